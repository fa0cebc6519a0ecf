//! Every position that can be reached, the most promising first, each looked at once.

use alloc::vec::Vec;

use super::{Winnability, guide, material, states::States};
use crate::{Color, Position};

/// Looks for a mate by `winner` among all positions that can be reached from one that goes on.
///
/// Positions in which the winner has too little material are left out, for nothing that comes
/// after them is a mate. When no other is left, there is no mate: that is a proof in whatever
/// order they were opened.
pub(super) fn helpmate(root: &Position, winner: Color, budget: u64) -> Winnability {
    let mut states = States::new(*root);
    let mut open = Open::default();
    open.push(0, 0);
    while let Some(number) = open.pop() {
        let position = states.position(number);
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            if !material::suffices(next.board(), winner) {
                continue;
            }
            if states.len() as u64 >= budget.min(u64::from(u32::MAX - 1)) {
                return Winnability::Unknown;
            }
            let Some(number) = states.insert(next, number, mv) else { continue };
            if next.turn() != winner && next.is_check() && !next.has_legal_move() {
                return Winnability::Winnable(states.line(number));
            }
            open.push(number, guide::remoteness(&next, winner));
        }
    }
    Winnability::Unwinnable
}

/// Positions still to be opened, by rank; the last of the lowest rank comes first.
struct Open {
    by_rank: [Vec<u32>; guide::RANKS],
    /// No lower rank holds any.
    lowest: usize,
}

impl Default for Open {
    fn default() -> Self {
        Self { by_rank: [const { Vec::new() }; guide::RANKS], lowest: 0 }
    }
}

impl Open {
    fn push(&mut self, number: u32, rank: usize) {
        self.by_rank[rank].push(number);
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < guide::RANKS {
            if let Some(number) = self.by_rank[self.lowest].pop() {
                return Some(number);
            }
            self.lowest += 1;
        }
        None
    }
}
