//! The number of a position among all of its men.

use roque_rules::{Color, Piece, Role};

use crate::{
    Fault, Material,
    squares::{
        self, choose, file, flipped, leading_pawns, mirrored, pawn_place, rank, side_of_diagonal,
        transposed,
    },
};

/// In which order men are placed, and what each group of them adds to the number of a position.
///
/// Men of one kind are one group, since it does not matter which is which. A leading group decides
/// how the board is turned.
#[derive(Debug)]
pub(crate) struct Arrangement {
    men: Vec<Piece>,
    lead: Lead,
    /// The leading group first, then the other side's pawns if both have some.
    groups: Vec<Group>,
    /// So many numbers there are.
    size: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// The pawns of the side that has fewer, the first of them on this file, from a to d.
    Pawns {
        file: u8,
        both_sides: bool,
    },
    /// Three men who are the only ones of their kind.
    Three,
    Kings,
}

#[derive(Debug, Clone, Copy)]
struct Group {
    men: usize,
    /// What the number of the group is multiplied by.
    factor: u64,
}

/// The squares of the men in their order, as many as there are men.
pub(crate) type Places = [u8; Material::MOST_MEN];

impl Arrangement {
    /// Of men placed in this order, the first pawn on `first_file` if there are any. `turns` says at
    /// which step the leading group is counted, and at which the other side's pawns.
    pub(crate) fn new(men: Vec<Piece>, turns: [u8; 2], first_file: u8) -> Result<Self, Fault> {
        let material = men.iter().copied().collect();
        let lead = Lead::of(material, first_file);
        if !lead.fits(&men, material) {
            return Err(Fault::Damaged("orders of men"));
        }
        let mut groups = Vec::new();
        let mut rest = &men[..];
        while let Some(first) = rest.first() {
            let length = match lead {
                Lead::Three if groups.is_empty() => 3,
                Lead::Kings if groups.is_empty() => 2,
                _ => rest.iter().take_while(|man| *man == first).count(),
            };
            groups.push(Group { men: length, factor: 0 });
            rest = &rest[length..];
        }
        let mut arrangement = Self { men, lead, groups, size: 1 };
        arrangement.weigh(turns)?;
        Ok(arrangement)
    }

    /// Groups are counted in the order of `turns`, those that do not lead in between as they come.
    fn weigh(&mut self, turns: [u8; 2]) -> Result<(), Fault> {
        let leading = self.lead.groups();
        let mut others = leading..self.groups.len();
        let led: usize = self.groups[..leading].iter().map(|group| group.men).sum();
        let mut free = 64 - led as u64;
        for step in 0..self.groups.len() {
            let its_turn = turns[..leading].iter().position(|&turn| usize::from(turn) == step);
            // When a leading group has no turn, the others do not last.
            let index =
                its_turn.or_else(|| others.next()).ok_or(Fault::Damaged("orders of men"))?;
            let men = self.groups[index].men;
            let placings = match (self.lead, index) {
                (Lead::Three, 0) => squares::THREE,
                (Lead::Kings, 0) => squares::KINGS,
                (Lead::Pawns { file, .. }, 0) => squares::count_leading_pawns(file, men),
                (Lead::Pawns { both_sides: true, .. }, 1) => {
                    choose(48 - self.groups[0].men as u64, men)
                }
                _ => {
                    free -= men as u64;
                    choose(free + men as u64, men)
                }
            };
            self.groups[index].factor = self.size;
            self.size *= placings;
        }
        Ok(())
    }

    pub(crate) fn size(&self) -> u64 {
        self.size
    }

    pub(crate) fn men(&self) -> &[Piece] {
        &self.men
    }

    /// The number of a position, from the places of the men in their order.
    pub(crate) fn number(&self, mut places: Places) -> u64 {
        let places = &mut places[..self.men.len()];
        self.turn(places);
        let mut number = 0;
        let mut first = 0;
        for (index, group) in self.groups.iter().enumerate() {
            let (before, rest) = places.split_at_mut(first);
            let own = &mut rest[..group.men];
            let part = match (self.lead, index) {
                (Lead::Three, 0) => squares::three([own[0], own[1], own[2]]),
                (Lead::Kings, 0) => squares::kings(own[0], own[1]),
                (Lead::Pawns { .. }, 0) => {
                    sort_pawns(own);
                    leading_pawns(own)
                }
                // No pawn stands on the first rank.
                (Lead::Pawns { both_sides: true, .. }, 1) => combination(own, before, 8),
                _ => combination(own, before, 0),
            };
            number += part * group.factor;
            first += group.men;
        }
        number
    }

    /// Turns the board so that the leading group stands where it is numbered.
    fn turn(&self, places: &mut [u8]) {
        let all = |places: &mut [u8], turned: fn(u8) -> u8| {
            for place in places {
                *place = turned(*place);
            }
        };
        let leading = self.groups[0].men;
        if let Lead::Pawns { .. } = self.lead {
            sort_pawns(&mut places[..leading]);
        }
        if file(places[0]) > 3 {
            all(places, mirrored);
        }
        if let Lead::Pawns { .. } = self.lead {
            return;
        }
        if rank(places[0]) > 3 {
            all(places, flipped);
        }
        let mut sides = places[..leading].iter().map(|&place| side_of_diagonal(place));
        if sides.find(|side| side.is_ne()).is_some_and(std::cmp::Ordering::is_gt) {
            all(places, transposed);
        }
    }
}

