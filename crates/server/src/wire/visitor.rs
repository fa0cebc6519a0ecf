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
    /// The unfinished game that counts, however it ends: there is at most one, and no other ranked
    /// game begins before its end.
    pub at_stake: Option<RunningGame>,
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
    /// In how many days, the last one begun counting as one, the game is given up for a visitor who
    /// does not move; nothing when it is not.
    pub days_left: Option<u32>,
}
