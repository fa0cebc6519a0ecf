//! Where each man may ever stand: more than the truth, never less.
//!
//! Everything begins fixed. A man that may leave its square, or be taken on it, opens the square to
//! others, which opens others again, until nothing changes. `docs/winnability.md` proves by
//! induction on the moves of any game that a man never stands outside its reach.

use alloc::vec::Vec;

use super::steps;
use crate::{Bitboard, ByColor, Color, Piece, Position, Role, Square};

/// A man and what may become of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Man {
    pub(super) piece: Piece,
    start: Bitboard,
    /// All squares on which it may ever stand.
    pub(super) reach: Bitboard,
    /// Of a pawn, the squares on which it may capture.
    captures: Bitboard,
    /// Whether it may be captured.
    taken: bool,
}

/// Every man of a position with its reach.
#[derive(Debug)]
pub(super) struct Mobility {
    men: Vec<Man>,
}

/// What the reaches found so far allow.
#[derive(Debug, Default, Clone, Copy)]
struct Allowed {
    /// Squares that a side's men neither leave nor are captured on.
    fixed: ByColor<Bitboard>,
    /// Squares that such men attack.
    guarded: ByColor<Bitboard>,
    /// Where pawns stood that stay on their file and are not captured.
    filed: ByColor<Bitboard>,
    /// Squares where a side may have a man that can be captured.
    prey: ByColor<Bitboard>,
}

impl Mobility {
    /// Of a position where nobody may castle.
    pub(super) fn new(position: &Position) -> Self {
        let man = |(square, piece): (Square, Piece)| Man {
            piece,
            start: square.into(),
            reach: square.into(),
            captures: Bitboard::EMPTY,
            taken: false,
        };
        let mut mobility = Self { men: position.board().men().map(man).collect() };
        if let Some(passed) = position.en_passant() {
            mobility.stand_where_it_passed(passed, !position.turn());
        }
        mobility
    }

    pub(super) fn of(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.piece.color == color)
    }

    /// Whether a pawn of this side may promote, by what is known so far.
    pub(super) fn may_promote(&self, color: Color) -> bool {
        self.of(color).any(Man::promotes)
    }

    /// Lets every man reach what the others leave open, once; whether anything was new.
    pub(super) fn grow(&mut self) -> bool {
        let allowed = self.allowed();
        let mut grown = false;
        for man in &mut self.men {
            grown |= man.grow(&allowed);
        }
        self.capture() || grown
    }

    /// A pawn that can be captured en passant counts as if it also stood on the square it passed.
    fn stand_where_it_passed(&mut self, passed: Square, color: Color) {
        let pawn = steps::ahead(color, passed.into());
        for man in self.men.iter_mut().filter(|man| man.start == pawn) {
            man.reach |= passed.into();
        }
    }

    fn allowed(&self) -> Allowed {
        let mut allowed = Allowed::default();
        for man in &self.men {
            let Piece { color, role } = man.piece;
            if man.is_fixed() {
                allowed.fixed[color] |= man.start;
                allowed.guarded[color] |= steps::attacks(color, role, man.start);
            }
            if role == Role::Pawn && man.captures.is_empty() && !man.taken {
                allowed.filed[color] |= man.start;
            }
            if role != Role::King {
                allowed.prey[color] |= man.reach;
            }
        }
        allowed
    }

    /// Finds who may be captured; whether anyone is new.
    fn capture(&mut self) -> bool {
        let mut threats = ByColor::<Bitboard>::default();
        for man in &self.men {
            threats[man.piece.color] |= man.threats();
        }
        let mut grown = false;
        for man in self.men.iter_mut().filter(|man| !man.taken && man.piece.role != Role::King) {
            man.taken = (man.reach & threats[!man.piece.color]).any();
            grown |= man.taken;
        }
        grown
    }
}

impl Man {
    fn is_fixed(&self) -> bool {
        self.reach == self.start && !self.taken
    }

    fn promotes(&self) -> bool {
        self.piece.role == Role::Pawn && (self.reach & Bitboard::BACK_RANKS).any()
    }

    /// The squares on which it may capture.
    fn threats(&self) -> Bitboard {
        match self.piece.role {
            Role::Pawn => self.captures,
            _ if self.reach == self.start => Bitboard::EMPTY,
            _ => self.reach,
        }
    }

    /// The squares it may ever attack.
    pub(super) fn attacks(&self) -> Bitboard {
        if self.promotes() {
            return Bitboard::ALL;
        }
        steps::attacks(self.piece.color, self.piece.role, self.reach)
    }

    fn grow(&mut self, allowed: &Allowed) -> bool {
        let before = (self.reach, self.captures);
        if self.piece.role == Role::Pawn {
            self.grow_pawn(allowed);
        } else {
            self.grow_piece(allowed);
        }
        before != (self.reach, self.captures)
    }

    /// A line piece goes step by step: a square that it may pass over is one where it may stop.
    fn grow_piece(&mut self, allowed: &Allowed) {
        let Piece { color, role } = self.piece;
        let mut free = !allowed.fixed[color] | self.start;
        if role == Role::King {
            free = free - allowed.guarded[!color];
        }
        loop {
            let next = self.reach | steps::attacks(color, role, self.reach) & free;
            if next == self.reach {
                return;
            }
            self.reach = next;
        }
    }

    /// Two pawns that face each other, stay on their file and are not captured never pass.
    fn grow_pawn(&mut self, allowed: &Allowed) {
        let color = self.piece.color;
        self.captures |= steps::attacks(color, Role::Pawn, self.reach) & allowed.prey[!color];
        let mut blocked = allowed.fixed[color] | allowed.fixed[!color];
        if self.captures.is_empty() {
            blocked |= allowed.filed[!color];
        }
        self.reach |= self.captures | (steps::ahead(color, self.reach) - blocked);
        if self.promotes() {
            self.reach = Bitboard::ALL;
            self.captures = Bitboard::ALL;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, winnable::closed};
    use proptest::prelude::*;
    use std::vec::Vec;

    /// Where each man of the first position is now, by its number; captured men are gone.
    fn after(
        mv: crate::Move,
        position: &Position,
        places: &[(usize, Square)],
    ) -> Vec<(usize, Square)> {
        let taken = position.captured(mv).map(|(square, _)| square);
        let left = places.iter().filter(|(_, square)| Some(*square) != taken);
        left.map(|&(man, square)| (man, if square == mv.from() { mv.to() } else { square }))
            .collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn no_man_of_a_legal_game_stands_outside_its_reach(
            setup in closed::setups(),
            choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..150)
        ) {
            let Ok(mut position) = Position::try_from(setup) else { return Ok(()) };
            let mut mobility = Mobility::new(&position);
            while mobility.grow() {}
            let mut places: Vec<_> = position.board().occupied().into_iter().enumerate().collect();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = *choice.get(&moves);
                places = after(mv, &position, &places);
                position = position.play_unchecked(mv);
                for &(man, square) in &places {
                    prop_assert!(
                        mobility.men[man].reach.contains(square),
                        "{:?}: {:?} on {square}", Setup::from(&position), mobility.men[man]
                    );
                }
            }
        }
    }
}
