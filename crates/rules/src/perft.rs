//! Counting the positions that legal moves lead to, the usual proof of a move generator.

use alloc::vec::Vec;
use core::{convert::Infallible, ops::ControlFlow};

#[cfg(target_arch = "x86_64")]
use crate::{Bitboard, Board, Castling, cpu, lines::Pext};
use crate::{
    Color, Move, Position,
    generate::generate,
    lines::{Lines, Portable},
    side::{Black, Side, White},
    situation::Situation,
};

/// The number of ways to play `depth` half-moves from a position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let situation = position.situation();
    match position.turn() {
        Color::White => dispatch::<White>(situation, depth),
        Color::Black => dispatch::<Black>(situation, depth),
    }
}

/// [`perft`] without PEXT on any processor, so that the suites prove the portable way too.
#[doc(hidden)]
pub fn perft_without_pext(position: &Position, depth: u32) -> u64 {
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Color::White) => nodes_portably::<White>(position.situation(), depth),
        (_, Color::Black) => nodes_portably::<Black>(position.situation(), depth),
    }
}

/// The count behind each legal move; their sum is [`perft`] of the same depth, which is at least 1.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let below = depth.saturating_sub(1);
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| (mv, perft(&position.play_unchecked(mv), below))).collect()
}

fn dispatch<S: Side>(situation: &Situation, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { nodes_with_pext::<S>(situation, depth) };
    }
    nodes_portably::<S>(situation, depth)
}

fn nodes_portably<S: Side>(situation: &Situation, depth: u32) -> u64 {
    match depth {
        0 | 1 => leaves::<S, Portable>(situation),
        2 => sum::<S, Portable>(situation, |next| leaves_portably::<S::Other>(&next)),
        _ => sum::<S, Portable>(situation, |next| nodes_portably::<S::Other>(&next, depth - 1)),
    }
}

fn leaves_portably<S: Side>(situation: &Situation) -> u64 {
    leaves::<S, Portable>(situation)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn nodes_with_pext<S: Side>(situation: &Situation, depth: u32) -> u64 {
    match depth {
        0 | 1 => leaves::<S, Pext>(situation),
        2 => sum::<S, Pext>(situation, |next| {
            let [a, b, c, white] = next.board.planes();
            leaves_with_pext::<S::Other>(a, b, c, white, next.castling, next.passed_over)
        }),
        _ => sum::<S, Pext>(situation, |next| nodes_with_pext::<S::Other>(&next, depth - 1)),
    }
}

/// The situation comes in six registers: through memory it would take a twentieth more instructions.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn leaves_with_pext<S: Side>(
    a: u64,
    b: u64,
    c: u64,
    white: u64,
    castling: Castling,
    passed_over: Bitboard,
) -> u64 {
    leaves::<S, Pext>(&Situation {
        board: Board::from_planes([a, b, c, white]),
        castling,
        passed_over,
    })
}

/// The number of moves, none of which is listed.
#[inline(always)]
fn leaves<S: Side, L: Lines>(situation: &Situation) -> u64 {
    let mut count = 0;
    let _ = generate::<S, L, Infallible>(situation, |moves| {
        count += moves.count() as u64;
        ControlFlow::Continue(())
    });
    count
}

/// The sum of what is counted below each move.
#[inline(always)]
fn sum<S: Side, L: Lines>(situation: &Situation, below: impl Fn(Situation) -> u64) -> u64 {
    let mut total = 0;
    let _ = generate::<S, L, Infallible>(situation, |moves| {
        situation.each_after::<S>(moves, |next| total += below(next));
        ControlFlow::Continue(())
    });
    total
}
