use serde::{Deserialize, Serialize};

/// What the players agreed on besides the Laws: a set of choices, stored with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rulebook {
    /// Whether a move may be taken back.
    pub take_back: TakeBack,
}

/// Whether a move may be taken back (FIDE 4.7 says never).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBack {
    /// A move made is made.
    Never,
    /// Whenever the player likes, as in a game against the computer.
    Free,
}

impl Rulebook {
    /// A game against the computer: the automatic endings of FIDE, and free take-backs.
    pub const SOLO: Self = Self { take_back: TakeBack::Free };
}
