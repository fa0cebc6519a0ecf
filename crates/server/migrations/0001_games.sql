-- The log is the truth; `game` is its index, written in the same transaction.
CREATE TABLE game (
    id      TEXT   NOT NULL PRIMARY KEY,
    visitor TEXT   NOT NULL,
    color   TEXT   NOT NULL, -- the visitor's side; the computer has the other
    level   TEXT   NOT NULL,
    seq     BIGINT NOT NULL, -- of the last event
    plies   BIGINT NOT NULL,
    turn    TEXT   NOT NULL,
    created BIGINT NOT NULL, -- milliseconds since 1970, as are the next two
    updated BIGINT NOT NULL,
    ended   BIGINT
);

CREATE INDEX game_running ON game (visitor, updated) WHERE ended IS NULL;
CREATE INDEX game_computer_to_move ON game (id) WHERE ended IS NULL AND turn <> color;

CREATE TABLE game_event (
    game    TEXT   NOT NULL REFERENCES game (id),
    seq     BIGINT NOT NULL, -- 1, 2, 3… within a game
    at      BIGINT NOT NULL, -- milliseconds since 1970
    payload TEXT   NOT NULL, -- the event, in JSON
    PRIMARY KEY (game, seq)
);

CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL      -- hexadecimal
);

CREATE TABLE heartbeat (
    id           BIGINT NOT NULL PRIMARY KEY,
    service_time BIGINT NOT NULL -- milliseconds
);
INSERT INTO heartbeat (id, service_time) VALUES (0, 0);
