//! The games that counted for the rankings, and what they make of them.
//!
//! A row is written in the transaction of the event that ends its game. All of it can be reckoned
//! again from the log and from the rating that the level had.

use roque_game::Event;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::row::{self, End, GameRow, level, opponent_word, pool, pool_word, score, score_word};
use super::{GameId, Store, StoreError, VisitorId};
use crate::players::{Counted, Rating, Strength, strength};
use crate::wire::{
    BestTime, Color, EloRow, Level, Opponent, PlayedEnd, PlayedGame, Pool, RatingChange, Score,
    ScoreWanted, SpeedRow, Winner,
};

const MILLISECONDS_A_MINUTE: i64 = 60_000;
const MINUTES_A_DAY: f64 = 1440.0;
/// How many places a leaderboard has.
const PLACES: i64 = 100;
/// How many games a page of the history has.
pub(crate) const HISTORY_PAGE: i64 = 20;

/// A game that counted.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedGame {
    pub game: GameId,
    pub pool: Pool,
    /// 1 for the player's first in the pool.
    pub number: u32,
    pub level: Level,
    pub level_rating: f64,
    pub level_deviation: f64,
    pub score: Score,
    /// The player's thinking time, in milliseconds.
    pub thinking: u64,
    /// In milliseconds since 1970.
    pub at: i64,
    /// The player's rating before the game, as it was left by the one before.
    pub before: f64,
    pub after: Rating,
}

/// Which games of a player are wanted.
#[derive(Debug, Clone, Default)]
pub struct HistoryAsked {
    pub opponent: Option<Opponent>,
    pub score: Option<ScoreWanted>,
    /// Whether they counted for the rankings.
    pub rated: Option<bool>,
    /// Begun at this moment or later, in milliseconds since 1970.
    pub since: Option<i64>,
    /// Begun before this moment.
    pub before: Option<i64>,
}

/// Counts a game that has ended for its player; one that was deleted meanwhile has no rankings.
pub(super) async fn count(
    connection: &mut SqliteConnection,
    game: &GameId,
    counted: &Counted,
    at: i64,
) -> Result<(), StoreError> {
    let player = sqlx::query(
        "SELECT player.id FROM game JOIN player ON player.id = game.visitor WHERE game.id = $1",
    )
    .bind(game.as_str())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(player) = player else { return Ok(()) };
    let player: String = player.try_get("id")?;
    let last = sqlx::query(
        "SELECT * FROM rated_game WHERE player = $1 AND pool = $2 ORDER BY number DESC LIMIT 1",
    )
    .bind(&player)
    .bind(pool_word(counted.pool))
    .fetch_optional(&mut *connection)
    .await?;
    let last = last.as_ref().map(RatedGame::read).transpose()?;
    let rated = RatedGame::after(last.as_ref(), game, counted, at);
    insert(connection, &player, &rated).await
}

async fn insert(
    connection: &mut SqliteConnection,
    player: &str,
    rated: &RatedGame,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rated_game (game, player, pool, number, level, level_rating, level_deviation,
             score, thinking, at, before, rating, deviation, volatility)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
    )
    .bind(rated.game.as_str())
    .bind(player)
    .bind(pool_word(rated.pool))
    .bind(i64::from(rated.number))
    .bind(rated.level.identifier())
    .bind(rated.level_rating)
    .bind(rated.level_deviation)
    .bind(score_word(rated.score))
    .bind(rated.thinking as i64)
    .bind(rated.at)
    .bind(rated.before)
    .bind(rated.after.value)
    .bind(rated.after.deviation)
    .bind(rated.after.volatility)
    .execute(connection)
    .await?;
    Ok(())
}

impl RatedGame {
    /// What a game makes of the rating that the last one left, after the rest between them.
    fn after(last: Option<&Self>, game: &GameId, counted: &Counted, at: i64) -> Self {
        let level = strength(counted.level);
        let before = last.map_or(Rating::FIRST, |last| last.after);
        let rested = last.map_or(before, |last| last.rested(at));
        Self {
            game: game.clone(),
            pool: counted.pool,
            number: last.map_or(1, |last| last.number + 1),
            level: counted.level,
            level_rating: level.rating,
            level_deviation: level.deviation,
            score: counted.score,
            thinking: counted.thinking,
            at,
            before: before.value,
            after: rested.after(&level, counted.score),
        }
    }

