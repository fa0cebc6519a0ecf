//! A 64-bit fingerprint of a position: equal for positions that are the same under FIDE 9.2.3.
//! (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.)

use crate::{Castling, File, Piece, Square};

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

pub(crate) fn man(square: Square, piece: Piece) -> u64 {
    MEN[piece.color as usize][piece.role as usize][square.index()]
}

pub(crate) fn en_passant(file: File) -> u64 {
    number(800 + file as u64)
}

pub(crate) fn castling(castling: Castling) -> u64 {
    castling.rooks().into_iter().fold(0, |key, rook| key ^ number(900 + rook.index() as u64))
}

/// The `n`th number of the `SplitMix64` sequence seeded with zero (Steele, Lea and Flood, 2014).
const fn number(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
