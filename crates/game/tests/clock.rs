//! Clocks: computed to the millisecond from when actions happened, never ticked.

mod common;

use std::num::NonZeroU32;

use common::{Kept, play};
use proptest::prelude::*;
use roque_game::{
    Action, Allowance, Bonus, FideSpeed, Game, InvalidTimeControl, Millis, Period, Refusal,
    Rulebook, Speed, Start, TimeControl,
};
use roque_rules::Color::{Black, White};

const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn one_period(seconds: u64, bonus: Bonus) -> TimeControl {
    TimeControl::same(Allowance::single(Millis::seconds(seconds), bonus))
}

/// White's time after thinking for so long about each of its moves, Black answering at once.
fn left_after(clock: TimeControl, thoughts: &[u64]) -> u64 {
    let mut kept = Kept::timed(Rulebook::FIDE, clock);
    let mut now = 0;
    for (number, thought) in thoughts.iter().enumerate() {
        now += thought;
        kept.play(SHUFFLE[number * 2 % 4], now);
        kept.play(SHUFFLE[(number * 2 + 1) % 4], now);
    }
    kept.game.time_left(White, Millis(now)).expect("a clock").0
}

#[test]
fn each_bonus_gives_what_its_name_says() {
    let seconds = Millis::seconds;
    let cases = [
        (Bonus::None, [4_000, 1_000], 60_000 - 5_000),
        (Bonus::Increment(seconds(2)), [4_000, 1_000], 60_000 - 5_000 + 4_000),
        (Bonus::Bronstein(seconds(2)), [4_000, 1_000], 60_000 - 2_000),
        (Bonus::Delay(seconds(2)), [4_000, 1_000], 60_000 - 2_000),
    ];
    for (bonus, thoughts, left) in cases {
        assert_eq!(left_after(one_period(60, bonus), &thoughts), left, "{bonus:?}");
    }
}

#[test]
fn a_delay_lets_the_flag_fall_later_and_bronstein_does_not() {
    let deadline = |bonus| {
        let kept = Kept::timed(Rulebook::FIDE, one_period(60, bonus));
        kept.game.deadline().expect("a clock runs").0
    };
    assert_eq!(deadline(Bonus::None), 60_000);
    assert_eq!(deadline(Bonus::Increment(Millis(2_000))), 60_000);
    assert_eq!(deadline(Bonus::Bronstein(Millis(2_000))), 60_000);
    assert_eq!(deadline(Bonus::Delay(Millis(2_000))), 62_000);
}

#[test]
fn a_period_gives_its_time_when_the_moves_of_the_one_before_are_made() {
    let period = |seconds, moves, bonus| Period {
        time: Millis::seconds(seconds),
        moves: NonZeroU32::new(moves),
        bonus,
    };
    let increment = Bonus::Increment(Millis(500));
    let clock = TimeControl::same(Allowance::Periods {
        first: period(60, 2, Bonus::None),
        then: vec![period(30, 2, increment), period(10, 1, Bonus::None)],
    });
    let left = |moves: usize| left_after(clock.clone(), &vec![1_000; moves]);
    assert_eq!(left(1), 59_000);
    assert_eq!(left(2), 58_000 + 30_000, "the second period has begun");
    assert_eq!(left(3), 87_000 + 500);
    assert_eq!(left(4), 86_000 + 1_000 + 10_000, "the third period has begun");
    assert_eq!(left(6), 97_000 - 2_000 + 2 * 10_000, "the last period begins again");
}

#[test]
fn a_period_that_is_not_finished_in_time_loses_even_if_another_would_follow() {
    let first = Period { time: Millis(1_000), moves: NonZeroU32::new(40), bonus: Bonus::None };
    let then = vec![Period::to_the_end(Millis(9_000), Bonus::None)];
    let mut kept =
        Kept::timed(Rulebook::FIDE, TimeControl::same(Allowance::Periods { first, then }));
    kept.act(Black, Action::Flag, 1_000).expect("the flag has fallen");
    assert_eq!(kept.end(), Some(("0-1".into(), "time")));
}

