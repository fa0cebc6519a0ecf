use core::{fmt, ops::ControlFlow};

use crate::{Bitboard, Rank, Role, Square};

/// A move in 16 bits: from, to and what a pawn becomes.
///
/// Castling is written as the king taking its own rook, in ordinary chess too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    /// A move that promotes nothing.
    pub const fn new(from: Square, to: Square) -> Self {
        Self(from.index() as u16 | (to.index() as u16) << 6)
    }

    /// A pawn move to the last rank.
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self(Self::new(from, to).0 | (role as u16 + 1) << 12)
    }

    /// A move with the promotion somebody asked for, if any.
    pub const fn with_promotion(from: Square, to: Square, promotion: Option<Role>) -> Self {
        match promotion {
            Some(role) => Self::promoting(from, to, role),
            None => Self::new(from, to),
        }
    }

    /// The square left.
    pub const fn from(self) -> Square {
        Square::from_index((self.0 & 63) as u8)
    }

    /// The square reached; for castling, the rook's.
    pub const fn to(self) -> Square {
        Square::from_index((self.0 >> 6 & 63) as u8)
    }

    /// What the pawn becomes.
    pub const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            0 => None,
            role => Some(Role::ALL[(role as usize - 1) % 6]),
        }
    }

    /// Whether it says that a pawn becomes something.
    #[inline(always)]
    pub(crate) const fn promotes(self) -> bool {
        self.0 >> 12 != 0
    }

    /// The move as a number, from 0 to 65535.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The move that [`to_bits`](Self::to_bits) made this number of; none for a number that it
    /// never makes.
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits >> 12 <= 6 { Some(Self(bits)) } else { None }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |role| write!(f, "{}", role.letter()))
    }
}

/// Legal moves as a set of squares of arrival, which can be counted without being listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveSet {
    /// The moves of one piece. A king may go to the squares of the rooks it may castle with; a pawn
    /// is here only when it captures en passant.
    Piece {
        /// What it is.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it may go.
        to: Bitboard,
    },
    /// Moves of all pawns in one direction, none of which reaches the last rank.
    Pawns {
        /// The index of the square of arrival less that of the square left.
        step: i8,
        /// Where they may go.
        to: Bitboard,
    },
    /// Moves of all pawns in one direction to the last rank, each of which is four moves.
    Promotions {
        /// The index of the square of arrival less that of the square left.
        step: i8,
        /// Where they may go.
        to: Bitboard,
    },
}

impl MoveSet {
    /// The kind of piece that moves.
    #[inline(always)]
    pub fn role(&self) -> Role {
        match *self {
            Self::Piece { role, .. } => role,
            Self::Pawns { .. } | Self::Promotions { .. } => Role::Pawn,
        }
    }

    /// The squares of arrival.
    #[inline(always)]
    pub fn to(&self) -> Bitboard {
        match *self {
            Self::Piece { to, .. } | Self::Pawns { to, .. } | Self::Promotions { to, .. } => to,
        }
    }

    /// The moves of this set that arrive on `squares`.
    #[must_use]
    pub fn only_to(mut self, squares: Bitboard) -> Self {
        match &mut self {
            Self::Piece { to, .. } | Self::Pawns { to, .. } | Self::Promotions { to, .. } => {
                *to &= squares;
            }
        }
        self
    }

    /// The number of moves.
    #[inline(always)]
    pub fn count(&self) -> usize {
        match self {
            Self::Piece { to, .. } | Self::Pawns { to, .. } => to.len(),
            Self::Promotions { to, .. } => to.len() * Role::PROMOTIONS.len(),
        }
    }

    /// Gives each of the moves.
    #[inline(always)]
    pub fn for_each<B>(&self, mut give: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let left = |to: Square, step: i8| Square::from_index((to.index() as i8 - step) as u8);
        match *self {
            Self::Piece { from, to, .. } => {
                to.into_iter().try_for_each(|to| give(Move::new(from, to)))
            }
            Self::Pawns { step, to } => {
                to.into_iter().try_for_each(|to| give(Move::new(left(to, step), to)))
            }
            Self::Promotions { step, to } => to.into_iter().try_for_each(|to| {
                let promoting = |role| give(Move::promoting(left(to, step), to, role));
                Role::PROMOTIONS.into_iter().try_for_each(promoting)
            }),
        }
    }
}

/// Whether a pawn that reaches this square promotes.
pub(crate) fn is_last_rank(square: Square) -> bool {
    matches!(square.rank(), Rank::First | Rank::Eighth)
}
