//! One program for every processor: the generator is compiled twice for each side, and which of
//! the two runs is decided once for each call from outside.

use core::ops::ControlFlow;

use crate::{
    Bitboard, Color, Move, MoveSet, Position, Role, Square,
    attacks::AlongLines,
    departures,
    generate::{self, generate},
    legality,
    lines::{Lines, Portable},
    side::{Black, Side, White},
    situation::Situation,
};
#[cfg(target_arch = "x86_64")]
use crate::{cpu, lines::Pext};

/// See [`with_fastest_lines`](crate::attacks::with_fastest_lines).
#[inline(always)]
pub(crate) fn look<W: AlongLines>(work: W) -> W::Found {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { look_with_pext(work) };
    }
    look_portably(work)
}

#[inline(never)]
fn look_portably<W: AlongLines>(work: W) -> W::Found {
    work.look::<Portable>()
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn look_with_pext<W: AlongLines>(work: W) -> W::Found {
    work.look::<Pext>()
}

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

/// See [`Position::advance_unchecked`].
#[inline(always)]
pub(crate) fn advance(position: &mut Position, mv: Move) {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { advance_with_pext(position, mv) };
    }
    advance_portably(position, mv);
}

#[inline(never)]
fn advance_portably(position: &mut Position, mv: Move) {
    position.advance::<Portable>(mv);
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn advance_with_pext(position: &mut Position, mv: Move) {
    position.advance::<Pext>(mv);
}

/// See [`Position::is_legal`].
#[inline(always)]
pub(crate) fn is_legal(position: &Position, mv: Move) -> bool {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { is_legal_with_pext(position, mv) };
    }
    is_legal_with::<Portable>(position, mv)
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn is_legal_with_pext(position: &Position, mv: Move) -> bool {
    is_legal_with::<Pext>(position, mv)
}

#[inline(always)]
fn is_legal_with<L: Lines>(position: &Position, mv: Move) -> bool {
    match position.turn() {
        Color::White => legality::is_legal::<White, L>(position.situation(), mv),
        Color::Black => legality::is_legal::<Black, L>(position.situation(), mv),
    }
}

/// See [`Position::checkers`].
#[inline(always)]
pub(crate) fn checkers(position: &Position) -> Bitboard {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { checkers_with_pext(position) };
    }
    checkers_with::<Portable>(position)
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn checkers_with_pext(position: &Position) -> Bitboard {
    checkers_with::<Pext>(position)
}

#[inline(always)]
fn checkers_with<L: Lines>(position: &Position) -> Bitboard {
    let king = position.king(position.turn()).index();
    Bitboard(match position.turn() {
        Color::White => generate::checkers::<White, L>(position.situation(), king),
        Color::Black => generate::checkers::<Black, L>(position.situation(), king),
    })
}

/// See [`Position::departures`].
#[inline(always)]
pub(crate) fn departures(position: &Position, role: Role, among: Bitboard, to: Square) -> Bitboard {
    #[cfg(target_arch = "x86_64")]
    if cpu::has_fast_pext() {
        // SAFETY: the processor has been found to have these instructions.
        return unsafe { departures_with_pext(position, role, among, to) };
    }
    departures_with::<Portable>(position, role, among, to)
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn departures_with_pext(position: &Position, role: Role, among: Bitboard, to: Square) -> Bitboard {
    departures_with::<Pext>(position, role, among, to)
}

#[inline(always)]
fn departures_with<L: Lines>(
    position: &Position,
    role: Role,
    among: Bitboard,
    to: Square,
) -> Bitboard {
    let (situation, to) = (position.situation(), to.index());
    Bitboard(match position.turn() {
        Color::White => departures::departures::<White, L>(situation, role, among.0, to),
        Color::Black => departures::departures::<Black, L>(situation, role, among.0, to),
    })
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
