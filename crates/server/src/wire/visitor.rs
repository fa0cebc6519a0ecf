//! Who is visiting.

use serde::Serialize;
use ts_rs::TS;

use super::{Color, Opponent};

/// `GET /api/me`: who is visiting. The answer sets the visitor's cookie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// The unfinished game played last, to be resumed from the home page.
    pub running: Option<RunningGame>,
}

/// A game waiting to be resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RunningGame {
    pub game: String,
    pub opponent: Opponent,
    pub you: Color,
    /// Half-moves played so far.
    pub plies: u32,
    /// Whether the visitor has the move; at one screen, always.
    pub your_turn: bool,
}
