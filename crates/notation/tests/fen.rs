//! Forsyth-Edwards notation: what is read, what is refused and where, what is written.

use proptest::prelude::*;
use roque_notation::{
    Dialect,
    fen::{self, FenError, FenFault, Field, ReadError, StrictReadError},
};
use roque_rules::{Bitboard, Color, Move, Position, Problem, Rank, Square, chess960::StartArray};

#[test]
fn a_malformed_fen_says_what_is_wrong_and_where() {
    let cases = [
        ("", 1, FenFault::Empty),
        (
            "4k3/8/8/8/8/8/7/4K3 w - - 0 1",
            15,
            FenFault::RankLength { rank: Rank::Second, squares: 7 },
        ),
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", 5, FenFault::Placement('9')),
        ("4k3/44/8/8/8/8/8/4K3 w - - 0 1", 6, FenFault::DoubledDigit),
        (
            "4k3/ppppppppp/8/8/8/8/8/4K3 w - - 0 1",
            5,
            FenFault::RankLength { rank: Rank::Seventh, squares: 9 },
        ),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", 1, FenFault::RankCount(7)),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", 1, FenFault::RankCount(9)),
        ("4k3/8/8/8/8/8/8/4Z3 w - - 0 1", 18, FenFault::Placement('Z')),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", 21, FenFault::Turn),
        ("4k3/8/8/8/8/8/8/4K3 w xK - 0 1", 23, FenFault::Castling('x')),
        ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", 25, FenFault::RepeatedCastling('K')),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", 25, FenFault::EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", 25, FenFault::EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", 27, FenFault::HalfMoves),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 +1", 29, FenFault::MoveNumber),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", 29, FenFault::MoveNumber),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", 31, FenFault::Trailing),
        ("♔7/8/8/8/8/8/8/8 w - - 0 1", 1, FenFault::Placement('♔')),
        // A full board of squares, but not of ranks.
        ("8/16/8/8/8/8/8/8 w - - 0 1", 4, FenFault::DoubledDigit),
        ("44/8/8/8/8/8/8/8 w - - 0 1", 2, FenFault::DoubledDigit),
        ("8/7/8p/8/8/8/8/8 w - - 0 1", 3, FenFault::RankLength { rank: Rank::Seventh, squares: 7 }),
        ("8//8/8/8/8/8/8/8 w - - 0 1", 3, FenFault::RankLength { rank: Rank::Seventh, squares: 0 }),
        ("8/8/8/8/8/8/8/8/ w - - 0 1", 1, FenFault::RankCount(9)),
        ("/8/8/8/8/8/8/8/8 w - - 0 1", 1, FenFault::RankLength { rank: Rank::Eighth, squares: 0 }),
        (
            "8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8 w",
            1,
            FenFault::RankCount(37),
        ),
        ("4k3/8/8/8/8/8/8/4K2R w Ké - 0 1", 25, FenFault::Castling('é')),
        ("4k3/8/8/8/8/8/8/4K3 w - - 65536 1", 27, FenFault::HalfMoves),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296", 29, FenFault::MoveNumber),
    ];
    for (text, column, fault) in cases {
        assert_eq!(fen::read_setup(text), Err(FenError { column, fault }), "{text:?}");
    }
}

