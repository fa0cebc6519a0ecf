use roque_rules::Color;
use serde::{Deserialize, Serialize};

/// Which side a player takes, game after game against the same opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colors {
    /// White in every game.
    White,
    /// Black in every game.
    Black,
    /// Drawn by lot for the first game, then the other side each time.
    DrawnThenSwapped,
}

impl Colors {
    /// The player's side in a game of this number, the first being 0, when the lot drawn for the
    /// first game was this side.
    pub fn in_game(self, number: u32, drawn: Color) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
            Self::DrawnThenSwapped if number.is_multiple_of(2) => drawn,
            Self::DrawnThenSwapped => !drawn,
        }
    }
}
