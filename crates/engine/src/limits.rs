use std::time::Duration;

use roque_rules::Move;

/// What a search may spend; the first limit reached ends it. None at all: until it is stopped.
///
/// The first iteration, one move deep, is finished whatever the limits say, so that the answer is
/// never a blind one; only [`Stop`](crate::Stop) and a fifth of a second cut it short.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Limits {
    /// Half-moves looked ahead; 0 counts as 1.
    pub depth: Option<u8>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Time,
    /// The only moves to think about, when some are given and legal.
    pub moves: Vec<Move>,
}

/// The time a search may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Time {
    /// As long as the other limits allow.
    #[default]
    Unlimited,
    /// This long for this move.
    Move(Duration),
    /// A share of what the clock still holds.
    Clock {
        /// On the clock of the side to move.
        remaining: Duration,
        /// Given back after each move.
        increment: Duration,
        /// Moves until the clock is filled again, if it ever is.
        moves_to_go: Option<u32>,
    },
}
