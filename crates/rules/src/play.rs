//! The position after a move, with its key kept up to date: what a search does at every step.

use core::hint::select_unpredictable;

use crate::{
    Bitboard, Castling, CastlingSide, Color, Move, Position, Role, Square,
    board::code,
    dispatch, generate,
    lines::{Lines, Portable},
    side::{Black, Side, White},
    situation::Situation,
    zobrist,
};

const PAWN: u8 = code(Role::Pawn);
const KING: u8 = code(Role::King);
const ROOK: u8 = code(Role::Rook);

impl Position {
    /// The position after a move that the generator gave. Any other move gives nonsense, but never
    /// undefined behaviour nor a panic.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        dispatch::play(self, mv)
    }

    /// The same in the place of this position, for whoever goes through a game: nothing is copied.
    #[inline]
    pub fn advance_unchecked(&mut self, mv: Move) {
        dispatch::advance(self, mv);
    }

    /// The key after a legal move, at little cost: what is known of the position there can be fetched
    /// before it is known whether the move will be played. The key is another one after a move that
    /// castles, promotes, ends a right to castle, captures en passant or can be captured so.
    #[inline]
    pub fn likely_key_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.from(), mv.to());
        let (moved, captured) = (self.board().code_at(from), self.board().code_at(to));
        self.key_of_other_side()
            ^ zobrist::man(self.turn, moved, from)
            ^ zobrist::man(self.turn, moved, to)
            ^ zobrist::man(!self.turn, captured, to)
    }

    /// The same men with the other side to move, as a search tries it; nothing when the side to move
    /// is in check, as its king could then be captured. The half-moves begin anew: no repetition
    /// reaches back over a pass.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.key = self.key_of_other_side();
        next.situation.passed_over = Bitboard::EMPTY;
        next.en_passant = false;
        next.turn = !self.turn;
        next.half_moves = 0;
        next.move_number = self.move_number.saturating_add(u32::from(self.turn == Color::Black));
        Some(next)
    }

    #[inline(always)]
    pub(crate) fn after<L: Lines>(&self, mv: Move) -> Self {
        match self.turn {
            Color::White => self.after_move_of::<White, L>(mv),
            Color::Black => self.after_move_of::<Black, L>(mv),
        }
    }

    #[inline(always)]
    fn after_move_of<S: Side, L: Lines>(&self, mv: Move) -> Self {
        let moved = self.board().code_at(mv.from());
        if self.is_rare::<S>(mv, moved) {
            return L::apart(|| self.after_rare_move::<S, L>(mv));
        }
        self.moved::<S, L>(mv, moved, self.castling(), self.key_of_other_side())
    }

    /// Puts the position after a move in the place of this one.
    #[inline(always)]
    pub(crate) fn advance<L: Lines>(&mut self, mv: Move) {
        match self.turn {
            Color::White => self.advance_by_move_of::<White, L>(mv),
            Color::Black => self.advance_by_move_of::<Black, L>(mv),
        }
    }

    /// Each way writes for itself, so that what is nearly always written comes from registers.
    #[inline(always)]
    fn advance_by_move_of<S: Side, L: Lines>(&mut self, mv: Move) {
        let moved = self.board().code_at(mv.from());
        if self.is_rare::<S>(mv, moved) {
            *self = L::apart(|| self.after_rare_move::<S, L>(mv));
        } else {
            *self = self.moved::<S, L>(mv, moved, self.castling(), self.key_of_other_side());
        }
    }

    /// Whether a move promotes a pawn or loses rights to castle, which is asked here and nowhere
    /// else, as the answer is nearly always no; so castling itself is rare too.
    #[inline(always)]
    fn is_rare<S: Side>(&self, mv: Move, moved: u8) -> bool {
        let rights = self.castling().rooks().0;
        let men = Bitboard::of(mv.from()).0 | Bitboard::of(mv.to()).0;
        rights & men != 0 || moved == KING && rights & S::HOME != 0 || mv.promotes()
    }

    #[inline(always)]
    fn after_rare_move<S: Side, L: Lines>(&self, mv: Move) -> Self {
        let (from, to) = (Bitboard::of(mv.from()).0, Bitboard::of(mv.to()).0);
        let moved = self.board().code_at(mv.from());
        let mut castling = self.castling();
        castling.lose(from | to | if moved == KING { S::HOME } else { 0 });
        let lost = self.castling().rooks() - castling.rooks();
        let key = self.key_of_other_side() ^ zobrist::castling(lost);
        if moved == KING && lost.0 & to & S::HOME != 0 {
            return self.castled::<S>(mv.from(), mv.to(), key);
        }
        let next = self.moved::<S, L>(mv, moved, castling, key);
        match mv.promotion() {
            Some(role) if moved == PAWN => next.promoted::<S>(mv.to(), role),
            _ => next,
        }
    }

    /// The board and the key change alike whatever moves and whether or not it captures; a pawn then
    /// does what only a pawn does.
    #[inline(always)]
    fn moved<S: Side, L: Lines>(&self, mv: Move, moved: u8, castling: Castling, key: u64) -> Self {
        let (from, to) = (mv.from(), mv.to());
        let board = self.board();
        let captured = board.code_at(to);
        let quiet = self.half_moves.saturating_add(1);
        let mut next = Self {
            situation: Situation {
                board: board.carried(S::COLOR, from, to),
                castling,
                passed_over: Bitboard::EMPTY,
            },
            key: key
                ^ zobrist::man(S::COLOR, moved, from)
                ^ zobrist::man(S::COLOR, moved, to)
                ^ zobrist::man(S::Other::COLOR, captured, to),
            turn: S::Other::COLOR,
            en_passant: false,
            half_moves: select_unpredictable(captured == 0, quiet, 0),
            move_number: self.move_number.saturating_add(u32::from(!S::IS_WHITE)),
        };
        if moved == PAWN {
            next.half_moves = 0;
            if self.situation.passed_over.contains(to) {
                next.take_beside::<S>(Square::new(to.file(), from.rank()));
            } else if from.index() ^ to.index() == 16 {
                next.pass_over::<S, L>(to);
            }
        }
        next
    }

    /// The key of the same men with the other side to move and nothing to capture en passant.
    #[inline(always)]
    fn key_of_other_side(&self) -> u64 {
        let mut key = self.key ^ zobrist::BLACK_TO_MOVE;
        if self.en_passant {
            key ^= zobrist::en_passant(self.situation.passed_over);
        }
        key
    }

    /// The `key` knows already that the rights are lost.
    fn castled<S: Side>(&self, king: Square, rook: Square, key: u64) -> Self {
        let side = CastlingSide::of(king, rook);
        let (king_to, rook_to) = (side.king_to(S::COLOR), side.rook_to(S::COLOR));
        Self {
            situation: self.situation.castled::<S>(king, rook),
            key: key
                ^ zobrist::man(S::COLOR, KING, king)
                ^ zobrist::man(S::COLOR, KING, king_to)
                ^ zobrist::man(S::COLOR, ROOK, rook)
                ^ zobrist::man(S::COLOR, ROOK, rook_to),
            turn: S::Other::COLOR,
            en_passant: false,
            half_moves: self.half_moves.saturating_add(1),
            move_number: self.move_number.saturating_add(u32::from(!S::IS_WHITE)),
        }
    }

    /// The pawn that has arrived is something else.
    fn promoted<S: Side>(mut self, to: Square, role: Role) -> Self {
        let at = Bitboard::of(to).0;
        self.situation.board.clear(at);
        self.situation.board.place(S::COLOR, role, at);
        self.key ^= zobrist::man(S::COLOR, PAWN, to);
        self.key ^= zobrist::man(S::COLOR, code(role), to);
        self
    }

    /// A pawn is captured on a square that nothing arrives on.
    #[inline(always)]
    fn take_beside<S: Side>(&mut self, pawn: Square) {
        self.situation.board.clear(Bitboard::of(pawn).0);
        self.key ^= zobrist::man(S::Other::COLOR, PAWN, pawn);
    }

    /// A pawn has arrived by a double step.
    #[inline(always)]
    fn pass_over<S: Side, L: Lines>(&mut self, to: Square) {
        let passed = S::Other::ahead(Bitboard::of(to).0);
        self.situation.passed_over = Bitboard(passed);
        if can_capture_en_passant::<S::Other, L>(&self.situation) {
            self.en_passant = true;
            self.key ^= zobrist::en_passant(self.situation.passed_over);
        }
    }

    /// What would attack the own king after an en passant capture from this square.
    pub(crate) fn attackers_after_en_passant(&self, from: Square) -> Bitboard {
        let king = self.king(self.turn).index();
        let attackers = match self.turn {
            Color::White => generate::attackers_after_en_passant::<White, Portable>,
            Color::Black => generate::attackers_after_en_passant::<Black, Portable>,
        };
        Bitboard(attackers(self.situation, from.index(), king))
    }
}

