//! How an opponent behaves at the board: how long it thinks, when it agrees to a draw, when it
//! gives up. All of it follows from what it thought and from the seed; no clock is read.

use std::time::Duration;

use super::Thought;
use crate::{Score, Time, evaluation::mix};

/// An opponent's manners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Temper {
    /// What an ordinary move takes it.
    pub pace: Duration,
    /// The most centipawns by which it may stand better and still agree to a draw.
    pub content: i32,
    /// Half-moves of the game before which it wants to play on, unless it stands worse.
    pub eager: usize,
    /// When it gives up; some never do.
    pub despair: Option<Despair>,
}

/// When a game is given up as lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Despair {
    /// Centipawns behind.
    pub behind: i32,
    /// Own moves in a row for which it has been so.
    pub moves: usize,
}

/// Whoever stands worse by this is glad of a draw at any time.
const RELIEVED: i32 = -150;
/// The most that a move takes when no clock says otherwise.
const LONGEST: Duration = Duration::from_secs(1);
/// The least: a hand has to reach the man.
const SHORTEST: Duration = Duration::from_millis(80);
/// The part of a clock that a move may look as if it took.
const SHARE: u32 = 60;

impl Temper {
    /// Plays fast, likes to be done, and never gives up: mate may be overlooked.
    pub(super) const CHILD: Self =
        Self { pace: Duration::from_millis(400), content: 150, eager: 30, despair: None };
    /// Hopes on to the end, and is content with little.
    pub(super) const AMATEUR: Self =
        Self { pace: Duration::from_millis(440), content: 60, eager: 40, despair: None };
    /// Gives up what is lost beyond doubt.
    pub(super) const CLUB: Self = Self {
        pace: Duration::from_millis(480),
        content: 25,
        eager: 50,
        despair: Some(Despair { behind: 1_000, moves: 5 }),
    };
    /// Plays equal positions on for long, and spares both sides what is decided.
    pub(super) const MASTER: Self = Self {
        pace: Duration::from_millis(520),
        content: 0,
        eager: 70,
        despair: Some(Despair { behind: 700, moves: 4 }),
    };

    /// How long the opponent is to be seen thinking about a move: longer where it was of two minds
    /// or found out something, shortly where there was nothing to choose. About a second at most,
    /// and on a clock no more than a small part of what is left.
    pub fn thinking(&self, thought: &Thought, clock: Option<Time>, seed: u64) -> Duration {
        let wanted = self.pace.mul_f64(effort(thought) * mood(seed));
        let most = match clock {
            Some(Time::Clock { remaining, increment, .. }) => remaining / SHARE + increment / 2,
            Some(Time::Move(time)) => time / 2,
            Some(Time::Unlimited) | None => LONGEST,
        };
        wanted.clamp(SHORTEST, LONGEST).min(most)
    }

    /// Whether the opponent agrees to a draw after so many half-moves of a game, thinking this of
    /// its own position.
    pub fn accepts_draw(&self, own: Score, half_moves: usize) -> bool {
        let own = own.in_centipawns();
        own <= RELIEVED || (own <= self.content && half_moves >= self.eager)
    }

    /// Whether the opponent gives up, having thought this of its own position at each of its moves,
    /// the last at the end.
    pub fn resigns(&self, own: &[Score]) -> bool {
        self.despair.is_some_and(|Despair { behind, moves }| {
            let recent = own.len().checked_sub(moves).map(|from| &own[from..]);
            recent.is_some_and(|recent| recent.iter().all(|own| own.in_centipawns() <= -behind))
        })
    }
}

/// How much there was to think about, 1 for an ordinary move.
fn effort(thought: &Thought) -> f64 {
    let Thought { moves, takes_back, changes, surprise, line } = *thought;
    if moves <= 1 {
        return 0.3;
    }
    let doubt = f64::from(changes.min(4)) * 0.25;
    let shock = f64::from(surprise.min(200)) / 200.0;
    let length = f64::from(line.min(12) as u8) / 24.0;
    let habit = if takes_back { 0.45 } else { 0.8 };
    habit * (1.0 + doubt + shock + length)
}

