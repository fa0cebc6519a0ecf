//! The principal variation search: the first move of a node is searched in full, the others only
//! have to prove that they are not better.

use roque_rules::Position;

use super::{
    Search,
    histories::{Arrival, Context},
    node::{Judgement, Kind, Node},
    quiescence::Trail,
    reductions,
};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, DRAW, INFINITE, MAX_PLY, Value, mated_in, mates_in},
    time::Stopped,
    transposition::{Bound, Entry},
};

/// From so many half-moves on, the same board may be worth something else for being nearer to a
/// draw, so that the table is not trusted.
const NEARLY_STALE: u16 = 90;

impl<J: Judge> Search<'_, J> {
    /// The value of a position if it lies between `alpha` and `beta`, otherwise a bound on the same
    /// side of them as the value.
    pub(super) fn visit(
        &mut self,
        position: &Position,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        kind: Kind,
    ) -> Result<Value, Stopped> {
        let in_check = position.is_check();
        // A check is answered before anything is judged.
        let depth = depth + i32::from(in_check);
        self.enter(ply)?;
        if self.is_draw(position, in_check) {
            return Ok(DRAW);
        }
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, ply, Trail::default());
        }
        if ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        // A side that can repeat has a draw in hand.
        let floor =
            if alpha < DRAW && self.path.can_repeat(position) { DRAW } else { mated_in(ply) };
        // However well it goes, no mate here is nearer than the next half-move.
        let (alpha, beta) = (alpha.max(floor), beta.min(mates_in(ply + 1)));
        if alpha >= beta {
            return Ok(alpha);
        }
        let value = self.expand(position, (alpha, beta), depth, ply, kind, in_check)?;
        Ok(value.max(floor))
    }

    /// The value of a node that is neither drawn nor past the depth.
    fn expand(
        &mut self,
        position: &Position,
        (alpha, beta): (Value, Value),
        depth: i32,
        ply: usize,
        kind: Kind,
        in_check: bool,
    ) -> Result<Value, Stopped> {
        let known = self.recall(position);
        let excluded = self.frames[ply].excluded;
        if let Some(known) = known
            && kind != Kind::Principal
            && excluded.is_none()
            && known.settles(depth, alpha, beta, ply)
        {
            return Ok(known.value(ply));
        }
        let told = if excluded.is_none() { self.consult(position, depth, ply) } else { None };
        if let Some(told) = told
            && told.settles(depth, alpha, beta, ply)
        {
            self.table.store(position.key(), told);
            return Ok(told.value(ply));
        }
        let (least, most) = told.map_or((-INFINITE, INFINITE), |told| told.range(ply));
        let alpha = alpha.max(least);
        let context = self.context(ply);
        let judgement =
            (!in_check).then(|| self.judge_node(position, context, known.as_ref(), ply));
        self.frames[ply].evaluation = judgement.map(|judgement| judgement.corrected);
        let mut node = Node {
            position,
            alpha,
            beta,
            depth,
            ply,
            kind,
            in_check,
            context,
            known,
            remembered: known
                .and_then(|known| known.mv)
                .filter(|&mv| Some(mv) != excluded && position.is_legal(mv)),
            judgement,
            improving: self.is_improving(ply),
            excluded,
        };
        if let Some(value) = self.refute_without_moving(&node)? {
            return Ok(value);
        }
        node.depth -= reductions::unexplored(&node);
        if let Some(value) = self.refute_by_capture(&node)? {
            return Ok(value);
        }
        Ok(self.search_moves(&node)?.clamp(least, most))
    }

    fn is_draw(&self, position: &Position, in_check: bool) -> bool {
        // Mate comes before the counting (FIDE 9.6.2).
        let is_stale = || self.path.is_stale(position) && (!in_check || position.has_legal_move());
        self.path.repeats(position) || position.is_insufficient_material() || is_stale()
    }

    /// What the table knows of a position and may be trusted.
    pub(super) fn recall(&self, position: &Position) -> Option<Entry> {
        let trusted = position.half_moves() < NEARLY_STALE;
        self.table.get(position.key()).filter(|_| trusted)
    }

    /// Who arrived where before a node.
    pub(super) fn context(&self, ply: usize) -> Context {
        [1, 2, 4].map(|back| {
            ply.checked_sub(back).map_or(Arrival::NOWHERE, |ply| self.frames[ply].arrival)
        })
    }

    pub(super) fn judge_node(
        &mut self,
        position: &Position,
        context: Context,
        known: Option<&Entry>,
        ply: usize,
    ) -> Judgement {
        let raw =
            known.and_then(|known| known.evaluation).unwrap_or_else(|| self.evaluate(position));
        let corrected = self.histories.correct(position, context, raw);
        let guess = known.map(|known| (known.value(ply), known.bound)).filter(|&(value, bound)| {
            value.abs() < DECISIVE
                && match bound {
                    Bound::Exact => true,
                    Bound::Lower => value > corrected,
                    Bound::Upper => value < corrected,
                }
        });
        Judgement { raw, corrected, guess: guess.map_or(corrected, |(value, _)| value) }
    }

    fn is_improving(&self, ply: usize) -> bool {
        let before = |back| ply.checked_sub(back).and_then(|ply| self.frames[ply].evaluation);
        let now = self.frames[ply].evaluation;
        now.zip(before(2).or_else(|| before(4))).is_some_and(|(now, before)| now > before)
    }
}
