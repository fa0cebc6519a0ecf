//! The computer as an opponent.

use roque_engine::{Level as Strength, Stop};
use roque_game::Game;
use roque_rules::Move;

use super::Opponent;
use crate::wire::Level;

#[derive(Debug)]
pub(crate) struct Computer;

impl Opponent for Computer {
    fn choose(&self, game: &Game, level: Level, seed: u64, stop: &Stop) -> Option<Move> {
        strength(level).choose(game.history(), seed, stop)
    }
}

const fn strength(level: Level) -> Strength {
    match level {
        Level::Easy => Strength::Easy,
        Level::Medium => Strength::Medium,
        Level::Hard => Strength::Hard,
        Level::Expert => Strength::Expert,
    }
}
