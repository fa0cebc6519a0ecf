//! Opening books.

use arbitrary::Arbitrary;
use roque_notation::polyglot::{Book, key};
use roque_rules::Position;

/// A book and the position it is asked about: the one that legal moves lead to, by their number.
#[derive(Debug, Arbitrary)]
pub struct BookQuestion {
    moves: Vec<u8>,
    /// Moves and weights that the book has of that position.
    entries: Vec<(u16, u16)>,
    /// What else stands in the file.
    rest: Vec<u8>,
}

/// Whatever a book says, only legal moves come out of it, and each entry is counted.
pub fn polyglot(question: &BookQuestion) {
    let BookQuestion { moves, entries, rest } = question;
    let position = moves.iter().take(100).fold(Position::default(), |position, &choice| {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return position;
        }
        position.play_unchecked(legal[usize::from(choice) % legal.len()])
    });
    if let Ok(book) = Book::new(rest) {
        let _ = book.entries(&position);
    }
    let mut bytes = Vec::new();
    for (bits, weight) in entries {
        bytes.extend(key(&position).to_be_bytes());
        bytes.extend(bits.to_be_bytes());
        bytes.extend(weight.to_be_bytes());
        bytes.extend([0; 4]);
    }
    let found = Book::new(&bytes).expect("one key is in order").entries(&position);
    assert_eq!(found.moves.len() + found.illegal, entries.len());
    assert!(found.moves.is_sorted_by(|one, next| one.weight >= next.weight));
    assert!(found.moves.iter().all(|found| position.is_legal(found.mv)));
}
