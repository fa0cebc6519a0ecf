//! Start arrays by their numbers, and castling from each of them.

use roque_notation::{Dialect, fen};
use roque_rules::{
    Castling, CastlingSide, Color, Move, Piece, Position, Problem, Role, Setup, Square,
    chess960::StartArray,
};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

fn arrays() -> impl Iterator<Item = StartArray> {
    (0..StartArray::COUNT).map(|number| StartArray::new(number).expect("a number below 960"))
}

/// The suite lists the arrays in the order of their numbers, written by another program.
#[test]
fn each_number_is_its_array_and_each_array_its_number() {
    let suite = include_str!("data/perft_960_start.epd");
    let lines = suite.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.clone().count(), 960);
    for (array, line) in arrays().zip(lines) {
        let written = fen::write_setup(&array.setup(), Dialect::Chess960);
        assert_eq!(Some(written.as_str()), line.split(" ;").next());
        assert_eq!(StartArray::from_back_rank(array.back_rank()), Some(array));
    }
    assert_eq!(StartArray::new(960), None);
    assert_eq!(StartArray::ORDINARY.setup(), Setup::default());
    assert_eq!(StartArray::from_back_rank([Role::King; 8]), None);
    // A king beside both rooks.
    let mut rank = StartArray::ORDINARY.back_rank();
    rank.swap(0, 1);
    rank.swap(4, 7);
    assert_eq!(StartArray::from_back_rank(rank), None);
}

/// With the ways free, and with each other piece of the array left where it may be in the way.
#[test]
fn castling_from_every_array_is_what_a_peer_allows_and_ends_on_the_same_squares() {
    for array in arrays() {
        for kept in 0..=8 {
            for color in Color::ALL {
                let position = with_one_piece_kept(array, kept, color);
                let text = fen::write(&position, Dialect::Chess960);
                let peer: Chess = text
                    .parse::<Fen>()
                    .expect("a FEN")
                    .into_position(CastlingMode::Chess960)
                    .expect("a position");
                let castles = |mv: &Move| position.castling_side(*mv).is_some();
                let own: Vec<Move> = position.legal_moves().into_iter().filter(castles).collect();
                let theirs = peer.legal_moves().into_iter().filter(|mv| mv.is_castle());
                assert_eq!(own.len(), theirs.count(), "{text}");
                for mv in own {
                    ends_on_its_squares(&position, mv);
                }
            }
        }
    }
}

fn with_one_piece_kept(array: StartArray, kept: usize, turn: Color) -> Position {
    let mut setup = Setup { turn, ..array.setup() };
    for square in Square::all() {
        let role = setup.board.role_at(square);
        let stays = matches!(role, Some(Role::King | Role::Rook))
            || square.file() as usize == kept && role != Some(Role::Pawn);
        if !stays {
            setup.board.take(square);
        }
    }
    // What attacks the enemy's king across the empty board may not be there.
    if let Err(invalid) = Position::try_from(setup) {
        for attacker in invalid.problems.iter().flat_map(Problem::squares) {
            if setup.board.role_at(attacker) != Some(Role::King) {
                setup.board.take(attacker);
            }
        }
        let all = setup.castling.rooks();
        setup.castling = Castling::NONE;
        for rook in all.into_iter().filter(|&rook| setup.board.role_at(rook) == Some(Role::Rook)) {
            setup.castling.grant(rook);
        }
    }
    Position::try_from(setup).expect("a position")
}

fn ends_on_its_squares(position: &Position, mv: Move) {
    let color = position.turn();
    let side = CastlingSide::of(mv.from(), mv.to());
    let after = position.play(mv).expect("a legal move");
    let own = |role| Some(Piece { color, role });
    assert_eq!(after.board().piece_at(side.king_to(color)), own(Role::King));
    assert_eq!(after.board().piece_at(side.rook_to(color)), own(Role::Rook));
    assert!(after.castling().of(color).is_empty());
    assert_eq!(after.board().occupied().len(), position.board().occupied().len());
    assert_eq!(after.half_moves(), position.half_moves() + 1);
}
