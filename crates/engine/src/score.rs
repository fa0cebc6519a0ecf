use std::{cmp::Ordering, fmt};

/// How deep a line can get, extensions included.
pub(crate) const MAX_PLY: usize = 128;

/// Centipawns for the side to move; beyond [`DECISIVE`] what is proven: by tables, and beyond
/// [`MATING`] by a mate.
pub(crate) type Value = i32;

pub(crate) const DRAW: Value = 0;
pub(crate) const INFINITE: Value = 32_000;
const MATE: Value = 31_000;
/// The least value that says mate.
const MATING: Value = MATE - MAX_PLY as Value;
const WON: Value = 20_000;
/// The least value that is proven; evaluations stay below it.
pub(crate) const DECISIVE: Value = WON - MAX_PLY as Value;

/// The side to move has been mated, this many half-moves from the root.
pub(crate) const fn mated_in(ply: usize) -> Value {
    ply as Value - MATE
}

/// The side to move mates, this many half-moves from the root.
pub(crate) const fn mates_in(ply: usize) -> Value {
    MATE - ply as Value
}

/// The side to move wins according to the tables, which tell so this many half-moves from the root.
pub(crate) const fn won_by_tables(ply: usize) -> Value {
    WON - ply as Value
}

/// What a position is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// It mates in this many of its moves; it is mated in as many when negative, or already when 0.
    Mate(i32),
}

/// What a score is when it is not the exact one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreBound {
    /// The position is worth at least this.
    AtLeast,
    /// The position is worth at most this.
    AtMost,
}

impl Score {
    pub(crate) fn of(value: Value) -> Self {
        if value >= MATING {
            Self::Mate((MATE - value + 1) / 2)
        } else if value <= -MATING {
            Self::Mate(-(MATE + value) / 2)
        } else {
            Self::Centipawns(value)
        }
    }

    /// In hundredths of a pawn, a mate being worth a hundred pawns.
    pub(crate) fn in_centipawns(self) -> i32 {
        match self {
            Self::Centipawns(value) => value,
            Self::Mate(moves) if moves > 0 => 10_000,
            Self::Mate(_) => -10_000,
        }
    }

    /// Whether the end is seen.
    pub fn is_mate(self) -> bool {
        matches!(self, Self::Mate(_))
    }

    /// Who stands better: `Greater` when it is the side to move.
    pub fn leaning(self) -> Ordering {
        match self {
            Self::Centipawns(value) => value.cmp(&0),
            Self::Mate(moves) if moves > 0 => Ordering::Greater,
            Self::Mate(_) => Ordering::Less,
        }
    }
}

/// As UCI writes it.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centipawns(value) => write!(f, "cp {value}"),
            Self::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(Score::of(mates_in(1)), Score::Mate(1));
        assert_eq!(Score::of(mates_in(3)), Score::Mate(2));
        assert_eq!(Score::of(mated_in(0)), Score::Mate(0));
        assert_eq!(Score::of(mated_in(2)), Score::Mate(-1));
        assert_eq!(Score::of(mated_in(4)), Score::Mate(-2));
        assert_eq!(Score::of(-37), Score::Centipawns(-37));
    }

    #[test]
    fn what_tables_prove_is_more_than_any_evaluation_and_less_than_a_mate() {
        for ply in 0..=MAX_PLY {
            assert!((DECISIVE..MATING).contains(&won_by_tables(ply)));
            assert_eq!(Score::of(-won_by_tables(ply)), Score::Centipawns(ply as i32 - 20_000));
        }
    }

    #[test]
    fn who_mates_stands_better_and_who_is_mated_worse() {
        for (score, leaning) in [
            (Score::Mate(3), Ordering::Greater),
            (Score::Mate(0), Ordering::Less),
            (Score::Mate(-2), Ordering::Less),
            (Score::Centipawns(1), Ordering::Greater),
            (Score::Centipawns(0), Ordering::Equal),
            (Score::Centipawns(-1), Ordering::Less),
        ] {
            assert_eq!(score.leaning(), leaning, "{score}");
        }
    }
}
