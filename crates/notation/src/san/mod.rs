//! Standard algebraic notation (PGN standard 8.2.3; FIDE C.8 to C.13) with any language's letters.
//!
//! A [`San`] is a move as it stands on paper. [`San::of`] writes one down, [`San::parse`] takes one
//! from a text, [`San::find`] looks for the legal move it means; [`read`] and [`write`] do both
//! halves at once.

mod find;
mod parse;
mod tolerance;
mod write;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use roque_rules::{CastlingSide, File, Move, Position, Rank, Reason, Role, Square};

pub use find::NotFound;
pub use parse::Written;
pub use tolerance::{Tolerance, Tolerances};

use crate::Letters;

/// A move as it stands on paper, whatever the letters: 32 bits, so that millions a second can be
/// read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct San(u32);

/// What a [`San`] asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece goes to a square.
    Piece {
        /// Which piece.
        role: Role,
        /// The file it leaves, if written.
        from_file: Option<File>,
        /// The rank it leaves, if written.
        from_rank: Option<Rank>,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// Two squares without a piece's letter: a pawn move in long form, or any move as programs
    /// write it.
    Squares {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// Castling.
    Castle(CastlingSide),
    /// No move at all, which only analysis may contain.
    Null,
}

/// What the sign after a move says of the other king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sign {
    /// No sign: nothing is said.
    #[default]
    None,
    /// `+`, and also `++`, which is a double check to some and mate to others.
    Check,
    /// `#`.
    Mate,
}

// The fields of the 32 bits. The numbers of a file, a rank and a promotion are one more than those
// of the enums, 0 for none.
const TO: u32 = 0;
const ROLE: u32 = 6;
const FROM_FILE: u32 = 9;
const FROM_RANK: u32 = 13;
const PROMOTION: u32 = 17;
const CAPTURES: u32 = 20;
const SIGN: u32 = 21;
const EN_PASSANT: u32 = 23;
const DASHED: u32 = 24;
const KIND: u32 = 25;

const PIECE: u32 = 0;
const SQUARES: u32 = 1;
const SHORT: u32 = 2;
const LONG: u32 = 3;
const NULL: u32 = 4;

/// Of each number in the three bits of a role; the last two are never there.
const ROLES: [Role; 8] = {
    let [pawn, knight, bishop, rook, queen, king] = Role::ALL;
    [pawn, knight, bishop, rook, queen, king, king, king]
};

impl San {
    /// The null move.
    pub const NULL: Self = Self(NULL << KIND);

    /// Castling, without a sign.
    pub const fn castle(side: CastlingSide) -> Self {
        match side {
            CastlingSide::King => Self(SHORT << KIND),
            CastlingSide::Queen => Self(LONG << KIND),
        }
    }

    const fn piece(role: Role, to: Square) -> Self {
        Self(PIECE << KIND | (role as u32) << ROLE | (to.index() as u32) << TO)
    }

    const fn squares(from: Square, to: Square) -> Self {
        let san = Self(SQUARES << KIND | (to.index() as u32) << TO);
        san.leaving_file(from.file()).leaving_rank(from.rank())
    }

    const fn leaving_file(self, file: File) -> Self {
        Self(self.0 | (file as u32 + 1) << FROM_FILE)
    }

    const fn leaving_rank(self, rank: Rank) -> Self {
        Self(self.0 | (rank as u32 + 1) << FROM_RANK)
    }

    const fn promoting(self, role: Role) -> Self {
        Self(self.0 | (role as u32 + 1) << PROMOTION)
    }

    const fn capturing(self, captures: bool) -> Self {
        Self(self.0 | (captures as u32) << CAPTURES)
    }

    /// The same, with `e.p.` written after it, as FIDE C.12 allows.
    #[must_use]
    pub const fn saying_en_passant(self) -> Self {
        Self(self.0 | 1 << EN_PASSANT)
    }

    const fn signed(self, sign: Sign) -> Self {
        Self(self.0 | (sign as u32) << SIGN)
    }

