//! A king wants pawns before it and no enemy pieces around it.

use roque_rules::{Bitboard, Color, File, Role, Square, attacks, attacks::LineAttacks};

use super::{
    field::Field,
    ledger::Ledger,
    pawns::Pawns,
    squares::{from_edge, rank, ranks_ahead},
    terms::{Danger, Term},
};
use crate::score::Value;

#[inline(always)]
pub(super) fn judge<L: LineAttacks>(field: &Field, color: Color, ledger: &mut impl Ledger) {
    let pieces = field.board.role(Role::Knight) | field.board.role(Role::Bishop);
    let guards = field.ring[color] & (field.pawns[color] | pieces & field.men[color]);
    ledger.count(color, Term::Guard, 0, guards.len() as Value);
    let holes = ledger.judge_shelter(&field.pawns, field.kings[color], color);

    let has_queen = field.of(!color, Role::Queen).any();
    if field.attackers[color] + usize::from(has_queen) < 2 {
        // One piece alone is no attack, and what it does around the king does not count.
        ledger.call_off(color);
        return;
    }
    ledger.endanger(color, Danger::Attack, 0, 1);
    ledger.endanger(color, Danger::NoQueen, 0, Value::from(!has_queen));
    ledger.endanger(color, Danger::Hole, 0, holes);
    ledger.endanger(color, Danger::Guarded, 0, guards.len() as Value);
    let weak = weak_squares(field, color);
    ledger.endanger(color, Danger::Weakness, 0, (weak & field.ring[color]).len() as Value);
    checks::<L>(field, color, weak, ledger);
}

/// The pawns of both sides on the king's file and the two beside it, ahead of the king; gives the
/// number of files without own ones.
#[inline(always)]
pub(super) fn shelter(
    pawns: &Pawns,
    king: Square,
    color: Color,
    ledger: &mut impl Ledger,
) -> Value {
    let ahead = ranks_ahead(king, color) | Bitboard::rank(king.rank());
    let middle = (king.file() as u8).clamp(1, 6);
    let mut holes = 0;
    for file in [middle - 1, middle, middle + 1].map(File::from_index) {
        let before = |side| pawns[side] & ahead & Bitboard::file(file);
        let (own, enemy) = (nearest(before(color), color), nearest(before(!color), color));
        let distance = |rank: usize| rank - self::rank(king, color);
        let of_own = own.map_or(7, distance);
        ledger.count(color, Term::Shelter, from_edge(file) * 8 + of_own, 1);
        holes += Value::from(own.is_none());
        let blocked = own.is_some() && enemy == own.map(|rank| rank + 1);
        let of_enemy = enemy.map_or(7, distance);
        ledger.count(color, Term::Storm, usize::from(blocked) * 8 + of_enemy, 1);
    }
    if (Bitboard::file(king.file()) & pawns[color]).is_empty() {
        ledger.count(color, Term::KingFile, 0, 1);
    }
    holes
}

/// The rank of the pawn of a file nearest to a side's own first rank.
#[inline(always)]
fn nearest(pawns: Bitboard, color: Color) -> Option<usize> {
    if pawns.is_empty() {
        return None;
    }
    Some(match color {
        Color::White => pawns.0.trailing_zeros() / 8,
        Color::Black => pawns.0.leading_zeros() / 8,
    } as usize)
}

/// Squares that the enemy attacks and that are guarded by the king or the queen at most.
#[inline(always)]
fn weak_squares(field: &Field, color: Color) -> Bitboard {
    let royal = field.attacked_by(color, Role::Queen) | field.attacked_by(color, Role::King);
    field.attacked[!color] & !field.twice[color] & (!field.attacked[color] | royal)
}

/// Squares from which enemy pieces can give check without being taken for nothing.
#[inline(always)]
fn checks<L: LineAttacks>(field: &Field, color: Color, weak: Bitboard, ledger: &mut impl Ledger) {
    let king = field.kings[color];
    let safe = !field.men[!color] & (!field.attacked[color] | weak & field.twice[!color]);
    let diagonal = L::bishop(king, field.occupied);
    let straight = L::rook(king, field.occupied);
    let by = |role| field.attacked_by(!color, role) & safe;
    for (number, squares) in [
        attacks::knight(king) & by(Role::Knight),
        diagonal & by(Role::Bishop),
        straight & by(Role::Rook),
        (diagonal | straight) & by(Role::Queen),
    ]
    .into_iter()
    .enumerate()
    {
        ledger.endanger(color, Danger::Check, number, squares.len() as Value);
    }
}
