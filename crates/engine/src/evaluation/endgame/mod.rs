//! What counting misses when little is left.

mod drive;
mod pawn_alone;
mod scale;

pub(super) use scale::scale;

use roque_rules::{Color, Position, Role};

use super::squares::rank;
use crate::score::{DRAW, Value};

/// More than a pawn can be worth before it promotes, less than the queen it becomes.
const SURELY_WON: Value = 600;

/// What is known without counting, for White.
#[inline(always)]
pub(super) fn known(position: &Position) -> Option<Value> {
    drive::hunt(position).or_else(|| pawn_against_king(position))
}

#[inline(always)]
fn pawn_against_king(position: &Position) -> Option<Value> {
    let board = position.board();
    if board.occupied().len() != 3 {
        return None;
    }
    let pawn = board.role(Role::Pawn).first()?;
    let side = if board.color(Color::White).contains(pawn) { Color::White } else { Color::Black };
    if !pawn_alone::wins(position, side, pawn) {
        return Some(DRAW);
    }
    let value = SURELY_WON + 10 * rank(pawn, side) as Value;
    Some(if side == Color::White { value } else { -value })
}
