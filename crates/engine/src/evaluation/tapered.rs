use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use roque_rules::{Board, Role};

use crate::score::Value;

/// A worth in the middlegame and another in the endgame; positions lie somewhere between.
///
/// Both are halves of one number, so that one addition adds both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tapered(i64);

/// The phase of the full set of pieces.
pub(super) const OPENING: Value = 24;
/// The scale of an endgame that is worth what it seems.
pub(super) const FULL: Value = 64;

/// From 0, no pieces left, to 24, all of them: how much of the middlegame there is.
#[inline(always)]
pub(super) fn phase(board: &Board) -> Value {
    let weight = |role, each: usize| board.role(role).len() * each;
    let sum = weight(Role::Knight, 1)
        + weight(Role::Bishop, 1)
        + weight(Role::Rook, 2)
        + weight(Role::Queen, 4);
    (sum as Value).min(OPENING)
}

impl Tapered {
    pub(super) const ZERO: Self = Self(0);

    pub(super) const fn new(middle: Value, end: Value) -> Self {
        Self(((middle as i64) << 32) + end as i64)
    }

    /// In the middlegame. What the lower half has borrowed is given back by rounding.
    pub(super) const fn middle(self) -> Value {
        ((self.0 + (1 << 31)) >> 32) as Value
    }

    /// In the endgame.
    pub(super) const fn end(self) -> Value {
        self.0 as Value
    }

    /// The worth at a phase.
    pub(super) fn at(self, phase: Value) -> Value {
        self.scaled(phase, FULL)
    }

    /// The worth at a phase when the endgame is worth only so many parts in [`FULL`].
    #[inline(always)]
    pub(super) fn scaled(self, phase: Value, scale: Value) -> Value {
        let end = self.end() * scale / FULL;
        (self.middle() * phase + end * (OPENING - phase)) / OPENING
    }
}

impl Add for Tapered {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Tapered {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Tapered {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Tapered {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// So many times.
impl Mul<Value> for Tapered {
    type Output = Self;

    #[inline(always)]
    fn mul(self, times: Value) -> Self {
        Self(self.0 * i64::from(times))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_halves_of_a_sum_are_the_sums_of_the_halves(
            a in -30_000..30_000, b in -30_000..30_000, c in -30_000..30_000, d in -30_000..30_000,
            times in -60..60,
        ) {
            let sum = Tapered::new(a, b) * times - Tapered::new(c, d);
            prop_assert_eq!((sum.middle(), sum.end()), (a * times - c, b * times - d));
        }
    }
}
