//! One move taken back: whether any last move explains the checks on the board.
//!
//! Before its move the side that has just moved cannot have been giving check already, since it was
//! then the other side's king left in check. So a check is explained by a last move exactly when
//! taking that move back leaves the king unattacked.

use crate::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, attacks,
};

/// The question, asked of one setup.
struct LastMove<'a> {
    setup: &'a Setup,
    /// The side that has just moved.
    mover: Color,
    /// The king of the other side.
    king: Square,
}

/// Whether some last move leads to this setup without the king having been attacked before. With an
/// en passant square it can only be the double step past it.
pub(crate) fn explains(setup: &Setup, king: Square) -> bool {
    let question = LastMove { setup, mover: !setup.turn, king };
    match setup.en_passant {
        Some(passed_over) => question.double_step_past(passed_over),
        None => question.some_move() || question.castling(),
    }
}

impl LastMove<'_> {
    fn double_step_past(&self, passed_over: Square) -> bool {
        let squares = (passed_over.forward(!self.mover), passed_over.forward(self.mover));
        let (Some(from), Some(to)) = squares else { return false };
        self.without_capture(from, to, Role::Pawn)
    }

    fn some_move(&self) -> bool {
        let rights = self.setup.castling.of(self.mover);
        let mut at_home = rights;
        if rights.any() {
            at_home |= self.setup.board.pieces(self.mover, Role::King);
        }
        (self.setup.board.color(self.mover) - at_home).into_iter().any(|to| {
            match self.setup.board.role_at(to) {
                Some(Role::Pawn) => self.pawn_move(to) || self.en_passant(to),
                Some(Role::King) => self.piece_move(to, Role::King),
                Some(role) => self.piece_move(to, role) || self.promotion(to),
                None => false,
            }
        })
    }

    fn piece_move(&self, to: Square, role: Role) -> bool {
        let origins = attacks::attacks(self.mover, role, to, self.setup.board.occupied());
        self.empty(origins)
            .into_iter()
            .any(|from| self.without_capture(from, to, role) || self.with_capture(from, to, role))
    }

    fn promotion(&self, to: Square) -> bool {
        to.rank() == Rank::Eighth.relative_to(self.mover) && self.pawn_move(to)
    }

    fn pawn_move(&self, to: Square) -> bool {
        let mut straight = self.pawn_origins(to.forward(!self.mover).into_iter().collect());
        if to.rank() == Rank::Fourth.relative_to(self.mover) {
            let back = straight.into_iter().filter_map(|square| square.forward(!self.mover));
            straight |= self.pawn_origins(back.collect());
        }
        let diagonal = self.pawn_origins(attacks::pawn(!self.mover, to));
        straight.into_iter().any(|from| self.without_capture(from, to, Role::Pawn))
            || diagonal.into_iter().any(|from| self.with_capture(from, to, Role::Pawn))
    }

    fn en_passant(&self, to: Square) -> bool {
        let taken = to.forward(!self.mover).filter(|&square| self.is_empty(square));
        let Some(taken) = taken else { return false };
        let came_from = to.forward(self.mover).is_some_and(|square| self.is_empty(square));
        to.rank() == Rank::Sixth.relative_to(self.mover)
            && came_from
            && self.has_lost_a_man()
            && self.pawn_origins(attacks::pawn(!self.mover, to)).into_iter().any(|from| {
                let mut before = self.taken_back(from, to, Role::Pawn);
                before.put(taken, Piece { color: !self.mover, role: Role::Pawn });
                self.is_quiet(&before)
            })
    }

    /// Any castling, of Chess960 too: which it was is not known any more.
    fn castling(&self) -> bool {
        let home = |file| Square::new(file, Rank::First.relative_to(self.mover));
        let own = |role| self.setup.board.pieces(self.mover, role);
        self.setup.castling.of(self.mover).is_empty()
            && CastlingSide::ALL.into_iter().any(|side| {
                let (king_to, rook_to) = (side.king_to(self.mover), side.rook_to(self.mover));
                let mut after = self.setup.board;
                after.take(king_to);
                after.take(rook_to);
                let free = |file| !after.occupied().contains(home(file));
                let files = || File::ALL.into_iter().filter(|&file| free(file));
                let origins =
                    files().flat_map(|king| files().map(move |rook| (home(king), home(rook))));
                own(Role::King).contains(king_to)
                    && own(Role::Rook).contains(rook_to)
                    && origins
                        .filter(|&(king, rook)| {
                            king != rook && CastlingSide::of(king, rook) == side
                        })
                        .any(|(king, rook)| {
                            let mut before = after;
                            before.put(king, Piece { color: self.mover, role: Role::King });
                            before.put(rook, Piece { color: self.mover, role: Role::Rook });
                            self.is_quiet(&before)
                        })
            })
    }

    fn without_capture(&self, from: Square, to: Square, role: Role) -> bool {
        self.is_quiet(&self.taken_back(from, to, role))
    }

    /// What was captured matters only in that it stood there.
    fn with_capture(&self, from: Square, to: Square, role: Role) -> bool {
        let mut before = self.taken_back(from, to, role);
        before.put(to, Piece { color: !self.mover, role: Role::Knight });
        self.has_lost_a_man() && self.is_quiet(&before)
    }

    fn taken_back(&self, from: Square, to: Square, role: Role) -> Board {
        let mut before = self.setup.board;
        before.take(to);
        before.put(from, Piece { color: self.mover, role });
        before
    }

    fn is_quiet(&self, before: &Board) -> bool {
        before.attackers(self.king, self.mover, before.occupied()).is_empty()
    }

    fn has_lost_a_man(&self) -> bool {
        self.setup.board.color(!self.mover).len() < 16
    }

    fn pawn_origins(&self, squares: Bitboard) -> Bitboard {
        self.empty(squares) - Bitboard::BACK_RANKS
    }

    fn empty(&self, squares: Bitboard) -> Bitboard {
        squares - self.setup.board.occupied()
    }

    fn is_empty(&self, square: Square) -> bool {
        self.empty(square.into()).any()
    }
}
