//! What the property tests are run over.

use proptest::{collection::vec, option, prelude::*};
use roque_rules::{
    Bitboard, Castling, Color, Piece, Position, Problem, Rank, Role, Setup, Square,
    chess960::StartArray,
};

/// The positions of a random game, half of the games being ordinary chess; at most `plies` moves.
pub(crate) fn game(plies: usize) -> impl Strategy<Value = Vec<Position>> {
    let array = prop_oneof![Just(518u16), 0u16..960];
    (array, vec(any::<usize>(), 0..plies)).prop_map(|(array, choices)| {
        let start = StartArray::new(array).expect("a number below 960").setup();
        let mut positions = vec![Position::try_from(start).expect("a start position")];
        for choice in choices {
            let position = positions[positions.len() - 1];
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            positions.push(position.play_unchecked(moves[choice % moves.len()]));
        }
        positions
    })
}

/// Men thrown on the board, and fields that may have nothing to do with them. About half have one
/// king a side, and rights and en passant squares are mostly where they might be true.
pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let men = vec((0u8..64, any::<bool>(), 0usize..5), 0..40);
    let kings = vec((0u8..64, any::<bool>()), 0..4);
    let kings = prop_oneof![
        (0u8..64, 0u8..64).prop_map(|(white, black)| vec![(white, true), (black, false)]),
        (0u8..8, 56u8..64).prop_map(|(white, black)| vec![(white, true), (black, false)]),
        kings,
    ];
    let rights = prop_oneof![Just(0u64), any::<u64>(), any::<u64>().prop_map(|bits| bits & HOME)];
    let en_passant = option::of(prop_oneof![0u8..64, 16u8..24, 40u8..48]);
    let counters = (any::<u16>(), 1u32..);
    (men, kings, rights, any::<bool>(), en_passant, counters).prop_map(
        |(men, kings, rights, white_to_move, en_passant, (half_moves, move_number))| {
            let mut setup = Setup { half_moves, move_number, ..Setup::EMPTY };
            let mut put = |square, white, role| {
                let color = if white { Color::White } else { Color::Black };
                setup.board.put(Square::from_index(square), Piece { color, role });
            };
            for (square, white, role) in men {
                put(square, white, Role::ALL[role]);
            }
            for (square, white) in kings {
                put(square, white, Role::King);
            }
            setup.turn = if white_to_move { Color::White } else { Color::Black };
            // Half of the rights are given to rooks that are there.
            let rooks = setup.board.role(Role::Rook).0;
            let rights = if rights & 1 == 0 { rights & rooks } else { rights };
            for rook in Bitboard(rights) {
                setup.castling.grant(rook);
            }
            setup.en_passant = en_passant.map(Square::from_index);
            setup
        },
    )
}

/// Legal positions that no game need ever reach: men thrown on the board, and what makes a position
/// impossible put right.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    setup().prop_filter_map("kings", |mut setup| {
        let mut castling = Castling::NONE;
        for problem in setup.problems() {
            match problem {
                Problem::NoKing(_) | Problem::ManyKings(..) => return None,
                Problem::PawnsOnBackRanks(men) => clear(&mut setup, men),
                Problem::ImpossibleEnPassant(_) => setup.en_passant = None,
                _ => {}
            }
        }
        std::mem::swap(&mut castling, &mut setup.castling);
        for rook in castling.rooks() {
            let granted = setup.castling;
            setup.castling.grant(rook);
            let wrong = |problem: &Problem| problem.code().ends_with("castling");
            if setup.problems().iter().any(wrong) {
                setup.castling = granted;
            }
        }
        // With kings that touch, nothing helps.
        while let Some(Problem::KingLeftInCheck { attackers, .. }) = setup.problems().first() {
            if (*attackers & setup.board.role(Role::King)).any() {
                return None;
            }
            clear(&mut setup, *attackers);
            setup.en_passant = None;
            setup.castling = Castling::NONE;
        }
        Position::try_from(setup).ok()
    })
}

fn clear(setup: &mut Setup, squares: Bitboard) {
    for square in squares {
        setup.board.take(square);
    }
}

const HOME: u64 = Bitboard::rank(Rank::First).0 | Bitboard::rank(Rank::Eighth).0;