#[test]
fn odds_are_two_different_times() {
    let clock =
        TimeControl { black: one_period(30, Bonus::None).black, ..TimeControl::fischer(5, 0) };
    let mut kept = Kept::timed(Rulebook::FIDE, clock);
    let left = |kept: &Kept, now| {
        [White, Black].map(|side| kept.game.time_left(side, Millis(now)).expect("a clock").0)
    };
    assert_eq!(left(&kept, 1_000), [299_000, 30_000]);
    kept.play("e2e4", 1_000);
    assert_eq!(left(&kept, 3_000), [299_000, 28_000]);
    assert_eq!(kept.game.deadline(), Some(Millis(31_000)));
}

#[test]
fn by_correspondence_each_move_has_its_days() {
    let day = Millis::days(1).0;
    let mut kept = Kept::timed(Rulebook::FIDE, TimeControl::correspondence(3));
    kept.play("e2e4", 2 * day);
    assert_eq!(kept.game.deadline(), Some(Millis(5 * day)));
    kept.play("e7e5", 4 * day);
    assert_eq!(kept.game.time_left(White, Millis(5 * day)), Some(Millis(2 * day)));
    kept.act(White, Action::Flag, 7 * day).expect("the flag has fallen");
    assert_eq!(kept.end(), Some(("0-1".into(), "time")));
}

#[test]
fn first_moves_may_be_free_of_charge() {
    let clock = TimeControl { untimed_plies: 2, ..TimeControl::fischer(1, 2) };
    let mut kept = Kept::timed(Rulebook::FIDE, clock);
    assert_eq!(kept.game.deadline(), None, "no clock runs yet");
    kept.play("e2e4", 100_000);
    kept.play("e7e5", 200_000);
    assert_eq!(kept.game.time_left(White, Millis(200_000)), Some(Millis::minutes(1)));
    assert_eq!(kept.game.time_left(Black, Millis(200_000)), Some(Millis::minutes(1)));
    assert_eq!(kept.game.thinking_time(White), Millis(100_000), "it is measured all the same");
    assert_eq!(kept.game.deadline(), Some(Millis(260_000)));
}

#[test]
fn without_a_clock_thinking_time_is_measured_and_no_flag_falls() {
    let mut kept = Kept::by(Rulebook::ECHEC_ROYAL);
    kept.play("e2e4", 123_456);
    assert_eq!(kept.game.thinking_time(White), Millis(123_456));
    assert_eq!((kept.game.time_left(White, Millis(0)), kept.game.deadline()), (None, None));
    assert_eq!(kept.refused(White, Action::Flag), "no-clock");
}

#[test]
fn a_flag_falls_at_the_millisecond_and_whatever_is_asked_then_finds_it_fallen() {
    let clock = || TimeControl::fischer(1, 0);
    let mut kept = Kept::timed(Rulebook::FIDE, clock());
    assert_eq!(kept.act(Black, Action::Flag, 59_999), Err(Refusal::FlagNotFallen));
    kept.play("e2e4", 59_999);
    assert_eq!(kept.game.time_left(White, Millis(70_000)), Some(Millis(1)));

    for action in [play("e2e4"), Action::Resign, Action::OfferDraw, Action::Flag, Action::Abort] {
        let mut kept = Kept::timed(Rulebook::FIDE, clock());
        kept.act(White, action, 60_000).expect("the flag comes first");
        assert_eq!(kept.end(), Some(("0-1".into(), "time")), "{action:?}");
        assert!(kept.game.plies().is_empty());
        assert_eq!(kept.game.time_left(White, Millis(99_000)), Some(Millis::ZERO));
    }
}

#[test]
fn the_clock_stands_when_the_game_is_over() {
    let mut kept = Kept::timed(Rulebook::FIDE, TimeControl::fischer(5, 0));
    kept.play("f2f3", 1_000);
    kept.play("e7e5", 2_000);
    kept.play("g2g4", 3_000);
    kept.play("d8h4", 4_000);
    assert_eq!(kept.game.time_left(White, Millis(999_000)), Some(Millis(298_000)));
    assert_eq!(kept.game.deadline(), None);
    kept.act(White, Action::Flag, 999_000).expect_err("a mate stands");
    assert_eq!(kept.end(), Some(("0-1".into(), "checkmate")));
}

