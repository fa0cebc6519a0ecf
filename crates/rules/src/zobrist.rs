//! A 64-bit fingerprint of a position: equal for positions that are the same under FIDE 9.2.3.
//! (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.)

use crate::{Bitboard, Board, Color, Role, Square, board::code, situation::Situation};

/// By square, color and the number of the kind of man; nothing for the number of an empty square,
/// so that a move changes the key in the same way whether or not it captures.
static MEN: [u64; 1024] = {
    let mut table = [0; 1024];
    let mut index = 0;
    while index < 768 {
        let code = code(Role::ALL[index / 64 % 6]) as usize;
        table[index % 64 * 16 + index / 384 * 8 + code] = number(index as u64);
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
    MEN[square.index() * 16 + color as usize * 8 + (code & 7) as usize]
}

/// Of all men on a board, by sixteen squares: what is known of a square are four bits, sixteen apart
/// in one word, which a multiplication brings together.
pub(crate) fn men(board: &Board) -> u64 {
    const KNOWN: u64 = 0x0001_0001_0001_0001;
    const GATHER: u64 = 1 << 60 | 1 << 45 | 1 << 30 | 1 << 15;
    let [one, two, three, white] = board.planes();
    let occupied = one | two | three;
    let mut key = 0;
    for first in [0, 16, 32, 48] {
        let sixteen = |set: u64| set >> first & 0xFFFF;
        let known = sixteen(one)
            | sixteen(two) << 16
            | sixteen(three) << 32
            | sixteen(occupied & !white) << 48;
        let mut men = sixteen(occupied);
        while men != 0 {
            let square = men.trailing_zeros();
            let man = (known >> square & KNOWN).wrapping_mul(GATHER) >> 60;
            let index = u64::from(first + square) << 4 | man;
            key ^= MEN[index as usize % MEN.len()];
            men &= men - 1;
        }
    }
    key
}

/// Of the file of a square on which a capture is legal.
#[inline(always)]
pub(crate) fn en_passant(passed_over: Bitboard) -> u64 {
    EN_PASSANT[(passed_over.0.trailing_zeros() & 7) as usize]
}

/// Of a whole position.
#[inline]
pub(crate) fn position(situation: &Situation, turn: Color, can_capture_en_passant: bool) -> u64 {
    let turn = if turn == Color::Black { BLACK_TO_MOVE } else { 0 };
    let en_passant = if can_capture_en_passant { en_passant(situation.passed_over) } else { 0 };
    men(&situation.board) ^ turn ^ en_passant ^ castling(situation.castling.rooks())
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
