//! What stands on the clock. It is computed from when the turn began, never ticked.

use roque_rules::{ByColor, Color};

use crate::Millis;
use crate::time_control::{Allowance, Bonus, TimeControl};

/// Both sides' time as it stood when a turn began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Clock(ByColor<Hand>);

/// One side's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hand {
    left: Millis,
    /// The number of the present period, from 0.
    period: usize,
    /// Moves made in it.
    made: u32,
}

impl Clock {
    pub(crate) fn new(control: &TimeControl) -> Self {
        let hand = |allowance: &Allowance| {
            let left = match allowance {
                Allowance::PerMove(time) => *time,
                Allowance::Periods { first, .. } => first.time,
            };
            Hand { left, period: 0, made: 0 }
        };
        Self(ByColor { white: hand(&control.white), black: hand(&control.black) })
    }

    /// What a side has left when it has thought for so long in this turn.
    pub(crate) fn left(&self, of: Color, allowance: &Allowance, thought: Millis) -> Millis {
        let hand = &self.0[of];
        hand.left.minus(charged(hand.bonus(allowance), thought))
    }

    /// How long the side may think in this turn before its flag falls.
    pub(crate) fn limit(&self, of: Color, allowance: &Allowance) -> Millis {
        let hand = &self.0[of];
        match hand.bonus(allowance) {
            Bonus::Delay(delay) => hand.left + delay,
            _ => hand.left,
        }
    }

    /// The side has moved after thinking for so long.
    pub(crate) fn press(&mut self, by: Color, allowance: &Allowance, thought: Millis) {
        let hand = &mut self.0[by];
        if let Allowance::PerMove(time) = allowance {
            hand.left = *time;
            return;
        }
        let bonus = hand.bonus(allowance);
        hand.left = hand.left.minus(charged(bonus, thought)) + given(bonus, thought);
        hand.count_move(allowance);
    }

    /// A move was made that cost no time.
    pub(crate) fn press_untimed(&mut self, by: Color, allowance: &Allowance) {
        self.0[by].count_move(allowance);
    }

    /// Gives a side more time.
    pub(crate) fn credit(&mut self, to: Color, span: Millis) {
        self.0[to].left = self.0[to].left + span;
    }
}

impl Hand {
    fn bonus(&self, allowance: &Allowance) -> Bonus {
        allowance.period(self.period).map_or(Bonus::None, |period| period.bonus)
    }

    fn count_move(&mut self, allowance: &Allowance) {
        self.made += 1;
        let due = allowance.period(self.period).and_then(|period| period.moves);
        if due.is_some_and(|due| self.made >= due.get()) {
            self.period += 1;
            self.made = 0;
            let next = allowance.period(self.period);
            self.left = self.left + next.map_or(Millis::ZERO, |period| period.time);
        }
    }
}

/// What thinking for so long takes from the clock.
fn charged(bonus: Bonus, thought: Millis) -> Millis {
    match bonus {
        Bonus::Delay(delay) => thought.minus(delay),
        Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => thought,
    }
}

/// What comes back with the move.
fn given(bonus: Bonus, thought: Millis) -> Millis {
    match bonus {
        Bonus::Increment(span) => span,
        Bonus::Bronstein(span) => span.min(thought),
        Bonus::None | Bonus::Delay(_) => Millis::ZERO,
    }
}
