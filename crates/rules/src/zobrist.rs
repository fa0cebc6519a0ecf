//! A 64-bit fingerprint of a position: equal for positions that are the same under FIDE 9.2.3.
//! (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.)

use crate::{Bitboard, File, Piece, Square};

static MEN: [[[u64; 64]; 6]; 2] = {
    let mut table = [[[0; 64]; 6]; 2];
    let mut index = 0;
    while index < 768 {
        table[index / 384][index / 64 % 6][index % 64] = number(index as u64);
        index += 1;
    }
    table
};

pub(crate) const BLACK_TO_MOVE: u64 = number(768);

static CASTLING: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = number(900 + square as u64);
        square += 1;
    }
    table
};

#[inline(always)]
pub(crate) fn man(square: Square, piece: Piece) -> u64 {
    MEN[piece.color as usize][piece.role as usize][square.index()]
}

pub(crate) fn en_passant(file: File) -> u64 {
    number(800 + file as u64)
}

/// Of the rights that depend on these rooks.
#[inline(always)]
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
