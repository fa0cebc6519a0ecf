//! Roque's opponents, in this process.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use roque_engine::{Info, Level, Limits, Stop, Time};

use super::{Allowance, Answer, Fault, Player};
use crate::Line;

pub(super) struct Opponent {
    level: Level,
    seed: u64,
}

impl Opponent {
    pub(super) fn new(level: Level) -> Self {
        Self { level, seed: 0 }
    }
}

impl Player for Opponent {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    /// Without a clock it thinks as far as its sight reaches, however long that takes, so that a busy
    /// machine does not make it weaker.
    fn think(&mut self, line: &Line, allowance: &Allowance) -> Result<Answer, Fault> {
        let time = match *allowance {
            Allowance::Clock { own, increment, .. } => {
                Time::Clock { remaining: own, increment, moves_to_go: None }
            }
            Allowance::MoveTime(time) => Time::Move(time),
            Allowance::Nodes(_) | Allowance::Depth(_) => Time::Unlimited,
        };
        let started = Instant::now();
        let limits = Limits { time, ..Limits::default() };
        let mut last: Option<Info> = None;
        let thinking = || {
            let note = |info: &Info| last = Some(info.clone());
            self.level.search(line.history(), &limits, self.seed, &Stop::new(), note)
        };
        let best = catch_unwind(AssertUnwindSafe(thinking))
            .map_err(|_| Fault::Crash("it panicked".to_owned()))?
            .ok_or_else(|| Fault::Illegal("none".to_owned()))?;
        Ok(Answer {
            mv: best.mv,
            score: last.as_ref().map(|info| info.score),
            depth: last.map(|info| info.depth),
            nodes: Some(best.nodes),
            elapsed: started.elapsed(),
        })
    }
}