/// Between 0.75 and 1.25, by the seed.
fn mood(seed: u64) -> f64 {
    0.75 + f64::from((mix(seed) % 501) as u16) / 1_000.0
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const ORDINARY: Thought =
        Thought { moves: 30, takes_back: false, changes: 1, surprise: 20, line: 4 };

    fn tempers() -> [Temper; 4] {
        [Temper::CHILD, Temper::AMATEUR, Temper::CLUB, Temper::MASTER]
    }

    #[test]
    fn hard_choices_take_longer_and_forced_ones_are_played_at_once() {
        let only = Thought { moves: 1, ..ORDINARY };
        let back = Thought { takes_back: true, changes: 0, surprise: 0, ..ORDINARY };
        let torn = Thought { changes: 3, surprise: 150, ..ORDINARY };
        for temper in tempers() {
            for seed in 0..50 {
                let [only, back, ordinary, torn] =
                    [only, back, ORDINARY, torn].map(|it| temper.thinking(&it, None, seed));
                assert!(only < back && back < ordinary && ordinary < torn, "{temper:?} {seed}");
            }
        }
    }

    #[test]
    fn the_seed_varies_the_time_and_alone_decides_it() {
        let time = |seed| Temper::CLUB.thinking(&ORDINARY, None, seed);
        let times: std::collections::BTreeSet<_> = (0..50).map(time).collect();
        assert!(times.len() > 40, "{times:?}");
        assert_eq!(time(7), time(7));
    }

    proptest! {
        #[test]
        fn nobody_waits_longer_than_a_second_nor_is_a_clock_run_down(
            moves in 1_usize..220,
            takes_back: bool,
            changes in 0_u32..60,
            surprise in 0_u32..40_000,
            line in 0_usize..128,
            seed: u64,
            remaining in 0_u64..10_000_000,
        ) {
            let thought = Thought { moves, takes_back, changes, surprise, line };
            let remaining = Duration::from_millis(remaining);
            let clock = Time::Clock { remaining, increment: Duration::ZERO, moves_to_go: None };
            for temper in tempers() {
                let free = temper.thinking(&thought, None, seed);
                prop_assert!((SHORTEST..=LONGEST).contains(&free));
                prop_assert!(temper.thinking(&thought, Some(clock), seed) <= remaining / 60);
            }
        }
    }

    #[test]
    fn a_draw_is_refused_by_who_stands_better_and_at_first_by_who_stands_alike() {
        let cp = Score::Centipawns;
        for temper in tempers() {
            assert!(!temper.accepts_draw(cp(0), 4), "{temper:?}");
            assert!(temper.accepts_draw(cp(0), 100));
            assert!(temper.accepts_draw(cp(-400), 4));
            assert!(temper.accepts_draw(Score::Mate(-3), 4));
            assert!(!temper.accepts_draw(cp(500), 300));
            assert!(!temper.accepts_draw(Score::Mate(4), 300));
        }
        assert!(Temper::CHILD.accepts_draw(cp(100), 100), "the weak ones gladly");
        assert!(!Temper::MASTER.accepts_draw(cp(10), 100));
    }

    #[test]
    fn the_strong_give_up_what_has_been_hopeless_for_some_moves_and_the_weak_never() {
        let (lost, alive) = (Score::Centipawns(-1_500), Score::Centipawns(-200));
        let mated = Score::Mate(-2);
        for temper in [Temper::CLUB, Temper::MASTER] {
            assert!(temper.resigns(&[alive, lost, lost, lost, lost, mated]));
            assert!(!temper.resigns(&[lost, lost, lost, alive, lost, lost]));
            assert!(!temper.resigns(&[lost]), "not at the first sight of it");
            assert!(!temper.resigns(&[]));
            assert!(!temper.resigns(&[Score::Mate(2); 9]));
        }
        for temper in [Temper::CHILD, Temper::AMATEUR] {
            assert!(!temper.resigns(&[mated; 30]));
        }
    }
}
