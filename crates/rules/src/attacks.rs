//! Which squares a piece attacks, whoever stands there. A pinned piece attacks all the same
//! (FIDE 3.1.3).
//!
//! Leapers are read from tables. Lines use the subtraction trick (*hyperbola quintessence*, Chess
//! Programming Wiki): taking twice the slider's bit from the occupied squares of a line flips every
//! bit up to the first blocker, and mirroring the board does the same for the other direction.
//!
//! Tables have a 65th entry, empty, for the square that the lowest bit of an empty set is on: so
//! the compiler needs no check.

use crate::{Bitboard, Color, Role, Square, dispatch, lines::Lines};

const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

static KNIGHT: [Bitboard; 65] = leaper(&KNIGHT_STEPS);
static KING: [Bitboard; 65] = leaper(&KING_STEPS);
static PAWN: [[Bitboard; 65]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];
static FILE: [Bitboard; 65] = lines((0, 1));
static RANK: [Bitboard; 65] = lines((1, 0));
static DIAGONAL: [Bitboard; 65] = lines((1, 1));
static ANTIDIAGONAL: [Bitboard; 65] = lines((1, -1));
static ROOK_LINES: [Bitboard; 65] = joined(&FILE, &RANK);
static BISHOP_LINES: [Bitboard; 65] = joined(&DIAGONAL, &ANTIDIAGONAL);
static BETWEEN: [[Bitboard; 65]; 65] = segments();

/// The squares a knight attacks.
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares a king attacks.
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The one or two squares a pawn of `color` attacks.
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize][from.index()]
}

/// The squares a bishop attacks on a board with these `occupied` squares.
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    by_bytes(from, occupied, DIAGONAL[from.index()])
        | by_bytes(from, occupied, ANTIDIAGONAL[from.index()])
}

/// The squares a rook attacks on a board with these `occupied` squares.
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    by_bytes(from, occupied, FILE[from.index()]) | by_bits(from, occupied, RANK[from.index()])
}

/// The squares a queen attacks on a board with these `occupied` squares.
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The squares a piece attacks on a board with these `occupied` squares.
pub fn attacks(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The attacks of line pieces, by one of the ways to find where lines end.
pub trait LineAttacks {
    /// The squares a bishop attacks on a board with these `occupied` squares.
    fn bishop(from: Square, occupied: Bitboard) -> Bitboard;
    /// The squares a rook attacks on a board with these `occupied` squares.
    fn rook(from: Square, occupied: Bitboard) -> Bitboard;
}

impl<L: Lines> LineAttacks for L {
    #[inline(always)]
    fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(L::bishop(from.index(), occupied.0))
    }

    #[inline(always)]
    fn rook(from: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(L::rook(from.index(), occupied.0))
    }
}

/// Work that looks along many lines; see [`with_fastest_lines`].
pub trait AlongLines {
    /// What it finds.
    type Found;

    /// Does the work. What it calls should be taken in (`#[inline(always)]`) as far as it pays, so
    /// that it is compiled for the processor too.
    fn look<L: LineAttacks>(self) -> Self::Found;
}

/// Does the work in the fastest way that this processor knows: compiled with its instructions for
/// bits where it has them, PEXT among them. To begin costs a call and a comparison; for a line or
/// two, [`bishop`] and [`rook`] are as good.
#[inline]
pub fn with_fastest_lines<W: AlongLines>(work: W) -> W::Found {
    dispatch::look(work)
}

#[inline(always)]
pub(crate) fn knight_from(from: usize) -> u64 {
    KNIGHT[from].0
}

#[inline(always)]
pub(crate) fn king_from(from: usize) -> u64 {
    KING[from].0
}

/// The squares that a king attacks, or a knight for any other role.
#[inline(always)]
pub(crate) fn leaper_from(role: Role, from: usize) -> u64 {
    let table = if role == Role::King { &KING } else { &KNIGHT };
    table[from].0
}

/// The squares that a pawn attacks.
#[inline(always)]
pub(crate) fn pawn_from(color: Color, from: usize) -> u64 {
    PAWN[color as usize][from].0
}

/// The file and the rank of a square, itself left out.
#[inline(always)]
pub(crate) fn rook_lines(from: usize) -> u64 {
    ROOK_LINES[from].0
}

/// The diagonals of a square, itself left out.
#[inline(always)]
pub(crate) fn bishop_lines(from: usize) -> u64 {
    BISHOP_LINES[from].0
}

#[inline(always)]
pub(crate) fn between_squares(a: usize, b: usize) -> u64 {
    BETWEEN[a][b].0
}