/// Bug kind L04: the clock after a take-back is the one that stood there before.
#[test]
fn a_take_back_puts_the_clocks_back_to_where_they_stood() {
    let mut kept = Kept::timed(Rulebook::INITIATION, TimeControl::fischer(3, 2));
    let left = |kept: &Kept, now| {
        [White, Black].map(|side| kept.game.time_left(side, Millis(now)).expect("a clock").0)
    };
    kept.play("e2e4", 1_000);
    kept.play("e7e5", 6_000);
    let before = left(&kept, 6_000);
    assert_eq!(before, [181_000, 177_000]);
    kept.play("g1f3", 9_000);
    kept.act(White, Action::TakeBack, 9_500).unwrap();
    kept.act(Black, Action::AnswerTakeBack(true), 13_000).unwrap();
    assert_eq!(kept.game.turn(), White);
    assert_eq!(left(&kept, 13_000), before, "as they stood when White began to think");
    assert_eq!(left(&kept, 14_000), [before[0] - 1_000, before[1]], "White's clock runs");

    kept.play("d2d4", 14_000);
    kept.act(White, Action::TakeBack, 14_000).unwrap();
    kept.act(Black, Action::AnswerTakeBack(true), 15_000).unwrap();
    kept.play("b1c3", 15_000);
    for _ in 0..2 {
        let by = !kept.game.turn();
        kept.act(by, Action::TakeBack, 20_000).unwrap();
        kept.act(!by, Action::AnswerTakeBack(true), 20_000).unwrap();
    }
    kept.act(White, Action::TakeBack, 20_000).unwrap();
    kept.act(Black, Action::AnswerTakeBack(true), 20_000).unwrap();
    assert!(kept.game.plies().is_empty());
    assert_eq!(left(&kept, 20_000), [180_000, 180_000], "at the start, the start's");
}

#[test]
fn what_stood_on_the_clock_after_each_move_is_kept_for_the_score_sheet() {
    let mut kept = Kept::timed(Rulebook::FIDE, TimeControl::fischer(3, 2));
    kept.play("e2e4", 5_000);
    kept.play("e7e5", 6_500);
    let left: Vec<_> = (0..3).map(|ply| kept.game.time_left_after(ply)).collect();
    assert_eq!(left, [Some(Millis(177_000)), Some(Millis(180_500)), None]);
}

#[test]
fn speeds_have_the_bounds_of_the_laws_and_of_custom() {
    use FideSpeed::{Blitz, Rapid, Standard};
    let cases = [
        ((5, 0), Blitz, Speed::Blitz),
        ((10, 0), Blitz, Speed::Rapid),
        ((10, 1), Rapid, Speed::Rapid),
        ((3, 2), Blitz, Speed::Blitz),
        ((2, 1), Blitz, Speed::Bullet),
        ((30, 30), Standard, Speed::Classical),
        ((15, 10), Rapid, Speed::Rapid),
        ((59, 0), Rapid, Speed::Classical),
        ((60, 0), Standard, Speed::Classical),
    ];
    for ((minutes, seconds), fide, online) in cases {
        let clock = TimeControl::fischer(minutes, seconds);
        assert_eq!((clock.fide_speed(), clock.speed()), (fide, online), "{minutes}+{seconds}");
    }
    assert_eq!(one_period(15, Bonus::None).speed(), Speed::Ultrabullet);
    assert_eq!(TimeControl::correspondence(2).speed(), Speed::Correspondence);
    assert_eq!(TimeControl::correspondence(2).fide_speed(), Standard);
    let forty = Period {
        time: Millis::minutes(90),
        moves: NonZeroU32::new(40),
        bonus: Bonus::Increment(Millis::seconds(30)),
    };
    let then = vec![Period::to_the_end(Millis::minutes(30), forty.bonus)];
    let classical = TimeControl::same(Allowance::Periods { first: forty, then });
    assert_eq!(classical.white.time_for(60), Millis::minutes(90 + 30 + 30));
    assert_eq!(classical.fide_speed(), Standard);
}

