//! Sets of squares and distances, as a side sees the board.

use roque_rules::{Bitboard, Color, File, Square};

use crate::score::Value;

const A_FILE: Bitboard = Bitboard::file(File::A);
const H_FILE: Bitboard = Bitboard::file(File::H);

/// All squares one step ahead.
#[inline(always)]
pub(super) const fn forward(set: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(set.0 << 8),
        Color::Black => Bitboard(set.0 >> 8),
    }
}

/// The squares that pawns attack, to the one side and to the other.
#[inline(always)]
fn both_attacks(pawns: Bitboard, color: Color) -> (Bitboard, Bitboard) {
    let ahead = forward(pawns, color);
    (west(ahead), east(ahead))
}

/// The squares that pawns attack.
#[inline(always)]
pub(super) fn pawn_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    let (left, right) = both_attacks(pawns, color);
    left | right
}

/// The squares that two pawns attack.
#[inline(always)]
pub(super) fn pawn_double_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    let (left, right) = both_attacks(pawns, color);
    left & right
}

#[inline(always)]
fn west(set: Bitboard) -> Bitboard {
    Bitboard((set - A_FILE).0 >> 1)
}

#[inline(always)]
fn east(set: Bitboard) -> Bitboard {
    Bitboard((set - H_FILE).0 << 1)
}

/// The squares beside those of a set.
#[inline(always)]
pub(super) fn beside(set: Bitboard) -> Bitboard {
    west(set) | east(set)
}

/// The ranks before a square.
#[inline(always)]
pub(super) fn ranks_ahead(square: Square, color: Color) -> Bitboard {
    let rank = 8 * square.rank() as u32;
    match color {
        // Two shifts, as one by 64 would be none.
        Color::White => Bitboard(u64::MAX << rank << 8),
        Color::Black => Bitboard(!(u64::MAX << rank)),
    }
}

/// The squares before a square on its file.
#[inline(always)]
pub(super) fn file_ahead(square: Square, color: Color) -> Bitboard {
    ranks_ahead(square, color) & Bitboard::file(square.file())
}

/// A set with all the squares ahead of it.
#[inline(always)]
pub(super) fn filled_ahead(set: Bitboard, color: Color) -> Bitboard {
    let mut filled = set;
    for step in [8, 16, 32] {
        filled |= match color {
            Color::White => Bitboard(filled.0 << step),
            Color::Black => Bitboard(filled.0 >> step),
        };
    }
    filled
}

/// From 0 on the own first rank to 7.
#[inline(always)]
pub(super) fn rank(square: Square, color: Color) -> usize {
    square.rank().relative_to(color) as usize
}

/// From 0 on the outer files to 3 on the two in the middle.
#[inline(always)]
pub(super) fn from_edge(file: File) -> usize {
    (file as usize).min(7 - file as usize)
}

/// From 0 to 31, by rank and by distance from the edge file.
#[inline(always)]
pub(super) fn half_board(square: Square, color: Color) -> usize {
    rank(square, color) * 4 + from_edge(square.file())
}

/// In king's steps.
#[inline(always)]
pub(super) fn distance(a: Square, b: Square) -> Value {
    let files = (a.file() as Value - b.file() as Value).abs();
    let ranks = (a.rank() as Value - b.rank() as Value).abs();
    files.max(ranks)
}