#[test]
fn an_impossible_position_says_everything_that_is_wrong() {
    let squares =
        |names: &str| -> Bitboard { names.split(' ').map(|s| s.parse().unwrap()).collect() };
    let in_check = |king: Square, attackers: &str| {
        vec![Problem::KingLeftInCheck { king, attackers: squares(attackers) }]
    };
    let cases = [
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", in_check(Square::E8, "e1")),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", in_check(Square::D5, "e5")),
        (
            "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
            vec![Problem::ManyKings(Color::White, squares("a1 e1"))],
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", vec![Problem::NoKing(Color::Black)]),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", vec![Problem::PawnsOnBackRanks(squares("a1"))]),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            vec![Problem::ImpossibleCastling(Color::White, Square::H1)],
        ),
        (
            "4k3/8/8/8/8/8/8/3K3R w Q - 0 1",
            vec![Problem::ImpossibleCastling(Color::White, Square::A1)],
        ),
        (
            "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
            vec![Problem::ImpossibleCastling(Color::White, Square::H1)],
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", vec![Problem::ImpossibleEnPassant(Square::E6)]),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", vec![Problem::ImpossibleEnPassant(Square::E6)]),
        (
            "p7/8/8/8/8/8/8/8 b q e3 0 1",
            vec![
                Problem::NoKing(Color::White),
                Problem::NoKing(Color::Black),
                Problem::PawnsOnBackRanks(squares("a8")),
                Problem::ImpossibleCastling(Color::Black, Square::A8),
                Problem::ImpossibleEnPassant(Square::E3),
            ],
        ),
    ];
    for (text, problems) in cases {
        match fen::read(text) {
            Err(ReadError::Position(invalid)) => assert_eq!(invalid.problems, problems, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn what_is_left_out_has_its_usual_value() {
    let setup = fen::read_setup("4k3/8/8/8/8/8/8/4K3").unwrap();
    let written = fen::write_setup(&setup, Dialect::Ordinary);
    assert_eq!(written, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let setup = fen::read_setup("  4k3/8/8/8/8/8/8/4K3   b -  - 12 0 ").unwrap();
    assert_eq!((setup.turn, setup.half_moves, setup.move_number), (Color::Black, 12, 1));
}

#[test]
fn what_is_tolerated_has_a_place_and_a_normal_form() {
    let normal = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let departures = |text: &str| -> Vec<(usize, Field, String)> {
        let departures = fen::departures(text).unwrap().into_iter();
        departures.map(|found| (found.column, found.field, found.normal)).collect()
    };
    assert_eq!(departures(normal), []);
    assert_eq!(departures(&normal.replace("KQkq", "HAha")), []);
    let cases = [
        (normal.replace("KQkq", "QKqk"), vec![(27, Field::Castling, "KQkq")]),
        (normal.replace(" w ", " W "), vec![(25, Field::Turn, "w")]),
        (
            normal.replace(" 0 1", " 00 0"),
            vec![(34, Field::HalfMoves, "0"), (37, Field::MoveNumber, "1")],
        ),
        (normal.replace(' ', "_"), vec![(24, Field::Blanks, " ")]),
        (normal.replace(" w", "  w"), vec![(25, Field::Blanks, "")]),
        (format!("{normal} "), vec![(37, Field::Blanks, "")]),
        (
            normal.replace(" 0 1", ""),
            vec![(33, Field::HalfMoves, "0"), (33, Field::MoveNumber, "1")],
        ),
    ];
    for (text, expected) in cases {
        assert!(fen::read(&text).is_ok(), "{text}");
        let expected: Vec<_> =
            expected.into_iter().map(|(at, field, text)| (at, field, text.to_owned())).collect();
        assert_eq!(departures(&text), expected, "{text}");
        assert!(matches!(
            fen::read_strict(&text),
            Err(StrictReadError::Departures(all)) if all.len() == expected.len()
        ));
    }
    assert_eq!(fen::read_strict(normal), Ok(fen::read(normal).unwrap()));
    let refused = fen::read_strict("8/8/8/3rKr2/8/8/8/7k w - - 0 1").unwrap_err().to_string();
    assert!(refused.starts_with("no game reaches this position: "), "{refused}");
    let refused = fen::read_strict("8/8/8/4K3/8/8/8/7k W - -").unwrap_err().to_string();
    assert_eq!(refused, "FEN, column 20: write \"w\" here, and more");
}

#[test]
fn the_en_passant_square_is_written_only_when_the_capture_is_legal() {
    let cases = [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1"),
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
        ("7k/8/8/K2Pp2q/8/8/8/8 w - e6 0 1", "7k/8/8/K2Pp2q/8/8/8/8 w - - 0 1"),
    ];
    for (read, written) in cases {
        assert_eq!(fen::write(&fen::read(read).unwrap(), Dialect::Ordinary), written);
    }
}

#[test]
fn x_fen_means_the_outermost_rook_and_names_an_inner_one() {
    let outer = fen::read("4k3/8/8/8/8/8/8/4K1RR w K - 0 1").unwrap();
    let inner = fen::read("4k3/8/8/8/8/8/8/4K1RR w G - 0 1").unwrap();
    assert_ne!(outer, inner);
    let written =
        |position, dialect| fen::write(position, dialect).split(' ').nth(2).unwrap().to_owned();
    assert_eq!(written(&outer, Dialect::Ordinary), "K");
    assert_eq!(written(&outer, Dialect::Chess960), "H");
    assert_eq!(written(&inner, Dialect::Ordinary), "G");
    assert_eq!(written(&inner, Dialect::Chess960), "G");
}

#[test]
fn a_captured_rook_takes_its_right_along() {
    let cases = [
        (
            "r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R w KQkq - 3 15",
            Move::new(Square::A1, Square::A8),
            "R3k2r/1p4p1/8/8/8/8/1P4P1/4K2R b Kk - 0 15",
        ),
        (
            "r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 30",
            Move::promoting(Square::G7, Square::H8, roque_rules::Role::Knight),
            "r3k2N/8/8/8/8/8/8/4K3 b q - 0 30",
        ),
        (
            "4k3/8/8/7r/8/7R/8/4K2R b K - 0 40",
            Move::new(Square::H5, Square::H3),
            "4k3/8/8/8/8/7r/8/4K2R w K - 0 41",
        ),
    ];
    for (before, mv, after) in cases {
        let position = fen::read(before).unwrap().play(mv).unwrap();
        assert_eq!(fen::write(&position, Dialect::Ordinary), after);
    }
}

#[test]
fn the_order_of_moves_leaves_no_trace_in_the_position() {
    let play = |moves: [(Square, Square); 3]| {
        moves.into_iter().fold(Position::default(), |position, (from, to)| {
            position.play(Move::new(from, to)).unwrap()
        })
    };
    let (knight, reply, pawn) =
        ((Square::G1, Square::F3), (Square::G8, Square::F6), (Square::D2, Square::D4));
    let (one, other) = (play([knight, reply, pawn]), play([pawn, reply, knight]));
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key());
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        array in 0u16..960, choices in proptest::collection::vec(any::<usize>(), 0..160)
    ) {
        let setup = StartArray::new(array).unwrap().setup();
        let mut position = Position::try_from(setup).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[choice % moves.len()]);
            for dialect in [Dialect::Ordinary, Dialect::Chess960] {
                let text = fen::write(&position, dialect);
                let again = fen::read(&text).unwrap();
                prop_assert_eq!(&again, &position, "{}", text);
                prop_assert_eq!(again.key(), position.key());
                prop_assert_eq!(fen::write(&again, dialect), text);
            }
        }
    }

    /// Of a field made of the letters of the placement, what is said square by square is what the
    /// reader finds at once.
    #[test]
    fn a_placement_is_read_exactly_when_it_is_eight_ranks_of_eight_squares(
        ranks in proptest::collection::vec("[1-8]|[pNk]{0,8}|[pQ1-7]{2,5}|pppppppp|8", 7..10)
    ) {
        let squares = |rank: &String| -> Option<u32> {
            let doubled = rank.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_digit));
            (!doubled).then(|| rank.chars().map(|letter| letter.to_digit(10).unwrap_or(1)).sum())
        };
        let right = ranks.len() == 8 && ranks.iter().all(|rank| squares(rank) == Some(8));
        let setup = fen::read_setup(&ranks.join("/"));
        prop_assert_eq!(setup.is_ok(), right);
        if let Ok(setup) = setup {
            let written = fen::write_setup(&setup, Dialect::Ordinary);
            prop_assert_eq!(written, format!("{} w - - 0 1", ranks.join("/")));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[ -~♔é/]{0,90}") {
        let _ = fen::read(&text);
    }

    #[test]
    fn no_damaged_fen_makes_the_reader_panic(
        at in 0usize..60, with in "[ -~é]{0,3}"
    ) {
        let good = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let mut text = good.to_owned();
        text.replace_range(at..=at, &with);
        let _ = fen::read(&text);
    }
}
