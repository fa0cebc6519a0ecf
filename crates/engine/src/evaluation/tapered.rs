use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use roque_rules::{Board, Role};

use crate::score::Value;

/// A worth in the middlegame and another in the endgame; positions lie somewhere between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tapered {
    middle: Value,
    end: Value,
}

/// The phase of the full set of pieces.
const OPENING: Value = 24;

/// From 0, no pieces left, to 24, all of them: how much of the middlegame there is.
pub(super) fn phase(board: &Board) -> Value {
    let weight = |role, each: usize| board.role(role).len() * each;
    let sum = weight(Role::Knight, 1)
        + weight(Role::Bishop, 1)
        + weight(Role::Rook, 2)
        + weight(Role::Queen, 4);
    (sum as Value).min(OPENING)
}

impl Tapered {
    pub(super) const ZERO: Self = Self::new(0, 0);

    pub(super) const fn new(middle: Value, end: Value) -> Self {
        Self { middle, end }
    }

    /// The worth at a phase.
    pub(super) fn at(self, phase: Value) -> Value {
        (self.middle * phase + self.end * (OPENING - phase)) / OPENING
    }
}

impl Add for Tapered {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.middle + other.middle, self.end + other.end)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Tapered {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for Tapered {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.middle, -self.end)
    }
}

/// So many times.
impl Mul<usize> for Tapered {
    type Output = Self;

    fn mul(self, times: usize) -> Self {
        Self::new(self.middle * times as Value, self.end * times as Value)
    }
}
