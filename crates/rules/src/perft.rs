//! Counting the positions that legal moves lead to, the usual proof of a move generator.

use alloc::vec::Vec;

use crate::{Move, Position};

/// The number of ways to play `depth` half-moves from a position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => position
            .legal_moves()
            .into_iter()
            .map(|mv| perft(&position.play_unchecked(mv), depth - 1))
            .sum(),
    }
}

/// The count behind each legal move; their sum is [`perft`] of the same depth, which is at least 1.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    position
        .legal_moves()
        .into_iter()
        .map(|mv| (mv, perft(&position.play_unchecked(mv), depth.saturating_sub(1))))
        .collect()
}
