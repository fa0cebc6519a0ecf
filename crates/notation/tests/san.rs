//! Moves on paper: every legal move is written so that it is read again, in every language, and what
//! is not a legal move is refused with its reason.

use proptest::prelude::*;
use roque_notation::{
    Dialect, Letters, fen,
    san::{self, Action, San, SanError, Tolerance, Written},
    uci,
};
use roque_rules::{
    Bitboard, File, Move, Position, Rank, Reason, Role, Square, chess960::StartArray,
};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

fn read(position: &Position, text: &str, letters: Letters) -> Result<Move, SanError> {
    san::read(position, text, letters).map(|reading| reading.mv)
}

#[test]
fn a_pinned_rival_asks_for_no_disambiguation() {
    let pinned = position("3rk3/8/8/8/8/R2R4/8/3K4 w - - 0 1");
    let expected = Move::new(Square::A3, Square::B3);
    assert_eq!(san::write(&pinned, expected, Letters::ENGLISH), "Rb3");
    for text in ["Rb3", "Rab3", "Ra3b3"] {
        assert_eq!(read(&pinned, text, Letters::ENGLISH), Ok(expected));
    }
    let refused = read(&pinned, "Rdb3", Letters::ENGLISH);
    assert!(matches!(refused, Err(SanError::Illegal { reason: Some(Reason::Pinned(..)), .. })));
}

#[test]
fn the_b_pawn_is_no_bishop() {
    let both = position("4k3/8/2n5/1P6/4B3/8/8/4K3 w - - 0 1");
    let pawn = Move::new(Square::B5, Square::C6);
    let bishop = Move::new(Square::E4, Square::C6);
    assert_eq!(read(&both, "bxc6", Letters::ENGLISH), Ok(pawn));
    assert_eq!(read(&both, "Bxc6", Letters::ENGLISH), Ok(bishop));
    assert_eq!(san::write(&both, pawn, Letters::ENGLISH), "bxc6");
    assert_eq!(san::write(&both, bishop, Letters::ENGLISH), "Bxc6+");
}

#[test]
fn a_letter_of_another_language_is_never_skipped() {
    let start = Position::default();
    for text in ["Cf3", "Sf3", "Zf3", "Xe4", "@e4", "Äf3"] {
        assert_eq!(
            read(&start, text, Letters::ENGLISH),
            Err(SanError::Syntax(text.into())),
            "{text}"
        );
    }
    assert_eq!(read(&start, "Cf3", Letters::FRENCH), Ok(Move::new(Square::G1, Square::F3)));
}

#[test]
fn tolerant_reading_takes_what_is_unambiguous() {
    let promotion = position("2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1");
    for text in ["dxc8=Q+", "dxc8Q", "dc8(Q)", "d7xc8/Q", "d7-c8=Q!?", "dxc8=Q++", "d7×c8=Q#"] {
        let read = read(&promotion, text, Letters::ENGLISH);
        let expected = Move::promoting(Square::D7, Square::C8, roque_rules::Role::Queen);
        assert_eq!(read, Ok(expected), "{text}");
    }
    let castling = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (text, rook) in
        [("0-0", Square::H1), ("o-o", Square::H1), ("O–O–O", Square::A1), ("0-0-0!", Square::A1)]
    {
        let read = read(&castling, text, Letters::ENGLISH);
        assert_eq!(read, Ok(Move::new(Square::E1, rook)), "{text}");
    }
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6", "exd6 e.p.", "exd6ep", "e5xd6 e.p.+"] {
        let read = read(&passing, text, Letters::ENGLISH);
        assert_eq!(read, Ok(Move::new(Square::E5, Square::D6)), "{text}");
    }
}

