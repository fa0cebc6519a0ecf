//! How a game is asked for.

use roque_game::{Rulebook, TimeControl};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/games`: start a game. All but the opponent may be left out.
///
/// `POST /api/games/{game}/rematch` starts the same game again with the colours swapped.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewGame {
    pub opponent: Opponent,
    /// The visitor's side, White when left out; at one screen, the side at the bottom.
    pub color: Option<ColorChoice>,
    /// The ordinary start when left out.
    pub start: Option<StartChoice>,
    /// `solo` against the computer and `fide` at one screen when left out.
    pub rules: Option<RulesChoice>,
    /// No clock when left out.
    pub clock: Option<TimeControl>,
    /// Whether the game is to count for the rankings, if all else allows it; yes when left out.
    pub rated: Option<bool>,
}

/// Who sits across the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Opponent {
    Computer {
        level: Level,
    },
    /// Somebody beside the visitor, who plays both sides.
    SameScreen,
}

/// How strong the computer is; its name is in the page's texts as `level-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

impl From<Level> for roque_engine::Level {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Self::Easy,
            Level::Medium => Self::Medium,
            Level::Hard => Self::Hard,
            Level::Expert => Self::Expert,
        }
    }
}

/// Which side the player asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ColorChoice {
    White,
    Black,
    Random,
}

/// Where a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum StartChoice {
    Ordinary,
    Chess960 {
        /// From 0 to 959; drawn at random when left out.
        number: Option<u16>,
    },
    Position {
        /// In FEN, X-FEN or Shredder-FEN.
        fen: String,
    },
}

/// What is agreed on besides how the men move.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RulesChoice {
    Preset {
        /// A name of `GET /api/rulebooks`.
        id: String,
    },
    Custom {
        rulebook: Rulebook,
    },
}

/// The answer to [`NewGame`] and to a rematch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Created {
    pub game: String,
}
