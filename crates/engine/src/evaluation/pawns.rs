//! Pawns help or hinder each other.

use std::ops::Index;

use roque_rules::{
    Bitboard, Board, ByColor, Color, Role, Square,
    attacks::{self, AlongLines, LineAttacks, with_fastest_lines},
};

use super::{
    king,
    ledger::{Ledger, PawnSum},
    squares::{beside, filled_ahead, forward, half_board, pawn_attacks, rank, ranks_ahead},
    tapered::Tapered,
    terms::Term,
};
use crate::score::Value;

/// The pawns of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pawns {
    white: Bitboard,
    black: Bitboard,
}

impl Pawns {
    #[inline(always)]
    pub(crate) fn of(board: &Board) -> Self {
        let pawns = board.role(Role::Pawn);
        let white = pawns & board.color(Color::White);
        Self { white, black: pawns - white }
    }

    /// Where they have their place among so many, a power of two: multiplied by odd numbers without
    /// pattern (those of SHA-512's first two constants), the highest bits depend on all squares.
    #[inline(always)]
    fn place(self, bits: u32) -> usize {
        let white = self.white.0.wrapping_mul(0x428A_2F98_D728_AE23);
        let black = self.black.0.wrapping_mul(0x7137_4491_23EF_65CD);
        ((white ^ black) >> (u64::BITS - bits)) as usize
    }
}

impl Index<Color> for Pawns {
    type Output = Bitboard;

    #[inline(always)]
    fn index(&self, color: Color) -> &Bitboard {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

/// What is known of some pawns: one line of the cache.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Known {
    pawns: Pawns,
    /// For White.
    pub(super) score: Tapered,
    /// Of both sides.
    pub(super) passed: Bitboard,
    /// Of the king of each side, where it stood last.
    shelters: ByColor<Shelter>,
}

impl Known {
    /// What the pawns of both sides are to a king.
    #[inline(always)]
    pub(super) fn shelter(&mut self, king: Square, color: Color) -> Shelter {
        if self.shelters[color].king != Some(king) {
            self.shelters[color] = Shelter::of(&self.pawns, king, color);
        }
        self.shelters[color]
    }
}

/// What the pawns are to a king on one square.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Shelter {
    king: Option<Square>,
    /// Files near the king without own pawns.
    pub(super) holes: i8,
    /// For White.
    pub(super) score: Tapered,
}

impl Shelter {
    #[inline(never)]
    fn of(pawns: &Pawns, king: Square, color: Color) -> Self {
        let mut sum = PawnSum::default();
        let holes = king::shelter(pawns, king, color, &mut sum) as i8;
        Self { king: Some(king), holes, score: sum.0 }
    }
}

/// Remembers pawns already judged: they change seldom. An entry holds the pawns themselves, so that
/// it is never taken for another.
#[derive(Debug)]
pub(crate) struct PawnTable(Vec<Known>);

/// Bits of the number of an entry.
const PLACES: u32 = 12;

impl Default for PawnTable {
    fn default() -> Self {
        // Nothing is known of no pawns, and that is true.
        Self(vec![Known::default(); 1 << PLACES])
    }
}

impl PawnTable {
    #[inline(always)]
    pub(super) fn look_up(&mut self, pawns: &Pawns) -> &mut Known {
        let known = &mut self.0[pawns.place(PLACES)];
        if known.pawns != *pawns {
            *known = with_fastest_lines(Study(*pawns));
        }
        known
    }
}

struct Study(Pawns);

impl AlongLines for Study {
    type Found = Known;

    #[inline(always)]
    fn look<L: LineAttacks>(self) -> Known {
        let mut sum = PawnSum::default();
        let passed = judge(&self.0, &mut sum);
        Known { pawns: self.0, score: sum.0, passed, shelters: ByColor::default() }
    }
}

