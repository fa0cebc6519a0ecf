use core::fmt;

/// Something in the writing of a move that neither PGN nor FIDE allows, overlooked because the
/// move is clear all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tolerance {
    /// Castling in small letters or without dashes.
    CastlingSpelling,
    /// A piece's letter in lower case.
    LowercasePiece,
    /// A pawn's letter, which nothing but a figurine needs.
    PawnLetter,
    /// `e.p.` after a move that captures nothing en passant.
    FalseEnPassant,
    /// A capture sign where nothing is captured.
    FalseCaptureSign,
    /// `+` without check, or `#` without mate.
    FalseCheckSign,
}

impl Tolerance {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::CastlingSpelling,
        Self::LowercasePiece,
        Self::PawnLetter,
        Self::FalseEnPassant,
        Self::FalseCaptureSign,
        Self::FalseCheckSign,
    ];

    /// The kebab-case name by which sentences and programs know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::CastlingSpelling => "castling-spelling",
            Self::LowercasePiece => "lowercase-piece",
            Self::PawnLetter => "pawn-letter",
            Self::FalseEnPassant => "false-ep",
            Self::FalseCaptureSign => "false-capture-sign",
            Self::FalseCheckSign => "false-check-sign",
        }
    }
}

impl fmt::Display for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CastlingSpelling => "castling is written O-O or O-O-O",
            Self::LowercasePiece => "a piece's letter is a capital",
            Self::PawnLetter => "a pawn has no letter",
            Self::FalseEnPassant => "e.p. stands after a move that captures nothing en passant",
            Self::FalseCaptureSign => "the move captures nothing",
            Self::FalseCheckSign => "the move does not give the check or mate that its sign says",
        })
    }
}

/// A set of [`Tolerance`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tolerances(u8);

impl Tolerances {
    /// Nothing had to be tolerated.
    pub const NONE: Self = Self(0);

    /// Whether nothing had to be tolerated.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, tolerance: Tolerance) -> Self {
        Self(self.0 | 1 << tolerance as u8)
    }

    /// Each of the set.
    pub fn iter(self) -> impl Iterator<Item = Tolerance> {
        Tolerance::ALL.into_iter().filter(move |&one| self.0 >> one as u8 & 1 == 1)
    }
}
