//! How many half-moves every placing of an ending is from mate, found backwards from the mates
//! (retrograde analysis): what leads to a lost placing wins; what leads to won placings only is lost.

use roque_rules::{Bitboard, Color, Rank, Role, Square, attacks};

use super::placing::{Army, Placing};

/// All placings of an army, whoever is to move.
#[derive(Debug)]
pub(super) struct Table {
    army: Army,
    /// With the army to move; half-moves to mate and one more, nothing where there is no mate.
    attack: Vec<u8>,
    /// With the lone king to move; the same.
    defence: Vec<u8>,
}

/// Placings found to be so many half-moves from mate, by that number: those with the lone king to
/// move are even, the others odd.
type Found = Vec<Vec<Placing>>;

impl Table {
    /// Works the table out. `promoted` knows the ending after a pawn has become a queen or a rook.
    pub(super) fn work_out(
        roles: &'static [Role],
        promoted: impl Fn(Role) -> Option<&'static Self>,
    ) -> Self {
        let army = Army { roles };
        let empty = || vec![0; army.count()];
        let mut table = Self { army, attack: empty(), defence: empty() };
        let mut found = Found::new();
        for placing in army.each_placing().filter(|&placing| army.is_possible(placing)) {
            if army.is_check(placing) && army.flights(placing).next().is_none() {
                note(&mut found, 0, placing);
            } else if let Some(distance) = promotion(army, placing, &promoted) {
                note(&mut found, distance, placing);
            }
        }
        let mut distance = 0;
        while distance < found.len() {
            for placing in std::mem::take(&mut found[distance]) {
                if distance % 2 == 0 {
                    table.lost(placing, distance, &mut found);
                } else {
                    table.won(placing, distance, &mut found);
                }
            }
            distance += 1;
        }
        table
    }

    /// The lone king, to move, is lost: whatever the army comes from wins.
    fn lost(&mut self, placing: Placing, distance: usize, found: &mut Found) {
        if !settle(&mut self.defence, self.army.number(placing), distance) {
            return;
        }
        for before in before_attack(self.army, placing) {
            if self.attack[self.army.number(before)] == 0 && !self.army.is_check(before) {
                note(found, distance + 1, before);
            }
        }
    }

    /// The army, to move, wins: the lone king is lost where it could come from if it had nothing
    /// better.
    fn won(&mut self, placing: Placing, distance: usize, found: &mut Found) {
        if !settle(&mut self.attack, self.army.number(placing), distance) {
            return;
        }
        let back = attacks::king(placing.lone) & !attacks::king(placing.king);
        for lone in back & !self.army.occupied(placing) {
            let before = Placing { lone, ..placing };
            if self.defence[self.army.number(before)] == 0 && self.is_lost(before) {
                note(found, distance + 1, before);
            }
        }
    }

    /// Whether each move of the lone king leads to where the army is known to win.
    fn is_lost(&self, placing: Placing) -> bool {
        let occupied = self.army.occupied(placing);
        self.army.flights(placing).all(|lone| {
            !occupied.contains(lone)
                && self.attack[self.army.number(Placing { lone, ..placing })] != 0
        })
    }

    /// Half-moves to mate against the best defence; none when it cannot be forced.
    pub(super) fn to_mate(&self, placing: Placing, turn: Color) -> Option<usize> {
        let side = if turn == Color::White { &self.attack } else { &self.defence };
        usize::from(side[self.army.number(placing)]).checked_sub(1)
    }
}

/// Writes a distance down; false when a shorter one is there.
fn settle(side: &mut [u8], number: usize, distance: usize) -> bool {
    if side[number] != 0 {
        return false;
    }
    // No ending here takes more than 66 half-moves.
    side[number] = distance as u8 + 1;
    true
}

fn note(found: &mut Found, distance: usize, placing: Placing) {
    if found.len() <= distance {
        found.resize(distance + 1, Vec::new());
    }
    found[distance].push(placing);
}

/// Where the army may have come from, one move before, if the lone king is not in check there.
fn before_attack(army: Army, placing: Placing) -> Vec<Placing> {
    let occupied = army.occupied(placing);
    let mut before = Vec::new();
    let king_from = attacks::king(placing.king) & !attacks::king(placing.lone) & !occupied;
    before.extend(king_from.into_iter().map(|king| Placing { king, ..placing }));
    for (index, (role, to)) in army.men(placing).enumerate() {
        let from = match role {
            Role::Pawn => pawn_from(to, occupied),
            role => attacks::attacks(Color::White, role, to, occupied) & !occupied,
        };
        before.extend(from.into_iter().map(|square| {
            let mut men = placing.men;
            men[index] = square;
            Placing { men, ..placing }
        }));
    }
    before
}

/// Where a pawn may have come from without capturing.
fn pawn_from(to: Square, occupied: Bitboard) -> Bitboard {
    let free = |square: Option<Square>| square.filter(|&square| !occupied.contains(square));
    let one = free(to.forward(Color::Black)).filter(|square| square.rank() != Rank::First);
    let two =
        one.filter(|_| to.rank() == Rank::Fourth).and_then(|one| free(one.forward(Color::Black)));
    one.into_iter().chain(two).fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
}

/// How soon a pawn on the seventh rank, with the army to move, mates by becoming something.
fn promotion(
    army: Army,
    placing: Placing,
    promoted: &impl Fn(Role) -> Option<&'static Table>,
) -> Option<usize> {
    let [pawn, _] = placing.men;
    if army.roles != [Role::Pawn] || pawn.rank() != Rank::Seventh || army.is_check(placing) {
        return None;
    }
    let last = pawn.forward(Color::White).filter(|&last| !army.occupied(placing).contains(last))?;
    let after = Placing { men: [last, last], ..placing };
    let tables = [Role::Queen, Role::Rook].into_iter().filter_map(promoted);
    tables.filter_map(|table| table.to_mate(after, Color::Black)).min().map(|distance| distance + 1)
}

#[cfg(test)]
mod tests {
    use super::super::Ending;

    /// As endgame theory has long known.
    #[test]
    fn no_mate_takes_longer_than_is_told() {
        for ending in Ending::ALL {
            let farthest = ending.table().attack.iter().max().map(|&most| usize::from(most) - 1);
            assert_eq!(farthest, Some(2 * ending.longest() - 1), "{ending:?}");
        }
    }
}
