//! Whoever thinks for the computer.

use std::fmt::Debug;

use roque_engine::{Choice, Stop, Time};
use roque_game::Game;

use crate::wire::Level;

/// Thinks about positions; the engine is one, and tests give others.
pub trait Thinker: Debug + Send + Sync + 'static {
    /// A legal move of the side to move, and what it thinks of the position. It is called on a
    /// thread of its own, in positions that have a legal move, and returns, with whatever it has
    /// found, soon after `stop` is raised.
    fn consider(&self, question: &Question<'_>, stop: &Stop) -> Option<Choice>;
}

/// What is to be thought about.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    pub game: &'a Game,
    /// How well.
    pub level: Level,
    /// The clock in which to think, if it runs for the computer.
    pub clock: Option<Time>,
    /// The game's own: it makes one game differ from another, and the same question get the same
    /// answer.
    pub seed: u64,
}
