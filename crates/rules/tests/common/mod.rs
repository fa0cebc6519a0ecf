//! What the property tests are run over.
#![allow(dead_code, reason = "each test uses its part")]

pub(crate) mod mailbox;

use proptest::{collection::vec, option, prelude::*};
use roque_rules::{
    Bitboard, Castling, Color, File, Piece, Position, Problem, Rank, Role, Setup, Square,
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
/// king a side; a fourth each has men placed for castling, and for a capture en passant.
pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let men = vec((square(), color(), 0usize..5), 0..40);
    let kings = prop_oneof![
        (square(), square())
            .prop_map(|(one, other)| vec![(one, Color::White), (other, Color::Black)]),
        vec((square(), color()), 0..4),
    ];
    let fields = (color(), 0u64.., option::of(square()), any::<u16>(), 1u32..);
    let fields = prop_oneof![3 => Just((Color::White, 0, None, 0, 1)), 1 => fields];
    let castling = option::weighted(0.25, (color(), 0usize..8, 0usize..8));
    let en_passant = option::weighted(0.25, (color(), 1usize..7, any::<bool>()));
    (men, kings, fields, color(), castling, en_passant).prop_map(
        |(
            men,
            kings,
            (_, rights, passed_over, half_moves, move_number),
            turn,
            castling,
            passing,
        )| {
            let mut setup = Setup { turn, half_moves, move_number, ..Setup::EMPTY };
            for (square, color, role) in men {
                put(&mut setup, square, color, Role::ALL[role]);
            }
            for (square, color) in kings {
                put(&mut setup, square, color, Role::King);
            }
            setup.en_passant = passed_over;
            for rook in Bitboard(rights) {
                setup.castling.grant(rook);
            }
            if let Some((color, king, rook)) = castling {
                place_for_castling(&mut setup, color, File::ALL[king], File::ALL[rook]);
            }
            if let Some((color, file, to_the_right)) = passing {
                place_for_en_passant(&mut setup, color, file, to_the_right);
            }
            setup
        },
    )
}

fn place_for_castling(setup: &mut Setup, color: Color, king: File, rook: File) {
    let home = Rank::First.relative_to(color);
    clear(setup, setup.board.pieces(color, Role::King));
    put(setup, Square::new(king, home), color, Role::King);
    put(setup, Square::new(rook, home), color, Role::Rook);
    setup.castling.grant(Square::new(rook, home));
}

/// A pawn of `color` beside one that has just passed over a square it attacks.
fn place_for_en_passant(setup: &mut Setup, color: Color, file: usize, to_the_right: bool) {
    let fifth = Rank::Fifth.relative_to(color);
    let pawn = Square::new(File::ALL[file], fifth);
    let passed = Square::new(File::ALL[if to_the_right { file + 1 } else { file - 1 }], fifth);
    let over = passed.forward(color).expect("a sixth rank");
    clear(setup, Bitboard::of(over) | over.forward(color).expect("a seventh rank").into());
    put(setup, pawn, color, Role::Pawn);
    put(setup, passed, !color, Role::Pawn);
    setup.turn = color;
    setup.en_passant = Some(over);
}

fn put(setup: &mut Setup, square: Square, color: Color, role: Role) {
    setup.board.put(square, Piece { color, role });
}

fn square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(Square::from_index)
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|white| if white { Color::White } else { Color::Black })
}

/// Legal positions that no game need ever reach: men thrown on the board, and what makes a position
/// impossible put right.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    setup().prop_filter_map("kings", |mut setup| {
        let pawns = setup.board.role(Role::Pawn) & Bitboard::BACK_RANKS;
        clear(&mut setup, pawns);
        for _ in 0..64 {
            match setup.problems().first() {
                None => break,
                Some(&Problem::KingLeftInCheck { attackers, .. }) => {
                    // With kings that touch, nothing helps.
                    let kings = setup.board.role(Role::King);
                    clear(&mut setup, attackers - kings);
                }
                Some(Problem::ImpossibleCastling(..) | Problem::StrayCastling(_)) => {
                    setup.castling = Castling::NONE;
                }
                Some(Problem::ImpossibleEnPassant(_)) => setup.en_passant = None,
                Some(_) => return None,
            }
        }
        Position::try_from(setup).ok()
    })
}

fn clear(setup: &mut Setup, squares: Bitboard) {
    for square in squares {
        setup.board.take(square);
    }
}
