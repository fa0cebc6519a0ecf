use crate::{Bitboard, Board, Castling, CastlingSide, Move, Role, Square, side::Side};

/// All that the next moves depend on, but for whose turn it is: what is copied at every step of a
/// count, without counters or key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Situation {
    pub(crate) board: Board,
    pub(crate) castling: Castling,
    /// The square a pawn has just passed over, whether or not it can be captured there.
    pub(crate) passed_over: Bitboard,
}

impl Situation {
    /// The situation after a legal move of side `S` by a piece of this kind.
    #[inline(always)]
    pub(crate) fn after<S: Side>(&self, role: Role, mv: Move) -> Self {
        let mut next = *self;
        let (from, to) = (Bitboard::of(mv.from()).0, Bitboard::of(mv.to()).0);
        next.passed_over = Bitboard::EMPTY;
        next.castling.lose(from | to);
        match role {
            Role::King if self.board.color(S::COLOR).contains(mv.to()) => {
                return self.castled::<S>(mv.from(), mv.to());
            }
            Role::King => next.castling.lose(S::HOME),
            Role::Pawn if self.passed_over.0 & to != 0 => {
                next.board.clear(S::Other::ahead(to));
            }
            _ => {}
        }
        next.board.clear(from | to);
        if role == Role::Pawn {
            next.board.place(S::COLOR, mv.promotion().unwrap_or(role), to);
            next.passed_over = Bitboard(S::ahead(from) & S::Other::ahead(to));
        } else {
            next.board.place(S::COLOR, role, to);
        }
        next
    }

    /// The king has castled with this rook.
    #[inline(never)]
    pub(crate) fn castled<S: Side>(mut self, king: Square, rook: Square) -> Self {
        let side = CastlingSide::of(king, rook);
        self.castling.lose(S::HOME);
        self.passed_over = Bitboard::EMPTY;
        self.board.clear(Bitboard::of(king).0 | Bitboard::of(rook).0);
        self.board.place(S::COLOR, Role::King, Bitboard::of(side.king_to(S::COLOR)).0);
        self.board.place(S::COLOR, Role::Rook, Bitboard::of(side.rook_to(S::COLOR)).0);
        self
    }
}
