//! A pawn that no enemy pawn can stop wants to be a queen.

use roque_rules::{Bitboard, Color, Role};

use super::{
    field::Field,
    ledger::Ledger,
    squares::{distance, file_ahead, rank},
    terms::Term,
};
use crate::score::Value;

#[inline(always)]
pub(super) fn judge(field: &Field, color: Color, passed: Bitboard, ledger: &mut impl Ledger) {
    for pawn in passed & field.pawns[color] {
        let Some(next) = pawn.forward(color) else { continue };
        let rank = rank(pawn, color);
        ledger.count(color, Term::Passed, rank, 1);
        let to = |king: Color| distance(field.kings[king], next);
        ledger.count(color, Term::PassedOwnKing, rank, to(color));
        ledger.count(color, Term::PassedEnemyKing, rank, to(!color));

        let attacked = field.attacked[!color];
        if !field.occupied.contains(next) {
            ledger.count(color, Term::PassedFree, rank, 1);
            if !attacked.contains(next) {
                ledger.count(color, Term::PassedSafe, rank, 1);
            }
        }
        let road = file_ahead(pawn, color);
        let free = (road & (field.occupied | attacked)).is_empty();
        ledger.count(color, Term::PassedRoad, 0, Value::from(free));
        let behind = file_ahead(pawn, !color) & field.of(color, Role::Rook);
        ledger.count(color, Term::PassedRook, 0, Value::from(behind.any()));
    }
}
