//! What is tried before the moves of a node, in the hope that none need be searched.

use super::{Search, node::Node, pruning, quiescence::Trail};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, Value},
    time::Stopped,
};

impl<J: Judge> Search<'_, J> {
    /// A value outside the window that no move need be searched for.
    pub(super) fn refute_without_moving(&mut self, node: &Node) -> Result<Option<Value>, Stopped> {
        let Some(judgement) = node.judgement else { return Ok(None) };
        if node.is_principal() || node.excluded.is_some() {
            return Ok(None);
        }
        let guess = judgement.guess;
        if pruning::is_lost_anyway(node, guess) {
            let (alpha, beta) = (node.alpha, node.alpha + 1);
            let value = self.quiesce(node.position, alpha, beta, node.ply, Trail::default())?;
            if value <= alpha {
                return Ok(Some(value));
            }
        }
        if node.beta.abs() >= DECISIVE || guess.abs() >= DECISIVE {
            return Ok(None);
        }
        if pruning::is_won_anyway(node, guess) {
            return Ok(Some(node.beta + (guess - node.beta) / 2));
        }
        self.pass(node, guess)
    }
}
