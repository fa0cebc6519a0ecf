//! Every move is said so that it can be told from the others.

use std::collections::BTreeMap;

use proptest::prelude::*;
use roque_notation::{Letters, fen, san};
use roque_rules::{Position, chess960::StartArray};
use roque_text::{Language, Texts};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TWO_ROOKS: &str = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";
const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// A position, a move, and what is said of it in French and in English.
const CASES: [[&str; 4]; 16] = [
    [START, "e4", "pion va en e4", "pawn to e4"],
    [START, "Nf3", "cavalier va en f3", "knight to f3"],
    ["7k/8/8/8/8/5p2/4K3/8 w - - 0 1", "Kxf3", "roi prend f3", "king takes f3"],
    [
        "8/8/8/8/3k4/5p2/8/K5N1 w - - 0 1",
        "Nxf3+",
        "cavalier prend f3, échec",
        "knight takes f3, check",
    ],
    [TWO_ROOKS, "Rad1", "tour de la colonne a va en d1", "rook from the a file to d1"],
    [TWO_ROOKS, "Rhd1", "tour de la colonne h va en d1", "rook from the h file to d1"],
    [
        "7k/8/8/R7/8/8/8/R3K3 w - - 0 1",
        "R5a3",
        "tour de la rangée 5 va en a3",
        "rook from rank 5 to a3",
    ],
    [
        "1k6/8/8/8/4Q2Q/8/8/K3b2Q w - - 0 1",
        "Qh4xe1",
        "dame de h4 prend e1",
        "queen from h4 takes e1",
    ],
    [
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "exd6",
        "pion de la colonne e prend d6 en passant",
        "pawn from the e file takes d6 en passant",
    ],
    [PROMOTION, "a8=R", "pion va en a8, promotion en tour", "pawn to a8, promoting to rook"],
    [
        PROMOTION,
        "axb8=Q+",
        "pion de la colonne a prend b8, promotion en dame, échec",
        "pawn from the a file takes b8, promoting to queen, check",
    ],
    [
        PROMOTION,
        "axb8=N",
        "pion de la colonne a prend b8, promotion en cavalier",
        "pawn from the a file takes b8, promoting to knight",
    ],
    [CASTLING, "O-O", "petit roque", "castles kingside"],
    [CASTLING, "O-O-O", "grand roque", "castles queenside"],
    [CASTLING, "Rxa8+", "tour prend a8, échec", "rook takes a8, check"],
    [
        "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1",
        "O-O#",
        "petit roque, échec et mat",
        "castles kingside, checkmate",
    ],
];

#[test]
fn a_move_is_said_in_both_languages() {
    let (french, english) = (Texts::new(Language::French), Texts::new(Language::English));
    for [start, written, in_french, in_english] in CASES {
        let position = fen::read(start).unwrap();
        let reading = san::read(&position, written, Letters::ENGLISH).unwrap();
        assert!(reading.tolerated.is_empty(), "{written}");
        assert_eq!(french.spoken(&position, reading.mv), in_french, "{start} {written}");
        assert_eq!(english.spoken(&position, reading.mv), in_english, "{start} {written}");
    }
}

proptest! {
    #[test]
    fn no_two_moves_of_a_position_sound_alike(
        array in 0u16..960, choices in proptest::collection::vec(any::<usize>(), 0..80)
    ) {
        let mut position = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        let languages = Language::ALL.map(Texts::new);
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for texts in &languages {
                let mut said = BTreeMap::new();
                for &mv in &moves {
                    let sentence = texts.spoken(&position, mv);
                    prop_assert!(!sentence.contains(['{', '$']), "{}", sentence);
                    if let Some(other) = said.insert(sentence.clone(), mv) {
                        prop_assert!(false, "{} is {:?} and {:?}", sentence, other, mv);
                    }
                }
            }
            position = position.play_unchecked(moves[choice % moves.len()]);
        }
    }
}
