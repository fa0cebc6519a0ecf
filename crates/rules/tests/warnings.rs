//! What no game can reach is told of impossible positions, and of no others.

mod common;

use std::{env, fs, path::Path};

use proptest::prelude::*;
use roque_notation::{Dialect, fen};
use roque_rules::{Bitboard, Color, Position, Setup, Square, StrictError, Warning};
use shakmaty::{CastlingMode, Chess, PositionErrorKinds, fen::Fen};

fn squares(names: &str) -> Bitboard {
    names.split(' ').map(|name| name.parse().expect("a square")).collect()
}

#[test]
fn each_warning_names_its_squares() {
    let (white, black) = (Color::White, Color::Black);
    let cases = [
        (
            "4k3/8/8/7P/PPPPPPPP/8/8/4K3 w - - 0 1",
            vec![Warning::TooManyPawns(white, squares("a4 b4 c4 d4 e4 f4 g4 h4 h5"))],
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNN w - - 0 1",
            vec![Warning::TooManyPromoted(white, squares("b1 g1 h1"))],
        ),
        // Two bishops on squares of one colour, and no pawn is missing.
        (
            "2b1k1b1/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
            vec![Warning::TooManyPromoted(black, squares("c8 g8"))],
        ),
        (
            "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1",
            vec![Warning::ImpossiblePawns(white, squares("a2 b2 a3"))],
        ),
        // The pawn on a3 has come from b2 by a capture, and nothing of White's is missing.
        (
            "4k3/8/8/8/p7/p7/PPPPPPPP/RNBQKBNR w - - 0 1",
            vec![Warning::ImpossiblePawns(black, squares("a3 a4"))],
        ),
        // The bishop has come from the rook's line.
        ("4k3/8/8/1B6/8/8/8/4R1K1 b - - 0 1", vec![]),
        // Neither rook can have uncovered the other.
        ("8/8/8/3rKr2/8/8/8/7k w - - 0 1", vec![Warning::UnexplainedCheck(squares("d5 f5"))]),
        (
            "4k3/8/3N4/1B6/8/8/8/4R1K1 b - - 0 1",
            vec![Warning::TooManyCheckers(squares("e1 b5 d6"))],
        ),
        // A pawn on its second rank has not moved.
        ("8/8/8/8/8/5k2/4P3/4K3 b - - 0 1", vec![Warning::UnexplainedCheck(Square::E2.into())]),
        // A rook that may still castle has not moved, and nothing has left its line.
        ("7k/8/8/8/8/8/8/4K2R b K - 0 1", vec![Warning::UnexplainedCheck(Square::H1.into())]),
        ("7k/8/8/8/8/8/8/4K2R b - - 0 1", vec![]),
        // Castling gives check, and so does the promotion of a pawn that has captured.
        ("5k2/8/8/8/8/8/7P/5RK1 b - - 0 1", vec![]),
        ("1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1", vec![]),
        // The queen gave check before the pawn on d4 moved, which was never in its way.
        ("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", vec![Warning::UnexplainedEnPassant(Square::D3)]),
    ];
    for (text, warnings) in cases {
        let setup = fen::read_setup(text).expect("a FEN");
        assert_eq!(setup.warnings(), warnings, "{text}");
    }
}

#[test]
fn the_strict_reading_refuses_what_the_lenient_one_accepts_with_a_warning() {
    let unreachable = fen::read_setup("8/8/8/3rKr2/8/8/8/7k w - - 0 1").expect("a FEN");
    let warnings = unreachable.warnings();
    assert!(Position::try_from(unreachable).is_ok());
    let refused = Position::strict(unreachable).expect_err("a warning");
    assert_eq!(
        refused.to_string(),
        "no game reaches this position: no last move explains the check by {d5, f5}"
    );
    assert!(matches!(refused, StrictError::Unreachable(why) if why.warnings == warnings));

    let impossible = fen::read_setup("8/8/8/8/8/8/8/7k w - - 0 1").expect("a FEN");
    assert!(matches!(Position::strict(impossible), Err(StrictError::Invalid(_))));
    assert_eq!(Position::strict(Setup::default()), Ok(Position::default()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn positions_of_games_give_rise_to_no_warning(positions in common::game(300)) {
        for position in positions {
            prop_assert_eq!(Setup::from(&position).warnings(), []);
        }
    }

    /// The peer tells of less: only of too many men and of checks by two men on one line.
    #[test]
    fn what_a_peer_finds_unreachable_gives_rise_to_a_warning(position in common::position()) {
        agrees_with_peer(&fen::write(&position, Dialect::Chess960));
    }
}

#[test]
fn every_position_of_the_suites_is_accepted_and_the_unreachable_ones_with_a_warning() {
    let own = [include_str!("data/perft_own.epd"), include_str!("data/perft_960_start.epd")];
    for text in own.into_iter().flat_map(positions) {
        let setup = fen::read_setup(text).expect("a FEN");
        assert!(Position::strict(setup).is_ok(), "{text} comes from a game");
    }
    let Some(folder) = env::var_os("ROQUE_PEERS") else { return };
    for name in ["perft_standard.epd", "perft_tricky.epd", "perft_960.epd"] {
        let path = Path::new(&folder).join(name);
        let suite = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("ROQUE_PEERS: {}: {error}", path.display()));
        for text in positions(&suite) {
            assert!(fen::read(text).is_ok(), "{text}");
            agrees_with_peer(text);
        }
    }
}

fn positions(suite: &str) -> impl Iterator<Item = &str> {
    let lines = suite.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split(';').next().unwrap_or_default().trim())
}

/// Whether there is a warning wherever `shakmaty` finds too many men or an impossible check.
fn agrees_with_peer(text: &str) {
    let warnings = fen::read_setup(text).expect("a FEN").warnings();
    let peer = text.parse::<Fen>().expect("a FEN").into_position::<Chess>(CastlingMode::Chess960);
    let kinds = peer.err().map_or(PositionErrorKinds::empty(), |error| error.kinds());
    let of_men = |warning: &Warning| {
        matches!(
            warning,
            Warning::TooManyMen(..) | Warning::TooManyPawns(..) | Warning::TooManyPromoted(..)
        )
    };
    if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) {
        assert!(warnings.iter().any(of_men), "{text}");
    }
    let no_other = kinds - PositionErrorKinds::TOO_MUCH_MATERIAL;
    if no_other == PositionErrorKinds::IMPOSSIBLE_CHECK {
        assert!(!warnings.iter().all(of_men), "{text}");
    }
}
