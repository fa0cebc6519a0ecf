//! If passing the move is already too good, so is some real move.

use roque_rules::{Position, Role};

use super::{
    Search,
    histories::Arrival,
    node::{Kind, Node},
};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, Value},
    time::Stopped,
};

/// From this depth on, a refutation by passing is verified by moving.
const VERIFIED: i32 = 12;

impl<J: Judge> Search<'_, J> {
    /// A value of at least `beta` if passing refutes the position. Kings and pawns alone may be
    /// worse off for having to move, so they do not pass; nor does anyone twice in a row.
    pub(super) fn pass(&mut self, node: &Node, guess: Value) -> Result<Option<Value>, Stopped> {
        let Node { position, beta, depth, ply, .. } = *node;
        let unwise = depth < 2
            || guess < beta + (120 - 15 * depth).max(0)
            || ply < self.first_pass
            || node.context[0] == Arrival::NOWHERE
            || !has_pieces(position);
        if unwise {
            return Ok(None);
        }
        let Some(passed) = position.pass() else { return Ok(None) };
        let reduced = depth - 4 - depth / 4 - ((guess - beta) / 200).min(3);
        self.table.fetch(passed.key());
        self.path.push(&passed);
        self.frames[ply].arrival = Arrival::NOWHERE;
        let value =
            -self.visit(&passed, -beta, 1 - beta, reduced, ply + 1, node.kind.opposite())?;
        self.path.pop();
        if value < beta {
            return Ok(None);
        }
        // A mate that rests on passing is none.
        let value = if value >= DECISIVE { beta } else { value };
        if depth < VERIFIED || self.first_pass > 0 {
            return Ok(Some(value));
        }
        Ok(self.verify(node, reduced)?.then_some(value))
    }

    /// Whether the same reduced search refutes by moves, with no pass in its upper part.
    fn verify(&mut self, node: &Node, depth: i32) -> Result<bool, Stopped> {
        self.first_pass = node.ply + 1 + (3 * depth / 4).max(0) as usize;
        let (alpha, beta) = (node.beta - 1, node.beta);
        let value = self.visit(node.position, alpha, beta, depth.max(1), node.ply, Kind::Cut)?;
        self.first_pass = 0;
        Ok(value >= beta)
    }
}

fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let kings_and_pawns = board.role(Role::King) | board.role(Role::Pawn);
    (board.color(position.turn()) - kings_and_pawns).any()
}
