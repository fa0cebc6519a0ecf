//! Where a FEN is wrong, once it is known to be.

use roque_rules::{Piece, Rank};

use super::{FenError, FenFault, read::Fields};

/// A fault at an offset in bytes, where a character begins.
#[cold]
pub(super) fn at(text: &str, offset: usize, fault: FenFault) -> FenError {
    FenError { column: column(text, offset), fault }
}

/// In characters from the beginning, the first being 1.
pub(super) fn column(text: &str, offset: usize) -> usize {
    text[..offset].chars().count() + 1
}

#[cold]
pub(super) fn letter(text: &str, offset: usize) -> char {
    text[offset..].chars().next().unwrap_or_default()
}

/// What is wrong with the placement, which is not eight ranks of eight squares.
#[cold]
pub(super) fn of_placement(text: &str) -> FenError {
    let Some((start, field)) = Fields::new(text).next() else {
        return FenError { column: 1, fault: FenFault::Empty };
    };
    let mut offset = start;
    let mut count = 0;
    for rank in text[start..start + field.len()].split('/') {
        if count < 8
            && let Err(error) = check_rank(text, offset, rank, Rank::from_index(7 - count as u8))
        {
            return error;
        }
        count += 1;
        offset += rank.len() + 1;
    }
    at(text, start, FenFault::RankCount(count))
}

fn check_rank(text: &str, start: usize, field: &str, rank: Rank) -> Result<(), FenError> {
    let mut squares = 0;
    let mut after_digit = false;
    for (index, letter) in field.char_indices() {
        let wrong = |fault| Err(at(text, start + index, fault));
        match letter.to_digit(10) {
            None if Piece::from_letter(letter).is_some() => squares += 1,
            Some(1..=8) if after_digit => return wrong(FenFault::DoubledDigit),
            Some(empty @ 1..=8) => squares += empty as usize,
            _ => return wrong(FenFault::Placement(letter)),
        }
        after_digit = letter.is_ascii_digit();
    }
    if squares == 8 { Ok(()) } else { Err(at(text, start, FenFault::RankLength { rank, squares })) }
}
