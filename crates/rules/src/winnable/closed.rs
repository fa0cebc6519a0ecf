//! Random positions with walls of pawns, for tests: those where it is hard to tell what can happen.

use std::vec::Vec;

use proptest::prelude::*;

use crate::{Bitboard, Color, Piece, Role, Setup, Square};

/// Setups of two kings, up to three other pieces and some pawns, most of them face to face. Not all
/// are possible.
pub(super) fn setups() -> impl Strategy<Value = Setup> {
    let pawns = proptest::collection::vec((0u8..8, 1u8..6, 1u8..4, 0u8..8), 0..6);
    let role = prop::sample::select(&Role::ALL[1..5]);
    let pieces = proptest::collection::vec((role, any::<bool>(), 0u8..64), 0..4);
    (pawns, pieces, 0u8..64, 0u8..64, any::<bool>()).prop_map(
        |(pawns, pieces, king, prey, turn)| {
            let mut setup = Setup { turn: color(turn), ..Setup::EMPTY };
            let mut put = |square, color, role| {
                let square = Square::from_index(square);
                if !setup.board.occupied().contains(square) {
                    setup.board.put(square, Piece { color, role });
                }
            };
            put(king, Color::White, Role::King);
            put(prey, Color::Black, Role::King);
            for (file, rank, gap, lone) in pawns {
                // One of eight has no other pawn before it.
                put(8 * rank + file, color(lone != 1), Role::Pawn);
                if lone > 1 && rank + gap < 7 {
                    put(8 * (rank + gap) + file, Color::Black, Role::Pawn);
                }
            }
            for (role, side, square) in pieces {
                put(square, color(side), role);
            }
            setup
        },
    )
}

fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

proptest! {
    #[test]
    fn a_fair_share_is_possible(setups in proptest::collection::vec(setups(), 100)) {
        let possible: Vec<_> = setups.into_iter().filter(|setup| setup.problems().is_empty()).collect();
        prop_assert!(possible.len() > 20);
        prop_assert!(possible.iter().all(|setup| (setup.board.role(Role::Pawn) & Bitboard::BACK_RANKS).is_empty()));
    }
}
