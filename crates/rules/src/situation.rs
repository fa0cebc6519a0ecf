use crate::{Bitboard, Board, Castling, CastlingSide, MoveSet, Role, Square, side::Side};

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
    /// Gives every situation that legal moves of side `S` lead to.
    #[inline(always)]
    pub(crate) fn each_after<S: Side>(&self, moves: MoveSet, mut give: impl FnMut(Self)) {
        match moves {
            MoveSet::Piece { role: Role::King, from, to } => {
                let own = self.board.color(S::COLOR);
                let mut without_rights = *self;
                without_rights.castling.lose(S::HOME);
                for to in each(to - own) {
                    give(without_rights.moved::<S>(Role::King, Bitboard::of(from).0, to));
                }
                for rook in to & own {
                    give(self.castled::<S>(from, rook));
                }
            }
            MoveSet::Piece { role, from, to } => {
                for to in each(to) {
                    let mut next = self.moved::<S>(role, Bitboard::of(from).0, to);
                    if role == Role::Pawn {
                        // Pawns are alone in their set when they capture en passant.
                        next.board.clear(S::Other::ahead(to));
                    }
                    give(next);
                }
            }
            MoveSet::Pawns { step, to } => {
                for to in each(to) {
                    let mut next = self.moved::<S>(Role::Pawn, stepped(to, -step), to);
                    if step == 2 * S::FORWARD {
                        next.passed_over = Bitboard(S::Other::ahead(to));
                    }
                    give(next);
                }
            }
            MoveSet::Promotions { step, to } => {
                for to in each(to) {
                    for role in Role::PROMOTIONS {
                        give(self.moved::<S>(role, stepped(to, -step), to));
                    }
                }
            }
        }
    }

    /// What was on one square is gone, and this kind of man is on the other.
    #[inline(always)]
    fn moved<S: Side>(mut self, role: Role, from: u64, to: u64) -> Self {
        self.castling.lose(from | to);
        self.board.clear(from | to);
        self.board.place(S::COLOR, role, to);
        self.passed_over = Bitboard::EMPTY;
        self
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

/// Every square of a set, as a set of its own.
#[inline(always)]
fn each(Bitboard(mut set): Bitboard) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The square so many indices further.
#[inline(always)]
fn stepped(square: u64, step: i8) -> u64 {
    if step > 0 { square << step } else { square >> -step }
}
