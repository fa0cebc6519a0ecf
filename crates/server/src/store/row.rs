//! A game's row in the index, and the words its columns hold.

use roque_game::Ending;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{GameId, StoreError, VisitorId};
use crate::wire::{Color, Level, Opponent, Pool, Score};

/// Who plays whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub visitor: VisitorId,
    /// The visitor's side; at one screen they hold the other one too.
    pub color: Color,
    pub opponent: Opponent,
    /// Whether the game was to count for the rankings.
    pub rated: bool,
}

impl Seat {
    /// Whether the visitor may act for this side.
    pub fn holds(&self, side: Color) -> bool {
        self.opponent == Opponent::SameScreen || self.color == side
    }

    /// The computer's side and level, if it plays.
    pub fn computer(&self) -> Option<(Color, Level)> {
        match self.opponent {
            Opponent::Computer { level } => Some((!self.color, level)),
            Opponent::SameScreen => None,
        }
    }
}

/// How a game ended, as far as the index tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Won(Color),
    Drawn,
    CalledOff,
}

impl From<Ending> for End {
    fn from(ending: Ending) -> Self {
        match ending.outcome() {
            None => Self::CalledOff,
            Some(outcome) => {
                outcome.winner().map_or(Self::Drawn, |winner| Self::Won(winner.into()))
            }
        }
    }
}

/// What the index says of a game as it stands after its last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub plies: u32,
    pub turn: Color,
    /// Nothing while the game goes on.
    pub end: Option<End>,
    /// When the server has to take the game up by itself, in service time: at once (0) when the
    /// computer has something to do, at the fall of the flag while a clock runs, when a ranked game
    /// is given up for a player who stays away.
    pub wakes_at: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    pub seat: Seat,
    pub standing: Standing,
    /// When the game was created, in milliseconds since 1970.
    pub created: i64,
}

impl GameRow {
    pub(super) fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: game_id(row.try_get("id")?)?,
            seat: Seat {
                visitor: visitor_id(row.try_get("visitor")?)?,
                color: color(row.try_get("color")?)?,
                opponent: opponent(row.try_get("opponent")?)?,
                rated: row.try_get::<i64, _>("rated")? == 1,
            },
            standing: Standing {
                plies: row.try_get::<i64, _>("plies")? as u32,
                turn: color(row.try_get("turn")?)?,
                end: row.try_get::<Option<String>, _>("result")?.map(end).transpose()?,
                wakes_at: row.try_get::<Option<i64>, _>("wakes_at")?.map(|at| at as u64),
            },
            created: row.try_get("created")?,
        })
    }
}

pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn color(word: String) -> Result<Color, StoreError> {
    let colors = [Color::White, Color::Black];
    colors.into_iter().find(|&color| color_word(color) == word).ok_or(unknown("the color", word))
}

pub(super) fn level(word: String) -> Result<Level, StoreError> {
    Level::ALL
        .into_iter()
        .find(|&level| level.identifier() == word)
        .ok_or(unknown("the level", word))
}

pub(super) const fn end_word(end: End) -> &'static str {
    match end {
        End::Won(color) => color_word(color),
        End::Drawn => "draw",
        End::CalledOff => "none",
    }
}

fn end(word: String) -> Result<End, StoreError> {
    [End::Won(Color::White), End::Won(Color::Black), End::Drawn, End::CalledOff]
        .into_iter()
        .find(|&end| end_word(end) == word)
        .ok_or(unknown("the result", word))
}

pub(super) const fn pool_word(pool: Pool) -> &'static str {
    match pool {
        Pool::Standard => "standard",
        Pool::Chess960 => "chess960",
    }
}

pub(super) fn pool(word: String) -> Result<Pool, StoreError> {
    let pools = [Pool::Standard, Pool::Chess960];
    pools.into_iter().find(|&pool| pool_word(pool) == word).ok_or(unknown("the pool", word))
}

pub(super) const fn score_word(score: Score) -> &'static str {
    match score {
        Score::Win => "win",
        Score::Draw => "draw",
        Score::Loss => "loss",
    }
}

pub(super) fn score(word: String) -> Result<Score, StoreError> {
    let scores = [Score::Win, Score::Draw, Score::Loss];
    scores.into_iter().find(|&score| score_word(score) == word).ok_or(unknown("the score", word))
}

pub(super) fn visitor_id(word: String) -> Result<VisitorId, StoreError> {
    VisitorId::parse(&word).ok_or(unknown("the visitor", word))
}

pub(super) fn opponent_word(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer { level } => level.identifier(),
        Opponent::SameScreen => "same-screen",
    }
}

/// The opponent of that name.
pub(crate) fn opponent_of(word: &str) -> Option<Opponent> {
    let computers = Level::ALL.map(|level| Opponent::Computer { level });
    let mut all = computers.into_iter().chain([Opponent::SameScreen]);
    all.find(|&opponent| opponent_word(opponent) == word)
}

fn opponent(word: String) -> Result<Opponent, StoreError> {
    opponent_of(&word).ok_or(unknown("the opponent", word))
}

pub(super) fn game_id(word: String) -> Result<GameId, StoreError> {
    GameId::parse(&word).ok_or(unknown("the game", word))
}

pub(super) fn secret(word: &str) -> Result<[u8; 64], StoreError> {
    let bytes: Option<Vec<u8>> = (0..word.len())
        .step_by(2)
        .map(|at| word.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()))
        .collect();
    // The word itself stays out of the error, which ends in a log.
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or(unknown("a secret", String::new()))
}

pub(super) fn unknown(what: &'static str, found: String) -> StoreError {
    StoreError::Unknown { what, found }
}
