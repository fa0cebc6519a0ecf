//! Every move that is not legal has a reason, and the reason holds: checked by a slow board of its
//! own, with legality from a peer.

mod common;

use common::mailbox::{Mailbox, has_shape, step};
use proptest::prelude::*;
use roque_notation::{Dialect, fen};
use roque_rules::{
    Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Reason, Role, Setup, Square,
    why_not,
};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..Default::default() })]

    #[test]
    fn in_positions_of_games(positions in common::game(160)) {
        for position in positions.iter().rev().step_by(40) {
            every_move_is_legal_or_refused_for_a_reason_that_holds(position);
        }
    }

    #[test]
    fn in_positions_that_no_game_need_reach(position in common::position()) {
        every_move_is_legal_or_refused_for_a_reason_that_holds(&position);
    }
}

fn every_move_is_legal_or_refused_for_a_reason_that_holds(position: &Position) {
    let legal = legal_moves_of_a_peer(position);
    let judge = Judge::new(position);
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None].into_iter().chain(Role::ALL.map(Some)) {
                let mv = Move::with_promotion(from, to, promotion);
                let reason = why_not(position, from, to, promotion);
                let case = || format!("{mv:?} {reason:?}: {}", text(position));
                assert_eq!(reason.is_none(), legal.contains(&mv), "{}", case());
                assert_eq!(position.is_legal(mv), legal.contains(&mv), "{}", case());
                if let Some(reason) = reason {
                    assert!(judge.holds(reason, from, to, promotion), "{}", case());
                    assert!(Reason::CODES.contains(&reason.code()), "{}", case());
                }
            }
        }
    }
}

fn text(position: &Position) -> String {
    let setup = Setup { half_moves: 0, move_number: 1, ..Setup::from(position) };
    fen::write_setup(&setup, Dialect::Chess960)
}

fn legal_moves_of_a_peer(position: &Position) -> Vec<Move> {
    let peer: Chess = text(position)
        .parse::<Fen>()
        .expect("a FEN")
        .into_position(CastlingMode::Chess960)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .expect("a position");
    let square = |square: shakmaty::Square| Square::from_index(square as u8);
    let moves = peer.legal_moves().into_iter().map(|mv| {
        let promotion = mv.promotion().map(|role| Role::ALL[role as usize - 1]);
        Move::with_promotion(square(mv.from().expect("no drops")), square(mv.to()), promotion)
    });
    moves.collect()
}

/// Checks reasons one by one against what it sees on its own board.
struct Judge<'a> {
    position: &'a Position,
    board: Mailbox,
    us: Color,
}

impl<'a> Judge<'a> {
    fn new(position: &'a Position) -> Self {
        Self { position, board: Mailbox::of(position.board()), us: position.turn() }
    }

    fn holds(&self, reason: Reason, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let own = self.board.at(from).filter(|piece| piece.color == self.us);
        let Some(Piece { role, .. }) = own else {
            return match reason {
                Reason::NoPiece(square) => square == from && self.board.at(from).is_none(),
                Reason::NotYourPiece(square) => square == from && self.board.at(from).is_some(),
                _ => false,
            };
        };
        match reason {
            Reason::NoPiece(_) | Reason::NotYourPiece(_) => false,
            Reason::SameSquare(square) => from == to && square == from,
            Reason::OwnPiece(square) => {
                square == to && self.board.at(to).is_some_and(|piece| piece.color == self.us)
            }
            Reason::NotItsMove(about) => about == role && !self.moves_like_that(role, from, to),
            Reason::Blocked(about, men) => {
                let (files, ranks) = step(from, to);
                about == role
                    && has_shape(role, files, ranks)
                    && men.any()
                    && men == self.board.between(from, to)
            }
            Reason::PawnBlocked(_)
            | Reason::PawnTakesNothing(_)
            | Reason::PawnHasMoved
            | Reason::EnPassantTooLate(_) => {
                role == Role::Pawn && self.holds_of_pawn(reason, from, to)
            }
            Reason::EnPassantExposesKing(_)
            | Reason::KingAttacked(_)
            | Reason::Pinned(..)
            | Reason::StillInCheck(_) => {
                self.moves_like_that(role, from, to) && self.holds_of_king(reason, from, to)
            }
            Reason::CastlingRightLost
            | Reason::CastlingBlocked(_)
            | Reason::CastlingInCheck(_)
            | Reason::CastlingThroughCheck(_)
            | Reason::CastlingIntoCheck(_) => {
                role == Role::King && self.holds_of_castling(reason, from, to)
            }
            Reason::PromotionMissing => promotion.is_none() && self.promotes(from, to),
            Reason::PromotionToThat(about) => {
                promotion == Some(about)
                    && matches!(about, Role::Pawn | Role::King)
                    && self.promotes(from, to)
            }
            Reason::NothingToPromote => promotion.is_some() && !self.promotes(from, to),
        }
    }

    fn ahead(&self) -> i8 {
        if self.us == Color::White { 1 } else { -1 }
    }

