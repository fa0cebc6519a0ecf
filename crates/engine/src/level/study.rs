use std::time::Duration;

use roque_rules::History;

use crate::{
    BestMove, Engine, Info, Knowledge, Limits, Stop, Time, evaluation::Evaluation, search::Mind,
};

/// How a player who calculates looks at a position: with the search of the strongest, held back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Study {
    /// Half-moves looked ahead.
    pub depth: u8,
    /// Captures and answers to checks followed past that, in half-moves.
    pub quiescence: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time, in case the machine is slow or busy.
    pub time: Duration,
    /// What it understands of a position.
    pub knowledge: Knowledge,
    /// How far off its judgement of a position may be, in centipawns either way. Moves nearer to
    /// each other than twice that are a matter of taste, and taste varies with the seed.
    pub blur: u16,
}

impl Study {
    /// The search of a player who sees this much, within these limits too. Without a limit of time,
    /// the player's own counts.
    pub(super) fn search(
        &self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let mind = Mind {
            evaluation: Evaluation { knowledge: self.knowledge, blur: self.blur, seed },
            quiescence: usize::from(self.quiescence),
        };
        let time = match limits.time {
            Time::Unlimited => Time::Move(self.time),
            time => time,
        };
        let depth = limits.depth.unwrap_or(u8::MAX).min(self.depth);
        let nodes = limits.nodes.unwrap_or(u64::MAX).min(self.nodes);
        let limits = Limits { depth: Some(depth), nodes: Some(nodes), time, ..limits.clone() };
        // Without memory of earlier searches, the same question gets the same answer.
        let mut engine = Engine::new(hash_megabytes(self.nodes));
        engine.think(mind, game, &limits, stop, on_info)
    }
}

/// Room for every position of a search this long.
fn hash_megabytes(nodes: u64) -> usize {
    1 + (nodes / 50_000).min(32) as usize
}
