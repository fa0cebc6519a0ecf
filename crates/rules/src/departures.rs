//! Who may go to a square, without finding the other moves.
//!
//! Attacks are symmetrical: the pieces that may come to a square are among those that a piece of
//! their kind would attack from there.

use crate::{
    Role, attacks,
    generate::{bit, en_passant_captors, index, squares},
    legality::{leaves_king_safe, takes},
    lines::Lines,
    side::Side,
    situation::Situation,
};

/// From which of some squares men of one kind of side `S` may go to a square; castling is left out.
#[inline(always)]
pub(crate) fn departures<S: Side, L: Lines>(
    situation: &Situation,
    role: Role,
    among: u64,
    to: usize,
) -> u64 {
    let board = &situation.board;
    let occupied = board.occupied().0;
    let own = board.color(S::COLOR).0;
    if own & bit(to) != 0 {
        return 0;
    }
    let reaching = if role == Role::Pawn {
        if situation.passed_over.0 == bit(to) {
            let situation = *situation;
            return L::apart(move || en_passant::<S, L>(&situation)) & among;
        }
        pawns_reaching::<S>(occupied, bit(to))
    } else {
        // All kinds on one path, which the processor need not guess.
        attacks::leaper_from(role, to) & !board.sliders().0
            | L::bishop(to, occupied) & board.diagonal().0
            | L::rook(to, occupied) & board.straight().0
    };
    let candidates = board.any_role(role).0 & own & among & reaching;
    let king = if role == Role::King { to } else { index(board.role(Role::King).0 & own) };
    let safe = |from: u64| leaves_king_safe::<S, L>(situation, king, from, bit(to));
    // There is nearly always one.
    let first = candidates & candidates.wrapping_neg();
    let others = candidates ^ first;
    let departures = if safe(first) { first } else { 0 };
    if others == 0 {
        return departures;
    }
    let situation = *situation;
    let safe = move |from: usize| leaves_king_safe::<S, L>(&situation, king, bit(from), bit(to));
    let among_others = move || squares(others).filter(|from| safe(*from)).map(bit).sum::<u64>();
    departures | L::apart(among_others)
}

#[inline(always)]
fn en_passant<S: Side, L: Lines>(situation: &Situation) -> u64 {
    let board = &situation.board;
    en_passant_captors::<S, L>(situation, index(board.pieces(S::COLOR, Role::King).0))
}

/// From where pawns of side `S` come to a square without passing another pawn by.
#[inline(always)]
fn pawns_reaching<S: Side>(occupied: u64, to: u64) -> u64 {
    if occupied & to != 0 {
        return takes::<S::Other>(to);
    }
    let single = S::Other::ahead(to);
    single | S::Other::ahead(single & S::THIRD_RANK & !occupied)
}

#[cfg(test)]
mod tests {
    use super::departures;
    use crate::{
        Bitboard, Color, Position, Role, Square,
        chess960::StartArray,
        lines::Portable,
        side::{Black, White},
    };
    use proptest::prelude::*;

    fn without_pext(position: &Position, role: Role, among: Bitboard, to: Square) -> Bitboard {
        let (situation, to) = (position.situation(), to.index());
        Bitboard(match position.turn() {
            Color::White => departures::<White, Portable>(situation, role, among.0, to),
            Color::Black => departures::<Black, Portable>(situation, role, among.0, to),
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        #[test]
        fn departures_are_those_of_the_listed_moves(
            array in prop_oneof![Just(518u16), 0u16..960],
            choices in proptest::collection::vec(any::<usize>(), 0..200),
            among: u64,
        ) {
            let setup = StartArray::new(array).unwrap().setup();
            let mut position = Position::try_from(setup).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for to in Square::all() {
                    for role in Role::ALL {
                        let listed: Bitboard = moves
                            .iter()
                            .filter(|mv| mv.to() == to && position.castling_side(**mv).is_none())
                            .map(|mv| mv.from())
                            .filter(|from| position.board().role_at(*from) == Some(role))
                            .collect();
                        prop_assert_eq!(position.departures(role, Bitboard::ALL, to), listed);
                        let among = Bitboard(among);
                        prop_assert_eq!(position.departures(role, among, to), listed & among);
                        prop_assert_eq!(without_pext(&position, role, among, to), listed & among);
                    }
                }
                position = position.play_unchecked(moves[choice % moves.len()]);
            }
        }
    }
}
