use crate::{ByColor, Color, File, Rank, Square};

/// The side of the board one castles to. In Chess960 it is named after the squares of arrival.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// The king arrives on the g-file (O-O).
    King,
    /// The king arrives on the c-file (O-O-O).
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Where the king of `color` arrives (FIDE 3.8.2 and Guidelines II.3.2.6).
    pub const fn king_to(self, color: Color) -> Square {
        let file = match self {
            Self::King => File::G,
            Self::Queen => File::C,
        };
        Square::new(file, Rank::First.relative_to(color))
    }

    /// Where the rook of `color` arrives.
    pub const fn rook_to(self, color: Color) -> Square {
        let file = match self {
            Self::King => File::F,
            Self::Queen => File::D,
        };
        Square::new(file, Rank::First.relative_to(color))
    }

    /// The side on which a rook stands as seen from its king.
    pub fn of(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }
}

/// The rights to castle that no king or rook move has lost (FIDE 3.8.2.1): the file on which each
/// rook concerned started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Castling {
    files: ByColor<[Option<File>; 2]>,
}

impl Castling {
    /// Nobody may castle.
    pub const NONE: Self = Self { files: ByColor { white: [None; 2], black: [None; 2] } };

    /// The file of the rook with which `color` may castle to this side.
    pub fn file(self, color: Color, side: CastlingSide) -> Option<File> {
        self.files[color][side as usize]
    }

    /// The square of the rook with which `color` may castle to this side.
    pub fn rook(self, color: Color, side: CastlingSide) -> Option<Square> {
        let file = self.file(color, side)?;
        Some(Square::new(file, Rank::First.relative_to(color)))
    }

    /// Grants a right.
    pub fn grant(&mut self, color: Color, side: CastlingSide, rook: File) {
        self.files[color][side as usize] = Some(rook);
    }

    /// Takes both rights of a side away: its king moved.
    pub fn lose_both(&mut self, color: Color) {
        self.files[color] = [None; 2];
    }

    /// Takes the right that depends on a rook standing on `square`, which moved or was captured.
    pub fn lose_rook(&mut self, color: Color, square: Square) {
        if square.rank() == Rank::First.relative_to(color) {
            for right in &mut self.files[color] {
                if *right == Some(square.file()) {
                    *right = None;
                }
            }
        }
    }

    /// Whether nobody may castle any more.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Each right: whose, to which side, with the rook of which square.
    pub fn rights(self) -> impl Iterator<Item = (Color, CastlingSide, Square)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
            .filter_map(move |(color, side)| Some((color, side, self.rook(color, side)?)))
    }
}
