-- What players have learnt.

CREATE TABLE lesson_read (
    player TEXT   NOT NULL REFERENCES player (id),
    lesson TEXT   NOT NULL, -- the name of its file, the same in all languages
    at     BIGINT NOT NULL, -- milliseconds since 1970, as everywhere here
    PRIMARY KEY (player, lesson)
);

-- The exercises of lessons that were answered, and the drawn ones that were missed and have not been
-- learnt since. `step` and `due` are their card: what has none is not asked again.
CREATE TABLE exercise_answer (
    player     TEXT   NOT NULL REFERENCES player (id),
    exercise   TEXT   NOT NULL,
    kind       TEXT   NOT NULL,
    answers    BIGINT NOT NULL,
    missed     BIGINT NOT NULL, -- how many of them were wrong
    last_right BIGINT NOT NULL, -- 1 when the last one was right
    at         BIGINT NOT NULL,
    step       BIGINT,
    due        BIGINT,          -- a day, counted from 1970
    PRIMARY KEY (player, exercise)
);

CREATE INDEX exercise_due ON exercise_answer (player, due);

-- How a player does with each kind, all answers counted.
CREATE TABLE exercise_form (
    player     TEXT   NOT NULL REFERENCES player (id),
    kind       TEXT   NOT NULL,
    answers    BIGINT NOT NULL,
    missed     BIGINT NOT NULL,
    difficulty BIGINT NOT NULL, -- of the next drawn one
    run        BIGINT NOT NULL, -- right ones in a row at this difficulty; wrong ones below nothing
    PRIMARY KEY (player, kind)
);

CREATE TABLE class (
    code    TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    teacher TEXT   NOT NULL REFERENCES player (id),
    created BIGINT NOT NULL
);

CREATE INDEX class_teacher ON class (teacher);

CREATE TABLE pupil (
    class  TEXT   NOT NULL REFERENCES class (code),
    player TEXT   NOT NULL REFERENCES player (id),
    number BIGINT NOT NULL, -- in the order of joining; not given twice while somebody later is there
    joined BIGINT NOT NULL,
    PRIMARY KEY (class, player),
    UNIQUE (class, number)
);

CREATE INDEX pupil_player ON pupil (player);
