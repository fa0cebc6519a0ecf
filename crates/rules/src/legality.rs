//! Whether one move is legal, without finding the others.

use crate::{
    Bitboard, Move, Role, attacks,
    generate::{attacked_by, attackers_after_en_passant, index, king_moves},
    lines::Lines,
    side::Side,
    situation::Situation,
};

/// Whether side `S` may play a move, from anywhere.
#[inline(always)]
pub(crate) fn is_legal<S: Side, L: Lines>(situation: &Situation, mv: Move) -> bool {
    let board = &situation.board;
    let own = board.color(S::COLOR).0;
    let (from, to) = (Bitboard::of(mv.from()).0, Bitboard::of(mv.to()).0);
    let Some(role) = board.role_at(mv.from()) else { return false };
    if own & from == 0 || own & to != 0 && role != Role::King || !promotes_rightly::<S>(role, mv) {
        return false;
    }
    let occupied = board.occupied().0;
    let square = mv.from().index();
    let mut king = index(board.role(Role::King).0 & own);
    let reached = match role {
        Role::King if own & to != 0 => {
            let attacked = attacked_by::<S::Other, L>(situation, occupied & !own, occupied & !from);
            return king_moves::<S, L>(situation, square, attacked) & to != 0;
        }
        Role::King => {
            king = mv.to().index();
            attacks::king_from(square)
        }
        Role::Pawn if to == situation.passed_over.0 && takes::<S>(from) & to != 0 => {
            return attackers_after_en_passant::<S, L>(*situation, square, king) == 0;
        }
        Role::Pawn => {
            let single = S::ahead(from) & !occupied;
            single | S::ahead(single & S::THIRD_RANK) & !occupied | takes::<S>(from) & occupied
        }
        Role::Knight => attacks::knight_from(square),
        // The three kinds on one path, which the processor need not guess.
        Role::Bishop | Role::Rook | Role::Queen => {
            let along = |lines: u64, kind: Bitboard| if kind.0 & from == 0 { 0 } else { lines };
            let clear = attacks::between_squares(square, mv.to().index()) & occupied == 0;
            let lines = along(attacks::bishop_lines(square), board.diagonal())
                | along(attacks::rook_lines(square), board.straight());
            if clear { lines } else { 0 }
        }
    };
    reached & to != 0 && leaves_king_safe::<S, L>(situation, king, from, to)
}

/// Whether a move says what a pawn becomes if it has to, and only then (FIDE 3.7.3.3).
#[inline(always)]
fn promotes_rightly<S: Side>(role: Role, mv: Move) -> bool {
    let must = role == Role::Pawn && S::Other::HOME & Bitboard::of(mv.to()).0 != 0;
    match mv.promotion() {
        None => !must,
        Some(role) => must && Role::PROMOTIONS.contains(&role),
    }
}

/// The squares that a pawn attacks.
#[inline(always)]
pub(crate) fn takes<S: Side>(pawn: u64) -> u64 {
    S::ahead_left(pawn) | S::ahead_right(pawn)
}

/// Whether nothing attacks the own king, then on `king`, once a man has gone from one square to
/// another.
#[inline(always)]
pub(crate) fn leaves_king_safe<S: Side, L: Lines>(
    situation: &Situation,
    king: usize,
    from: u64,
    to: u64,
) -> bool {
    let board = &situation.board;
    let occupied = board.occupied().0 & !from | to;
    let enemies = board.color(S::Other::COLOR).0 & !to;
    let leapers = attacks::pawn_from(S::COLOR, king) & board.role(Role::Pawn).0
        | attacks::knight_from(king) & board.role(Role::Knight).0
        | attacks::king_from(king) & board.role(Role::King).0;
    let lines = L::bishop(king, occupied) & board.diagonal().0
        | L::rook(king, occupied) & board.straight().0;
    (leapers | lines) & enemies == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Square, chess960::StartArray};
    use proptest::prelude::*;
    use std::{collections::HashSet, vec::Vec};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        #[test]
        fn a_move_is_legal_exactly_when_it_is_listed(
            array in prop_oneof![Just(518u16), 0u16..960],
            choices in proptest::collection::vec(any::<usize>(), 0..200),
        ) {
            let setup = StartArray::new(array).unwrap().setup();
            let mut position = Position::try_from(setup).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(moves[choice % moves.len()]);
            }
            let listed: HashSet<Move> = position.legal_moves().into_iter().collect();
            let promotions: Vec<Option<Role>> =
                [None].into_iter().chain(Role::ALL.map(Some)).collect();
            for from in Square::all() {
                for to in Square::all() {
                    for &promotion in &promotions {
                        let mv = Move::with_promotion(from, to, promotion);
                        prop_assert_eq!(position.is_legal(mv), listed.contains(&mv), "{:?} {:?}", mv, position);
                    }
                }
            }
        }
    }
}
