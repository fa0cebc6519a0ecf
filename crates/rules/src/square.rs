use core::{fmt, str::FromStr};

use crate::{Bitboard, Color};

macro_rules! eight {
    ($(#[$doc:meta])* $name:ident: $($variant:ident)*) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "the words of the game")]
        pub enum $name { $($variant),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [Self; 8] = [$(Self::$variant),*];

            /// The one of an index from 0 to 7; only the low three bits count.
            pub const fn from_index(index: u8) -> Self {
                Self::ALL[(index & 7) as usize]
            }
        }
    };
}

eight! {
    /// A column of the board, from White's left.
    File: A B C D E F G H
}
eight! {
    /// A row of the board, from White's side.
    Rank: First Second Third Fourth Fifth Sixth Seventh Eighth
}

impl File {
    /// The lower-case letter.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a letter of either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            lower @ 'a'..='h' => Some(Self::from_index(lower as u8 - b'a')),
            _ => None,
        }
    }
}

impl Rank {
    /// This rank as `color` counts: White's second is Black's seventh.
    #[must_use]
    pub const fn relative_to(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => Self::from_index(7 - self as u8),
        }
    }

    /// The digit.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit.
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::from_index(digit as u8 - b'1')),
            _ => None,
        }
    }
}

/// One of the 64 squares; a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square where `file` and `rank` meet.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square of an index from 0 to 63; only the low six bits count.
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// From 0 (a1) to 63 (h8), by ranks.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The column it stands on.
    pub const fn file(self) -> File {
        File::from_index(self.0)
    }

    /// The row it stands on.
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.0 >> 3)
    }

    /// The square `files` to the right and `ranks` up as White sees it, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Self((rank * 8 + file) as u8))
    }

    /// The square one step ahead of a pawn of `color`, if there is one.
    pub const fn forward(self, color: Color) -> Option<Self> {
        match color {
            Color::White => self.offset(0, 1),
            Color::Black => self.offset(0, -1),
        }
    }

    /// Whether the square is light; h1 and a8 are (FIDE 2.1).
    pub const fn is_light(self) -> bool {
        Bitboard::LIGHT_SQUARES.contains(self)
    }

    /// All squares, a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }
}

macro_rules! squares {
    ($($name:ident)*) => { squares!(@ 0u8; $($name)*); };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[expect(missing_docs, reason = "the words of the game")]
        impl Square { pub const $name: Self = Self($index); }
        squares!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a square is a file from a to h and a rank from 1 to 8, as in e4")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut chars = text.chars();
        match (chars.next(), chars.next(), chars.next()) {
            (Some(file @ 'a'..='h'), Some(rank), None) => {
                let file = File::from_letter(file).ok_or(ParseSquareError)?;
                let rank = Rank::from_digit(rank).ok_or(ParseSquareError)?;
                Ok(Self::new(file, rank))
            }
            _ => Err(ParseSquareError),
        }
    }
}
