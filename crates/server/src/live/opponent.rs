//! Who the visitor plays against.

use std::fmt::Debug;

use roque_engine::Stop;
use roque_game::Game;
use roque_rules::Move;

use crate::wire::Level;

/// Chooses moves; the computer is one, and tests give others.
pub trait Opponent: Debug + Send + Sync + 'static {
    /// A legal move in the present position, which has one. The seed is the game's own: it makes
    /// one game differ from another, and the same question get the same answer. It is called on a
    /// thread of its own and returns, with whatever it has found, soon after `stop` is raised.
    fn choose(&self, game: &Game, level: Level, seed: u64, stop: &Stop) -> Option<Move>;
}
