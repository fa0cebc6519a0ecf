-- The costliest move of a game against the computer, looked for once: facts in JSON, `null` when no
-- move cost much. What is said of them follows from the game.
CREATE TABLE review (
    game    TEXT NOT NULL PRIMARY KEY REFERENCES game (id),
    finding TEXT NOT NULL
);
