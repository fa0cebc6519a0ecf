//! Counting the positions that legal moves lead to, the usual proof of a move generator.

use alloc::vec::Vec;
use core::{convert::Infallible, ops::ControlFlow};

use crate::{
    Color, Move, Position,
    generate::generate,
    lines::{Lines, Portable},
    side::{Black, Side, White},
    situation::Situation,
};
#[cfg(target_arch = "x86_64")]
use crate::{cpu, lines::Pext};

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

/// The count behind each legal move; their sum is [`perft`] of the same depth, which is at least 1.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let below = depth.saturating_sub(1);
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| (mv, perft(&position.play_unchecked(mv), below))).collect()
}

fn dispatch<S: Side>(situation: &Situation, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has just been found to have these instructions.
        return unsafe { count_with_pext::<S>(situation, depth) };
    }
    count_portably::<S>(situation, depth)
}

fn count_portably<S: Side>(situation: &Situation, depth: u32) -> u64 {
    count::<S, Portable>(situation, depth, count_portably::<S::Other>)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn count_with_pext<S: Side>(situation: &Situation, depth: u32) -> u64 {
    count::<S, Pext>(situation, depth, |next, depth| count_with_pext::<S::Other>(next, depth))
}

#[inline(always)]
fn count<S: Side, L: Lines>(
    situation: &Situation,
    depth: u32,
    below: impl Fn(&Situation, u32) -> u64,
) -> u64 {
    let mut total = 0;
    if depth == 1 {
        let _ = generate::<S, L, Infallible>(situation, |moves| {
            total += moves.count() as u64;
            ControlFlow::Continue(())
        });
    } else {
        let _ = generate::<S, L, Infallible>(situation, |moves| {
            let role = moves.role();
            moves.for_each(|mv| {
                total += below(&situation.after::<S>(role, mv), depth - 1);
                ControlFlow::Continue(())
            })
        });
    }
    total
}
