//! A game's row in the index, and the words its columns hold.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{GameId, StoreError, VisitorId};
use crate::wire::{Color, Level, Opponent};

/// Who plays whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub visitor: VisitorId,
    /// The visitor's side; at one screen they hold the other one too.
    pub color: Color,
    pub opponent: Opponent,
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

/// What the index says of a game as it stands after its last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub plies: u32,
    pub turn: Color,
    pub over: bool,
    /// When the server has to take the game up by itself, in service time: at once (0) when the
    /// computer has something to do, at the fall of the flag while a clock runs.
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
        let visitor: String = row.try_get("visitor")?;
        Ok(Self {
            id: game_id(row.try_get("id")?)?,
            seat: Seat {
                visitor: VisitorId::parse(&visitor).ok_or(unknown("the visitor", visitor))?,
                color: color(row.try_get("color")?)?,
                opponent: opponent(row.try_get("opponent")?)?,
            },
            standing: Standing {
                plies: row.try_get::<i64, _>("plies")? as u32,
                turn: color(row.try_get("turn")?)?,
                over: row.try_get::<Option<i64>, _>("ended")?.is_some(),
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

pub(crate) const fn level_word(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Expert => "expert",
    }
}

fn color(word: String) -> Result<Color, StoreError> {
    let colors = [Color::White, Color::Black];
    colors.into_iter().find(|&color| color_word(color) == word).ok_or(unknown("the color", word))
}

pub(super) const fn opponent_word(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer { level } => level_word(level),
        Opponent::SameScreen => "same-screen",
    }
}

fn opponent(word: String) -> Result<Opponent, StoreError> {
    let levels = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];
    let computers = levels.map(|level| Opponent::Computer { level });
    computers
        .into_iter()
        .chain([Opponent::SameScreen])
        .find(|&opponent| opponent_word(opponent) == word)
        .ok_or(unknown("the opponent", word))
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

fn unknown(what: &'static str, found: String) -> StoreError {
    StoreError::Unknown { what, found }
}
