use std::time::Duration;

use roque_rules::Move;

/// What a search may spend; the first limit reached ends it. None at all: until it is stopped.
///
/// The first iteration, one move deep, is finished whatever the limits say, so that the answer is
/// never a blind one; only [`Stop`](crate::Stop) and a fifth of a second cut it short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Half-moves looked ahead; 0 counts as 1.
    pub depth: Option<u8>,
    /// Positions visited by all threads together, exactly so when there is one thread.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Time,
    /// What sending a move may cost outside the search: so much of the time is left alone.
    pub overhead: Duration,
    /// Moves of the side to move: a mate in so many is all that is looked for.
    pub mate: Option<u32>,
    /// The only moves to think about, when some are given and legal.
    pub moves: Vec<Move>,
    /// How many different first moves get a line and a value of their own; 0 counts as 1.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            time: Time::Unlimited,
            overhead: Duration::from_millis(20),
            mate: None,
            moves: Vec::new(),
            lines: 1,
        }
    }
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