#[test]
fn a_clock_nobody_can_play_with_is_refused_with_its_fault() {
    let single = |time| TimeControl::same(Allowance::single(time, Bonus::None)).check();
    assert_eq!(single(Millis::ZERO), Err(InvalidTimeControl::NoTime));
    let long = TimeControl::LONGEST + Millis(1);
    assert_eq!(single(long), Err(InvalidTimeControl::Long(long)));
    let bonus = TimeControl::same(Allowance::single(Millis(1), Bonus::Increment(long)));
    assert_eq!(bonus.check(), Err(InvalidTimeControl::Long(long)));
    let period = Period::to_the_end(Millis(1), Bonus::None);
    let many = Allowance::Periods { first: period, then: vec![period; 10] };
    assert_eq!(TimeControl::same(many).check(), Err(InvalidTimeControl::ManyPeriods));
    let odds =
        TimeControl { black: Allowance::PerMove(Millis::ZERO), ..TimeControl::fischer(1, 0) };
    assert_eq!(odds.check(), Err(InvalidTimeControl::NoTime));
    for (minutes, seconds) in TimeControl::USUAL {
        assert_eq!(TimeControl::fischer(minutes, seconds).check(), Ok(()));
    }
}

#[test]
fn a_time_control_is_written_as_pgn_has_it() {
    let pgn = |clock: TimeControl| clock.pgn();
    assert_eq!(pgn(TimeControl::fischer(5, 0)).as_deref(), Some("300"));
    assert_eq!(pgn(TimeControl::fischer(3, 2)).as_deref(), Some("180+2"));
    assert_eq!(pgn(TimeControl::correspondence(3)).as_deref(), Some("1/259200"));
    let bonus = Bonus::Increment(Millis::seconds(30));
    let first = Period { time: Millis::minutes(90), moves: NonZeroU32::new(40), bonus };
    let then = vec![Period::to_the_end(Millis::minutes(30), bonus)];
    let classical = TimeControl::same(Allowance::Periods { first, then });
    assert_eq!(pgn(classical.clone()).as_deref(), Some("40/5400+30:1800+30"));
    assert_eq!(pgn(TimeControl { black: TimeControl::fischer(1, 0).black, ..classical }), None);
    assert_eq!(pgn(one_period(60, Bonus::Delay(Millis(2_000)))), None);
    assert_eq!(pgn(TimeControl::same(Allowance::single(Millis(1_500), Bonus::None))), None);
}

fn bonuses() -> impl Strategy<Value = Bonus> + Clone {
    (0u8..4, 0u64..3_000).prop_map(|(kind, span)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(Millis(span)),
        2 => Bonus::Bronstein(Millis(span)),
        _ => Bonus::Delay(Millis(span)),
    })
}

fn allowances() -> impl Strategy<Value = Allowance> {
    let period = (1u64..20_000, 0u32..5, bonuses()).prop_map(|(time, moves, bonus)| Period {
        time: Millis(time),
        moves: NonZeroU32::new(moves),
        bonus,
    });
    prop_oneof![
        4 => (period.clone(), proptest::collection::vec(period, 0..3))
            .prop_map(|(first, then)| Allowance::Periods { first, then }),
        1 => (1u64..20_000).prop_map(|time| Allowance::PerMove(Millis(time))),
    ]
}

/// An independent account of one side's clock: what it was given, and what it used.
#[derive(Clone, Copy)]
struct Account {
    given: u64,
    used: u64,
    moves: u32,
}

impl Account {
    fn open(allowance: &Allowance) -> Self {
        let given = match allowance {
            Allowance::PerMove(time) => time.0,
            Allowance::Periods { first, .. } => first.time.0,
        };
        Self { given, used: 0, moves: 0 }
    }

    /// The period in which the next move is made: by adding up all moves before it.
    fn period(&self, allowance: &Allowance) -> Option<Period> {
        let Allowance::Periods { first, then } = allowance else { return None };
        let mut left = self.moves;
        let mut periods = std::iter::once(first).chain(then).peekable();
        while let Some(period) = periods.next() {
            match period.moves.map(NonZeroU32::get) {
                Some(moves) if left >= moves && periods.peek().is_some() => left -= moves,
                _ => return Some(*period),
            }
        }
        None
    }

    fn charge(bonus: Bonus, thought: u64) -> u64 {
        match bonus {
            Bonus::Delay(span) => thought.saturating_sub(span.0),
            _ => thought,
        }
    }