    /// The rating it left, after the rest until a moment in milliseconds since 1970.
    pub fn rested(&self, until: i64) -> Rating {
        let minutes = (until - self.at) / MILLISECONDS_A_MINUTE;
        let minutes = u32::try_from(minutes.max(0)).unwrap_or(u32::MAX);
        self.after.rested(f64::from(minutes) / MINUTES_A_DAY)
    }

    /// How strong the level was when the game ended.
    pub fn strength(&self) -> Strength {
        let (rating, deviation) = (self.level_rating, self.level_deviation);
        Strength { rating, deviation, ..strength(self.level) }
    }

    fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self {
            game: row::game_id(row.try_get("game")?)?,
            pool: pool(row.try_get("pool")?)?,
            number: row.try_get::<i64, _>("number")? as u32,
            level: level(row.try_get("level")?)?,
            level_rating: row.try_get("level_rating")?,
            level_deviation: row.try_get("level_deviation")?,
            score: score(row.try_get("score")?)?,
            thinking: row.try_get::<i64, _>("thinking")? as u64,
            at: row.try_get("at")?,
            before: row.try_get("before")?,
            after: Rating {
                value: row.try_get("rating")?,
                deviation: row.try_get("deviation")?,
                volatility: row.try_get("volatility")?,
            },
        })
    }
}

impl Store {
    /// A player's games that counted, in the order in which they did, one pool after the other.
    pub async fn rated_games(&self, player: &VisitorId) -> Result<Vec<RatedGame>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM rated_game WHERE player = $1 ORDER BY pool DESC, number")
                .bind(player.as_str())
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(RatedGame::read).collect()
    }

    /// What a game counted as.
    pub async fn rated_game(&self, game: &GameId) -> Result<Option<RatedGame>, StoreError> {
        let row = sqlx::query("SELECT * FROM rated_game WHERE game = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(RatedGame::read).transpose()
    }

    /// A player's best time against each level: of equal ones, the first.
    pub async fn best_times(&self, player: &VisitorId) -> Result<Vec<BestTime>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM (
                 SELECT *, ROW_NUMBER() OVER (PARTITION BY pool, level ORDER BY thinking, at) AS own
                 FROM rated_game WHERE player = $1 AND score = 'win'
             ) AS wins WHERE own = 1 ORDER BY pool DESC, level_rating",
        )
        .bind(player.as_str())
        .fetch_all(&self.pool)
        .await?;
        let best = |row: &SqliteRow| {
            let RatedGame { pool, level, game, thinking, at, .. } = RatedGame::read(row)?;
            Ok(BestTime { pool, level, game: game.to_string(), thinking, at })
        };
        rows.iter().map(best).collect()
    }

    /// The players with a name by rating, and whoever asks.
    pub async fn elo(&self, of: Pool, asking: &VisitorId) -> Result<Vec<EloRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM (
                 SELECT last.*, player.name, RANK() OVER (ORDER BY last.rating DESC) AS place
                 FROM rated_game AS last JOIN player ON player.id = last.player
                 WHERE last.pool = $1 AND (player.name IS NOT NULL OR player.id = $2)
                 AND last.number = (
                     SELECT MAX(number) FROM rated_game
                     WHERE player = last.player AND pool = last.pool
                 )
             ) AS places WHERE place <= $3 OR player = $2 ORDER BY place, at",
        )
        .bind(pool_word(of))
        .bind(asking.as_str())
        .bind(PLACES)
        .fetch_all(&self.pool)
        .await?;
        let place = |row: &SqliteRow| {
            let RatedGame { number: games, after, .. } = RatedGame::read(row)?;
            Ok(EloRow {
                place: row.try_get::<i64, _>("place")? as u32,
                name: row.try_get("name")?,
                you: row.try_get::<String, _>("player")? == asking.as_str(),
                rating: after.value,
                provisional: after.is_provisional(),
                games,
            })
        };
        rows.iter().map(place).collect()
    }

    /// The players with a name by their best time against a level, and whoever asks.
    pub async fn speed(
        &self,
        of: Pool,
        against: Level,
        asking: &VisitorId,
    ) -> Result<Vec<SpeedRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM (
                 SELECT best.*, player.name, RANK() OVER (ORDER BY best.thinking) AS place FROM (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY player ORDER BY thinking, at) AS own
                     FROM rated_game WHERE pool = $1 AND level = $2 AND score = 'win'
                 ) AS best JOIN player ON player.id = best.player
                 WHERE best.own = 1 AND (player.name IS NOT NULL OR player.id = $3)
             ) AS places WHERE place <= $4 OR player = $3 ORDER BY place, at",
        )
        .bind(pool_word(of))
        .bind(against.identifier())
        .bind(asking.as_str())
        .bind(PLACES)
        .fetch_all(&self.pool)
        .await?;
        let place = |row: &SqliteRow| {
            Ok(SpeedRow {
                place: row.try_get::<i64, _>("place")? as u32,
                name: row.try_get("name")?,
                you: row.try_get::<String, _>("player")? == asking.as_str(),
                thinking: row.try_get::<i64, _>("thinking")? as u64,
                at: row.try_get("at")?,
            })
        };
        rows.iter().map(place).collect()
    }

    /// How many games a player has begun in which somebody moved or that have ended.
    pub async fn count_games(&self, player: &VisitorId) -> Result<u32, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS games FROM game
             WHERE visitor = $1 AND (plies > 0 OR ended IS NOT NULL)",
        )
        .bind(player.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get::<i64, _>("games")? as u32)
    }

    /// A player's games, newest first, a page of them; those in which nobody moved are left out.
    pub async fn history(
        &self,
        player: &VisitorId,
        asked: &HistoryAsked,
    ) -> Result<Vec<PlayedGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT game.*, last.payload, rated_game.before, rated_game.rating, rated_game.thinking
             FROM game
             JOIN game_event AS last ON last.game = game.id AND last.seq = game.seq
             LEFT JOIN rated_game ON rated_game.game = game.id
             WHERE game.visitor = $1 AND (game.plies > 0 OR game.ended IS NOT NULL)
             AND ($2 IS NULL OR game.opponent = $2)
             AND ($3 IS NULL OR $3 = CASE
                 WHEN game.ended IS NULL THEN 'unfinished'
                 WHEN game.result = 'draw' THEN 'draw'
                 WHEN game.result = 'none' OR game.opponent = 'same-screen' THEN 'none'
                 WHEN game.result = game.color THEN 'win'
                 ELSE 'loss' END)
             AND ($4 IS NULL OR $4 = CASE WHEN rated_game.game IS NULL THEN 0 ELSE 1 END)
             AND ($5 IS NULL OR game.created >= $5) AND ($6 IS NULL OR game.created < $6)
             ORDER BY game.created DESC, game.id LIMIT $7",
        )
        .bind(player.as_str())
        .bind(asked.opponent.map(opponent_word))
        .bind(asked.score.map(wanted_word))
        .bind(asked.rated.map(i64::from))
        .bind(asked.since)
        .bind(asked.before)
        .bind(HISTORY_PAGE)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(played).collect()
    }

    /// The index rows of all games of a player, oldest first.
    pub async fn games_of(&self, player: &VisitorId) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM game WHERE visitor = $1 ORDER BY created, id")
            .bind(player.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(GameRow::read).collect()
    }
}

