//! The root, where every move has its own value, line and effort.

use std::cmp::Reverse;

use roque_rules::{Move, Position};

use super::{
    Search,
    checks::Checks,
    node::{Kind, Node},
};
use crate::{
    evaluation::Judge,
    score::{INFINITE, Value},
    tables::Rank,
    time::Stopped,
    transposition::{Bound, Entry},
};

/// A move of the root and what is known of it.
#[derive(Debug, Clone)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    /// What tables say of it: no search makes it better or worse than moves of another rank.
    pub(super) rank: Rank,
    /// The best line that begins with the move.
    pub(crate) line: Vec<Move>,
    /// What the last search of the root made of it; [`UNPROVED`] if only that another is as good.
    pub(super) value: Value,
    /// The last value known: of the last iteration finished, or beyond the window of this one.
    pub(super) settled: Value,
    /// Positions visited behind it.
    pub(super) nodes: u64,
    /// Half-moves of the longest line looked at.
    pub(super) deepest: usize,
}

/// Less than any value.
pub(super) const UNPROVED: Value = -INFINITE - 1;

impl RootMove {
    pub(crate) fn new((mv, rank): (Move, Rank)) -> Self {
        let (value, settled) = (UNPROVED, UNPROVED);
        Self { mv, rank, line: vec![mv], value, settled, nodes: 0, deepest: 0 }
    }

    /// What this iteration made of it so far, or else the one before.
    pub(super) fn latest(&self) -> Value {
        if self.value == UNPROVED { self.settled } else { self.value }
    }
}

/// The best first; then those that took the most effort to prove no better, as they may prove better
/// next time. When not even the first has been searched, there is nothing to go by.
pub(super) fn sort(moves: &mut [RootMove]) {
    if moves.first().is_some_and(|first| first.value != UNPROVED) {
        moves.sort_by_key(|candidate| Reverse((candidate.rank, candidate.value, candidate.nodes)));
    }
}

/// The moves that tables rank as high as the first; they come together.
pub(super) fn of_first_rank(moves: &mut [RootMove]) -> &mut [RootMove] {
    let same = moves.iter().take_while(|candidate| candidate.rank == moves[0].rank).count();
    &mut moves[..same]
}

impl<J: Judge> Search<'_, J> {
    /// Searches these moves of the root, the first in full. `all` says that there are no others, so
    /// that what they are worth is what the position is worth.
    pub(super) fn search_root(
        &mut self,
        root: &Position,
        moves: &mut [RootMove],
        (alpha, beta): (Value, Value),
        depth: i32,
        all: bool,
    ) -> Result<Value, Stopped> {
        self.enter(0)?;
        self.depth = depth;
        for candidate in &mut *moves {
            candidate.value = UNPROVED;
        }
        let node = self.root_node(root, (alpha, beta), depth);
        let best = self.try_root_moves(&node, moves)?;
        if all {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let mut entry = Entry::new((best, bound), node.depth, 0);
            let first = moves.iter().max_by_key(|candidate| candidate.value);
            entry.mv = first.filter(|_| bound != Bound::Upper).map(|first| first.mv);
            entry.evaluation = node.judgement.map(|judgement| judgement.raw);
            entry.was_principal = true;
            self.table.store(root.key(), entry);
        }
        Ok(best)
    }

    fn root_node<'p>(
        &mut self,
        root: &'p Position,
        (alpha, beta): (Value, Value),
        depth: i32,
    ) -> Node<'p> {
        let in_check = root.is_check();
        let context = self.context(0);
        let judgement = (!in_check).then(|| self.judge_node(root, context, None, 0));
        self.frames[0].evaluation = judgement.map(|judgement| judgement.corrected);
        self.frames[1].killers = [None; 2];
        Node {
            position: root,
            alpha,
            beta,
            depth: depth + i32::from(in_check),
            ply: 0,
            kind: Kind::Principal,
            in_check,
            context,
            known: None,
            remembered: None,
            judgement,
            improving: false,
            excluded: None,
        }
    }

    fn try_root_moves(&mut self, node: &Node, moves: &mut [RootMove]) -> Result<Value, Stopped> {
        let checks = Checks::of(node.position);
        let (mut alpha, mut best) = (node.alpha, UNPROVED);
        for (place, candidate) in moves.iter_mut().enumerate() {
            let before = self.watch.nodes();
            let attempt = self.attempt(node, candidate.mv, place, &checks);
            let value = self.try_move(node, &attempt, alpha, 0);
            candidate.nodes += self.watch.nodes() - before;
            let value = value?;
            if place == 0 || value > alpha {
                candidate.value = value;
                candidate.deepest = self.deepest;
                self.note_line(candidate, value > alpha);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= node.beta {
                break;
            }
        }
        Ok(best)
    }

    /// A move that fails has no line of its own: it keeps the former one.
    fn note_line(&self, candidate: &mut RootMove, succeeded: bool) {
        if succeeded {
            candidate.line.truncate(1);
            candidate.line.extend_from_slice(&self.frames[1].line);
        }
    }
}
