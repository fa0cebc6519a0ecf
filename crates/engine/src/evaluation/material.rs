use roque_rules::{Board, Color, Role};

use crate::score::Value;

/// The values that a beginner learns, in centipawns; exchanges are reckoned with them.
pub const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 310,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// For White.
pub(super) fn count(board: &Board) -> Value {
    let men = |color, role| board.pieces(color, role).len() as Value;
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| exchange_value(role) * (men(Color::White, role) - men(Color::Black, role)))
        .sum()
}