    /// What is asked for.
    pub fn action(self) -> Action {
        match self.0 >> KIND {
            SHORT => Action::Castle(CastlingSide::King),
            LONG => Action::Castle(CastlingSide::Queen),
            NULL => Action::Null,
            SQUARES => Action::Squares {
                from: Square::new(
                    File::from_index(((self.0 >> FROM_FILE) - 1) as u8),
                    Rank::from_index(((self.0 >> FROM_RANK) - 1) as u8),
                ),
                to: self.to(),
                promotion: self.promotion(),
            },
            _ => Action::Piece {
                role: self.role(),
                from_file: self.departure_file(),
                from_rank: self.departure_rank(),
                to: self.to(),
                promotion: self.promotion(),
            },
        }
    }

    /// Of a piece's move only.
    const fn role(self) -> Role {
        ROLES[(self.0 >> ROLE & 7) as usize]
    }

    fn departure_file(self) -> Option<File> {
        (self.0 >> FROM_FILE & 15).checked_sub(1).map(|file| File::from_index(file as u8))
    }

    fn departure_rank(self) -> Option<Rank> {
        (self.0 >> FROM_RANK & 15).checked_sub(1).map(|rank| Rank::from_index(rank as u8))
    }

    const fn to(self) -> Square {
        Square::from_index((self.0 >> TO & 63) as u8)
    }

    fn promotion(self) -> Option<Role> {
        (self.0 >> PROMOTION & 7).checked_sub(1).map(|role| Role::ALL[role as usize % 6])
    }

    /// Whether it is written as a capture.
    pub const fn captures(self) -> bool {
        self.0 >> CAPTURES & 1 == 1
    }

    /// Whether `e.p.` is written after it.
    pub const fn says_en_passant(self) -> bool {
        self.0 >> EN_PASSANT & 1 == 1
    }

    /// The sign after it.
    pub const fn sign(self) -> Sign {
        match self.0 >> SIGN & 3 {
            0 => Sign::None,
            1 => Sign::Check,
            _ => Sign::Mate,
        }
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push(&mut text, Letters::ENGLISH);
        f.write_str(&text)
    }
}

/// What keeps a text from being a move that can be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// Not a move in these letters.
    #[error("{0:?} is no move in this notation")]
    Syntax(String),
    /// No such piece can go there.
    #[error("{text:?} is illegal{}", .reason.map_or(String::new(), |reason| alloc::format!(": {reason}")))]
    Illegal {
        /// What was read.
        text: String,
        /// Why not, when one piece only can have been meant.
        reason: Option<Reason>,
    },
    /// Several pieces can go there.
    #[error("{text:?} is ambiguous: it may be {candidates:?}")]
    Ambiguous {
        /// What was read.
        text: String,
        /// The moves it may mean.
        candidates: Vec<Move>,
    },
}

impl SanError {
    pub(crate) fn new(text: &str, fault: NotFound) -> Self {
        let text = text.to_string();
        match fault {
            NotFound::Illegal(reason) => Self::Illegal { text, reason },
            NotFound::Ambiguous(candidates) => Self::Ambiguous { text, candidates },
        }
    }
}

/// A move that was read, and what neither PGN nor FIDE would have written so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The legal move meant.
    pub mv: Move,
    /// What was overlooked in its writing.
    pub tolerated: Tolerances,
}

/// Writes a legal move with the shortest correct disambiguation, `+` and `#`.
pub fn write(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(8);
    San::of(position, mv).push(&mut text, letters);
    text
}

/// Reads a legal move in these letters.
///
/// Besides strict SAN this takes what is unambiguous all the same, first of all the other forms of
/// FIDE: the long form, a capture without `x`, promotions without sign or in brackets, `e.p.`, and
/// castling with zeros. What no standard allows is listed in [`Reading::tolerated`]. A letter that
/// means no piece in these letters is refused, never skipped.
pub fn read(position: &Position, text: &str, letters: Letters) -> Result<Reading, SanError> {
    let Some(written) = Written::parse(text, letters) else {
        return Err(SanError::Syntax(text.to_string()));
    };
    written.find(position, text, letters).map_err(|fault| SanError::new(text, fault))
}
