//! How to mate a bare king: what is left counts, and where the kings stand, and nothing else, so that
//! no habit of the middlegame stands in the way.

use roque_rules::{Bitboard, Board, Color, Position, Role, Square};

use super::SURELY_WON;
use crate::{
    evaluation::{material::exchange_value, squares::distance},
    score::Value,
};

/// What a position is worth to White in which a bare king is to be mated; nothing in any other.
#[inline(always)]
pub(super) fn hunt(position: &Position) -> Option<Value> {
    let board = position.board();
    let bare = |color| !board.color(color).many();
    if bare(Color::Black) {
        chase(position, Color::White)
    } else if bare(Color::White) {
        chase(position, Color::Black).map(|value| -value)
    } else {
        None
    }
}

/// The king is to be driven to the edge, and to the corner of the bishop when that is what mates,
/// with the own king near.
fn chase(position: &Position, hunter: Color) -> Option<Value> {
    let board = position.board();
    if !can_mate(board, hunter) {
        return None;
    }
    let prey = position.king(!hunter);
    let closeness = 7 - distance(prey, position.king(hunter));
    let worth: Value = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| board.pieces(hunter, role).len() as Value * exchange_value(role))
        .sum();
    Some(SURELY_WON + worth + edge(prey) * 14 + closeness * 9 + corner(board, hunter, prey) * 22)
}

/// With a rook or a queen, with bishops on both colours, or with a bishop and a knight.
fn can_mate(board: &Board, hunter: Color) -> bool {
    let bishops = board.pieces(hunter, Role::Bishop);
    let (light, dark) = (bishops & Bitboard::LIGHT_SQUARES, bishops - Bitboard::LIGHT_SQUARES);
    board.straight_sliders(hunter).any()
        || light.any() && dark.any()
        || bishops.any() && board.pieces(hunter, Role::Knight).any()
}

/// How near the prey is to a corner in which the hunter's bishop can mate.
fn corner(board: &Board, hunter: Color, prey: Square) -> Value {
    if board.straight_sliders(hunter).any() {
        return 0;
    }
    let nearest =
        |corners: [Square; 2]| 7 - distance(prey, corners[0]).min(distance(prey, corners[1]));
    let bishops = board.pieces(hunter, Role::Bishop);
    let of_light = nearest([Square::A8, Square::H1]);
    let of_dark = nearest([Square::A1, Square::H8]);
    match ((bishops & Bitboard::LIGHT_SQUARES).any(), (bishops - Bitboard::LIGHT_SQUARES).any()) {
        (true, true) => of_light.max(of_dark),
        (true, false) => of_light,
        (false, true) => of_dark,
        (false, false) => 0,
    }
}

/// 0 in the centre, 6 in a corner.
fn edge(square: Square) -> Value {
    let off_centre = |line: Value| if line < 4 { 3 - line } else { line - 4 };
    off_centre(square.file() as Value) + off_centre(square.rank() as Value)
}
