//! Every position that can be reached, the most promising first, each looked at once.

use super::{Winnability, cage, guide, material, open::Open, states::States};
use crate::{Color, Position};

/// Looks for a mate by `winner` among all positions that can be reached from one that goes on.
///
/// Positions in which the winner has too little material are left out, for nothing that comes
/// after them is a mate. When no other is left, there is no mate: that is a proof in whatever
/// order they were opened.
pub(super) fn helpmate(root: &Position, winner: Color, budget: u64) -> Winnability {
    let pictures = cage::pictures(root, winner);
    let mut states = States::new(*root);
    let mut open = Open::default();
    open.push(0, [0; guide::ORDERS]);
    while let Some(number) = open.pop() {
        let position = states.position(number);
        let depth = states.depth(number) as usize + 1;
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            if !material::suffices(next.board(), winner) {
                continue;
            }
            if states.len() as u64 >= budget.min(u64::from(u32::MAX - 1)) {
                return Winnability::Unknown;
            }
            if next.half_moves() == 0 && cage::holds(&next, winner) {
                continue;
            }
            let Some(number) = states.insert(next, number, mv) else { continue };
            if next.turn() != winner && next.is_check() && !next.has_legal_move() {
                return Winnability::Winnable(states.line(number));
            }
            open.push(number, guide::ranks(&next, winner, &pictures, depth));
        }
    }
    Winnability::Unwinnable
}