/// Gives the passed pawns.
#[inline(always)]
pub(super) fn judge(pawns: &Pawns, ledger: &mut impl Ledger) -> Bitboard {
    side(pawns, Color::White, ledger) | side(pawns, Color::Black, ledger)
}

#[inline(always)]
fn side(pawns: &Pawns, color: Color, ledger: &mut impl Ledger) -> Bitboard {
    let (own, enemy) = (pawns[color], pawns[!color]);
    let times = |set: Bitboard| set.len() as Value;
    ledger.count(color, Term::Man, Role::Pawn as usize, times(own));
    for pawn in own {
        ledger.count(color, Term::PawnSquare, half_board(pawn, color), 1);
    }
    // Whoever stands behind another pawn of its file has that before it.
    let doubled = own & behind(own, color);
    let stopped = behind(enemy, color);
    let passed = own - doubled - stopped - beside(stopped);
    ledger.count(color, Term::Doubled, 0, times(doubled));
    for pawn in own - stopped - passed {
        if is_candidate(pawns, color, pawn) {
            ledger.count(color, Term::Candidate, rank(pawn, color), 1);
        }
    }
    let isolated = own - beside(filled_ahead(own, color) | behind(own, color));
    ledger.count(color, Term::Isolated, 0, times(isolated));
    let backward = backward(own, enemy, color) - isolated;
    ledger.count(color, Term::Backward, 0, times(backward & stopped));
    ledger.count(color, Term::Backward, 1, times(backward - stopped));
    for pawn in own & (beside(own) | pawn_attacks(own, color)) {
        ledger.count(color, Term::Connected, rank(pawn, color), 1);
    }
    passed
}

/// The squares that have one of a set ahead on their file, as a side sees the board.
#[inline(always)]
fn behind(set: Bitboard, color: Color) -> Bitboard {
    filled_ahead(forward(set, !color), !color)
}

/// No neighbour can come to their help, and a pawn attacks the square before them.
#[inline(always)]
fn backward(own: Bitboard, enemy: Bitboard, color: Color) -> Bitboard {
    let helped = beside(filled_ahead(own, color));
    own & (forward(pawn_attacks(enemy, !color), !color) - helped)
}

/// Only pawns that attack it or the square before it stop it, and it has as many to help.
#[inline(always)]
fn is_candidate(pawns: &Pawns, color: Color, pawn: Square) -> bool {
    let (own, enemy) = (pawns[color], pawns[!color]);
    let file = Bitboard::file(pawn.file());
    let stoppers = ranks_ahead(pawn, color) & (file | beside(file)) & enemy;
    let attackers = attacks::pawn(color, pawn) & enemy;
    let next = pawn.forward(color).unwrap_or(pawn);
    let next_attackers = attacks::pawn(color, next) & enemy;
    let helpers = attacks::pawn(!color, pawn) & own;
    let next_helpers = attacks::pawn(!color, next) & own;
    (stoppers - attackers - next_attackers).is_empty()
        && helpers.len() >= attackers.len()
        && next_helpers.len() >= next_attackers.len()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use roque_rules::Rank;

    use super::*;

    #[test]
    fn pawns_of_either_side_on_any_square_have_places_of_their_own() {
        let squares = || Square::all().filter(|square| square.rank() != Rank::First);
        let none = Bitboard::EMPTY;
        let white = squares().map(|pawn| Pawns { white: pawn.into(), black: none });
        let black = squares().map(|pawn| Pawns { white: none, black: pawn.into() });
        let all: Vec<Pawns> = white.chain(black).collect();
        let places: HashSet<usize> = all.iter().map(|pawns| pawns.place(PLACES)).collect();
        // Of 112 drawn by lot among 4,096, one or two would share a place.
        assert!(places.len() + 6 >= all.len(), "{} of {}", places.len(), all.len());
    }

    #[test]
    fn what_is_known_of_pawns_fills_a_line_of_the_cache() {
        assert_eq!(size_of::<Known>(), 64);
    }
}
