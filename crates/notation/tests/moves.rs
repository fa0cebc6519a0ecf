//! Moves in UCI and in SAN: every legal move is written so that it is read again, and what is not a
//! legal move is refused with its reason.

use proptest::prelude::*;
use roque_notation::{
    Dialect, Letters, fen, pgn,
    san::{self, SanError},
    uci::{self, UciError},
};
use roque_rules::{Move, Position, Reason, Square, chess960::StartArray};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

#[test]
fn uci_castling_is_read_in_both_spellings() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1");
    for text in ["e8g8", "e8h8"] {
        assert_eq!(uci::read(&both, text), Ok(Move::new(Square::E8, Square::H8)));
    }
    let castle = Move::new(Square::E8, Square::H8);
    assert_eq!(uci::write(&both, castle, Dialect::Ordinary), "e8g8");
    assert_eq!(uci::write(&both, castle, Dialect::Chess960), "e8h8");

    let near = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    let step = uci::read(&near, "f1g1").unwrap();
    assert_eq!(near.castling_side(step), None, "beside the king it is a plain step");
    let castle = uci::read(&near, "f1h1").unwrap();
    assert!(near.castling_side(castle).is_some());
    assert_eq!(uci::write(&near, castle, Dialect::Ordinary), "f1h1", "f1g1 would be the step");
}