/// Whether a capture on the square passed over is legal.
pub(crate) fn en_passant_is_legal(situation: &Situation, turn: Color) -> bool {
    match turn {
        Color::White => can_capture_en_passant::<White, Portable>(situation),
        Color::Black => can_capture_en_passant::<Black, Portable>(situation),
    }
}

#[inline(always)]
fn can_capture_en_passant<S: Side, L: Lines>(situation: &Situation) -> bool {
    let king = situation.board.pieces(S::COLOR, Role::King).0.trailing_zeros() as usize;
    generate::en_passant_captors::<S, L>(situation, king) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn a_pass_is_the_setup_with_the_other_side_to_move() {
        let start = Position::default();
        let double_step = start.play_unchecked(Move::new(Square::E2, Square::E4));
        for position in [start, double_step] {
            let mut setup = Setup::from(&position);
            setup.turn = !setup.turn;
            setup.en_passant = None;
            let passed = position.pass().unwrap();
            assert_eq!(Position::try_from(setup), Ok(passed));
            assert_eq!(Position::try_from(setup).unwrap().key(), passed.key());
            assert_eq!(passed.half_moves(), 0);
        }
    }

    #[test]
    fn the_likely_key_is_that_of_the_position_after_an_ordinary_move() {
        let mut position = Position::default();
        for (from, to) in [
            (Square::E2, Square::E3),
            (Square::D7, Square::D6),
            (Square::F1, Square::B5),
            (Square::C8, Square::D7),
            (Square::B5, Square::D7),
        ] {
            let mv = Move::new(from, to);
            let next = position.play(mv).unwrap();
            assert_eq!(position.likely_key_after(mv), next.key());
            position = next;
        }
    }

    #[test]
    fn a_side_in_check_cannot_pass() {
        let mut setup = Setup::default();
        setup.board.take(Square::E2);
        setup.board.put(Square::E5, crate::Piece { color: Color::Black, role: Role::Rook });
        assert!(Position::try_from(setup).unwrap().pass().is_none());
    }
}
