//! Legal moves without trying them: what gives check, what is pinned and what is attacked are
//! found first, and every piece then gets the set of its legal destinations.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::{
    Bitboard, CastlingSide, Color, Destinations, Move, Position, Rank, Role, Square, attacks,
};

impl Position {
    /// Gives `visit` the legal moves of every piece that has some, until it breaks off.
    pub fn destinations<B>(
        &self,
        mut visit: impl FnMut(Destinations) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut give = |role, from, to: Bitboard| {
            if to.any() {
                visit(Destinations { role, from, to })
            } else {
                ControlFlow::Continue(())
            }
        };
        let king = self.king(self.turn);
        let checkers = self.checkers();
        give(Role::King, king, self.king_destinations(king, checkers))?;
        if checkers.many() {
            return ControlFlow::Continue(());
        }

        // Under check, only squares that take the checker or stand before it help.
        let answers = checkers
            .first()
            .map_or(Bitboard::ALL, |checker| attacks::between(king, checker) | checker.into());
        let pinned = self.pinned(king);
        let own = self.board.color(self.turn);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in own & self.board.role(role) {
                let free =
                    if pinned.contains(from) { attacks::line(king, from) } else { Bitboard::ALL };
                let to = match role {
                    Role::Pawn => {
                        (self.pawn_destinations(from) & free & answers)
                            | self.en_passant_destination(from)
                    }
                    _ => {
                        (attacks::attacks(self.turn, role, from, self.board.occupied()) - own)
                            & free
                            & answers
                    }
                };
                give(role, from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All legal moves, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        let _ = self.destinations(|destinations| {
            moves.extend(destinations.moves());
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _ = self.destinations(|destinations| {
            count += destinations.count();
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.destinations(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether a move, from anywhere, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        let found = self.destinations(|destinations| {
            if destinations.from == mv.from() {
                ControlFlow::Break(destinations.moves().any(|legal| legal == mv))
            } else {
                ControlFlow::Continue(())
            }
        });
        found == ControlFlow::Break(true)
    }

    /// The own men that stand alone between their king and an enemy line piece.
    pub(crate) fn pinned(&self, king: Square) -> Bitboard {
        let them = !self.turn;
        let occupied = self.board.occupied();
        let snipers = (attacks::rook(king, Bitboard::EMPTY) & self.board.straight_sliders(them))
            | (attacks::bishop(king, Bitboard::EMPTY) & self.board.diagonal_sliders(them));
        snipers
            .into_iter()
            .map(|sniper| attacks::between(king, sniper) & occupied)
            .filter(|blockers| !blockers.many())
            .fold(Bitboard::EMPTY, |pinned, blockers| pinned | blockers)
            & self.board.color(self.turn)
    }

    /// Steps to squares that stay unattacked once the king has left its own, and the rooks that it
    /// may castle with.
    fn king_destinations(&self, king: Square, checkers: Bitboard) -> Bitboard {
        let steps = attacks::king(king) - self.board.color(self.turn);
        let without_king = self.board.occupied() - king.into();
        let attacked = self.board.attacked(!self.turn, without_king);
        let castling = if checkers.any() {
            Bitboard::EMPTY
        } else {
            CastlingSide::ALL
                .into_iter()
                .filter(|&side| self.may_castle(king, side, attacked))
                .filter_map(|side| self.castling.rook(self.turn, side))
                .collect()
        };
        (steps - attacked) | castling
    }

    /// FIDE 3.8.2.2 and Guidelines II.3.2: the king is not in check; all squares from its start to
    /// its end, and from the rook's to the rook's, are empty but for the two; the king crosses and
    /// reaches no attacked square; and lifting the rook uncovers no check on the back rank.
    fn may_castle(&self, king: Square, side: CastlingSide, attacked: Bitboard) -> bool {
        let Some(rook) = self.castling.rook(self.turn, side) else { return false };
        let castle = CastlingPath::new(self.turn, side, king, rook);
        let others = self.board.occupied() - king.into() - rook.into();
        let back_rank = Bitboard::rank(king.rank());
        let uncovered = attacks::rook(castle.king_to, others | castle.rook_to.into())
            & self.board.straight_sliders(!self.turn)
            & back_rank;
        (others & castle.must_be_empty).is_empty()
            && (attacked & castle.king_walk).is_empty()
            && uncovered.is_empty()
    }

    fn pawn_destinations(&self, from: Square) -> Bitboard {
        let empty = !self.board.occupied();
        let captures = attacks::pawn(self.turn, from) & self.board.color(!self.turn);
        let one = from.forward(self.turn).filter(|&to| empty.contains(to));
        let two = one
            .filter(|_| from.rank() == Rank::Second.relative_to(self.turn))
            .and_then(|passed| passed.forward(self.turn))
            .filter(|&to| empty.contains(to));
        one.into_iter().chain(two).fold(captures, |set, to| set | to.into())
    }

    fn en_passant_destination(&self, from: Square) -> Bitboard {
        match self.en_passant {
            Some(to) if self.en_passant_captors(to).contains(from) => to.into(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The pawns that may legally capture on this square en passant. Two men leave their lines at
    /// once, so each capture is judged on the board it leaves.
    pub(crate) fn en_passant_captors(&self, to: Square) -> Bitboard {
        let captors = attacks::pawn(!self.turn, to) & self.board.pieces(self.turn, Role::Pawn);
        captors
            .into_iter()
            .filter(|&from| self.attackers_after_en_passant(from, to).is_empty())
            .collect()
    }

    /// What would attack the own king after this en passant capture.
    pub(crate) fn attackers_after_en_passant(&self, from: Square, to: Square) -> Bitboard {
        let taken = Bitboard::of(Square::new(to.file(), from.rank()));
        let occupied = (self.board.occupied() - from.into() - taken) | to.into();
        self.board.attackers(self.king(self.turn), !self.turn, occupied) - taken
    }
}

/// The squares that matter to one castling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CastlingPath {
    pub(crate) king_to: Square,
    pub(crate) rook_to: Square,
    /// The squares the king crosses and reaches.
    pub(crate) king_walk: Bitboard,
    /// The squares both pieces cross and reach.
    pub(crate) must_be_empty: Bitboard,
}

impl CastlingPath {
    pub(crate) fn new(color: Color, side: CastlingSide, king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        let king_walk = attacks::between(king, king_to) | king_to.into();
        let rook_walk = attacks::between(rook, rook_to) | rook_to.into();
        Self { king_to, rook_to, king_walk, must_be_empty: king_walk | rook_walk }
    }
}
