//! Who plays: programs that speak UCI or xboard, and Roque's levels.

mod allowance;
mod contender;
mod level;
mod process;
mod uci;
mod xboard;

use std::time::Duration;

use roque_engine::Score;
use roque_rules::Move;

pub use allowance::{Allowance, Limit, ParseLimitError};
pub use contender::{Contender, Kind, ParseContenderError, Protocol, Waits};

use crate::Line;

/// Somebody who plays games, one after the other.
pub trait Player: Send {
    /// A new game begins. What is left to chance in it follows the seed.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// The move for the side to move of a game that is not over.
    fn think(&mut self, line: &Line, allowance: &Allowance) -> Result<Answer, Fault>;
}

/// A move, and what its player tells of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The move, which is legal.
    pub mv: Move,
    /// What the player thinks of the position, for itself.
    pub score: Option<Score>,
    /// How deep it looked, in half-moves.
    pub depth: Option<u32>,
    /// How many positions it looked at.
    pub nodes: Option<u64>,
    /// How long it thought.
    pub elapsed: Duration,
}

/// Why there is no move. Any of these loses the game; the player is started anew.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It could not be started, ended by itself, or failed.
    #[error("crashed: {0}")]
    Crash(String),
    /// The move is against the rules, or no move.
    #[error("illegal move {0:?}")]
    Illegal(String),
    /// The time allowed was over, and the margin as well.
    #[error("lost on time after {} ms", elapsed.as_millis())]
    Time {
        /// How long it has been thinking.
        elapsed: Duration,
    },
    /// No answer, where no clock says how long one may take.
    #[error("gave no answer to `{question}` for {} ms", waited.as_millis())]
    Hang {
        /// What it was asked.
        question: String,
        /// How long it was waited for.
        waited: Duration,
    },
}
