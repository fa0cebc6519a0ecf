//! Books of `PolyGlot`: the keys of the specification, the order of its bytes, and what is damaged.

use proptest::prelude::*;
use roque_notation::{
    Dialect, Letters, fen,
    polyglot::{Book, BookError, Entries, key},
    san, uci,
};
use roque_rules::{Position, Setup, chess960::StartArray};

/// The test positions of the specification: moves from the start, and the key.
const KEYS: [(&str, u64); 9] = [
    ("", 0x463b_9618_1691_fc9c),
    ("e2e4", 0x823c_9b50_fd11_4196),
    ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
    ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
    ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
    ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
    ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
    ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
    ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
];

#[test]
fn keys_are_those_of_the_specification() {
    for (moves, expected) in KEYS {
        let position = moves.split_whitespace().fold(Position::default(), |position, text| {
            position.play(uci::read(&position, text).expect(text)).expect(text)
        });
        assert_eq!(key(&position), expected, "{moves}");
    }
}

proptest! {
    #[test]
    fn keys_are_those_of_a_peer(
        array in 0u16..960, choices in proptest::collection::vec(any::<usize>(), 0..120)
    ) {
        use shakmaty::{CastlingMode, EnPassantMode, Position as _, zobrist::Zobrist64};
        let mut position = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        let text = fen::write(&position, Dialect::Chess960);
        let start: shakmaty::fen::Fen = text.parse().unwrap();
        let mut peer: shakmaty::Chess = start.into_position(CastlingMode::Chess960).unwrap();
        for choice in choices {
            let theirs: Zobrist64 = peer.zobrist_hash(EnPassantMode::PseudoLegal);
            prop_assert_eq!(key(&position), theirs.0, "{}", fen::write(&position, Dialect::Chess960));
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice % moves.len()];
            let text = uci::write(&position, mv, Dialect::Chess960);
            let uci: shakmaty::uci::UciMove = text.parse().unwrap();
            peer.play_unchecked(uci.to_move(&peer).unwrap());
            position = position.play_unchecked(mv);
            // The same position set up anew has the same key, the square passed over apart, which
            // is set up only if the capture is legal.
            if position.passed_over() == position.en_passant() {
                prop_assert_eq!(key(&Position::try_from(Setup::from(&position)).unwrap()), key(&position));
            }
        }
    }
}

/// An entry: what the book has of a position.
fn entry(position: &Position, bits: u16, weight: u16, learn: u32) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&key(position).to_be_bytes());
    bytes[8..10].copy_from_slice(&bits.to_be_bytes());
    bytes[10..12].copy_from_slice(&weight.to_be_bytes());
    bytes[12..].copy_from_slice(&learn.to_be_bytes());
    bytes
}

/// The bits of a move: from and to as squares of UCI, and the number of the promotion.
fn bits(squares: &str, promotion: u16) -> u16 {
    let [from_file, from_rank, to_file, to_rank] = squares.as_bytes() else { panic!("{squares}") };
    let file = |letter: &u8| u16::from(letter - b'a');
    let rank = |digit: &u8| u16::from(digit - b'1');
    let (from, to) = (file(from_file) | rank(from_rank) << 3, file(to_file) | rank(to_rank) << 3);
    to | from << 6 | promotion << 12
}

fn book(mut entries: Vec<[u8; 16]>) -> Vec<u8> {
    entries.sort_by_key(|entry| entry[..8].to_vec());
    entries.concat()
}

fn moves(position: &Position, found: &Entries) -> Vec<(String, u16)> {
    let written = found.moves.iter().map(|one| san::write(position, one.mv, Letters::ENGLISH));
    written.zip(found.moves.iter().map(|one| one.weight)).collect()
}

#[test]
fn moves_are_found_by_position_the_heaviest_first() {
    let start = Position::default();
    let after = start.play(uci::read(&start, "e2e4").unwrap()).unwrap();
    // As the specification writes it: e2e4 is 0000 001 100 011 100.
    assert_eq!(bits("e2e4", 0), 0b0000_0011_0001_1100);
    let bytes = book(vec![
        entry(&start, bits("g1f3", 0), 10, 0),
        entry(&start, bits("e2e4", 0), 65535, 7),
        entry(&after, bits("e7e5", 0), 1, 0),
    ]);
    let book = Book::new(&bytes).unwrap();
    assert_eq!(book.len(), 3);
    let found = book.entries(&start);
    assert_eq!(moves(&start, &found), [("e4".to_owned(), 65535), ("Nf3".to_owned(), 10)]);
    assert_eq!((found.moves[0].learn, found.illegal), (7, 0));
    assert_eq!(moves(&after, &book.entries(&after)), [("e5".to_owned(), 1)]);
    let unknown = after.play(uci::read(&after, "e7e5").unwrap()).unwrap();
    assert_eq!(book.entries(&unknown), Entries::default());
}

#[test]
fn castling_promotions_and_en_passant_are_read() {
    for (fen, squares, promotion, expected) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", 0, Some("O-O")),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8", 0, Some("O-O-O")),
        // Not as the format wants it, but clear.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", 0, Some("O-O-O")),
        ("7k/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", 0, Some("O-O-O")),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", 1, Some("a8=N")),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", 4, Some("a8=Q+")),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", 0, None),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", 5, None),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a1a2", 4, None),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0, Some("exd6")),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", 0, None),
    ] {
        let position = fen::read(fen).unwrap();
        let bytes = entry(&position, bits(squares, promotion), 1, 0);
        let found = Book::new(&bytes).unwrap().entries(&position);
        let written = expected.map(|text| (text.to_owned(), 1));
        assert_eq!(moves(&position, &found), Vec::from_iter(written), "{fen} {squares}");
        assert_eq!(found.illegal, usize::from(expected.is_none()), "{fen} {squares}");
    }
}

#[test]
fn what_is_no_book_is_refused() {
    assert_eq!(Book::new(&[0; 40]).unwrap_err(), BookError::Cut { bytes: 40 });
    let mut bytes = [0; 48];
    bytes[16] = 2;
    bytes[32] = 1;
    assert_eq!(Book::new(&bytes).unwrap_err(), BookError::Unsorted { offset: 32 });
    assert!(Book::new(&[]).unwrap().is_empty());
}
