use core::hash::{Hash, Hasher};

use crate::{
    Bitboard, Board, Castling, CastlingSide, Color, InvalidPosition, Move, Piece, Rank, Reason,
    Role, Setup, Square, why_not, zobrist,
};

/// A legal position: one king a side, no pawn on the back ranks, and the side that has just moved
/// is not in check. Castling rights have their king and rook, and the en passant square is kept
/// only while the capture is legal, so that two equal positions are the same under FIDE 9.2.3.
///
/// Equality and hashing leave the move counters out, as 9.2.3 does.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: Castling,
    pub(crate) en_passant: Option<Square>,
    /// The square a pawn has just passed over, capture or no capture: explanations need it.
    passed_over: Option<Square>,
    kings: [Square; 2],
    half_moves: u16,
    move_number: u32,
    key: u64,
}

impl Position {
    /// The men on their squares.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rights to castle, prevented for the moment or not.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// The square on which a pawn may legally be captured en passant now.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The square a pawn has just passed over, whether or not it can be captured there.
    pub fn passed_over(&self) -> Option<Square> {
        self.passed_over
    }

    /// Half-moves since the last capture or pawn move.
    pub fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// The number of the move, from 1, one more after each move of Black.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The Zobrist key: equal for equal positions, different for nearly all others.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The square of a side's king.
    pub fn king(&self, color: Color) -> Square {
        self.kings[color as usize]
    }

    /// The men that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.turn), !self.turn, self.board.occupied())
    }

    /// Whether the side to move is in check (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// To which side a move castles, if it does.
    pub fn castling_side(&self, mv: Move) -> Option<CastlingSide> {
        let own = |square, role| self.board.pieces(self.turn, role).contains(square);
        (own(mv.from(), Role::King) && own(mv.to(), Role::Rook))
            .then(|| CastlingSide::of(mv.from(), mv.to()))
    }

    /// What a legal move captures and where; an en passant capture takes beside the square reached.
    pub fn captured(&self, mv: Move) -> Option<(Square, Role)> {
        if self.is_en_passant(mv) {
            return Some((Square::new(mv.to().file(), mv.from().rank()), Role::Pawn));
        }
        let piece = self.board.piece_at(mv.to())?;
        (piece.color != self.turn).then_some((mv.to(), piece.role))
    }

    /// Whether a legal move captures en passant.
    pub fn is_en_passant(&self, mv: Move) -> bool {
        Some(mv.to()) == self.en_passant && self.board.role(Role::Pawn).contains(mv.from())
    }

    /// The position after a move, or the reason why the move is not allowed.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        match why_not(self, mv.from(), mv.to(), mv.promotion()) {
            None => Ok(self.play_unchecked(mv)),
            Some(reason) => Err(IllegalMove { mv, reason }),
        }
    }

    /// The position after a move that the generator gave. Any other move gives nonsense, but never
    /// undefined behaviour nor a panic.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        next.apply(mv);
        next
    }

    fn apply(&mut self, mv: Move) {
        let us = self.turn;
        let (from, to) = (mv.from(), mv.to());
        let castling_before = self.castling;
        let castling_side = self.castling_side(mv);
        let captured = self.captured(mv);
        let role = self.board.role_at(from).unwrap_or(Role::Pawn);
        self.passed_over = None;
        if let Some(file) = self.en_passant.take().map(Square::file) {
            self.key ^= zobrist::en_passant(file);
        }

        if let Some((square, role)) = captured {
            self.toggle(square, Piece { color: !us, role });
            self.castling.lose_rook(!us, square);
        }
        if let Some(side) = castling_side {
            self.toggle(from, Piece { color: us, role: Role::King });
            self.toggle(to, Piece { color: us, role: Role::Rook });
            self.toggle(side.king_to(us), Piece { color: us, role: Role::King });
            self.toggle(side.rook_to(us), Piece { color: us, role: Role::Rook });
            self.kings[us as usize] = side.king_to(us);
        } else {
            self.toggle(from, Piece { color: us, role });
            self.toggle(to, Piece { color: us, role: mv.promotion().unwrap_or(role) });
            if role == Role::King {
                self.kings[us as usize] = to;
            }
        }
        match role {
            Role::King => self.castling.lose_both(us),
            Role::Rook => self.castling.lose_rook(us, from),
            _ => {}
        }
        if self.castling != castling_before {
            self.key ^= zobrist::castling(castling_before) ^ zobrist::castling(self.castling);
        }

        let irreversible = captured.is_some() || role == Role::Pawn;
        self.half_moves = if irreversible { 0 } else { self.half_moves.saturating_add(1) };
        self.move_number = self.move_number.saturating_add(u32::from(us == Color::Black));
        self.turn = !us;
        self.key ^= zobrist::BLACK_TO_MOVE;
        if role == Role::Pawn && from.rank() == Rank::Second.relative_to(us) {
            self.note_double_step(from, to);
        }
    }

    fn note_double_step(&mut self, from: Square, to: Square) {
        let passed = from.forward(!self.turn);
        if passed.and_then(|square| square.forward(!self.turn)) == Some(to) {
            self.set_en_passant(passed);
        }
    }

    /// Keeps the square only if a capture there is legal for the side to move.
    fn set_en_passant(&mut self, square: Option<Square>) {
        self.passed_over = square;
        self.en_passant = square.filter(|&square| self.en_passant_captors(square).any());
        if let Some(square) = self.en_passant {
            self.key ^= zobrist::en_passant(square.file());
        }
    }

    fn toggle(&mut self, square: Square, piece: Piece) {
        self.board.toggle(square, piece);
        self.key ^= zobrist::man(square, piece);
    }

    fn key_from_scratch(&self) -> u64 {
        let men =
            self.board.men().fold(0, |key, (square, piece)| key ^ zobrist::man(square, piece));
        let turn = if self.turn == Color::Black { zobrist::BLACK_TO_MOVE } else { 0 };
        let en_passant = self.en_passant.map_or(0, |square| zobrist::en_passant(square.file()));
        men ^ turn ^ en_passant ^ zobrist::castling(self.castling)
    }
}

