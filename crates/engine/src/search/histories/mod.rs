//! What has been good in this search so far, which is mostly good again: moves that refuted
//! elsewhere are tried earlier and looked at more deeply.

mod arrival;
mod butterfly;
mod captures;
mod continuation;
mod correction;
mod trust;

use std::fmt;

use roque_rules::{Color, Move, Position, Role};

pub(super) use arrival::Arrival;
use butterfly::Butterfly;
use captures::Captures;
use continuation::{After, Continuation};
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
    /// Of the quiet moves of a side.
    pub(super) fn quiets(&self, side: Color, context: Context) -> Quiets<'_> {
        let before = context.map(|before| self.continuation.after(before));
        Quiets { side, butterfly: &self.butterfly, before }
    }

    /// Of a quiet move, for ordering and reductions.
    #[cfg(test)]
    pub(super) fn quiet(&self, position: &Position, mv: Move, context: Context) -> i32 {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        self.quiets(position.turn(), context).trust(role, mv)
    }

    /// Of a capture or promotion.
    pub(super) fn taking(&self, arrival: Arrival, taken: Option<Role>) -> i32 {
        self.captures.get(arrival, taken)
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
        self.learn_arrival(Arrival::of(position, mv), context, bonus);
    }

    /// An arrival did well in a context.
    pub(super) fn learn_arrival(&mut self, now: Arrival, context: Context, bonus: i32) {
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

/// What is known of the quiet moves of a node, looked up once for all of them.
pub(super) struct Quiets<'a> {
    side: Color,
    butterfly: &'a Butterfly,
    before: [After<'a>; 3],
}

impl Quiets<'_> {
    /// How well a move of a man of this role has done.
    pub(super) fn trust(&self, role: Role, mv: Move) -> i32 {
        let now = Arrival::new(self.side, role, mv.to());
        let [one, two, four] = self.before.map(|before| before.get(now));
        2 * self.butterfly.get(self.side, mv) + one + two + four / 2
    }
}

fn taken(position: &Position, mv: Move) -> Option<Role> {
    position.captured(mv).map(|(_, role)| role)
}

/// What a refutation at this depth teaches.
pub(super) fn bonus(depth: i32) -> i32 {
    (160 * depth - 80).clamp(0, 1_600)
}

#[cfg(test)]
mod tests {
    use roque_rules::{File, Rank, Square};

    use super::*;

    fn double_step(file: File) -> Move {
        Move::new(Square::new(file, Rank::Second), Square::new(file, Rank::Fourth))
    }

    #[test]
    fn what_refuted_is_trusted_most_after_the_same_moves_and_what_failed_least() {
        let start = Position::default();
        let after = |files: [File; 3]| files.map(|file| Arrival::of(&start, double_step(file)));
        let here = after([File::A, File::B, File::C]);
        let elsewhere = after([File::D, File::E, File::F]);
        let [good, bad, new] = [File::F, File::G, File::H].map(double_step);
        let mut histories = Histories::default();
        histories.learn_quiet(&start, good, here, bonus(6));
        histories.learn_quiet(&start, bad, here, -bonus(6));
        let trust = |mv, context| histories.quiet(&start, mv, context);
        let falling = [
            trust(good, here),
            trust(good, elsewhere),
            trust(new, here),
            trust(bad, elsewhere),
            trust(bad, here),
        ];
        assert!(falling.is_sorted_by(|more, less| more > less), "{falling:?}");
    }

    #[test]
    fn the_deeper_the_search_the_more_it_teaches() {
        assert!((1..40).map(bonus).is_sorted());
        assert!(bonus(1) > 0);
    }
}
