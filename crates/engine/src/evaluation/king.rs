//! A king wants pawns before it and no enemy pieces around it.

use roque_rules::{Bitboard, Color, Position, Role, attacks};

use super::{pawns::neighbours, tapered::Tapered};
use crate::score::Value;

const SHIELD: Tapered = Tapered::new(11, 0);
const UNGUARDED_FILE: Tapered = Tapered::new(-17, 0);
/// Danger grows with the square of what the attackers weigh.
const DANGER_DIVISOR: Value = 9;
const MOST_DANGER: Value = 320;

pub(super) fn score(position: &Position, color: Color) -> Tapered {
    let board = position.board();
    let king = position.king(color);
    let own_pawns = board.pieces(color, Role::Pawn);
    let file = Bitboard::file(king.file());
    let mut sum = SHIELD * (shelter(position, color) & own_pawns).len();
    if (file & own_pawns).is_empty() {
        sum += UNGUARDED_FILE;
    }
    sum - Tapered::new(danger(position, color), 0)
}

/// The squares beside and before the king, two ranks deep.
fn shelter(position: &Position, color: Color) -> Bitboard {
    let king = position.king(color);
    let files = Bitboard::file(king.file()) | neighbours(Bitboard::file(king.file()));
    let first = king.forward(color);
    let second = first.and_then(|square| square.forward(color));
    let ranks = [first, second]
        .into_iter()
        .flatten()
        .fold(Bitboard::EMPTY, |ranks, square| ranks | Bitboard::rank(square.rank()));
    files & ranks
}

/// How many squares around the king the enemy's pieces attack, the stronger the worse. One
/// attacker alone is none.
fn danger(position: &Position, color: Color) -> Value {
    let board = position.board();
    let king = position.king(color);
    let zone = attacks::king(king) | king.into();
    let (mut attackers, mut weight) = (0, 0);
    for (role, each) in [(Role::Knight, 4), (Role::Bishop, 4), (Role::Rook, 5), (Role::Queen, 8)] {
        for from in board.pieces(!color, role) {
            let hits = attacks::attacks(!color, role, from, board.occupied()) & zone;
            if hits.any() {
                attackers += 1;
                weight += each * hits.len() as Value;
            }
        }
    }
    if attackers < 2 { 0 } else { (weight * weight / DANGER_DIVISOR).min(MOST_DANGER) }
}