impl Default for Position {
    /// The start of an ordinary game.
    fn default() -> Self {
        Self::new_unchecked(&Setup::default())
    }
}

impl Position {
    /// The position of a setup without problems.
    fn new_unchecked(setup: &Setup) -> Self {
        let king = |color| setup.board.pieces(color, Role::King).first().unwrap_or(Square::E1);
        let mut position = Self {
            board: setup.board,
            turn: setup.turn,
            castling: setup.castling,
            en_passant: None,
            passed_over: None,
            kings: Color::ALL.map(king),
            half_moves: setup.half_moves,
            move_number: setup.move_number.max(1),
            key: 0,
        };
        position.key = position.key_from_scratch();
        position.set_en_passant(setup.en_passant);
        position
    }
}

impl TryFrom<Setup> for Position {
    type Error = InvalidPosition;

    fn try_from(setup: Setup) -> Result<Self, InvalidPosition> {
        let problems = setup.problems();
        if problems.is_empty() {
            Ok(Self::new_unchecked(&setup))
        } else {
            Err(InvalidPosition { problems })
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            board: position.board,
            turn: position.turn,
            castling: position.castling,
            en_passant: position.en_passant,
            half_moves: position.half_moves,
            move_number: position.move_number,
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

/// A move that the rules refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{mv:?} is illegal: {reason}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why not.
    pub reason: Reason,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_key_kept_by_playing_is_the_key_computed_anew(
            array in 0u16..960, choices in proptest::collection::vec(any::<usize>(), 0..120)
        ) {
            let setup = crate::chess960::StartArray::new(array).unwrap().setup();
            let mut position = Position::try_from(setup).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(moves[choice % moves.len()]);
                prop_assert_eq!(position.key, position.key_from_scratch());
                prop_assert_eq!(Position::try_from(Setup::from(&position)), Ok(position));
                for color in Color::ALL {
                    prop_assert!(position.board.pieces(color, Role::King) == position.king(color).into());
                }
            }
        }
    }
}
