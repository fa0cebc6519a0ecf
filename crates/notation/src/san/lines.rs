//! The lines through a square on an empty board.

use roque_rules::{Bitboard, Square};

static STRAIGHT: [Bitboard; 64] = lines([(0, 1), (1, 0), (0, -1), (-1, 0)]);
static DIAGONAL: [Bitboard; 64] = lines([(1, 1), (1, -1), (-1, -1), (-1, 1)]);

/// The rank and the file of a square, itself left out.
#[inline]
pub(super) fn straight(square: Square) -> Bitboard {
    STRAIGHT[square.index()]
}

/// The diagonals of a square, itself left out.
#[inline]
pub(super) fn diagonal(square: Square) -> Bitboard {
    DIAGONAL[square.index()]
}

const fn lines(steps: [(i8, i8); 4]) -> [Bitboard; 64] {
    let mut lines = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (files, ranks) = steps[step];
            let mut next = Square::from_index(index).offset(files, ranks);
            while let Some(square) = next {
                lines[index as usize].0 |= Bitboard::of(square).0;
                next = square.offset(files, ranks);
            }
            step += 1;
        }
        index += 1;
    }
    lines
}