const fn wanted_word(wanted: ScoreWanted) -> &'static str {
    match wanted {
        ScoreWanted::Win => score_word(Score::Win),
        ScoreWanted::Draw => score_word(Score::Draw),
        ScoreWanted::Loss => score_word(Score::Loss),
        ScoreWanted::Unfinished => "unfinished",
    }
}

fn played(row: &SqliteRow) -> Result<PlayedGame, StoreError> {
    let GameRow { id, seat, standing, created } = GameRow::read(row)?;
    let end = |end| {
        Ok::<_, StoreError>(PlayedEnd {
            result: match end {
                End::Won(Color::White) => Some(Winner::White),
                End::Won(Color::Black) => Some(Winner::Black),
                End::Drawn => Some(Winner::Nobody),
                End::CalledOff => None,
            },
            reason: reason(row.try_get("payload")?)?,
        })
    };
    let change = match row.try_get::<Option<f64>, _>("before")? {
        None => None,
        Some(before) => Some(RatingChange {
            before,
            after: row.try_get("rating")?,
            thinking: row.try_get::<i64, _>("thinking")? as u64,
        }),
    };
    Ok(PlayedGame {
        game: id.to_string(),
        opponent: seat.opponent,
        you: seat.color,
        created,
        plies: standing.plies,
        end: standing.end.map(end).transpose()?,
        change,
    })
}

/// The rule by which a game ended, from its last event.
fn reason(payload: String) -> Result<String, StoreError> {
    match serde_json::from_str(&payload) {
        Ok(Event::Ended { reason, .. }) => Ok(reason),
        _ => Err(row::unknown("the last event of a finished game", payload)),
    }
}
