//! Boards on which anything stands.

use arbitrary::Arbitrary;
use roque_notation::{Dialect, fen};
use roque_rules::{Color, Piece, Position, Role, Setup, Square};

use crate::position;

/// A setup as bytes: every one of them is one.
#[derive(Debug, Arbitrary)]
pub struct Diagram {
    men: Vec<(u8, u8)>,
    black_to_move: bool,
    castling: u64,
    passed_over: Option<u8>,
    half_moves: u16,
    move_number: u32,
}

impl From<&Diagram> for Setup {
    fn from(diagram: &Diagram) -> Self {
        let mut setup = Self {
            turn: if diagram.black_to_move { Color::Black } else { Color::White },
            en_passant: diagram.passed_over.map(Square::from_index),
            half_moves: diagram.half_moves,
            move_number: diagram.move_number,
            ..Self::EMPTY
        };
        for &(square, piece) in &diagram.men {
            let color = if piece >= 128 { Color::Black } else { Color::White };
            let role = Role::ALL[usize::from(piece) % Role::ALL.len()];
            setup.board.put(Square::from_index(square), Piece { color, role });
        }
        for square in Square::all().filter(|square| diagram.castling >> square.index() & 1 == 1) {
            setup.castling.grant(square);
        }
        setup
    }
}

/// A setup, which is a position or has problems.
pub fn setup(diagram: &Diagram) {
    let setup = Setup::from(diagram);
    let problems = setup.problems();
    let warnings = setup.warnings();
    for dialect in [Dialect::Ordinary, Dialect::Chess960] {
        let _ = fen::read_setup(&fen::write_setup(&setup, dialect));
    }
    let texts = problems.iter().map(|problem| (problem.code(), problem.to_string()));
    let texts = texts.chain(warnings.iter().map(|warning| (warning.code(), warning.to_string())));
    assert!(texts.into_iter().all(|(code, text)| !code.is_empty() && !text.is_empty()));
    assert_eq!(
        Position::strict(setup).is_ok(),
        problems.is_empty() && warnings.is_empty(),
        "{setup:?}"
    );
    match Position::try_from(setup) {
        Ok(position) => position::examine(&position),
        Err(invalid) => assert_eq!(invalid.problems, problems),
    }
}
