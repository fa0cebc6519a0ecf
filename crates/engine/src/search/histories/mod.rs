//! What has been good in this search so far, which is mostly good again: moves that refuted
//! elsewhere are tried earlier and looked at more deeply.

mod arrival;
mod butterfly;
mod captures;
mod continuation;
mod correction;
mod trust;

use std::fmt;

use roque_rules::{Move, Position, Role};

pub(super) use arrival::Arrival;
use butterfly::Butterfly;
use captures::Captures;
use continuation::Continuation;
use correction::Correction;

use crate::score::Value;

/// The arrivals one, two and four half-moves before a node.
pub(super) type Context = [Arrival; 3];

/// All that is learnt of moves.
#[derive(Default)]
pub(crate) struct Histories {
    butterfly: Butterfly,
    captures: Captures,
    continuation: Continuation,
    /// The quiet move that last refuted an arrival.
    answers: Answers,
    correction: Correction,
}

impl fmt::Debug for Histories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Histories").finish_non_exhaustive()
    }
}

struct Answers(Vec<Option<Move>>);

impl Default for Answers {
    fn default() -> Self {
        Self(vec![None; Arrival::COUNT])
    }
}

impl Histories {
    /// Of a quiet move, for ordering and reductions.
    pub(super) fn quiet(&self, position: &Position, mv: Move, context: Context) -> i32 {
        let now = Arrival::of(position, mv);
        let [one, two, four] = context.map(|before| self.continuation.get(before, now));
        2 * self.butterfly.get(position.turn(), mv) + one + two + four / 2
    }

    /// Of a capture or promotion.
    pub(super) fn capture(&self, position: &Position, mv: Move) -> i32 {
        self.captures.get(Arrival::of(position, mv), taken(position, mv))
    }

    /// The quiet move that refuted the last move before, if any did.
    pub(super) fn answer(&self, context: Context) -> Option<Move> {
        self.answers.0[context[0].index()]
    }

    /// A quiet move refuted a position after a search this deep.
    pub(super) fn learn_answer(&mut self, mv: Move, context: Context) {
        self.answers.0[context[0].index()] = Some(mv);
    }

    pub(super) fn learn_quiet(
        &mut self,
        position: &Position,
        mv: Move,
        context: Context,
        bonus: i32,
    ) {
        self.butterfly.add(position.turn(), mv, bonus);
        let now = Arrival::of(position, mv);
        for before in context {
            self.continuation.add(before, now, bonus);
        }
    }

    /// A judgement of a position, for the side to move, corrected by what searches found.
    pub(super) fn correct(&self, position: &Position, context: Context, value: Value) -> Value {
        self.correction.correct(position, [context[0], context[1]], value)
    }

    /// A search this deep found a judgement to be this many centipawns too low.
    pub(super) fn learn_error(
        &mut self,
        position: &Position,
        context: Context,
        error: Value,
        depth: i32,
    ) {
        self.correction.learn(position, [context[0], context[1]], error, depth);
    }

    pub(super) fn learn_capture(&mut self, position: &Position, mv: Move, bonus: i32) {
        self.captures.add(Arrival::of(position, mv), taken(position, mv), bonus);
    }
}

fn taken(position: &Position, mv: Move) -> Option<Role> {
    position.captured(mv).map(|(_, role)| role)
}

/// What a refutation at this depth teaches.
pub(super) fn bonus(depth: i32) -> i32 {
    (160 * depth - 80).clamp(0, 1_600)
}
