use std::num::NonZeroU32;

use roque_rules::Color;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// How much time each side has: what players call the cadence. The two sides may differ, which is
/// how odds are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TimeControl {
    /// White's time.
    pub white: Allowance,
    /// Black's time.
    pub black: Allowance,
    /// Half-moves played before the clocks run: 0 over the board, 2 where each side's first move is
    /// free of charge.
    #[serde(default)]
    pub untimed_plies: u32,
}

/// The time of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Allowance {
    /// One period, or several that follow one another.
    Periods {
        /// The first period.
        first: Period,
        /// The others. The last one begins again if it has a number of moves.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<Period>,
    },
    /// So long for each move, as in a game by correspondence.
    PerMove(Millis),
}

/// A stretch of a game with its own time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Period {
    /// The time given when the period begins; what was left is kept.
    pub time: Millis,
    /// The moves to be made in it; `None` when it lasts to the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<NonZeroU32>,
    /// What each move adds or costs nothing.
    #[serde(default, skip_serializing_if = "Bonus::is_none")]
    pub bonus: Bonus,
}

/// Time that comes with each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// None: sudden death.
    #[default]
    None,
    /// Added after each move (Fischer).
    Increment(Millis),
    /// What was used of it is given back after each move, and no more (Bronstein).
    Bronstein(Millis),
    /// The clock begins to run so long after the turn has begun (simple delay; FIDE 6.3.2).
    Delay(Millis),
}

impl Bonus {
    fn is_none(&self) -> bool {
        *self == Self::None
    }

    /// Its length.
    pub const fn span(self) -> Millis {
        match self {
            Self::None => Millis::ZERO,
            Self::Increment(span) | Self::Bronstein(span) | Self::Delay(span) => span,
        }
    }
}

impl Period {
    /// A period to the end of the game.
    pub const fn to_the_end(time: Millis, bonus: Bonus) -> Self {
        Self { time, moves: None, bonus }
    }

    fn pgn(&self) -> Option<String> {
        let moves = self.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let bonus = match self.bonus {
            Bonus::None => String::new(),
            Bonus::Increment(span) => format!("+{}", whole_seconds(span)?),
            Bonus::Bronstein(_) | Bonus::Delay(_) => return None,
        };
        Some(format!("{moves}{}{bonus}", whole_seconds(self.time)?))
    }
}

impl Allowance {
    /// One period to the end of the game.
    pub const fn single(time: Millis, bonus: Bonus) -> Self {
        Self::Periods { first: Period::to_the_end(time, bonus), then: Vec::new() }
    }

    /// The period of this number, the first being 0; the last one if there are not so many.
    pub(crate) fn period(&self, number: usize) -> Option<&Period> {
        match self {
            Self::PerMove(_) => None,
            Self::Periods { first, then } => {
                number.min(then.len()).checked_sub(1).map_or(Some(first), |index| then.get(index))
            }
        }
    }

    /// The time that a side has, its bonus counted, to make its first `moves` moves.
    pub fn time_for(&self, moves: u32) -> Millis {
        let mut total = Millis::ZERO;
        let mut left = moves;
        let mut number = 0;
        loop {
            let Some(period) = self.period(number) else { return Millis(u64::MAX) };
            let played = period.moves.map_or(left, |most| left.min(most.get()));
            total = total + period.time + period.bonus.span().times(u64::from(played));
            left -= played;
            if left == 0 {
                return total;
            }
            number += 1;
        }
    }

    fn check(&self) -> Result<(), InvalidTimeControl> {
        let periods = match self {
            Self::PerMove(time) => return check_time(*time),
            Self::Periods { first, then } => std::iter::once(first).chain(then),
        };
        for (number, period) in periods.enumerate() {
            if number >= TimeControl::MOST_PERIODS {
                return Err(InvalidTimeControl::ManyPeriods);
            }
            check_time(period.time)?;
            if period.bonus.span() > TimeControl::LONGEST {
                return Err(InvalidTimeControl::Long(period.bonus.span()));
            }
        }
        Ok(())
    }
}

fn whole_seconds(span: Millis) -> Option<u64> {
    span.0.is_multiple_of(1_000).then_some(span.0 / 1_000)
}

fn check_time(time: Millis) -> Result<(), InvalidTimeControl> {
    match time {
        Millis::ZERO => Err(InvalidTimeControl::NoTime),
        long if long > TimeControl::LONGEST => Err(InvalidTimeControl::Long(long)),
        _ => Ok(()),
    }
}

/// What keeps a time control from being of use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTimeControl {
    /// A side begins a period or a move without any time.
    #[error("a clock needs time: a period or a move of 0 ms cannot be played")]
    NoTime,
    /// A span longer than the longest one.
    #[error("{} ms are too long; a clock holds at most {} ms (a year)", .0.0, TimeControl::LONGEST.0)]
    Long(Millis),
    /// More periods than anybody plays.
    #[error("too many periods; there may be {} of them", TimeControl::MOST_PERIODS)]
    ManyPeriods,
}

impl TimeControl {
    /// The longest span that may be asked for: a year.
    pub const LONGEST: Millis = Millis::days(366);
    /// The most periods a side may have.
    pub const MOST_PERIODS: usize = 10;
    /// What is usual online, in minutes and seconds of increment.
    pub const USUAL: [(u64, u64); 11] = [
        (1, 0),
        (2, 1),
        (3, 0),
        (3, 2),
        (5, 0),
        (5, 3),
        (10, 0),
        (10, 5),
        (15, 10),
        (30, 0),
        (30, 20),
    ];

    /// The same time for both sides, from the first move on.
    pub fn same(allowance: Allowance) -> Self {
        Self { white: allowance.clone(), black: allowance, untimed_plies: 0 }
    }

    /// A main time, and perhaps seconds added after each move: `fischer(3, 2)` is 3+2.
    pub fn fischer(minutes: u64, seconds: u64) -> Self {
        let bonus = match seconds {
            0 => Bonus::None,
            _ => Bonus::Increment(Millis::seconds(seconds)),
        };
        Self::same(Allowance::single(Millis::minutes(minutes), bonus))
    }

    /// So many days a move.
    pub fn correspondence(days: u64) -> Self {
        Self::same(Allowance::PerMove(Millis::days(days)))
    }

    /// The time of one side.
    pub fn of(&self, color: Color) -> &Allowance {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// As PGN's `TimeControl` tag has it, `40/5400+30:1800+30`, in seconds; time for each move as
    /// `1/259200`. `None` where the tag has no form: odds, delays, and spans that are no whole
    /// seconds.
    pub fn pgn(&self) -> Option<String> {
        if self.white != self.black {
            return None;
        }
        match &self.white {
            Allowance::PerMove(time) => Some(format!("1/{}", whole_seconds(*time)?)),
            Allowance::Periods { first, then } => {
                let periods = std::iter::once(first).chain(then).map(Period::pgn);
                Some(periods.collect::<Option<Vec<_>>>()?.join(":"))
            }
        }
    }

    /// Whether it can be played: to be asked of what comes from outside.
    pub fn check(&self) -> Result<(), InvalidTimeControl> {
        self.white.check()?;
        self.black.check()
    }
}
