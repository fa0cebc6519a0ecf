-- Whom the visitor plays: a level of the computer, or `same-screen`.
ALTER TABLE game RENAME COLUMN level TO opponent;

-- 1 when the server has to take the game up by itself after a restart.
ALTER TABLE game ADD COLUMN wakes BIGINT NOT NULL DEFAULT 0;
UPDATE game SET wakes = 1 WHERE ended IS NULL AND turn <> color;

DROP INDEX game_computer_to_move;
CREATE INDEX game_waking ON game (id) WHERE wakes = 1;
