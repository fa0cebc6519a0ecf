-- The four former levels are the nearest in strength of the fifteen.
CREATE TABLE former_level (former TEXT NOT NULL PRIMARY KEY, level TEXT NOT NULL);
INSERT INTO former_level (former, level)
VALUES ('easy', 'medium-2'), ('medium', 'hard-1'), ('hard', 'hard-3'), ('expert', 'full');

UPDATE game SET opponent = (SELECT level FROM former_level WHERE former = opponent)
WHERE opponent IN (SELECT former FROM former_level);
UPDATE rated_game SET level = (SELECT fl.level FROM former_level AS fl WHERE fl.former = rated_game.level)
WHERE level IN (SELECT former FROM former_level);

DROP TABLE former_level;
