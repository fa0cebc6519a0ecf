//! A board of 64 squares walked step by step: slow, and sharing nothing with the rules but the words.

use roque_rules::{Bitboard, Board, Color, Piece, Role, Square};

#[derive(Clone)]
pub(crate) struct Mailbox([Option<Piece>; 64]);

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl Mailbox {
    pub(crate) fn of(board: &Board) -> Self {
        let mut squares = [None; 64];
        for square in Square::all() {
            squares[square.index()] = board.piece_at(square);
        }
        Self(squares)
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    pub(crate) fn is(&self, square: Square, color: Color, role: Role) -> bool {
        self.at(square) == Some(Piece { color, role })
    }

    pub(crate) fn take(&mut self, square: Square) -> Option<Piece> {
        self.0[square.index()].take()
    }

    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        Square::all().find(|&square| self.is(square, color, Role::King)).expect("a king")
    }

    /// The men of `by` from which one could capture on `target`.
    pub(crate) fn attackers(&self, target: Square, by: Color) -> Bitboard {
        Square::all()
            .filter(|&from| self.at(from).is_some_and(|piece| piece.color == by))
            .filter(|&from| from != target && self.attacks(from, target))
            .collect()
    }

    fn attacks(&self, from: Square, target: Square) -> bool {
        let Some(piece) = self.at(from) else { return false };
        let (files, ranks) = step(from, target);
        let ahead = if piece.color == Color::White { 1 } else { -1 };
        match piece.role {
            Role::Pawn => files.abs() == 1 && ranks == ahead,
            role => has_shape(role, files, ranks) && self.between(from, target).is_empty(),
        }
    }

    /// The men strictly between two squares of a line; none if no line joins them.
    pub(crate) fn between(&self, from: Square, to: Square) -> Bitboard {
        let path = |&(files, ranks): &(i8, i8)| {
            let mut path = Vec::new();
            let mut next = from.offset(files, ranks);
            while let Some(square) = next {
                if square == to {
                    return Some(path);
                }
                path.push(square);
                next = square.offset(files, ranks);
            }
            None
        };
        let path = STRAIGHT.iter().chain(&DIAGONAL).find_map(path).unwrap_or_default();
        path.into_iter().filter(|&square| self.at(square).is_some()).collect()
    }
}

/// How many files to the right and ranks up.
pub(crate) fn step(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// Whether a piece other than a pawn moves by so many files and ranks.
pub(crate) fn has_shape(role: Role, files: i8, ranks: i8) -> bool {
    let (files, ranks) = (files.abs(), ranks.abs());
    match role {
        Role::Pawn => false,
        Role::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Role::Bishop => files == ranks && files > 0,
        Role::Rook => (files == 0) != (ranks == 0),
        Role::Queen => has_shape(Role::Bishop, files, ranks) || has_shape(Role::Rook, files, ranks),
        Role::King => files.max(ranks) == 1,
    }
}
