//! Guessing in which letters a text is written.

use alloc::vec::Vec;

use super::{Reader, Spot, Visitor, Word, scan, text::decode};
use crate::Letters;

/// In which letters a text is written, as far as it can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// No other language has all the letters that occur, or none occurs at all.
    Certain(Letters),
    /// The letters that occur could be of this language and of others.
    Assumed(Letters),
}

impl Guess {
    /// The letters to read with.
    pub const fn letters(self) -> Letters {
        match self {
            Self::Certain(letters) | Self::Assumed(letters) => letters,
        }
    }
}

/// Looks through the beginning of a text: the first language of [`Letters::ALL`] that has all the
/// letters of pieces that occur there, else English.
pub fn guess_letters(sample: &[u8]) -> Guess {
    let mut seen = Seen::default();
    Reader::new(Letters::ENGLISH).read_all(&super::buffer::as_utf8(sample), &mut seen);
    let has_all = |letters: &&Letters| seen.0.iter().all(|&letter| letters.role(letter).is_some());
    let mut possible = Letters::ALL.iter().filter(has_all).copied();
    match (possible.next(), possible.next()) {
        _ if seen.0.is_empty() => Guess::Certain(Letters::ENGLISH),
        (Some(only), None) => Guess::Certain(only),
        (Some(first), Some(_)) => Guess::Assumed(first),
        (None, _) => Guess::Assumed(Letters::ENGLISH),
    }
}

/// The letters that words begin with which have the shape of a piece's move, and those that pawns
/// become.
#[derive(Default)]
struct Seen(Vec<char>);

impl Seen {
    fn word(&mut self, word: &str) {
        let promoted = word.split_once('=').and_then(|(_, rest)| rest.chars().next());
        for letter in word.chars().next().into_iter().chain(promoted) {
            if letter.is_uppercase() && letter != 'O' && !self.0.contains(&letter) {
                self.0.push(letter);
            }
        }
    }
}

impl Visitor for Seen {
    fn san(&mut self, word: Word<'_>) {
        if !word.bytes.starts_with(b"Z0") {
            self.word(&decode(word.bytes));
        }
    }

    fn unknown_move(&mut self, word: &str, _at: Spot<'_>) {
        if scan::looks_like_move(word.as_bytes()) {
            self.word(word);
        }
    }
}
