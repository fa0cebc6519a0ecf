//! One program for every processor: the generator is compiled twice for each side, and which of
//! the two runs is decided once for each call from outside.

use core::ops::ControlFlow;

use crate::{
    Move, MoveSet, Position, generate::generate, lines::Portable, side::Side, situation::Situation,
};
#[cfg(target_arch = "x86_64")]
use crate::{cpu, lines::Pext};

/// See [`Position::play_unchecked`].
#[inline(always)]
pub(crate) fn play(position: &Position, mv: Move) -> Position {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { play_with_pext(position, mv) };
    }
    play_portably(position, mv)
}

#[inline(never)]
fn play_portably(position: &Position, mv: Move) -> Position {
    position.after::<Portable>(mv)
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn play_with_pext(position: &Position, mv: Move) -> Position {
    position.after::<Pext>(mv)
}

/// See [`generate`].
#[inline]
pub(crate) fn moves<S: Side, B>(
    situation: &Situation,
    visit: impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { moves_with_pext::<S, B>(situation, visit) };
    }
    moves_portably::<S, B>(situation, visit)
}

#[inline(never)]
fn moves_portably<S: Side, B>(
    situation: &Situation,
    visit: impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    generate::<S, Portable, B>(situation, visit)
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn moves_with_pext<S: Side, B>(
    situation: &Situation,
    visit: impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    generate::<S, Pext, B>(situation, visit)
}
