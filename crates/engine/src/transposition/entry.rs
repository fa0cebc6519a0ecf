use roque_rules::Move;

use crate::score::{DECISIVE, INFINITE, Value};

/// Which side of the truth a stored value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// More half-moves are not told apart.
pub(crate) const DEEPEST: i32 = 127;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move found, or the one that refuted. Whoever plays it checks that it is legal: two
    /// positions may share a key.
    pub(crate) mv: Option<Move>,
    /// As seen from the position itself: a mate is counted from there.
    pub(super) value: Value,
    pub(crate) bound: Bound,
    /// Half-moves searched below, from 0 to [`DEEPEST`].
    pub(crate) depth: i32,
    /// What the evaluation said without searching, if it was asked.
    pub(crate) evaluation: Option<Value>,
    /// Whether the position has been on a principal line.
    pub(crate) was_principal: bool,
}

impl Entry {
    /// What a search finds out about a position this many half-moves from its root.
    pub(crate) fn new((value, bound): (Value, Bound), depth: i32, ply: usize) -> Self {
        let value = if value >= DECISIVE {
            value + ply as Value
        } else if value <= -DECISIVE {
            value - ply as Value
        } else {
            value
        };
        Self { mv: None, value, bound, depth, evaluation: None, was_principal: false }
    }

    /// The value at this many half-moves from the root.
    pub(crate) fn value(&self, ply: usize) -> Value {
        if self.value >= DECISIVE {
            self.value - ply as Value
        } else if self.value <= -DECISIVE {
            self.value + ply as Value
        } else {
            self.value
        }
    }

    /// The least and the greatest that the truth may be, at this many half-moves from the root.
    pub(crate) fn range(&self, ply: usize) -> (Value, Value) {
        let value = self.value(ply);
        match self.bound {
            Bound::Lower => (value, INFINITE),
            Bound::Upper => (-INFINITE, value),
            Bound::Exact => (value, value),
        }
    }

    /// Whether the value settles a search of this window and depth.
    pub(crate) fn settles(&self, depth: i32, alpha: Value, beta: Value, ply: usize) -> bool {
        let value = self.value(ply);
        self.depth >= depth
            && match self.bound {
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::Exact => true,
            }
    }
}

/// An entry and the search that wrote it, in 64 bits, so that it is read and written whole: move
/// (16), value (16), evaluation (16), depth (7), on a principal line (1), age (6), bound (2). The
/// bound is 0 only where nothing has been written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Packed(pub(super) u64);

/// Searches that can be told apart.
pub(super) const AGES: u8 = 1 << 6;
const NO_EVALUATION: i16 = i16::MIN;

impl Packed {
    pub(super) const EMPTY: Self = Self(0);

    pub(super) fn new(entry: &Entry, age: u8) -> Self {
        let value = entry.value as i16;
        let evaluation = entry.evaluation.map_or(NO_EVALUATION, |value| value as i16);
        let bound = match entry.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        Self(
            u64::from(entry.mv.map_or(0, Move::to_bits))
                | u64::from(value as u16) << 16
                | u64::from(evaluation as u16) << 32
                | (entry.depth.clamp(0, 127) as u64) << 48
                | u64::from(entry.was_principal) << 55
                | u64::from(age % AGES) << 56
                | bound << 62,
        )
    }

    /// None where nothing has been written.
    pub(super) fn entry(self) -> Option<Entry> {
        let bound = match self.0 >> 62 {
            0 => return None,
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        let evaluation = (self.0 >> 32) as i16;
        Some(Entry {
            mv: Move::from_bits(self.0 as u16).filter(|mv| mv.from() != mv.to()),
            value: Value::from((self.0 >> 16) as i16),
            bound,
            depth: self.depth(),
            evaluation: (evaluation != NO_EVALUATION).then(|| Value::from(evaluation)),
            was_principal: self.0 >> 55 & 1 == 1,
        })
    }

    pub(super) fn depth(self) -> i32 {
        (self.0 >> 48 & 127) as i32
    }

    pub(super) fn is_of(self, age: u8) -> bool {
        self != Self::EMPTY && self.searches_ago(age) == 0
    }

    /// How many searches have begun since the one that wrote it, as far as they are told apart.
    pub(super) fn searches_ago(self, age: u8) -> u8 {
        age.wrapping_sub((self.0 >> 56) as u8) % AGES
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::score::{mated_in, mates_in};

    fn any_entry() -> impl Strategy<Value = Entry> {
        let bound = prop_oneof![Just(Bound::Lower), Just(Bound::Upper), Just(Bound::Exact)];
        let mv =
            any::<u16>().prop_map(|bits| Move::from_bits(bits).filter(|mv| mv.from() != mv.to()));
        let evaluation = proptest::option::of(-DECISIVE..DECISIVE);
        (mv, -INFINITE..=INFINITE, bound, 0..128, evaluation, any::<bool>()).prop_map(
            |(mv, value, bound, depth, evaluation, was_principal)| Entry {
                mv,
                value,
                bound,
                depth,
                evaluation,
                was_principal,
            },
        )
    }

    proptest! {
        #[test]
        fn an_entry_is_unpacked_as_it_was_packed(entry in any_entry(), age in 0..AGES, later in 0..AGES) {
            let packed = Packed::new(&entry, age);
            prop_assert_eq!(packed.entry(), Some(entry));
            prop_assert_eq!(packed.searches_ago((age + later) % AGES), later);
        }

        #[test]
        fn any_bits_are_an_entry_or_nothing(bits: u64) {
            if let Some(entry) = Packed(bits).entry() {
                prop_assert_eq!(Packed::new(&entry, 0).entry(), Some(entry));
            }
        }
    }

    #[test]
    fn a_mate_is_as_far_from_the_position_wherever_the_position_stands() {
        let mating = Entry::new((mates_in(7), Bound::Exact), 5, 4);
        assert_eq!(mating.value(0), mates_in(3));
        let mated = Entry::new((mated_in(6), Bound::Exact), 5, 4);
        assert_eq!(mated.value(10), mated_in(12));
    }
}
