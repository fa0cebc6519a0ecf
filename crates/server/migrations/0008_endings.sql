-- The endings that players have mated, or held.

CREATE TABLE ending_done (
    player TEXT   NOT NULL REFERENCES player (id),
    ending TEXT   NOT NULL,
    aim    TEXT   NOT NULL, -- win or hold
    times  BIGINT NOT NULL,
    best   BIGINT NOT NULL, -- the fewest moves it took
    at     BIGINT NOT NULL, -- the last time
    PRIMARY KEY (player, ending, aim)
);
