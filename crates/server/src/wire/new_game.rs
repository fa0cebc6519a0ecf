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
    /// Whether the game is to count for the rankings, if all else allows it; no when left out. In
    /// a game that counts nothing is taken back and no hint is given (`game-counts`).
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

/// Who the computer is, by the identifier of the engine; the page's texts have the name as `level-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum Level {
    #[serde(rename = "easy-1")]
    Easy1,
    #[serde(rename = "easy-2")]
    Easy2,
    #[serde(rename = "easy-3")]
    Easy3,
    #[serde(rename = "medium-1")]
    Medium1,
    #[serde(rename = "medium-2")]
    Medium2,
    #[serde(rename = "medium-3")]
    Medium3,
    #[serde(rename = "hard-1")]
    Hard1,
    #[serde(rename = "hard-2")]
    Hard2,
    #[serde(rename = "hard-3")]
    Hard3,
    #[serde(rename = "expert-1")]
    Expert1,
    #[serde(rename = "expert-2")]
    Expert2,
    #[serde(rename = "expert-3")]
    Expert3,
    #[serde(rename = "master-1")]
    Master1,
    #[serde(rename = "master-2")]
    Master2,
    #[serde(rename = "full")]
    Full,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 15] = [
        Self::Easy1,
        Self::Easy2,
        Self::Easy3,
        Self::Medium1,
        Self::Medium2,
        Self::Medium3,
        Self::Hard1,
        Self::Hard2,
        Self::Hard3,
        Self::Expert1,
        Self::Expert2,
        Self::Expert3,
        Self::Master1,
        Self::Master2,
        Self::Full,
    ];

    /// As it is written on the wire and in the store.
    pub fn identifier(self) -> &'static str {
        roque_engine::Level::from(self).identifier()
    }
}

/// Both count the same opponents in the same order.
impl From<Level> for roque_engine::Level {
    fn from(level: Level) -> Self {
        Self::ALL[level as usize]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_knows_the_levels_by_the_engine_s_identifiers() {
        let written = Level::ALL.map(|level| serde_json::to_value(level).unwrap());
        assert_eq!(written, roque_engine::Level::ALL.map(roque_engine::Level::identifier));
        assert_eq!(Level::ALL.map(roque_engine::Level::from), roque_engine::Level::ALL);
    }
}
