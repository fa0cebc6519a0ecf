//! A 64-bit fingerprint of a position: equal for positions that are the same under FIDE 9.2.3.
//! (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.)

use crate::{Bitboard, Board, Color, Role, Square, board::code};

/// By color, square and the number of the kind of man; nothing for the number of an empty square,
/// so that a move changes the key in the same way whether or not it captures.
static MEN: [u64; 1024] = {
    let mut table = [0; 1024];
    let mut index = 0;
    while index < 768 {
        let code = code(Role::ALL[index / 64 % 6]) as usize;
        table[index / 384 * 512 + index % 64 * 8 + code] = number(index as u64);
        index += 1;
    }
    table
};

pub(crate) const BLACK_TO_MOVE: u64 = number(768);

static EN_PASSANT: [u64; 8] = numbers(800);

static CASTLING: [u64; 64] = numbers(900);

const fn numbers<const N: usize>(from: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = number(from + index as u64);
        index += 1;
    }
    table
}

#[inline(always)]
pub(crate) fn man(color: Color, code: u8, square: Square) -> u64 {
    MEN[color as usize * 512 + square.index() * 8 + (code & 7) as usize]
}

/// Of all men on a board.
pub(crate) fn men(board: &Board) -> u64 {
    let white = board.color(Color::White);
    board.occupied().into_iter().fold(0, |key, square| {
        let color = if white.contains(square) { Color::White } else { Color::Black };
        key ^ man(color, board.code_at(square), square)
    })
}

/// Of the file of a square on which a capture is legal.
#[inline(always)]
pub(crate) fn en_passant(passed_over: Bitboard) -> u64 {
    EN_PASSANT[(passed_over.0.trailing_zeros() & 7) as usize]
}

/// Of the rights that depend on these rooks.
#[cold]
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ CASTLING[rook.index()])
}

/// The `n`th number of the `SplitMix64` sequence seeded with zero (Steele, Lea and Flood, 2014).
const fn number(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
