//! What a side could take, and the room it has.

use roque_rules::{Bitboard, Color, Role};

use super::{
    field::{Field, MIDDLE, own_camp},
    ledger::Ledger,
    squares::{forward, pawn_attacks},
    terms::Term,
};
use crate::score::Value;

#[inline(always)]
pub(super) fn judge(field: &Field, color: Color, ledger: &mut impl Ledger) {
    let by = |role| field.attacked_by(color, role);
    let own = field.attacked[color];
    let enemy = field.men[!color];
    let guarded = field.attacked[!color];
    // Guarded by no pawn, nor as often as attacked.
    let weak = enemy
        & own
        & !field.attacked_by(!color, Role::Pawn)
        & (!guarded | field.twice[color] & !field.twice[!color]);
    let pieces = enemy - field.pawns[!color];

    let minors = by(Role::Knight) | by(Role::Bishop);
    let majors = field.board.role(Role::Rook) | field.board.role(Role::Queen);
    let worth_a_minor = weak | pieces & majors;
    let kings = field.board.role(Role::King);
    for (term, threatened) in [
        (Term::PawnThreat, pieces & by(Role::Pawn)),
        (Term::MinorThreat, worth_a_minor & minors),
        (Term::RookThreat, weak & by(Role::Rook)),
    ] {
        // Mostly there are none, or one.
        for victim in threatened - kings {
            let role = field.board.role_at(victim).unwrap_or(Role::Pawn);
            ledger.count(color, term, role as usize, 1);
        }
    }
    ledger.count(color, Term::KingThreat, 0, (weak & by(Role::King)).len() as Value);
    ledger.count(color, Term::Hanging, 0, (enemy & own & !guarded).len() as Value);
    ledger.count(color, Term::PushThreat, 0, pushes(field, color, pieces));
    ledger.count(color, Term::Space, 0, room(field, color));
}

/// The pieces that safe steps of pawns would attack.
#[inline(always)]
fn pushes(field: &Field, color: Color, pieces: Bitboard) -> Value {
    let by_pawns = field.attacked_by(!color, Role::Pawn);
    let safe = !field.occupied & !by_pawns & (field.attacked[color] | !field.attacked[!color]);
    let steps = forward(field.pawns[color], color) & safe;
    let new = pawn_attacks(steps, color) - field.attacked_by(color, Role::Pawn);
    (new & pieces).len() as Value
}

/// Squares of the own camp, on the middle files, without own pawns or danger from enemy ones.
#[inline(always)]
fn room(field: &Field, color: Color) -> Value {
    let safe =
        MIDDLE & own_camp(color) & !field.pawns[color] & !field.attacked_by(!color, Role::Pawn);
    safe.len() as Value
}
