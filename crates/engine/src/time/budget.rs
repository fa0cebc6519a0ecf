use std::time::Duration;

use crate::{Limits, Time};

/// How many moves the rest of a game is expected to last.
const EXPECTED_MOVES: u32 = 28;
/// Moves to the next time control beyond which it makes no difference.
const FAR_CONTROL: u32 = 40;

/// How long to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Budget {
    /// No iteration begins after this, give or take what the search itself finds out
    /// ([`Patience`](super::Patience)).
    pub(super) soft: Duration,
    /// The search ends here, wherever it is.
    pub(super) hard: Duration,
    /// Whether time saved is time for later moves.
    pub(super) is_saved: bool,
}

impl Budget {
    /// Nothing when time does not count.
    pub(super) fn of(limits: &Limits) -> Option<Self> {
        let overhead = limits.overhead;
        match limits.time {
            Time::Unlimited => None,
            Time::Move(duration) => {
                let usable = duration.saturating_sub(overhead.min(duration / 4));
                Some(Self { soft: usable, hard: usable, is_saved: false })
            }
            Time::Clock { remaining, increment, moves_to_go } => {
                let usable = remaining.saturating_sub(overhead);
                let moves = moves_to_go.map_or(EXPECTED_MOVES, |moves| moves.clamp(1, FAR_CONTROL));
                let share = usable / moves + increment * 3 / 4;
                let hard = (share * 4).min(if moves == 1 { usable } else { usable * 2 / 5 });
                Some(Self { soft: (share * 3 / 5).min(hard), hard, is_saved: true })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let (remaining, increment) =
            (Duration::from_millis(remaining), Duration::from_millis(increment));
        let time = Time::Clock { remaining, increment, moves_to_go };
        Budget::of(&Limits { time, ..Limits::default() }).unwrap()
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

    #[test]
    fn the_overhead_is_left_on_the_clock() {
        let time = Time::Clock {
            remaining: Duration::from_millis(300),
            increment: Duration::from_secs(9),
            moves_to_go: Some(1),
        };
        for overhead in [0, 50, 299, 300, 5_000].map(Duration::from_millis) {
            let budget = Budget::of(&Limits { time, overhead, ..Limits::default() }).unwrap();
            assert_eq!(budget.hard, Duration::from_millis(300).saturating_sub(overhead));
        }
    }
}
