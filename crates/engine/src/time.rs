//! From the clock to two moments: one after which no new iteration begins, one at which the search
//! ends wherever it is.

use std::time::{Duration, Instant};

use crate::{Limits, Stop, Time};

/// What sending a move may cost outside the search.
const OVERHEAD: Duration = Duration::from_millis(20);
/// How many moves the rest of a game is expected to last.
const EXPECTED_MOVES: u32 = 28;
/// What the first iteration may always take.
const FIRST_ITERATION: Duration = Duration::from_millis(200);
/// Positions between two looks at the clock: well under a millisecond.
const NODES_PER_LOOK: u64 = 512;

/// The search has to end now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stopped;

/// How long to think, from the start of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Budget {
    /// No iteration begins after this.
    soft: Duration,
    /// The search ends here.
    hard: Duration,
}

impl Budget {
    fn of(time: Time) -> Option<Self> {
        match time {
            Time::Unlimited => None,
            Time::Move(duration) => {
                let usable = duration.saturating_sub(OVERHEAD.min(duration / 4));
                Some(Self { soft: usable, hard: usable })
            }
            Time::Clock { remaining, increment, moves_to_go } => {
                let usable = remaining.saturating_sub(OVERHEAD);
                let moves = moves_to_go.map_or(EXPECTED_MOVES, |moves| moves.clamp(1, 40));
                let share = usable / moves + increment * 3 / 4;
                let hard = (share * 3).min(if moves == 1 { usable } else { usable * 2 / 5 });
                Some(Self { soft: (share * 3 / 5).min(hard), hard })
            }
        }
    }
}

/// Counts the positions of a search and says when it has to end.
#[derive(Debug)]
pub(crate) struct Watch<'a> {
    stop: &'a Stop,
    started: Instant,
    budget: Option<Budget>,
    max_nodes: u64,
    nodes: u64,
    answer_ready: bool,
}

impl<'a> Watch<'a> {
    pub(crate) fn start(limits: &Limits, stop: &'a Stop) -> Self {
        Self {
            stop,
            started: Instant::now(),
            budget: Budget::of(limits.time),
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            answer_ready: false,
        }
    }

    /// Counts one more position, unless the search has to end before it.
    pub(crate) fn visit(&mut self) -> Result<(), Stopped> {
        let spent = self.answer_ready && self.nodes >= self.max_nodes;
        if spent
            || self.stop.is_raised()
            || (self.nodes.is_multiple_of(NODES_PER_LOOK) && self.is_late())
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.budget.is_some_and(|Budget { hard, .. }| {
            let limit = if self.answer_ready { hard } else { hard.max(FIRST_ITERATION) };
            self.elapsed() >= limit
        })
    }

    /// An iteration is complete: there is something to answer from now on.
    pub(crate) fn note_answer(&mut self) {
        self.answer_ready = true;
    }

    /// Whether another iteration may begin.
    pub(crate) fn may_go_on(&self) -> bool {
        self.nodes < self.max_nodes
            && !self.stop.is_raised()
            && self.budget.is_none_or(|Budget { soft, .. }| self.elapsed() < soft)
    }

    /// Whether thinking longer costs something that could be saved.
    pub(crate) fn is_timed(&self) -> bool {
        self.budget.is_some()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let (remaining, increment) =
            (Duration::from_millis(remaining), Duration::from_millis(increment));
        Budget::of(Time::Clock { remaining, increment, moves_to_go }).unwrap()
    }

    #[test]
    fn no_clock_is_ever_overdrawn() {
        for remaining in [0, 1, 19, 20, 21, 100, 1_000, 60_000, 10_000_000] {
            for increment in [0, 1, 100, 30_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let budget = clock(remaining, increment, moves_to_go);
                    assert!(budget.soft <= budget.hard);
                    assert!(budget.hard <= Duration::from_millis(remaining));
                }
            }
        }
    }

    #[test]
    fn a_minute_lasts_a_whole_game() {
        let mut remaining = 60_000;
        for _ in 0..60 {
            remaining -= clock(remaining, 0, None).soft.as_millis() as u64;
        }
        assert!(remaining > 5_000, "{remaining} ms left after 60 moves");
    }

    #[test]
    fn the_last_move_before_the_control_may_use_what_is_left() {
        assert_eq!(clock(1_020, 0, Some(1)).hard, Duration::from_secs(1));
    }
}
