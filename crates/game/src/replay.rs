use roque_notation::fen;
use roque_rules::{Color, IllegalMove};

use crate::Event;

/// What keeps a log from being a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The log is empty or begins with something else than a start, or starts twice.
    #[error("a game's log has one start, as its first event")]
    Start,
    /// The log was written by a version of Roque that this one does not know.
    #[error("events of version {0} are unknown here; this is version {version}", version = Event::VERSION)]
    Version(u32),
    /// The start position cannot be read.
    #[error(transparent)]
    Position(#[from] fen::ReadError),
    /// A stored move is no move.
    #[error("{0:?} is no move")]
    Move(String),
    /// A stored move is illegal where it stands.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// More half-moves were to remain than there were.
    #[error("the log keeps {kept} half-moves of {played}")]
    TookBack {
        /// The half-moves to remain.
        kept: u32,
        /// The half-moves there were.
        played: usize,
    },
    /// Something is answered that nobody asked.
    #[error("the log answers an offer or a wish that nobody has expressed")]
    NothingAsked,
    /// The rule of a stored end is unknown, or does not go with the winner.
    #[error("unknown end of a game: {reason:?}, won by {winner:?}")]
    Ended {
        /// The rule.
        reason: String,
        /// The winner.
        winner: Option<Color>,
    },
    /// Something follows the end.
    #[error("an event follows the end of the game")]
    AfterEnd,
}
