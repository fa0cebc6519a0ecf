//! What counting misses when little is left: how to mate a bare king, and what cannot be won.

use roque_rules::{Color, Position, Role, Square};

use super::material::exchange_value;
use crate::score::Value;

/// What a side without pawns needs to win: a queen against a rook does.
const NEEDED_LEAD: Value = exchange_value(Role::Queen) - exchange_value(Role::Rook);

/// Corrects a value for White.
pub(super) fn adjust(position: &Position, value: Value) -> Value {
    let stronger = if value >= 0 { Color::White } else { Color::Black };
    let sign = if value >= 0 { 1 } else { -1 };
    if !has_pawns(position, stronger) && !can_win_without_pawns(position, stronger) {
        return value / 6;
    }
    if position.board().color(!stronger).many() {
        return value;
    }
    value + sign * hunt(position, stronger)
}

fn has_pawns(position: &Position, color: Color) -> bool {
    position.board().pieces(color, Role::Pawn).any()
}

/// As a rule, without pawns a minor piece more wins nothing, and neither do knights alone.
fn can_win_without_pawns(position: &Position, color: Color) -> bool {
    let knights_only = position.board().color(color).len()
        == position.board().pieces(color, Role::Knight).len() + 1;
    let lead = pieces(position, color) - pieces(position, !color);
    lead >= NEEDED_LEAD && !knights_only
}

fn pieces(position: &Position, color: Color) -> Value {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| position.board().pieces(color, role).len() as Value * exchange_value(role))
        .sum()
}

/// Drives a bare king to the edge, and to the corner of the bishop when that is what mates, with
/// the own king near.
fn hunt(position: &Position, hunter: Color) -> Value {
    let board = position.board();
    let prey = position.king(!hunter);
    let closeness = 7 - distance(prey, position.king(hunter));
    let bishops = board.pieces(hunter, Role::Bishop);
    let heavy = board.straight_sliders(hunter).any();
    let corner = match bishops.first() {
        Some(bishop) if !heavy && !has_pawns(position, hunter) && !bishops.many() => {
            let corners =
                if bishop.is_light() { [Square::A8, Square::H1] } else { [Square::A1, Square::H8] };
            7 - distance(prey, corners[0]).min(distance(prey, corners[1]))
        }
        _ => 0,
    };
    edge(prey) * 14 + closeness * 9 + corner * 22
}

/// 0 in the centre, 6 in a corner.
fn edge(square: Square) -> Value {
    let off_centre = |line: Value| if line < 4 { 3 - line } else { line - 4 };
    off_centre(square.file() as Value) + off_centre(square.rank() as Value)
}

/// In king's steps.
fn distance(a: Square, b: Square) -> Value {
    let files = (a.file() as Value - b.file() as Value).abs();
    let ranks = (a.rank() as Value - b.rank() as Value).abs();
    files.max(ranks)
}
