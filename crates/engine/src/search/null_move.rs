//! If passing the move is already too good, so is some real move.

use roque_rules::{Position, Role};

use super::Search;
use crate::{
    evaluation::Judge,
    score::{DECISIVE, Value},
    time::Stopped,
};

impl<J: Judge> Search<'_, J> {
    /// A value of at least `beta` if passing refutes the position. Kings and pawns alone may be
    /// worse off for having to move, so they do not pass.
    pub(super) fn pass(
        &mut self,
        position: &Position,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Result<Option<Value>, Stopped> {
        if depth < 3 || !has_pieces(position) {
            return Ok(None);
        }
        let Some(passed) = position.pass() else { return Ok(None) };
        self.path.push(&passed);
        let reduced = depth - 3 - depth / 4;
        let value = -self.alpha_beta(&passed, -beta, 1 - beta, reduced, ply + 1)?;
        self.path.pop();
        // A mate that rests on passing is none.
        Ok((value >= beta).then_some(if value >= DECISIVE { beta } else { value }))
    }
}

fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let kings_and_pawns = board.role(Role::King) | board.role(Role::Pawn);
    (board.color(position.turn()) - kings_and_pawns).any()
}
