//! The principal variation search: the first move of a node is searched in full, the others only
//! have to prove that they are not better.

use roque_rules::{Move, Position};

use super::{Search, ordering, pruning, quiescence::Trail, reductions};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, DRAW, INFINITE, MAX_PLY, Value, mated_in, mates_in},
    time::Stopped,
    transposition::{Bound, Entry},
};

/// From so many half-moves on, the same board may be worth something else for being nearer to a
/// draw, so that the table is not trusted.
const NEARLY_STALE: u16 = 90;

/// What the techniques need to know of a node.
struct Node<'a> {
    position: &'a Position,
    alpha: Value,
    beta: Value,
    depth: i32,
    ply: usize,
    in_check: bool,
    /// Nothing for a side in check.
    evaluation: Option<Value>,
}

impl Node<'_> {
    /// Whether the exact value is wanted, not only a comparison.
    fn is_principal(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<J: Judge> Search<'_, J> {
    /// The value of a position if it lies between `alpha` and `beta`, otherwise a bound on the same
    /// side of them as the value.
    pub(super) fn alpha_beta(
        &mut self,
        position: &Position,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Result<Value, Stopped> {
        let in_check = position.is_check();
        // A check is answered before anything is judged.
        let depth = depth + i32::from(in_check);
        self.enter(ply)?;
        if ply > 0 && self.is_draw(position, in_check) {
            return Ok(DRAW);
        }
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, ply, Trail::default());
        }
        if ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        // However well it goes, no mate here is nearer than the next half-move.
        let (alpha, beta) = (alpha.max(mated_in(ply)), beta.min(mates_in(ply + 1)));
        if alpha >= beta {
            return Ok(alpha);
        }

        let known = self.table.get(position.key());
        let principal = beta - alpha > 1;
        if let Some(known) = known
            && !principal
            && position.half_moves() < NEARLY_STALE
            && known.settles(depth, alpha, beta, ply)
        {
            return Ok(known.value(ply));
        }
        let evaluation = (!in_check).then(|| {
            known.and_then(|known| known.evaluation).unwrap_or_else(|| self.evaluate(position))
        });
        let node = Node { position, alpha, beta, depth, ply, in_check, evaluation };
        if let Some(value) = self.refute_without_moving(&node)? {
            return Ok(value);
        }
        self.search_moves(&node, known.and_then(|known| known.mv))
    }

    fn is_draw(&self, position: &Position, in_check: bool) -> bool {
        // Mate comes before the counting (FIDE 9.6.2).
        let is_stale = || self.path.is_stale(position) && (!in_check || position.has_legal_move());
        self.path.repeats(position) || position.is_insufficient_material() || is_stale()
    }

    /// A value beyond `beta` that no move need be searched for.
    fn refute_without_moving(&mut self, node: &Node) -> Result<Option<Value>, Stopped> {
        let Some(evaluation) = node.evaluation else { return Ok(None) };
        if node.is_principal() || node.beta.abs() >= DECISIVE || evaluation < node.beta {
            return Ok(None);
        }
        if pruning::is_won_anyway(node.depth, evaluation, node.beta) {
            return Ok(Some(evaluation));
        }
        self.pass(node.position, node.beta, node.depth, node.ply)
    }

    fn search_moves(&mut self, node: &Node, remembered: Option<Move>) -> Result<Value, Stopped> {
        let Node { position, beta, depth, ply, .. } = *node;
        self.list_moves(position, remembered, ply);
        if let Some(below) = self.frames.get_mut(ply + 1) {
            below.killers = [None; 2];
        }
        let (mut alpha, mut best, mut best_move) = (node.alpha, -INFINITE, None);
        let mut place = 0;
        while let Some(mv) = ordering::pick(&mut self.frames[ply].candidates, place) {
            let quiet = ordering::is_quiet(position, mv);
            if quiet && best > -DECISIVE && is_not_worth_trying(node, mv, alpha, place) {
                place += 1;
                continue;
            }
            let value = self.search_move(node, mv, alpha, place, quiet)?;
            place += 1;
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    self.note_refutation(node, mv, quiet);
                    break;
                }
            }
            if quiet {
                self.frames[ply].tried.push(mv);
            }
        }
        if place == 0 {
            return Ok(if node.in_check { mated_in(ply) } else { DRAW });
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > node.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        // What a choice of moves is worth says nothing of the position.
        if ply > 0 || self.root_moves.is_empty() {
            let mut entry = Entry::new((best, bound), depth, ply);
            entry.mv = best_move;
            entry.evaluation = node.evaluation;
            self.table.store(position.key(), entry);
        }
        Ok(best)
    }

    fn list_moves(&mut self, position: &Position, remembered: Option<Move>, ply: usize) {
        let frame = &mut self.frames[ply];
        frame.tried.clear();
        ordering::list_all(position, frame, &self.quiets, remembered);
        if ply == 0 && !self.root_moves.is_empty() {
            frame.candidates.retain(|candidate| self.root_moves.contains(&candidate.mv));
        }
    }

    /// The value of one move: exact for the first, and for a later one only if it proves better
    /// than `alpha`, first at a reduced depth, then at the full one.
    fn search_move(
        &mut self,
        node: &Node,
        mv: Move,
        alpha: Value,
        place: usize,
        quiet: bool,
    ) -> Result<Value, Stopped> {
        let Node { beta, ply, .. } = *node;
        let depth = node.depth - 1;
        let next = self.play(node.position, mv);
        let reduction = if quiet && !node.in_check {
            reductions::late_move(node.depth, place, node.is_principal())
        } else {
            0
        };
        let mut value = alpha + 1;
        if place > 0 {
            value = -self.alpha_beta(&next, -alpha - 1, -alpha, depth - reduction, ply + 1)?;
            if value > alpha && reduction > 0 {
                value = -self.alpha_beta(&next, -alpha - 1, -alpha, depth, ply + 1)?;
            }
        }
        if place == 0 || (value > alpha && value < beta) {
            value = -self.alpha_beta(&next, -beta, -alpha, depth, ply + 1)?;
        }
        self.undo();
        Ok(value)
    }

    /// A quiet move that refutes here may refute elsewhere.
    fn note_refutation(&mut self, node: &Node, mv: Move, quiet: bool) {
        if !quiet {
            return;
        }
        let frame = &mut self.frames[node.ply];
        if frame.killers[0] != Some(mv) {
            frame.killers = [Some(mv), frame.killers[0]];
        }
        self.quiets.learn(node.position.turn(), mv, &frame.tried, node.depth);
    }
}

/// Of a quiet move; a check is always tried.
fn is_not_worth_trying(node: &Node, mv: Move, alpha: Value, place: usize) -> bool {
    !node.is_principal()
        && node.evaluation.is_some_and(|evaluation| {
            place >= pruning::moves_worth_trying(node.depth)
                || pruning::is_lost_anyway(node.depth, evaluation, alpha)
        })
        && !node.position.play_unchecked(mv).is_check()
}
