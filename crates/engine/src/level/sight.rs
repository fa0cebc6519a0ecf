use roque_rules::{History, Move};

use super::{Glance, Study};
use crate::{BestMove, Info, Limits, Stop};

/// What a player sees, which is all that makes it strong or weak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// It looks around, and overlooks things.
    Glance(Glance),
    /// It calculates.
    Study(Study),
}

impl Sight {
    /// The move of a player who sees this much.
    pub fn choose(&self, game: &History, seed: u64, stop: &Stop) -> Option<Move> {
        self.search(game, &Limits::default(), seed, stop, |_| {}).map(|best| best.mv)
    }

    /// The same within these limits too, for who wants to hear of it while it goes on. Without a limit
    /// of time, the player's own counts.
    pub fn search(
        &self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        match self {
            Self::Glance(glance) => glance.search(game, limits, seed, stop, on_info),
            Self::Study(study) => study.search(game, limits, seed, stop, on_info),
        }
    }
}