impl Lead {
    fn of(material: Material, file: u8) -> Self {
        let kinds = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)));
        let single = kinds.filter(|&(color, role)| material.count(color, role) == 1).count();
        match material.pawns() {
            [0, 0] if single >= 3 => Self::Three,
            [0, 0] => Self::Kings,
            [white, black] => Self::Pawns { file, both_sides: white > 0 && black > 0 },
        }
    }

    /// How many groups it is about.
    fn groups(self) -> usize {
        match self {
            Self::Pawns { both_sides: true, .. } => 2,
            _ => 1,
        }
    }

    /// Whether the men who lead come first, and men of one kind together.
    fn fits(self, men: &[Piece], material: Material) -> bool {
        let runs: Vec<&[Piece]> = men.chunk_by(PartialEq::eq).collect();
        let together =
            runs.iter().all(|run| run.len() == material.count(run[0].color, run[0].role));
        let led = match self {
            Self::Pawns { .. } => {
                let fewest = material.pawns().into_iter().filter(|&pawns| pawns > 0).min();
                runs.first().is_some_and(|run| Some(run.len()) == fewest)
                    && runs.iter().take(self.groups()).all(|run| run[0].role == Role::Pawn)
            }
            Self::Three => runs.len() >= 3 && runs[..3].iter().all(|run| run.len() == 1),
            Self::Kings => runs.len() >= 2 && runs[..2].iter().all(|run| run[0].role == Role::King),
        };
        together && led
    }
}

/// The leading pawn first: no other has a higher place, on either wing.
pub(crate) fn sort_pawns(pawns: &mut [u8]) {
    pawns.sort_unstable_by_key(|&pawn| std::cmp::Reverse(pawn_place(pawn)));
}

/// The number of a set of squares among those that the men `before` leave, the first `closed`
/// squares not counting (combinatorial number system).
fn combination(own: &mut [u8], before: &[u8], closed: u64) -> u64 {
    own.sort_unstable();
    let place = |square: u8| {
        let taken = before.iter().filter(|&&other| other < square).count() as u64;
        u64::from(square).saturating_sub(taken + closed)
    };
    (1..).zip(own).map(|(nth, square)| choose(place(*square), nth)).sum()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn man(letter: char) -> Piece {
        Piece::from_letter(letter).unwrap()
    }

    fn arrangement(men: &str, turns: [u8; 2], file: u8) -> Result<Arrangement, Fault> {
        Arrangement::new(men.chars().map(man).collect(), turns, file)
    }

    #[test]
    fn all_placings_of_a_file_have_numbers_below_the_size_and_no_two_the_same() {
        let pawn = arrangement("PpKk", [1, 0], 0).unwrap();
        assert_eq!(pawn.size(), 6 * 47 * 62 * 61);
        let mut seen = HashSet::new();
        for first in (8..56).filter(|square| file(*square) == 0) {
            for second in (8..56u8).filter(|&square| square != first) {
                for kings in [[0, 63], [63, 0], [20, 38], [59, 4]] {
                    let [a, b] =
                        kings.map(|king| if [first, second].contains(&king) { 1 } else { king });
                    if a == b || [first, second].iter().any(|pawn| [a, b].contains(pawn)) {
                        continue;
                    }
                    let number = pawn.number([first, second, a, b, 0, 0, 0]);
                    assert!(number < pawn.size());
                    assert!(seen.insert(number), "{first} {second} {a} {b}");
                }
            }
        }
    }

    #[test]
    fn a_board_turned_round_has_the_same_number() {
        let three = arrangement("KQkr", [0, 15], 0).unwrap();
        let kings = arrangement("KkQQ", [1, 15], 0).unwrap();
        for places in [[12, 50, 33, 7], [27, 9, 63, 18], [36, 0, 45, 18], [3, 30, 62, 40]] {
            let turned = |turn: fn(u8) -> u8| {
                let [a, b, c, d] = places.map(turn);
                [a, b, c, d, 0, 0, 0]
            };
            for arrangement in [&three, &kings] {
                let number = arrangement.number(turned(|square| square));
                assert!(number < arrangement.size());
                for turn in [mirrored, flipped, transposed] {
                    assert_eq!(arrangement.number(turned(turn)), number, "{places:?}");
                }
            }
        }
    }

    #[test]
    fn orders_that_make_no_sense_are_refused() {
        for (men, turns) in [
            // No step is the leading group's.
            ("KQk", [1, 15]),
            ("PpKk", [0, 9]),
            ("PpKk", [0, 0]),
            // Men of one kind apart, pawns not in front, the wrong ones in front.
            ("QKQk", [0, 15]),
            ("KPk", [0, 15]),
            ("PKpk", [0, 1]),
            ("PPpKk", [0, 1]),
            ("KQQk", [0, 15]),
        ] {
            let refused = arrangement(men, turns, 0);
            assert!(matches!(refused, Err(Fault::Damaged("orders of men"))), "{men} {turns:?}");
        }
        assert!(arrangement("pPPKk", [0, 1], 0).is_ok());
        assert!(arrangement("KkQQ", [0, 15], 0).is_ok());
    }
}
