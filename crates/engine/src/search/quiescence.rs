//! Past the depth, captures are followed until the position is quiet, and checks are answered.

use roque_rules::{Move, Position, Square};

use super::{
    Search,
    histories::Context,
    picker::{Picker, is_quiet},
};
use crate::{
    evaluation::{Judge, exchange_value},
    score::{DECISIVE, DRAW, INFINITE, MAX_PLY, Value, mated_in},
    time::Stopped,
    transposition::{Bound, Entry},
};

/// For so many half-moves any capture is followed; past that only those that take back on the
/// square just reached, or boards full of queens would never come to an end.
const ANYWHERE: usize = 6;
/// What a capture may bring besides the man taken.
const MARGIN: Value = 180;

/// The forcing moves since the depth was reached.
#[derive(Clone, Copy, Default)]
pub(super) struct Trail {
    length: usize,
    /// Where the last one went.
    square: Option<Square>,
}

impl Trail {
    fn followed_by(self, mv: Move) -> Self {
        Self { length: self.length + 1, square: Some(mv.to()) }
    }

    /// Whether a capture is looked at.
    fn admits(self, mv: Move) -> bool {
        self.length < ANYWHERE || self.square == Some(mv.to())
    }
}

/// A node past the depth.
struct Leaf<'a> {
    position: &'a Position,
    alpha: Value,
    beta: Value,
    ply: usize,
    trail: Trail,
    in_check: bool,
    context: Context,
    known: Option<Entry>,
    /// What the judge says; nothing of a side in check.
    raw: Option<Value>,
    /// What the side to move has without capturing.
    standing: Value,
}

impl Leaf<'_> {
    /// Whether the exact value is wanted, not only a comparison.
    fn is_principal(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<J: Judge> Search<'_, J> {
    /// The value of a position already entered, between `alpha` and `beta`.
    pub(super) fn quiesce(
        &mut self,
        position: &Position,
        alpha: Value,
        beta: Value,
        ply: usize,
        trail: Trail,
    ) -> Result<Value, Stopped> {
        if position.is_insufficient_material() {
            return Ok(DRAW);
        }
        if trail.length >= self.quiescence || ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        let known = self.recall_past_depth(position);
        if let Some(known) = known
            && beta - alpha == 1
            && known.settles(0, alpha, beta, ply)
        {
            return Ok(known.value(ply));
        }
        let in_check = position.is_check();
        let context = self.context(ply);
        let judgement =
            (!in_check).then(|| self.judge_node(position, context, known.as_ref(), ply));
        let standing = judgement.map_or(-INFINITE, |judgement| judgement.guess);
        let raw = judgement.map(|judgement| judgement.raw);
        let leaf =
            Leaf { position, alpha, beta, ply, trail, in_check, context, known, raw, standing };
        if standing >= beta {
            self.remember_leaf(&leaf, standing, None);
            return Ok(standing);
        }
        self.follow(&leaf)
    }

    /// A player whose sight ends somewhere past its depth knows there only what it sees from there.
    fn recall_past_depth(&self, position: &Position) -> Option<Entry> {
        if self.quiescence == MAX_PLY { self.recall(position) } else { None }
    }

    fn remember_leaf(&self, leaf: &Leaf, best: Value, best_move: Option<Move>) {
        if self.quiescence < MAX_PLY || leaf.trail.length >= ANYWHERE {
            return;
        }
        let bound = if best >= leaf.beta { Bound::Lower } else { Bound::Upper };
        let mut entry = Entry::new((best, bound), 0, leaf.ply);
        entry.mv = best_move;
        entry.evaluation = leaf.raw;
        self.table.store(leaf.position.key(), entry);
    }

    fn follow(&mut self, leaf: &Leaf) -> Result<Value, Stopped> {
        let remembered = leaf.known.and_then(|known| known.mv).filter(|&mv| {
            (leaf.in_check || !is_quiet(leaf.position, mv)) && leaf.position.is_legal(mv)
        });
        let lists = self.lists.pop().unwrap_or_default();
        let mut picker = if leaf.in_check {
            Picker::all(lists, remembered, [None; 3], leaf.context)
        } else {
            Picker::forcing(lists, remembered, 0, leaf.context)
        };
        let result = self.try_forcing(leaf, &mut picker)?;
        self.lists.push(picker.into_lists());
        Ok(result)
    }

    fn try_forcing(&mut self, leaf: &Leaf, picker: &mut Picker) -> Result<Value, Stopped> {
        let Leaf { position, beta, ply, trail, .. } = *leaf;
        let (mut best, mut best_move) = (leaf.standing, None);
        let mut alpha = leaf.alpha.max(best);
        let mut none = true;
        while let Some(mv) = picker.next(position, self.histories) {
            none = false;
            self.table.fetch(position.likely_key_after(mv));
            let left_out = !leaf.in_check && (!trail.admits(mv) || is_hopeless(leaf, mv, alpha));
            if left_out {
                continue;
            }
            let next = self.play(position, mv, ply);
            self.enter(ply + 1)?;
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, trail.followed_by(mv))?;
            self.undo();
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if leaf.is_principal() {
                        self.extend_line(ply, mv);
                    }
                }
                if value >= beta {
                    break;
                }
            }
        }
        if leaf.in_check && none {
            return Ok(mated_in(ply));
        }
        self.remember_leaf(leaf, best, best_move);
        Ok(best)
    }
}

/// Whether a capture cannot reach `alpha` even if it is free (delta pruning).
fn is_hopeless(leaf: &Leaf, mv: Move, alpha: Value) -> bool {
    let taken = leaf.position.captured(mv).map_or(0, |(_, role)| exchange_value(role));
    let promoted = mv.promotion().map_or(0, exchange_value);
    alpha > -DECISIVE && leaf.standing + taken + promoted + MARGIN <= alpha
}