/// The squares strictly between two squares of one line; empty when no line joins them.
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares, both included; empty when no line joins them.
pub fn line(a: Square, b: Square) -> Bitboard {
    let through = [&FILE, &RANK, &DIAGONAL, &ANTIDIAGONAL]
        .into_iter()
        .map(|lines| lines[a.index()])
        .find(|line| line.contains(b));
    through.map_or(Bitboard::EMPTY, |line| line | a.into())
}

/// For lines that hold at most one square of each rank, where swapping bytes mirrors the board.
fn by_bytes(from: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let blockers = (occupied & line).0;
    let slider = Bitboard::of(from).0;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers.swap_bytes().wrapping_sub(slider.swap_bytes() << 1).swap_bytes();
    Bitboard((up ^ down) & line.0)
}

fn by_bits(from: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let blockers = (occupied & line).0;
    let slider = Bitboard::of(from).0;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers.reverse_bits().wrapping_sub(slider.reverse_bits() << 1).reverse_bits();
    Bitboard((up ^ down) & line.0)
}

const fn leaper(steps: &[(i8, i8)]) -> [Bitboard; 65] {
    let mut table = [Bitboard::EMPTY; 65];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::from_index(from).offset(files, ranks) {
                table[from as usize].0 |= Bitboard::of(to).0;
            }
            step += 1;
        }
        from += 1;
    }
    table
}

/// The line through each square in one direction and its opposite, the square itself left out.
const fn lines(step: (i8, i8)) -> [Bitboard; 65] {
    let mut table = [Bitboard::EMPTY; 65];
    let mut from = 0;
    while from < 64 {
        let square = Square::from_index(from);
        table[from as usize].0 = ray(square, step, None) | ray(square, (-step.0, -step.1), None);
        from += 1;
    }
    table
}

const fn joined(some: &[Bitboard; 65], others: &[Bitboard; 65]) -> [Bitboard; 65] {
    let mut table = [Bitboard::EMPTY; 65];
    let mut from = 0;
    while from < 64 {
        table[from].0 = some[from].0 | others[from].0;
        from += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "computed by the compiler")]
const fn segments() -> [[Bitboard; 65]; 65] {
    let mut table = [[Bitboard::EMPTY; 65]; 65];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let step = KING_STEPS[direction];
            let mut to = Square::from_index(from).offset(step.0, step.1);
            while let Some(square) = to {
                table[from as usize][square.index()].0 =
                    ray(Square::from_index(from), step, Some(square));
                to = square.offset(step.0, step.1);
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// The squares from `from` (left out) in one direction to the edge, or to before `end`.
const fn ray(from: Square, step: (i8, i8), end: Option<Square>) -> u64 {
    let mut squares = 0;
    let mut next = from.offset(step.0, step.1);
    while let Some(square) = next {
        if let Some(end) = end
            && end.index() == square.index()
        {
            break;
        }
        squares |= Bitboard::of(square).0;
        next = square.offset(step.0, step.1);
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn walked(from: Square, occupied: Bitboard, steps: &[(i8, i8)]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for &(files, ranks) in steps {
            let mut next = from.offset(files, ranks);
            while let Some(square) = next {
                reached |= square.into();
                next = if occupied.contains(square) { None } else { square.offset(files, ranks) };
            }
        }
        reached
    }

    proptest! {
        #[test]
        fn lines_stop_at_the_first_man(from in 0u8..64, a: u64, b: u64) {
            let from = Square::from_index(from);
            let occupied = Bitboard(a & b) | from.into();
            let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let diagonal = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
            prop_assert_eq!(rook(from, occupied), walked(from, occupied, &straight));
            prop_assert_eq!(bishop(from, occupied), walked(from, occupied, &diagonal));
        }
    }

    #[test]
    fn the_fastest_lines_are_the_same_lines() {
        struct All;
        impl AlongLines for All {
            type Found = ();

            fn look<L: LineAttacks>(self) {
                let occupied = Bitboard(0x1248_8001_0420_9040);
                for from in Square::all() {
                    assert_eq!(L::bishop(from, occupied), bishop(from, occupied));
                    assert_eq!(L::rook(from, occupied), rook(from, occupied));
                }
            }
        }
        // Asks what the processor can do.
        let _ = crate::Position::default();
        with_fastest_lines(All);
    }

    #[test]
    fn between_and_line_know_the_eight_directions() {
        assert_eq!(between(Square::A1, Square::D4), [Square::B2, Square::C3].into_iter().collect());
        assert_eq!(between(Square::E8, Square::E6), Square::E7.into());
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::B1), Bitboard::EMPTY);
        assert_eq!(line(Square::C4, Square::F4), Bitboard::rank(crate::Rank::Fourth));
        assert_eq!(line(Square::A1, Square::B3), Bitboard::EMPTY);
    }
}
