//! Opening books in the format of `PolyGlot`: entries of sixteen bytes, sorted by the key of their
//! position, each with a move and its weight.

mod key;
mod numbers;

use alloc::vec::Vec;

use roque_rules::{File, Move, Position, Rank, Role, Square};

pub use key::key;

use crate::uci::castling_meant;

/// A book in memory, looked up where it lies.
#[derive(Debug, Clone, Copy)]
pub struct Book<'a> {
    entries: &'a [[u8; SIZE]],
}

/// The bytes of an entry: the key in eight, the move in two, the weight in two, what was learnt in
/// four, the highest byte first.
const SIZE: usize = 16;

/// What keeps bytes from being a book.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// The last entry is cut.
    #[error("not a PolyGlot book, or cut: {bytes} bytes are no multiple of {SIZE}")]
    Cut {
        /// How many there are.
        bytes: usize,
    },
    /// A key is lower than the one before, so that searching would miss moves.
    #[error("not a PolyGlot book: the entry at byte {offset} is out of order")]
    Unsorted {
        /// Where the entry begins.
        offset: usize,
    },
}

/// What a book has on a position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entries {
    /// The moves that can be played, the heaviest first, others in the order of the book.
    pub moves: Vec<BookMove>,
    /// How many entries were left out because their moves are illegal here: the book is damaged, or
    /// another position has the same key.
    pub illegal: usize,
}

/// A move of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookMove {
    /// The move, legal in the position asked about.
    pub mv: Move,
    /// How good it is, beside the other moves of the position; 0 is not to be played.
    pub weight: u16,
    /// What a program has learnt of it, in its own terms.
    pub learn: u32,
}

impl<'a> Book<'a> {
    /// A book of the bytes of a file, every key of which is looked at once.
    pub fn new(bytes: &'a [u8]) -> Result<Self, BookError> {
        let (entries, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(BookError::Cut { bytes: bytes.len() });
        }
        match entries.windows(2).position(|pair| key_of(&pair[0]) > key_of(&pair[1])) {
            Some(index) => Err(BookError::Unsorted { offset: (index + 1) * SIZE }),
            None => Ok(Self { entries }),
        }
    }

    /// The number of its entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What it has on a position.
    pub fn entries(&self, position: &Position) -> Entries {
        let key = key(position);
        let first = self.entries.partition_point(|entry| key_of(entry) < key);
        let mut found = Entries::default();
        for entry in self.entries[first..].iter().take_while(|entry| key_of(entry) == key) {
            match read_move(position, u16::from_be_bytes([entry[8], entry[9]])) {
                Some(mv) => found.moves.push(BookMove {
                    mv,
                    weight: u16::from_be_bytes([entry[10], entry[11]]),
                    learn: u32::from_be_bytes([entry[12], entry[13], entry[14], entry[15]]),
                }),
                None => found.illegal += 1,
            }
        }
        found.moves.sort_by_key(|found| core::cmp::Reverse(found.weight));
        found
    }
}

fn key_of(entry: &[u8; SIZE]) -> u64 {
    u64::from_be_bytes(*entry.first_chunk().unwrap_or(&[0; 8]))
}

/// What a pawn becomes, by number; 0 is for other moves.
const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A legal move from five numbers of three bits: the file and the rank reached, those left, and the
/// promotion. Castling is the king taking its rook; the king going two squares is understood.
fn read_move(position: &Position, bits: u16) -> Option<Move> {
    let square = |at: u16| {
        let [file, rank] = [bits >> at, bits >> (at + 3)].map(|number| (number & 7) as u8);
        Square::new(File::from_index(file), Rank::from_index(rank))
    };
    let (to, from) = (square(0), square(6));
    let promotion = match bits >> 12 {
        0 => None,
        number => Some(*PROMOTIONS.get(usize::from(number) - 1)?),
    };
    let mv =
        castling_meant(position, from, to).unwrap_or(Move::with_promotion(from, to, promotion));
    position.is_legal(mv).then_some(mv)
}
