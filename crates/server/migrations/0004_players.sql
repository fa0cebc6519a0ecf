-- Who plays: a visitor of a game is a player. Those of one device know of each other.
CREATE TABLE player (
    id      TEXT   NOT NULL PRIMARY KEY,
    device  TEXT   NOT NULL,
    name    TEXT,            -- none until it is given
    created BIGINT NOT NULL  -- milliseconds since 1970
);

CREATE INDEX player_device ON player (device);

INSERT INTO player (id, device, created)
SELECT visitor, visitor, MIN(created) FROM game GROUP BY visitor;

-- 1 when the game was to count for the rankings; whether it does follows from its events.
ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

-- `white`, `black`, `draw`, or `none` for a game called off; nothing while it goes on.
ALTER TABLE game ADD COLUMN result TEXT;
UPDATE game SET result = COALESCE(
    (SELECT CASE
        WHEN last.payload LIKE '%"reason":"aborted"%' THEN 'none'
        WHEN last.payload LIKE '%"winner":"white"%' THEN 'white'
        WHEN last.payload LIKE '%"winner":"black"%' THEN 'black'
        ELSE 'draw' END
     FROM game_event AS last WHERE last.game = game.id AND last.seq = game.seq),
    'none')
WHERE ended IS NOT NULL;

CREATE INDEX game_history ON game (visitor, created);

-- The games that counted, and what each made of its player's rating. All of it follows from the log
-- and from the rating the level had then.
CREATE TABLE rated_game (
    game            TEXT             NOT NULL PRIMARY KEY REFERENCES game (id),
    player          TEXT             NOT NULL REFERENCES player (id),
    pool            TEXT             NOT NULL, -- `standard` or `chess960`
    number          BIGINT           NOT NULL, -- 1, 2, 3… of the player in the pool
    level           TEXT             NOT NULL,
    level_rating    DOUBLE PRECISION NOT NULL,
    level_deviation DOUBLE PRECISION NOT NULL,
    score           TEXT             NOT NULL, -- `win`, `draw` or `loss`
    thinking        BIGINT           NOT NULL, -- the player's, in milliseconds of service time
    at              BIGINT           NOT NULL, -- milliseconds since 1970
    before          DOUBLE PRECISION NOT NULL, -- the player's rating
    rating          DOUBLE PRECISION NOT NULL, -- and after the game, with the next two
    deviation       DOUBLE PRECISION NOT NULL,
    volatility      DOUBLE PRECISION NOT NULL,
    UNIQUE (player, pool, number)
);

CREATE INDEX rated_game_time ON rated_game (pool, level, score, thinking);
