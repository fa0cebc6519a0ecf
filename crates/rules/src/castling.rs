use crate::{Bitboard, Color, File, Rank, Square};

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
    #[inline]
    pub fn of(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }
}

/// The rights to castle that no king or rook move has lost (FIDE 3.8.2.1): the squares of the rooks
/// concerned, at most one on each side of each king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Castling {
    rooks: Bitboard,
}

impl Castling {
    /// Nobody may castle.
    pub const NONE: Self = Self { rooks: Bitboard::EMPTY };

    /// The rooks with which somebody may castle.
    pub const fn rooks(self) -> Bitboard {
        self.rooks
    }

    /// The rooks with which one side may castle.
    pub fn of(self, color: Color) -> Bitboard {
        self.rooks & Bitboard::rank(Rank::First.relative_to(color))
    }

    /// The rook with which a side may castle towards `side` of its king.
    pub fn rook(self, color: Color, side: CastlingSide, king: Square) -> Option<Square> {
        self.of(color).into_iter().find(|&rook| CastlingSide::of(king, rook) == side)
    }

    /// Grants the right to castle with the rook on this square.
    pub fn grant(&mut self, rook: Square) {
        self.rooks |= rook.into();
    }

    /// Takes the rights away that depend on a rook on one of these squares: it has moved or was
    /// captured, or its king has moved.
    #[inline(always)]
    pub(crate) fn lose(&mut self, squares: u64) {
        self.rooks.0 &= !squares;
    }

    /// Whether nobody may castle any more.
    pub const fn is_empty(self) -> bool {
        self.rooks.is_empty()
    }
}

/// What must hold on its first rank for a king and a rook to castle. Bit n stands for the nth file,
/// so that both sides share what is known of each pair of files.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CastlingPath {
    /// The squares both pieces cross and reach, but for those they stand on.
    pub(crate) must_be_empty: u8,
    /// The squares the king crosses and reaches.
    pub(crate) king_walk: u8,
}

static PATHS: [[CastlingPath; 8]; 8] = {
    let mut table = [[CastlingPath { must_be_empty: 0, king_walk: 0 }; 8]; 8];
    let mut index = 0;
    while index < 64 {
        table[index / 8][index % 8] = CastlingPath::new(index as u8 / 8, index as u8 % 8);
        index += 1;
    }
    table
};

impl CastlingPath {
    /// By the squares of king and rook, which are on one first rank.
    #[inline(always)]
    pub(crate) fn of(king: usize, rook: usize) -> Self {
        PATHS[king & 7][rook & 7]
    }

    /// Whether these squares of the first rank, occupied and attacked, prevent nothing.
    #[inline(always)]
    pub(crate) fn is_clear(self, occupied: u8, attacked: u8) -> bool {
        // As one number, so that one operation compares both.
        let needed = u16::from_le_bytes([self.must_be_empty, self.king_walk]);
        needed & u16::from_le_bytes([occupied, attacked]) == 0
    }

    const fn new(king: u8, rook: u8) -> Self {
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        let king_walk = walk(king, side.king_to(Color::White).index() as u8);
        let rook_walk = walk(rook, side.rook_to(Color::White).index() as u8);
        let men = 1 << king | 1 << rook;
        Self { must_be_empty: (king_walk | rook_walk) & !men, king_walk }
    }
}

/// The files crossed and reached from one file to another.
const fn walk(from: u8, to: u8) -> u8 {
    if from < to { (2 << to) - (2 << from) } else { ((1 << from) - (1 << to)) | 1 << to }
}
