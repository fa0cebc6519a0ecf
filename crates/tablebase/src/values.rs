use std::ops::Neg;

/// How a position ends for the side to move when both play their best, a capture or pawn move having
/// just been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    /// It is mated.
    Loss,
    /// It would be mated, but fifty moves without capture or pawn move save it.
    BlessedLoss,
    /// Nobody can win.
    Draw,
    /// It would mate, but fifty moves without capture or pawn move come before.
    CursedWin,
    /// It mates.
    Win,
}

impl Wdl {
    /// From the worst to the best, which is how tables number them.
    pub const ALL: [Self; 5] =
        [Self::Loss, Self::BlessedLoss, Self::Draw, Self::CursedWin, Self::Win];

    /// 1 for a win, -1 for a loss, cursed and blessed ones included, and 0 for a draw.
    pub const fn sign(self) -> i32 {
        match self {
            Self::Loss | Self::BlessedLoss => -1,
            Self::Draw => 0,
            Self::CursedWin | Self::Win => 1,
        }
    }

    /// Whether the fifty moves decide.
    pub const fn is_cursed(self) -> bool {
        matches!(self, Self::CursedWin | Self::BlessedLoss)
    }

    /// The distance when a capture or pawn move that keeps the value can be made at once.
    pub(crate) const fn next_to_zeroing(self) -> Dtz {
        Dtz(match self {
            Self::Loss => -1,
            Self::BlessedLoss => -1 - FIFTY_MOVES,
            Self::Draw => 0,
            Self::CursedWin => 1 + FIFTY_MOVES,
            Self::Win => 1,
        })
    }
}

impl Neg for Wdl {
    type Output = Self;

    /// The same as the opponent sees it.
    fn neg(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::BlessedLoss => Self::CursedWin,
            Self::Draw => Self::Draw,
            Self::CursedWin => Self::BlessedLoss,
            Self::Win => Self::Loss,
        }
    }
}

/// Half-moves to the next capture or pawn move, or to mate, when the side that wins hurries and the
/// other puts it off (DTZ50″).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dtz(pub(crate) i32);

/// Half-moves.
pub(crate) const FIFTY_MOVES: i32 = 100;

impl Dtz {
    /// Above 0 the side to move wins, below it loses; 0 is a draw. Beyond 100 either way the fifty
    /// moves come before, in this phase or, with 100 added to the half-moves, in one that follows.
    ///
    /// It may be one less than the truth, since most tables count moves; never where it would matter
    /// to a position whose count of fifty moves has just begun.
    pub const fn plies(self) -> i32 {
        self.0
    }

    /// What it says of the end.
    pub const fn wdl(self) -> Wdl {
        match self.0 {
            0 => Wdl::Draw,
            1..=FIFTY_MOVES => Wdl::Win,
            ..0 if self.0 >= -FIFTY_MOVES => Wdl::Loss,
            ..0 => Wdl::BlessedLoss,
            _ => Wdl::CursedWin,
        }
    }

    /// As the side sees it that moved before.
    pub(crate) const fn one_before(self) -> Self {
        Self(-self.0 - self.0.signum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_seen_from_the_other_side_twice_is_the_same() {
        for wdl in Wdl::ALL {
            assert_eq!(-(-wdl), wdl);
            assert_eq!((-wdl).sign(), -wdl.sign());
            assert_eq!(wdl.next_to_zeroing().wdl(), wdl);
        }
    }

    #[test]
    fn a_move_before_is_one_half_move_farther_for_the_other_side() {
        assert_eq!(Dtz(-4).one_before(), Dtz(5));
        assert_eq!(Dtz(5).one_before(), Dtz(-6));
        assert_eq!(Dtz(0).one_before(), Dtz(0));
    }
}
