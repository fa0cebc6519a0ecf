//! Who plays, and how players are ranked.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, Level, Opponent};

/// `GET /api/players`: who plays on this device. So answers everything that changes them.
///
/// `POST /api/players` with a [`NewPlayer`] adds one, who plays from then on;
/// `POST /api/players/{id}/play` lets another play; `PATCH` renames and `DELETE` removes
/// `/api/players/{id}`; `GET /api/players/{id}/export` is all that is kept of one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Players {
    /// Whose turn at the device it is.
    pub current: String,
    /// Oldest first.
    pub players: Vec<Player>,
}

/// Somebody who plays on this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    pub id: String,
    /// Nothing until they have given one: only those who have are on the leaderboards.
    pub name: Option<String>,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// The name of a player: 1 to 24 characters.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPlayer {
    pub name: String,
}

/// Games from the same kinds of start are ranked together; texts `pool-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    Standard,
    Chess960,
}

/// What a game was to its player; texts `score-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    Win,
    Draw,
    Loss,
}

/// Which games are asked for; texts `score-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreWanted {
    Win,
    Draw,
    Loss,
    Unfinished,
}

/// Why a game does not count for the rankings; texts `unranked-CODE`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Unranked {
    /// Two people play at one screen.
    SameScreen,
    /// It was not to count.
    NotAsked,
    /// It began from a position set up.
    SetPosition,
    /// Its rules end games otherwise than the Laws of FIDE.
    Rules,
    /// The two sides have different times.
    ClockOdds,
    /// A move was taken back.
    TakeBack,
    /// Advice was asked for.
    Hint,
    /// It was called off.
    CalledOff,
}

/// `GET /api/games/{game}/ranking`: what the game is to the rankings.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum GameRanking {
    /// It will count when it ends as it goes on.
    Open { pool: Pool },
    /// It does not count.
    Unranked { reason: Unranked },
    /// It has counted.
    Ranked {
        pool: Pool,
        level: Level,
        level_rating: f64,
        score: Score,
        /// What was to be expected of this score before the game, from 0 (a loss) to 1 (a win).
        expected: f64,
        before: f64,
        after: f64,
        /// Whether the rating is still little more than a guess.
        provisional: bool,
        /// How many rated games the player has played in this pool, this one included.
        games: u32,
        /// The player's thinking time, in milliseconds.
        #[ts(type = "number")]
        thinking: u64,
        /// The best time of their earlier wins against this level.
        #[ts(type = "number | null")]
        best_before: Option<u64>,
        /// The level to try next.
        next: Level,
        /// Whether the player has a name, and so is on the leaderboards.
        named: bool,
    },
}

/// `GET /api/profile`: what is known of whoever plays now.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    pub player: Player,
    /// One for each pool in which they have played a rated game.
    pub standings: Vec<PoolStanding>,
    /// One for each pool and level they have won against in a rated game.
    pub best_times: Vec<BestTime>,
    /// All games, rated or not.
    pub games: u32,
    /// The level to try next.
    pub next: Level,
}

/// A player's rating, and how it came about.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PoolStanding {
    pub pool: Pool,
    pub rating: f64,
    /// The player's strength is within twice this of the rating, with a probability of 95 %.
    pub deviation: f64,
    pub provisional: bool,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// The rating after each game, oldest first; the last 500.
    pub points: Vec<RatingPoint>,
}

/// The rating after a game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingPoint {
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    pub rating: f64,
}

/// A player's quickest win against a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestTime {
    pub pool: Pool,
    pub level: Level,
    pub game: String,
    /// In milliseconds.
    #[ts(type = "number")]
    pub thinking: u64,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// `GET /api/levels`: how strong the levels are, from the weakest to the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LevelStrength {
    pub level: Level,
    /// On the scale of the ratings.
    pub rating: f64,
    /// It is between these with a probability of 95 %.
    pub low: f64,
    pub high: f64,
    /// Whether games have measured it; it is an estimate otherwise.
    pub measured: bool,
}

/// `GET /api/leaderboards/elo?pool=`: the first hundred by rating, and whoever asks.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EloRow {
    /// 1 for the first; equals share a place.
    pub place: u32,
    /// Nothing only for whoever asks, if they have none.
    pub name: Option<String>,
    pub you: bool,
    pub rating: f64,
    pub provisional: bool,
    pub games: u32,
}

/// `GET /api/leaderboards/speed?pool=&level=`: the first hundred by their best time, and whoever
/// asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SpeedRow {
    /// 1 for the first; equals share a place.
    pub place: u32,
    /// Nothing only for whoever asks, if they have none.
    pub name: Option<String>,
    pub you: bool,
    /// In milliseconds.
    #[ts(type = "number")]
    pub thinking: u64,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// `GET /api/games?level=&score=&rated=&since=&before=`: games of whoever plays now, newest first.
/// `level` is a level or `same-screen`; `score` a [`ScoreWanted`]; `rated` is `true` or
/// `false`; games begun at or after `since` and before `before`, in milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct History {
    pub games: Vec<PlayedGame>,
    /// The `before` of the next page, if there are more games.
    #[ts(type = "number | null")]
    pub more: Option<i64>,
}

/// A game of the history.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayedGame {
    pub game: String,
    pub opponent: Opponent,
    pub you: Color,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Half-moves played.
    pub plies: u32,
    /// Nothing while it goes on.
    pub end: Option<PlayedEnd>,
    /// Nothing when it did not count.
    pub change: Option<RatingChange>,
}

/// How a game of the history ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayedEnd {
    /// Nothing when the game was called off.
    pub result: Option<Winner>,
    /// The rule; texts `result-REASON`.
    pub reason: String,
}

/// Who won, if anybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    White,
    Black,
    Nobody,
}

/// What a game made of a rating.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingChange {
    pub before: f64,
    pub after: f64,
    /// The player's thinking time, in milliseconds.
    #[ts(type = "number")]
    pub thinking: u64,
}
