//! A move far better than all others is looked at more deeply; if the others refute as well, none
//! need be (T. Anantharaman, M. Campbell and F. Hsu, *Singular Extensions*, 1988; Y. Björnsson and
//! T. Marsland, *Multi-Cut Pruning*, 1998).

use roque_rules::Move;

use super::{
    Search,
    node::{Kind, Node},
};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, Value},
    time::Stopped,
    transposition::Bound,
};

/// How far below the move of the table the others have to stay, for each half-move of depth.
const MARGIN: Value = 2;
/// If they stay this much further below, the extension is doubled, but not more often on one line
/// than this.
const FURTHER: Value = 18;
const MOST_DOUBLED: u8 = 6;

/// What the other moves of a node say about the one of the table.
pub(super) enum Verdict {
    /// It is looked at so many half-moves deeper, or less deep if negative.
    Extend(i32),
    /// No move need be searched.
    Cut(Value),
}

impl<J: Judge> Search<'_, J> {
    /// Asks whether a move is singular; any but the one of the table is not.
    pub(super) fn question(&mut self, node: &Node, mv: Move) -> Result<Verdict, Stopped> {
        let Some(value) = self.value_worth_questioning(node, mv) else {
            self.frames[node.ply].doubled = self.doubled_before(node.ply);
            return Ok(Verdict::Extend(0));
        };
        let goal = value - MARGIN * node.depth;
        self.frames[node.ply].excluded = Some(mv);
        let kind = if node.kind == Kind::Principal { Kind::Cut } else { node.kind };
        let depth = (node.depth - 1) / 2;
        let others = self.visit(node.position, goal - 1, goal, depth, node.ply, kind);
        self.frames[node.ply].excluded = None;
        let others = others?;
        Ok(self.verdict(node, goal, value, others))
    }

    /// What the table says the move is worth, if it is reason enough to look at the others.
    fn value_worth_questioning(&self, node: &Node, mv: Move) -> Option<Value> {
        let known = node.known?;
        let value = known.value(node.ply);
        (node.ply > 0
            && node.remembered == Some(mv)
            && node.excluded.is_none()
            && node.depth >= 6
            && node.ply < 2 * self.depth.max(0) as usize
            && known.bound != Bound::Upper
            && known.depth >= node.depth - 3
            && value.abs() < DECISIVE)
            .then_some(value)
    }

    fn verdict(&mut self, node: &Node, goal: Value, value: Value, others: Value) -> Verdict {
        let before = self.doubled_before(node.ply);
        let double = others < goal - FURTHER && !node.is_principal() && before < MOST_DOUBLED;
        self.frames[node.ply].doubled = before + u8::from(double);
        if others < goal {
            Verdict::Extend(1 + i32::from(double))
        } else if goal >= node.beta && !node.is_principal() {
            Verdict::Cut(goal)
        } else if value >= node.beta {
            Verdict::Extend(-2)
        } else if node.kind == Kind::Cut {
            Verdict::Extend(-1)
        } else {
            Verdict::Extend(0)
        }
    }

    fn doubled_before(&self, ply: usize) -> u8 {
        ply.checked_sub(1).map_or(0, |ply| self.frames[ply].doubled)
    }
}
