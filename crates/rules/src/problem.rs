use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Color, Square};

/// One reason why a setup is not a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// A side has no king.
    NoKing(Color),
    /// A side has several kings, on these squares.
    ManyKings(Color, Bitboard),
    /// Pawns stand on the first or last rank, on these squares.
    PawnsOnBackRanks(Bitboard),
    /// The side that is not to move is in check: its king could be captured (FIDE 1.4.1).
    KingLeftInCheck {
        /// The king.
        king: Square,
        /// What attacks it.
        attackers: Bitboard,
    },
    /// A right to castle without the king or the rook it needs, the rook being expected here.
    ImpossibleCastling(Color, Square),
    /// Rights to castle with rooks on these squares, which are on nobody's first rank.
    StrayCastling(Bitboard),
    /// No pawn can just have passed over this square.
    ImpossibleEnPassant(Square),
}

impl Problem {
    /// Every [`code`](Self::code), for whoever must have a sentence for each.
    pub const CODES: [&'static str; 7] = [
        "no-king",
        "many-kings",
        "pawns-on-back-ranks",
        "king-left-in-check",
        "impossible-castling",
        "stray-castling",
        "impossible-en-passant",
    ];

    /// The kebab-case name by which sentences and programs know this problem.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoKing(_) => "no-king",
            Self::ManyKings(..) => "many-kings",
            Self::PawnsOnBackRanks(_) => "pawns-on-back-ranks",
            Self::KingLeftInCheck { .. } => "king-left-in-check",
            Self::ImpossibleCastling(..) => "impossible-castling",
            Self::StrayCastling(_) => "stray-castling",
            Self::ImpossibleEnPassant(_) => "impossible-en-passant",
        }
    }

    /// The side it is about, where it is about one.
    pub fn color(&self) -> Option<Color> {
        match *self {
            Self::NoKing(color)
            | Self::ManyKings(color, _)
            | Self::ImpossibleCastling(color, _) => Some(color),
            _ => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::NoKing(_) => Bitboard::EMPTY,
            Self::ManyKings(_, squares)
            | Self::PawnsOnBackRanks(squares)
            | Self::StrayCastling(squares) => squares,
            Self::KingLeftInCheck { king, attackers } => attackers | king.into(),
            Self::ImpossibleCastling(_, square) | Self::ImpossibleEnPassant(square) => {
                square.into()
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(color) => write!(f, "{color} has no king"),
            Self::ManyKings(color, kings) => {
                write!(f, "{color} has {} kings: {kings:?}", kings.len())
            }
            Self::PawnsOnBackRanks(pawns) => {
                write!(f, "no pawn can stand on the first or last rank: {pawns:?}")
            }
            Self::KingLeftInCheck { king, attackers } => write!(
                f,
                "the king on {king} is attacked by {attackers:?} and it is not its side's turn"
            ),
            Self::ImpossibleCastling(color, rook) => {
                write!(f, "{color} cannot castle with {rook}: the rook or the king is not at home")
            }
            Self::StrayCastling(rooks) => {
                write!(f, "nobody castles with a rook of another rank than the first: {rooks:?}")
            }
            Self::ImpossibleEnPassant(square) => {
                write!(f, "no pawn can just have passed over {square}")
            }
        }
    }
}

/// A setup that is no position, with every problem found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidPosition {
    /// At least one.
    pub problems: Vec<Problem>,
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible position: ")?;
        for (index, problem) in self.problems.iter().enumerate() {
            write!(f, "{}{problem}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for InvalidPosition {}