    fn promotes(&self, from: Square, to: Square) -> bool {
        self.board.is(from, self.us, Role::Pawn)
            && to.rank() == Rank::Eighth.relative_to(self.us)
            && self.moves_like_that(Role::Pawn, from, to)
    }

    /// Whether a man of this kind goes from one square to the other on some board. A king that goes
    /// two squares castles, and never moves so: a castling is its taking the rook.
    fn moves_like_that(&self, role: Role, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        if role != Role::Pawn {
            return has_shape(role, files, ranks);
        }
        let forward = ranks * self.ahead();
        (forward == 1 && files.abs() <= 1) || (forward == 2 && files == 0)
    }

    fn holds_of_pawn(&self, reason: Reason, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        let straight = files == 0;
        let forward = ranks * self.ahead();
        let beside = Square::new(to.file(), from.rank());
        let late = from.rank() == Rank::Fifth.relative_to(self.us)
            && self.board.is(beside, !self.us, Role::Pawn);
        let takes_nothing = files.abs() == 1
            && forward == 1
            && self.board.at(to).is_none()
            && self.position.passed_over() != Some(to);
        match reason {
            Reason::PawnBlocked(square) => {
                let met = self.board.between(from, to).into_iter().next().unwrap_or(to);
                straight
                    && matches!(forward, 1 | 2)
                    && square == met
                    && self.board.at(square).is_some()
            }
            Reason::PawnHasMoved => {
                straight && forward == 2 && from.rank() != Rank::Second.relative_to(self.us)
            }
            Reason::PawnTakesNothing(square) => square == to && takes_nothing && !late,
            Reason::EnPassantTooLate(square) => square == beside && takes_nothing && late,
            _ => false,
        }
    }

    fn holds_of_king(&self, reason: Reason, from: Square, to: Square) -> bool {
        let mut after = self.board.clone();
        let man = after.take(from);
        let role = man.map(|piece| piece.role);
        let en_passant =
            role == Some(Role::Pawn) && step(from, to).0 != 0 && after.at(to).is_none();
        after.put(to, man);
        let without_capture = after.clone();
        if en_passant {
            after.take(Square::new(to.file(), from.rank()));
        }
        let attackers = after.attackers(after.king(self.us), !self.us);
        let checkers = self.board.attackers(self.board.king(self.us), !self.us);
        match reason {
            Reason::KingAttacked(men) => role == Some(Role::King) && men == attackers && men.any(),
            Reason::StillInCheck(men) => {
                role != Some(Role::King) && men == attackers & checkers && men.any()
            }
            Reason::Pinned(about, by) => {
                role == Some(about) && attackers.contains(by) && !checkers.contains(by)
            }
            // Either pawn alone could have gone.
            Reason::EnPassantExposesKing(men) => {
                let king = without_capture.king(self.us);
                en_passant
                    && men == attackers
                    && (men & checkers).is_empty()
                    && without_capture.attackers(king, !self.us).is_empty()
            }
            _ => false,
        }
    }

    fn holds_of_castling(&self, reason: Reason, king: Square, to: Square) -> bool {
        let home = Rank::First.relative_to(self.us);
        let onto_rook = self.board.is(to, self.us, Role::Rook);
        let two_squares = step(king, to).0.abs() == 2;
        if king.rank() != home || to.rank() != home || !(onto_rook || two_squares) {
            return false;
        }
        let side = if to > king { CastlingSide::King } else { CastlingSide::Queen };
        let rights = Setup::from(self.position).castling.of(self.us);
        let rook = rights.into_iter().find(|&rook| (rook > king) == (to > king));
        let Some(rook) = rook else { return reason == Reason::CastlingRightLost };
        let (king_to, rook_to) = (side.king_to(self.us), side.rook_to(self.us));
        let ends = [king, rook, king_to, rook_to];
        let between = |one: Square, other: Square| {
            let (low, high) = (one.min(other), one.max(other));
            Square::all().filter(move |&square| low <= square && square <= high)
        };
        let whole =
            between(ends.into_iter().min().expect("four"), ends.into_iter().max().expect("four"));
        let men: Bitboard = whole
            .filter(|&square| square != king && square != rook && self.board.at(square).is_some())
            .collect();
        let mut lifted = self.board.clone();
        lifted.take(king);
        let crossed = between(king, king_to).filter(|&square| square != king && square != king_to);
        let guards: Bitboard =
            crossed.flat_map(|square| lifted.attackers(square, !self.us)).collect();
        let at_once = lifted.attackers(king_to, !self.us);
        let king_piece = self.board.at(king);
        let rook_piece = lifted.take(rook);
        lifted.put(rook_to, rook_piece);
        lifted.put(king_to, king_piece);
        let arrived = lifted.attackers(king_to, !self.us);
        let checkers = self.board.attackers(king, !self.us);
        match reason {
            Reason::CastlingBlocked(found) => found == men && found.any(),
            Reason::CastlingInCheck(found) => found == checkers && found.any(),
            Reason::CastlingThroughCheck(found) => found == guards && found.any(),
            Reason::CastlingIntoCheck(found) => found == at_once | arrived && found.any(),
            _ => false,
        }
    }
}