    /// A move after so long a thought; `None` for one that costs no time and brings none.
    fn press(&mut self, allowance: &Allowance, thought: Option<u64>) {
        let Some(period) = self.period(allowance) else {
            *self = Self { moves: self.moves + 1, ..Self::open(allowance) };
            return;
        };
        if let Some(thought) = thought {
            self.used += Self::charge(period.bonus, thought);
            self.given += match period.bonus {
                Bonus::Increment(span) => span.0,
                Bonus::Bronstein(span) => span.0.min(thought),
                _ => 0,
            };
        }
        let before = self.periods_begun(allowance);
        self.moves += 1;
        if self.periods_begun(allowance) > before {
            self.given += self.period(allowance).expect("periods").time.0;
        }
    }

    fn periods_begun(&self, allowance: &Allowance) -> u32 {
        let Allowance::Periods { first, then } = allowance else { return 0 };
        let (mut left, mut begun) = (self.moves, 1);
        let mut period = first;
        let mut rest = then.iter();
        while let Some(moves) = period.moves.filter(|moves| moves.get() <= left) {
            left -= moves.get();
            begun += 1;
            period = rest.next().unwrap_or(period);
        }
        begun
    }

    fn left(&self, allowance: &Allowance, thought: u64) -> u64 {
        let bonus = self.period(allowance).map_or(Bonus::None, |period| period.bonus);
        (self.given - self.used).saturating_sub(Self::charge(bonus, thought))
    }
}

proptest! {
    /// Whatever is done and whenever: what a side has left is what it was given less what it used,
    /// to the millisecond; the sides' thinking adds up to the time that has passed; and the flag
    /// falls at the deadline, neither before nor after.
    #[test]
    fn no_millisecond_is_lost_or_made(
        white in allowances(),
        black in allowances(),
        untimed_plies in 0u32..4,
        steps in proptest::collection::vec((0u64..2_500, 0u8..12), 1..80),
    ) {
        let clock = TimeControl { white, black, untimed_plies };
        let rulebook = Rulebook { take_back: roque_game::TakeBack::Free, ..Rulebook::COMMENT_JOUER };
        let start = Start { rulebook, clock: Some(clock.clone()), ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        // The accounts after each half-move, and the moment the present turn began.
        let mut accounts = vec![[White, Black].map(|side| Account::open(clock.of(side)))];
        let (mut now, mut since, mut taken_back) = (0, 0, 0);
        for (wait, kind) in steps {
            now += wait;
            let turn = game.turn();
            let plies = accounts.len() - 1;
            let thought = if plies >= untimed_plies as usize { now - since } else { 0 };
            let present = accounts[plies];
            let left = [White, Black].map(|side| {
                let thought = if side == turn { thought } else { 0 };
                present[side as usize].left(clock.of(side), thought)
            });
            for side in [White, Black] {
                prop_assert_eq!(game.time_left(side, Millis(now)), Some(Millis(left[side as usize])));
            }
            prop_assert_eq!(
                game.thinking_time(White).0 + game.thinking_time(Black).0 + (now - since) + taken_back,
                now
            );
            if let Some(deadline) = game.deadline() {
                prop_assert_eq!(deadline.0 <= now, left[turn as usize] == 0);
                prop_assert_eq!(game.time_left(turn, deadline), Some(Millis::ZERO));
                let before = Millis(deadline.0 - 1);
                prop_assert!(before.0 < since || game.time_left(turn, before) > Some(Millis::ZERO));
            }
            let action = match kind {
                0 => Action::TakeBack,
                1 => Action::OfferDraw,
                2 => Action::DeclineDraw,
                _ => play(SHUFFLE[plies % 4]),
            };
            let decided = game.act(turn, action, Millis(now));
            if game.is_over() {
                let reason = game.ending().expect("an end").code();
                prop_assert!(reason != "time" || left[turn as usize] == 0);
                break;
            }
            prop_assert!(left[turn as usize] > 0, "a game goes on only while there is time");
            if decided.is_ok() && action == Action::TakeBack {
                taken_back = now - (0..plies - 2).map(|ply| game.plies()[ply].spent.0).sum::<u64>();
                accounts.truncate(plies - 1);
                since = now;
            } else if kind > 2 {
                let timed = plies >= untimed_plies as usize;
                let mut next = present;
                next[turn as usize].press(clock.of(turn), timed.then_some(thought));
                accounts.push(next);
                since = now;
            }
        }
    }
}
