use core::fmt;

use crate::{Bitboard, Color, Piece, Role, Square, attacks};

/// The men on their squares: at most one man a square, anything else goes.
///
/// The kind of the man on a square is a number of three bits, and each bit has its set of squares;
/// so a man is moved, and whatever stood there captured, without knowing what it was. The numbers
/// are chosen so that the line pieces are read with one operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    planes: [u64; 3],
    white: u64,
}

/// The number of a role: bit 2 for line pieces, whose bit 0 says diagonal and bit 1 straight.
pub(crate) const fn code(role: Role) -> u8 {
    match role {
        Role::Pawn => 0b001,
        Role::Knight => 0b010,
        Role::King => 0b011,
        Role::Bishop => 0b101,
        Role::Rook => 0b110,
        Role::Queen => 0b111,
    }
}

const ROLES: [Option<Role>; 8] = [
    None,
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::King),
    None,
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::Queen),
];

/// For each role, the bits that its number has not, as what turns the planes round.
const OTHERS: [[u64; 3]; 6] = {
    let mut others = [[0; 3]; 6];
    let mut role = 0;
    while role < 6 {
        let code = code(Role::ALL[role]) as u64;
        let mut plane = 0;
        while plane < 3 {
            others[role][plane] = (code >> plane & 1).wrapping_sub(1);
            plane += 1;
        }
        role += 1;
    }
    others
};

impl Board {
    /// No men at all.
    pub const EMPTY: Self = Self { planes: [0; 3], white: 0 };

    /// The men of each side, from pawns to kings as in [`Role::ALL`], White's first. On a square in
    /// several sets stands some man or other.
    pub fn from_sets(sets: &[[Bitboard; 6]; 2]) -> Self {
        let mut board = Self::EMPTY;
        for (color, sets) in Color::ALL.into_iter().zip(sets) {
            for (role, squares) in Role::ALL.into_iter().zip(sets) {
                board.place(color, role, squares.0);
            }
        }
        board
    }

    /// The sets the board is made of: the bits of the numbers, and White's men.
    #[inline(always)]
    pub(crate) fn planes(&self) -> [u64; 4] {
        let [a, b, c] = self.planes;
        [a, b, c, self.white]
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn from_planes([a, b, c, white]: [u64; 4]) -> Self {
        Self { planes: [a, b, c], white }
    }

    /// All squares with a man.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[0] | self.planes[1] | self.planes[2])
    }

    /// The squares of one side's men.
    #[inline(always)]
    pub fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.white),
            Color::Black => self.occupied() - Bitboard(self.white),
        }
    }

    /// The squares of one kind of men, of both sides.
    #[inline(always)]
    pub fn role(&self, role: Role) -> Bitboard {
        let code = code(role);
        let plane = |index: usize| {
            if code >> index & 1 == 1 { self.planes[index] } else { !self.planes[index] }
        };
        Bitboard(plane(0) & plane(1) & plane(2))
    }

    /// The same, for a kind that is not known when compiling.
    #[inline(always)]
    pub(crate) fn any_role(&self, role: Role) -> Bitboard {
        let [a, b, c] = OTHERS[role as usize];
        Bitboard((self.planes[0] ^ a) & (self.planes[1] ^ b) & (self.planes[2] ^ c))
    }

    /// The squares of one kind of men of one side.
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// The line pieces of both sides.
    #[inline(always)]
    pub(crate) fn sliders(&self) -> Bitboard {
        Bitboard(self.planes[2])
    }

    /// Rooks and queens of both sides.
    #[inline(always)]
    pub(crate) fn straight(&self) -> Bitboard {
        Bitboard(self.planes[2] & self.planes[1])
    }

    /// Bishops and queens of both sides.
    #[inline(always)]
    pub(crate) fn diagonal(&self) -> Bitboard {
        Bitboard(self.planes[2] & self.planes[0])
    }

    /// Pieces of one side that move along ranks and files.
    pub fn straight_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & self.straight()
    }

    /// Pieces of one side that move along diagonals.
    pub fn diagonal_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & self.diagonal()
    }

    /// The man on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let white = Bitboard(self.white).contains(square);
        Some(Piece { color: if white { Color::White } else { Color::Black }, role })
    }

    /// The kind of man on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        ROLES[self.code_at(square) as usize]
    }

    /// The number of the kind of man on a square, 0 if it is empty.
    #[inline(always)]
    pub(crate) fn code_at(&self, square: Square) -> u8 {
        let bit = |plane: usize| (self.planes[plane] >> square.index() & 1) << plane;
        (bit(0) | bit(1) | bit(2)) as u8
    }

    /// The board when whatever a side has on one square goes to another, in the place of whatever
    /// stood there.
    #[inline(always)]
    pub(crate) fn carried(&self, color: Color, from: Square, to: Square) -> Self {
        let others = !(Bitboard::of(from).0 | Bitboard::of(to).0);
        let carried = |plane: u64| plane & others | (plane >> from.index() & 1) << to.index();
        let arrived = if color == Color::White { Bitboard::of(to).0 } else { 0 };
        Self { planes: self.planes.map(carried), white: self.white & others | arrived }
    }

    /// Puts a man on a square, in the place of whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.place(piece.color, piece.role, Bitboard::of(square).0);
    }

    /// Empties a square and gives what stood there.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(Bitboard::of(square).0);
        piece
    }

    /// Empties squares.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: u64) {
        for plane in &mut self.planes {
            *plane &= !squares;
        }
        self.white &= !squares;
    }

    /// Puts men on empty squares.
    #[inline(always)]
    pub(crate) fn place(&mut self, color: Color, role: Role, squares: u64) {
        let code = code(role);
        for (index, plane) in self.planes.iter_mut().enumerate() {
            if code >> index & 1 == 1 {
                *plane |= squares;
            }
        }
        if color == Color::White {
            self.white |= squares;
        }
    }

    /// The men of `by` that attack a square, on a board with these `occupied` squares.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let own = self.color(by);
        let mut attackers = (attacks::pawn(!by, square) & self.role(Role::Pawn))
            | (attacks::knight(square) & self.role(Role::Knight))
            | (attacks::king(square) & self.role(Role::King));
        // Mostly no such man is on the lines, and there is nothing to look along.
        let diagonal = self.diagonal() & own;
        if (diagonal.0 & attacks::bishop_lines(square.index())) != 0 {
            attackers |= attacks::bishop(square, occupied) & diagonal;
        }
        let straight = self.straight() & own;
        if (straight.0 & attacks::rook_lines(square.index())) != 0 {
            attackers |= attacks::rook(square, occupied) & straight;
        }
        attackers & own
    }

    /// Every man with its square, from a1 to h8.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

impl fmt::Debug for Board {
    /// Eight lines, rank eight first, as a FEN's letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for index in (0..8).rev().flat_map(|rank| (0..8).map(move |file| rank * 8 + file)) {
            let square = Square::from_index(index);
            write!(f, "{}", self.piece_at(square).map_or('.', Piece::letter))?;
            if index % 8 == 7 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
