-- When the server has to take the game up by itself, in service time: 0 when the computer has
-- something to do, the fall of the flag while a clock runs, nothing otherwise.
ALTER TABLE game ADD COLUMN wakes_at BIGINT;
UPDATE game SET wakes_at = 0 WHERE wakes = 1;

DROP INDEX game_waking;
ALTER TABLE game DROP COLUMN wakes;
CREATE INDEX game_waking ON game (wakes_at) WHERE wakes_at IS NOT NULL;
