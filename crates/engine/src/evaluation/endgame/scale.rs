//! How much an advantage is worth in an endgame that it may not win.

use roque_rules::{Bitboard, Color, File, Role, Square};

use crate::{
    evaluation::{field::Field, material::exchange_value, squares::distance, tapered::FULL},
    score::Value,
};

const MINOR: Value = exchange_value(Role::Bishop);
const ROOK: Value = exchange_value(Role::Rook);

/// How many parts in [`FULL`] of its endgame advantage the stronger side keeps.
#[inline(always)]
pub(in super::super) fn scale(field: &Field, strong: Color) -> Value {
    let pawns = field.pawns[strong];
    let (own, other) = (pieces(field, strong), pieces(field, !strong));
    if pawns.is_empty() {
        return without_pawns(field, strong, own, other);
    }
    if own == MINOR && is_wrong_bishop(field, strong, pawns) {
        return 0;
    }
    if are_opposite_bishops(field) {
        let bishops_alone = own == MINOR && other == MINOR;
        return if bishops_alone { 22 } else { 44 };
    }
    (36 + 7 * pawns.len() as Value).min(FULL)
}

/// What the pieces are worth in exchanges.
#[inline(always)]
fn pieces(field: &Field, color: Color) -> Value {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| field.of(color, role).len() as Value * exchange_value(role))
        .sum()
}

/// As a rule, without pawns a minor piece more wins nothing, and neither do two knights alone.
fn without_pawns(field: &Field, strong: Color, own: Value, other: Value) -> Value {
    let knights_only =
        field.men[strong].len() == field.of(strong, Role::Knight).len() + 1 && own <= 2 * MINOR;
    if knights_only || own < ROOK {
        return 0;
    }
    if own - other > MINOR {
        return FULL;
    }
    if other <= MINOR { 4 } else { 14 }
}

/// Each side has one bishop, and they never meet.
#[inline(always)]
fn are_opposite_bishops(field: &Field) -> bool {
    let bishops = field.board.role(Role::Bishop);
    let one = |color| (bishops & field.men[color]).len() == 1;
    one(Color::White) && one(Color::Black) && (bishops & Bitboard::LIGHT_SQUARES).len() == 1
}

/// All pawns are on one rook's file, the bishop does not guard the square where they promote, and
/// the other king does.
fn is_wrong_bishop(field: &Field, strong: Color, pawns: Bitboard) -> bool {
    let Some(bishop) = field.of(strong, Role::Bishop).first() else { return false };
    let Some(file) =
        [File::A, File::H].into_iter().find(|&file| (pawns - Bitboard::file(file)).is_empty())
    else {
        return false;
    };
    let goal = Square::new(file, roque_rules::Rank::Eighth.relative_to(strong));
    goal.is_light() != bishop.is_light() && distance(field.kings[!strong], goal) <= 1
}
