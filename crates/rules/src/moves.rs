use core::fmt;

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

    /// The move as a number, from 0 to 65535.
    pub const fn to_bits(self) -> u16 {
        self.0
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |role| write!(f, "{}", role.letter()))
    }
}

/// All legal moves of one piece, as a set that can be counted without being listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Destinations {
    /// The kind of piece.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it may go. A pawn has either no square of the last rank here or no other; a king has
    /// the squares of the rooks it may castle with.
    pub to: Bitboard,
}

impl Destinations {
    /// The number of moves: each pawn move to the last rank is four.
    pub fn count(&self) -> usize {
        if self.promote() { self.to.len() * Role::PROMOTIONS.len() } else { self.to.len() }
    }

    /// Each of the moves.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let promotions: &[Option<Role>] = if self.promote() { &PROMOTION_CHOICES } else { &[None] };
        self.to.into_iter().flat_map(move |to| {
            promotions.iter().map(move |&role| Move::with_promotion(self.from, to, role))
        })
    }

    fn promote(&self) -> bool {
        self.role == Role::Pawn && (self.to & Bitboard::BACK_RANKS).any()
    }
}

const PROMOTION_CHOICES: [Option<Role>; 4] =
    [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

/// Whether a pawn that reaches this square promotes.
pub(crate) fn is_last_rank(square: Square) -> bool {
    matches!(square.rank(), Rank::First | Rank::Eighth)
}