#[test]
fn an_ambiguous_or_illegal_text_is_refused_with_its_fault() {
    let rooks = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    match read(&rooks, "Rd1", Letters::ENGLISH) {
        Err(SanError::Ambiguous { candidates, .. }) => assert_eq!(candidates.len(), 2),
        other => panic!("{other:?}"),
    }
    let castling = position("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1");
    match read(&castling, "O-O", Letters::ENGLISH) {
        Err(SanError::Illegal { reason: Some(reason), .. }) => {
            assert_eq!(reason.code(), "castling-through-check");
        }
        other => panic!("{other:?}"),
    }
    for text in ["", "e", "e4e", "O-O-O-O", "e8=", "e8=K", "()", ")", "Q"] {
        let refused = read(&Position::default(), text, Letters::ENGLISH);
        assert_eq!(refused, Err(SanError::Syntax(text.into())), "{text:?}");
    }
}

#[test]
fn what_no_standard_allows_is_listed() {
    use Tolerance::{
        CastlingSpelling, FalseCaptureSign, FalseCheckSign, FalseEnPassant, LowercasePiece,
        PawnLetter,
    };
    let castling = "r3k3/8/8/3pP3/8/8/1P6/R3K2R w KQ d6 0 1";
    for (text, expected) in [
        ("O-O", &[][..]),
        ("0-0-0", &[]),
        ("o-o", &[CastlingSpelling]),
        ("OOO", &[CastlingSpelling]),
        ("exd6 e.p.", &[]),
        ("e6 e.p.", &[FalseEnPassant]),
        ("Pe6", &[PawnLetter]),
        ("♙e6", &[]),
        ("♟e6", &[]),
        ("ra7", &[LowercasePiece]),
        ("Raxa7+", &[FalseCaptureSign, FalseCheckSign]),
        ("Rxa8+", &[]),
        ("Rxa8#", &[FalseCheckSign]),
        ("♜xa8", &[]),
        ("Ra1-a7", &[]),
        ("a1a7", &[]),
        ("e1g1", &[]),
        ("e5d6", &[]),
    ] {
        let reading = san::read(&position(castling), text, Letters::ENGLISH);
        let tolerated: Vec<Tolerance> = reading.expect(text).tolerated.iter().collect();
        assert_eq!(tolerated, expected, "{text}");
    }
    let mate = position("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
    for text in ["Qg7#", "Qg7++", "Qg7+", "Qg7", "Qg7‡"] {
        let reading = san::read(&mate, text, Letters::ENGLISH).expect(text);
        assert!(reading.tolerated.is_empty(), "{text}");
    }
}

#[test]
fn a_small_b_is_a_bishop_only_where_no_pawn_can_be_meant() {
    let start = position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let bishop = san::read(&start, "bc4", Letters::ENGLISH).unwrap();
    assert_eq!(bishop.mv, Move::new(Square::F1, Square::C4));
    assert_eq!(bishop.tolerated.iter().collect::<Vec<_>>(), [Tolerance::LowercasePiece]);
    let both = position("4k3/8/2n5/1P6/4B3/8/8/4K3 w - - 0 1");
    assert_eq!(read(&both, "bc6", Letters::ENGLISH), Ok(Move::new(Square::B5, Square::C6)));
}

#[test]
fn the_same_letters_are_other_pieces_elsewhere() {
    let rook = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    for (letters, from) in [(Letters::ENGLISH, Square::H1), (Letters::FRENCH, Square::E1)] {
        assert_eq!(read(&rook, "Rf1", letters), Ok(Move::new(from, Square::F1)));
    }
    let promotion = position("8/3P4/8/8/8/8/k6K/8 w - - 0 1");
    let queen = Move::promoting(Square::D7, Square::D8, Role::Queen);
    for (text, letters) in [
        ("d8=D", Letters::FRENCH),
        ("d8D", Letters::GERMAN),
        ("d8(d)", Letters::SPANISH),
        ("d8♕", Letters::FRENCH),
        ("d7d8q", Letters::FRENCH),
        ("d8=W", Letters::ICELANDIC),
    ] {
        let expected = if letters == Letters::ICELANDIC {
            Err(SanError::Syntax(text.into()))
        } else {
            Ok(queen)
        };
        assert_eq!(read(&promotion, text, letters), expected, "{text}");
    }
}

#[test]
fn a_promotion_is_never_guessed() {
    let promotion = position("8/3P4/8/8/8/8/k6K/8 w - - 0 1");
    for text in ["d8", "d7d8", "d7-d8"] {
        match san::read(&promotion, text, Letters::ENGLISH) {
            Err(SanError::Illegal { reason, .. }) => {
                assert_eq!(reason, Some(Reason::PromotionMissing), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn the_long_form_says_where_a_piece_comes_from() {
    let start = Position::default();
    let long = |position: &Position, text: &str, letters| {
        let mut written = String::new();
        San::long(position, uci::read(position, text).unwrap()).push(&mut written, letters);
        written
    };
    assert_eq!(long(&start, "g1f3", Letters::FRENCH), "Cg1-f3");
    assert_eq!(long(&start, "e2e4", Letters::FRENCH), "e2-e4");
    let passing = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
    assert_eq!(long(&passing, "e5d6", Letters::FRENCH), "e5xd6 e.p.");
    assert_eq!(long(&passing, "e1g1", Letters::FRENCH), "O-O");
    assert_eq!(long(&passing, "h1h8", Letters::FIGURINE), "♖h1-h8+");
}

/// What a piece's move on paper means, by the law alone: the legal moves that fit it.
fn meant(position: &Position, role: Role, from: Bitboard, to: Square) -> Vec<Move> {
    let pieces = position.board().pieces(position.turn(), role) & from;
    let fits = |mv: &Move| {
        mv.to() == to && pieces.contains(mv.from()) && position.castling_side(*mv).is_none()
    };
    position.legal_moves().into_iter().filter(fits).collect()
}

/// Every square, with every disambiguation, for every kind of piece.
fn every_text_finds_what_the_law_allows(position: &Position) {
    let files = std::iter::once(None).chain(File::ALL.map(Some));
    for (role, from_file, to) in Role::ALL.into_iter().flat_map(|role| {
        files.clone().flat_map(move |file| Square::all().map(move |to| (role, file, to)))
    }) {
        for from_rank in [None, Some(Rank::First), Some(Rank::Fifth)] {
            let mut text = String::new();
            let lettered = role != Role::Pawn || from_rank.is_some();
            text.extend(lettered.then(|| Letters::ENGLISH.letter(role)));
            text.extend(from_file.map(File::letter));
            text.extend(from_rank.map(Rank::digit));
            text += &to.to_string();
            let Some(written) = Written::parse(&text, Letters::ENGLISH) else { continue };
            let Action::Piece { promotion: None, .. } = written.san.action() else { continue };
            let default = if role == Role::Pawn { Some(to.file()) } else { None };
            let from = from_file.or(default).map_or(Bitboard::ALL, Bitboard::file)
                & from_rank.map_or(Bitboard::ALL, Bitboard::rank);
            let mut expected = meant(position, role, from, to);
            expected.retain(|mv| mv.promotion().is_none());
            match written.san.find(position) {
                Ok(mv) => assert_eq!(expected, [mv], "{text} in {position:?}"),
                Err(san::NotFound::Ambiguous(found)) => {
                    assert_eq!(found.len(), expected.len(), "{text} in {position:?}");
                    assert!(found.iter().all(|mv| expected.contains(mv)), "{text}");
                }
                Err(san::NotFound::Illegal(_)) => {
                    assert_eq!(expected, [], "{text} in {position:?}");
                }
            }
        }
    }
}

#[test]
fn pins_checks_and_en_passant_are_judged_by_the_law() {
    for fen in [
        "3rk3/8/8/8/8/R2R4/8/3K4 w - - 0 1",
        "8/8/8/KPp4r/8/8/8/7k w - c6 0 2",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/2PpP3/8/4r3/8/4K3 w - d6 0 1",
        "4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "4k3/8/8/8/1b5b/8/3N1N2/4K3 w - - 0 1",
        "Q6Q/8/8/8/8/1k6/8/Q6K w - - 0 1",
    ] {
        every_text_finds_what_the_law_allows(&position(fen));
    }
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
                    prop_assert_eq!(read(&position, &text, letters), Ok(mv), "{}", text);
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
