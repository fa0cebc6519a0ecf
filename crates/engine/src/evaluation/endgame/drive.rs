//! How to mate a bare king.

use roque_rules::{Color, Role, Square};

use crate::{
    evaluation::{field::Field, squares::distance},
    score::Value,
};

/// What being bare adds to what the other side has, for the side that hunts: the king is to be
/// driven to the edge, and to the corner of the bishop when that is what mates, with the own king
/// near.
pub(in super::super) fn drive(field: &Field, hunter: Color) -> Value {
    if field.men[!hunter].many() {
        return 0;
    }
    let prey = field.kings[!hunter];
    let closeness = 7 - distance(prey, field.kings[hunter]);
    edge(prey) * 14 + closeness * 9 + corner(field, hunter, prey) * 22
}

/// How near the prey is to a corner in which the hunter's one bishop can mate.
fn corner(field: &Field, hunter: Color, prey: Square) -> Value {
    let heavy = field.board.straight_sliders(hunter).any();
    let bishops = field.of(hunter, Role::Bishop);
    match bishops.first() {
        Some(bishop) if !heavy && field.pawns[hunter].is_empty() && !bishops.many() => {
            let corners =
                if bishop.is_light() { [Square::A8, Square::H1] } else { [Square::A1, Square::H8] };
            7 - distance(prey, corners[0]).min(distance(prey, corners[1]))
        }
        _ => 0,
    }
}

/// 0 in the centre, 6 in a corner.
fn edge(square: Square) -> Value {
    let off_centre = |line: Value| if line < 4 { 3 - line } else { line - 4 };
    off_centre(square.file() as Value) + off_centre(square.rank() as Value)
}