#[test]
fn uci_refuses_what_is_no_move_and_what_is_illegal() {
    let start = Position::default();
    for text in ["", "e2", "e2e9", "e2e4qq", "E2E4", "0000", "e2–e4", "e2e4x", "éé"] {
        assert_eq!(uci::read(&start, text), Err(UciError::Syntax(text.into())), "{text:?}");
    }
    for (text, reason) in [
        ("e2e5", Reason::NotItsMove(roque_rules::Role::Pawn)),
        ("e7e5", Reason::NotYourPiece(Square::E7)),
        ("e2e4q", Reason::NothingToPromote),
    ] {
        match uci::read(&start, text) {
            Err(UciError::Illegal(illegal)) => assert_eq!(illegal.reason, reason, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_pinned_rival_asks_for_no_disambiguation() {
    let pinned = position("3rk3/8/8/8/8/R2R4/8/3K4 w - - 0 1");
    let expected = Move::new(Square::A3, Square::B3);
    assert_eq!(san::write(&pinned, expected, Letters::ENGLISH), "Rb3");
    for text in ["Rb3", "Rab3", "Ra3b3"] {
        assert_eq!(san::read(&pinned, text, Letters::ENGLISH), Ok(expected));
    }
    let refused = san::read(&pinned, "Rdb3", Letters::ENGLISH);
    assert!(matches!(refused, Err(SanError::Illegal { reason: Some(Reason::Pinned(..)), .. })));
}

#[test]
fn the_b_pawn_is_no_bishop() {
    let both = position("4k3/8/2n5/1P6/4B3/8/8/4K3 w - - 0 1");
    let pawn = Move::new(Square::B5, Square::C6);
    let bishop = Move::new(Square::E4, Square::C6);
    assert_eq!(san::read(&both, "bxc6", Letters::ENGLISH), Ok(pawn));
    assert_eq!(san::read(&both, "Bxc6", Letters::ENGLISH), Ok(bishop));
    assert_eq!(san::write(&both, pawn, Letters::ENGLISH), "bxc6");
    assert_eq!(san::write(&both, bishop, Letters::ENGLISH), "Bxc6+");
}

#[test]
fn a_letter_of_another_language_is_never_skipped() {
    let start = Position::default();
    for text in ["Cf3", "Sf3", "nf3", "♘f3", "Zf3", "Xe4", "@e4"] {
        assert_eq!(
            san::read(&start, text, Letters::ENGLISH),
            Err(SanError::Syntax(text.into())),
            "{text}"
        );
    }
    assert_eq!(san::read(&start, "Cf3", Letters::FRENCH), Ok(Move::new(Square::G1, Square::F3)));
}

#[test]
fn tolerant_reading_takes_what_is_unambiguous() {
    let promotion = position("2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1");
    for text in ["dxc8=Q+", "dxc8Q", "dc8(Q)", "d7xc8/Q", "d7-c8=Q!?", "dxc8=Q++", "d7×c8=Q#"] {
        let read = san::read(&promotion, text, Letters::ENGLISH);
        let expected = Move::promoting(Square::D7, Square::C8, roque_rules::Role::Queen);
        assert_eq!(read, Ok(expected), "{text}");
    }
    let castling = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (text, rook) in
        [("0-0", Square::H1), ("o-o", Square::H1), ("O–O–O", Square::A1), ("0-0-0!", Square::A1)]
    {
        let read = san::read(&castling, text, Letters::ENGLISH);
        assert_eq!(read, Ok(Move::new(Square::E1, rook)), "{text}");
    }
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6", "exd6 e.p.", "exd6ep", "e5xd6 e.p.+"] {
        let read = san::read(&passing, text, Letters::ENGLISH);
        assert_eq!(read, Ok(Move::new(Square::E5, Square::D6)), "{text}");
    }
}

#[test]
fn an_ambiguous_or_illegal_text_is_refused_with_its_fault() {
    let rooks = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    match san::read(&rooks, "Rd1", Letters::ENGLISH) {
        Err(SanError::Ambiguous { candidates, .. }) => assert_eq!(candidates.len(), 2),
        other => panic!("{other:?}"),
    }
    let castling = position("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1");
    match san::read(&castling, "O-O", Letters::ENGLISH) {
        Err(SanError::Illegal { reason: Some(reason), .. }) => {
            assert_eq!(reason.code(), "castling-through-check");
        }
        other => panic!("{other:?}"),
    }
    for text in ["", "e", "e4e", "O-O-O-O", "e8=", "e8=K", "()", ")", "Q"] {
        let refused = san::read(&Position::default(), text, Letters::ENGLISH);
        assert_eq!(refused, Err(SanError::Syntax(text.into())), "{text:?}");
    }
}

#[test]
fn a_game_is_written_in_export_format() {
    let start = position("4k3/8/8/8/8/8/8/4K2R b K - 3 9");
    let moves = [Move::new(Square::E8, Square::D8), Move::new(Square::E1, Square::H1)];
    let tags = [("White", "Tour \"h\"".to_owned()), ("Annotator", "A\\B".to_owned())];
    let text = pgn::write(&pgn::Game {
        tags: &tags,
        start,
        dialect: Dialect::Ordinary,
        moves: &moves,
        result: "*".into(),
    });
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Tour \"h\""]
[Black "?"]
[Result "*"]
[Annotator "A\\B"]
[FEN "4k3/8/8/8/8/8/8/4K2R b K - 3 9"]
[SetUp "1"]

9... Kd8 10. O-O *

"#;
    assert_eq!(text, expected);
}

#[test]
fn long_games_are_wrapped_before_column_80() {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(20) {
        let mv = uci::read(&position, text).unwrap();
        position = position.play(mv).unwrap();
        moves.push(mv);
    }
    let text = pgn::write(&pgn::Game {
        tags: &[],
        start: Position::default(),
        dialect: Dialect::Ordinary,
        moves: &moves,
        result: "1/2-1/2".into(),
    });
    let movetext = text.split_once("\n\n").unwrap().1;
    assert!(movetext.lines().count() > 5);
    assert!(movetext.lines().all(|line| line.len() < 80 && line.trim() == line));
    assert!(movetext.ends_with("40. Ng1 Ng8 1/2-1/2\n\n"));
}

proptest! {
    // Each case writes and reads every move of a whole game.
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_legal_move_is_read_as_it_is_written(
        array in prop_oneof![Just(518u16), 0u16..960],
        choices in proptest::collection::vec(any::<usize>(), 0..120),
    ) {
        let setup = StartArray::new(array).unwrap().setup();
        let mut position = Position::try_from(setup).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mut written = std::collections::HashSet::new();
            for &mv in &moves {
                for letters in [Letters::ENGLISH, Letters::FRENCH] {
                    let text = san::write(&position, mv, letters);
                    prop_assert_eq!(san::read(&position, &text, letters), Ok(mv), "{}", text);
                }
                let text = san::write(&position, mv, Letters::ENGLISH);
                prop_assert!(written.insert(text.clone()), "{} twice", text);
                for dialect in [Dialect::Ordinary, Dialect::Chess960] {
                    let text = uci::write(&position, mv, dialect);
                    prop_assert_eq!(uci::read(&position, &text), Ok(mv), "{}", text);
                }
            }
            position = position.play_unchecked(moves[choice % moves.len()]);
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "[a-hKQRBNx=+#()0-9O ép.–-]{0,12}") {
        let _ = san::read(&Position::default(), &text, Letters::ENGLISH);
        let _ = uci::read(&Position::default(), &text);
    }
}
