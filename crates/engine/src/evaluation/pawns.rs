//! Pawns help or hinder each other.

use std::ops::Index;

use roque_rules::{Bitboard, Board, Color, Role, Square, attacks};

use super::{
    ledger::{Ledger, PawnSum},
    squares::{beside, file_ahead, forward, half_board, pawn_attacks, rank, ranks_ahead},
    tapered::Tapered,
    terms::Term,
};

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

    /// A number that is different for nearly all other pawns: multiplied by odd numbers without
    /// pattern (those of SHA-512's first two constants), the high bits depend on all squares.
    #[inline(always)]
    pub(crate) fn key(self) -> u64 {
        let white = self.white.0.wrapping_mul(0x428A_2F98_D728_AE23);
        let black = self.black.0.wrapping_mul(0x7137_4491_23EF_65CD);
        let mixed = white ^ black.rotate_left(32);
        mixed ^ mixed >> 29
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

/// What is known of some pawns.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Known {
    pawns: Pawns,
    /// For White.
    pub(super) score: Tapered,
    /// Of both sides.
    pub(super) passed: Bitboard,
}

/// Remembers pawns already judged: they change seldom. An entry holds the pawns themselves, so that
/// it is never taken for another.
#[derive(Debug)]
pub(super) struct PawnTable(Vec<Known>);

const ENTRIES: usize = 1 << 12;

impl PawnTable {
    pub(super) fn new() -> Self {
        // Nothing is known of no pawns, and that is true.
        Self(vec![Known::default(); ENTRIES])
    }

    #[inline(always)]
    pub(super) fn look_up(&mut self, pawns: &Pawns) -> Known {
        let known = &mut self.0[(pawns.key() >> 40) as usize % ENTRIES];
        if known.pawns != *pawns {
            *known = study(pawns);
        }
        *known
    }
}

#[inline(never)]
fn study(pawns: &Pawns) -> Known {
    let mut sum = PawnSum::default();
    let passed = judge(pawns, &mut sum);
    Known { pawns: *pawns, score: sum.0, passed }
}

/// Gives the passed pawns.
pub(super) fn judge(pawns: &Pawns, ledger: &mut impl Ledger) -> Bitboard {
    side(pawns, Color::White, ledger) | side(pawns, Color::Black, ledger)
}

fn side(pawns: &Pawns, color: Color, ledger: &mut impl Ledger) -> Bitboard {
    let own = pawns[color];
    ledger.count(color, Term::Man, Role::Pawn as usize, own.len() as i32);
    let mut passed = Bitboard::EMPTY;
    for pawn in own {
        ledger.count(color, Term::PawnSquare, half_board(pawn, color), 1);
        let place = Place::new(pawns, color, pawn);
        if place.is_passed() {
            passed |= pawn.into();
        } else if place.is_candidate() {
            ledger.count(color, Term::Candidate, rank(pawn, color), 1);
        }
        if place.neighbours.is_empty() {
            ledger.count(color, Term::Isolated, 0, 1);
        } else if place.is_backward() {
            ledger.count(color, Term::Backward, usize::from(place.is_open()), 1);
        }
        if place.is_connected() {
            ledger.count(color, Term::Connected, rank(pawn, color), 1);
        }
        if (place.file_ahead & own).any() {
            ledger.count(color, Term::Doubled, 0, 1);
        }
    }
    passed
}

/// What surrounds a pawn.
struct Place {
    color: Color,
    pawn: Square,
    own: Bitboard,
    enemy: Bitboard,
    file_ahead: Bitboard,
    /// Own pawns on the files beside.
    neighbours: Bitboard,
    /// Enemy pawns it must pass on its way.
    stoppers: Bitboard,
}

impl Place {
    fn new(pawns: &Pawns, color: Color, pawn: Square) -> Self {
        let (own, enemy) = (pawns[color], pawns[!color]);
        let file = Bitboard::file(pawn.file());
        let ahead = ranks_ahead(pawn, color);
        Self {
            color,
            pawn,
            own,
            enemy,
            file_ahead: file_ahead(pawn, color),
            neighbours: beside(file) & own,
            stoppers: ahead & (file | beside(file)) & enemy,
        }
    }

    fn step(&self) -> Bitboard {
        forward(self.pawn.into(), self.color)
    }

    fn is_open(&self) -> bool {
        (self.file_ahead & self.enemy).is_empty()
    }

    /// Passed, and not behind another of its own.
    fn is_passed(&self) -> bool {
        self.stoppers.is_empty() && (self.file_ahead & self.own).is_empty()
    }

    /// Only pawns that attack it or the square before it stop it, and it has as many to help.
    fn is_candidate(&self) -> bool {
        let attackers = attacks::pawn(self.color, self.pawn) & self.enemy;
        let next = self.pawn.forward(self.color).unwrap_or(self.pawn);
        let next_attackers = attacks::pawn(self.color, next) & self.enemy;
        let helpers = attacks::pawn(!self.color, self.pawn) & self.own;
        let next_helpers = attacks::pawn(!self.color, next) & self.own;
        (self.stoppers - attackers - next_attackers).is_empty()
            && helpers.len() >= attackers.len()
            && next_helpers.len() >= next_attackers.len()
    }

    /// No neighbour can come to its help, and a pawn attacks the square before it.
    fn is_backward(&self) -> bool {
        (self.neighbours - ranks_ahead(self.pawn, self.color)).is_empty()
            && (self.step() & pawn_attacks(self.enemy, !self.color)).any()
    }

    fn is_connected(&self) -> bool {
        let phalanx = beside(self.pawn.into());
        ((phalanx | attacks::pawn(!self.color, self.pawn)) & self.own).any()
    }
}
