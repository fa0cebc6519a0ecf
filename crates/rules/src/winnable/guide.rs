//! Which positions look close to a mate: the order in which a search opens them. It changes how
//! soon an answer is found, never which.

use crate::{Color, Position, Role, Square, attacks};

/// The ranks that [`remoteness`] gives, from zero.
pub(super) const RANKS: usize = 64;

/// How far a position seems from a mate by `winner`: zero is next to it.
pub(super) fn remoteness(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let (own_king, prey) = (position.king(winner), position.king(!winner));
    let power = [(Role::Queen, 9), (Role::Rook, 6), (Role::Bishop, 3), (Role::Knight, 3)]
        .into_iter()
        .map(|(role, worth)| worth * board.pieces(winner, role).len())
        .sum::<usize>();
    let pawns = board.pieces(winner, Role::Pawn);
    let walk = pawns.into_iter().map(|pawn| to_promotion(winner, pawn)).min().unwrap_or(6);
    let distance = usize::from(distance(own_king, prey));
    let flights = (attacks::king(prey) - board.color(!winner)).len();
    let strength = if power >= 6 { 0 } else { 8 + 2 * walk };
    (strength + 2 * to_edge(prey) + distance + flights).min(RANKS - 1)
}

fn to_promotion(color: Color, pawn: Square) -> usize {
    7 - pawn.rank().relative_to(color) as usize
}

fn to_edge(square: Square) -> usize {
    let near = |line: usize| line.min(7 - line);
    near(square.file() as usize).min(near(square.rank() as usize))
}

fn distance(a: Square, b: Square) -> u8 {
    let files = (a.file() as u8).abs_diff(b.file() as u8);
    files.max((a.rank() as u8).abs_diff(b.rank() as u8))
}
