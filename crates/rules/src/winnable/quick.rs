//! What can be proved in passing, after every move of a game.

use super::{Winnability, at_once, cage, search};
use crate::{Color, Position};

/// With more legal moves than this, a search of [`BUDGET`] positions hardly ever sees the end.
const FEW_MOVES: usize = 8;

const BUDGET: u64 = 300;

/// Whether `winner` is proven never to mate: by the board alone, by where the men may ever stand,
/// or, when few moves are left, by looking at all positions that come.
pub(super) fn proves_unwinnable(position: &Position, winner: Color) -> bool {
    if let Some(verdict) = at_once(position, winner) {
        return verdict == Winnability::Unwinnable;
    }
    cage::holds(position, winner)
        || (position.count_legal_moves() <= FEW_MOVES
            && search::helpmate(position, winner, BUDGET) == Winnability::Unwinnable)
}
