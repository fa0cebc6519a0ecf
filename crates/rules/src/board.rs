use crate::{Bitboard, ByColor, Color, Piece, Role, Square, attacks};

/// The men on their squares: at most one man a square, anything else goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    by_role: [Bitboard; 6],
    by_color: ByColor<Bitboard>,
}

impl Board {
    /// No men at all.
    pub const EMPTY: Self = Self {
        by_role: [Bitboard::EMPTY; 6],
        by_color: ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY },
    };

    /// All squares with a man.
    pub fn occupied(&self) -> Bitboard {
        self.by_color.white | self.by_color.black
    }

    /// The squares of one side's men.
    pub fn color(&self, color: Color) -> Bitboard {
        self.by_color[color]
    }

    /// The squares of one kind of men, of both sides.
    pub fn role(&self, role: Role) -> Bitboard {
        self.by_role[role as usize]
    }

    /// The squares of one kind of men of one side.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Pieces of one side that move along ranks and files.
    pub fn straight_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & (self.role(Role::Rook) | self.role(Role::Queen))
    }

    /// Pieces of one side that move along diagonals.
    pub fn diagonal_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & (self.role(Role::Bishop) | self.role(Role::Queen))
    }

    /// The man on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.by_color.white.contains(square) { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// The kind of man on a square.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).contains(square))
    }

    /// Puts a man on a square, in the place of whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.toggle(square, piece);
    }

    /// Empties a square and gives what stood there.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(square, piece);
        Some(piece)
    }

    /// Puts a man on an empty square, or removes that very man from its square.
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        self.by_role[piece.role as usize] ^= square.into();
        self.by_color[piece.color] ^= square.into();
    }

    /// The men of `by` that attack a square, on a board with these `occupied` squares.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let leapers = (attacks::pawn(!by, square) & self.role(Role::Pawn))
            | (attacks::knight(square) & self.role(Role::Knight))
            | (attacks::king(square) & self.role(Role::King));
        let sliders = (attacks::bishop(square, occupied) & self.diagonal_sliders(by))
            | (attacks::rook(square, occupied) & self.straight_sliders(by));
        (leapers & self.color(by)) | sliders
    }

    /// Every square that `by` attacks, on a board with these `occupied` squares.
    pub fn attacked(&self, by: Color, occupied: Bitboard) -> Bitboard {
        let union = |men: Bitboard, attacks: &dyn Fn(Square) -> Bitboard| {
            men.into_iter().fold(Bitboard::EMPTY, |set, from| set | attacks(from))
        };
        union(self.pieces(by, Role::Pawn), &|from| attacks::pawn(by, from))
            | union(self.pieces(by, Role::Knight), &attacks::knight)
            | union(self.diagonal_sliders(by), &|from| attacks::bishop(from, occupied))
            | union(self.straight_sliders(by), &|from| attacks::rook(from, occupied))
            | union(self.pieces(by, Role::King), &attacks::king)
    }

    /// Every man with its square, from a1 to h8.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

impl core::fmt::Debug for Board {
    /// Eight lines, rank eight first, as a FEN's letters.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
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
