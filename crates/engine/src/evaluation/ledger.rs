use roque_rules::{Bitboard, ByColor, Color, Square};

use super::{
    king,
    pawns::{self, PawnTable, Pawns},
    tapered::Tapered,
    terms::{Danger, Term},
    weights::{DANGERS, TERMS},
};
use crate::score::Value;

/// Where the terms write what they count. Adding up what it is worth is one way to keep it, noting
/// the counts themselves another.
pub(super) trait Ledger {
    /// Something that a side has, so many times.
    fn count(&mut self, color: Color, term: Term, number: usize, times: Value);

    /// Something that endangers the king of a side, so many times.
    fn endanger(&mut self, king: Color, danger: Danger, number: usize, times: Value);

    /// What was counted as danger for the king of a side is none.
    fn call_off(&mut self, king: Color);

    /// What the pawns are worth by themselves; gives the passed ones.
    fn judge_pawns(&mut self, pawns: &Pawns) -> Bitboard;

    /// What these pawns, judged before, are to a king; gives the files near it without own ones.
    fn judge_shelter(&mut self, pawns: &Pawns, king: Square, color: Color) -> Value;
}

/// Adds up.
pub(super) struct Sum<'a> {
    /// For White.
    pub(super) score: Tapered,
    pub(super) danger: ByColor<Value>,
    table: &'a mut PawnTable,
}

impl<'a> Sum<'a> {
    #[inline(always)]
    pub(super) fn new(table: &'a mut PawnTable) -> Self {
        Self { score: Tapered::ZERO, danger: ByColor::default(), table }
    }

    /// What all that was counted is worth, for White.
    #[inline(always)]
    pub(super) fn total(&self) -> Tapered {
        self.score + harm(self.danger.black) - harm(self.danger.white)
    }
}

/// What a danger costs.
#[inline(always)]
pub(super) fn harm(danger: Value) -> Tapered {
    let danger = danger.max(0);
    Tapered::new(danger * danger / HARM_MIDDLE, danger / HARM_END)
}

pub(super) const HARM_MIDDLE: Value = 720;
pub(super) const HARM_END: Value = 20;

#[inline(always)]
fn signed(color: Color, worth: Tapered) -> Tapered {
    if color == Color::White { worth } else { -worth }
}

impl Ledger for Sum<'_> {
    #[inline(always)]
    fn count(&mut self, color: Color, term: Term, number: usize, times: Value) {
        self.score += signed(color, TERMS[term.place(number)] * times);
    }

    #[inline(always)]
    fn endanger(&mut self, king: Color, danger: Danger, number: usize, times: Value) {
        self.danger[king] += DANGERS[danger.place(number)] * times;
    }

    #[inline(always)]
    fn call_off(&mut self, king: Color) {
        self.danger[king] = 0;
    }

    #[inline(always)]
    fn judge_pawns(&mut self, pawns: &Pawns) -> Bitboard {
        let known = self.table.look_up(pawns);
        self.score += known.score;
        known.passed
    }

    #[inline(always)]
    fn judge_shelter(&mut self, pawns: &Pawns, king: Square, color: Color) -> Value {
        let shelter = self.table.look_up(pawns).shelter(king, color);
        self.score += shelter.score;
        Value::from(shelter.holes)
    }
}

/// Adds up what pawns are worth by themselves.
#[derive(Default)]
pub(super) struct PawnSum(pub(super) Tapered);

impl Ledger for PawnSum {
    #[inline(always)]
    fn count(&mut self, color: Color, term: Term, number: usize, times: Value) {
        self.0 += signed(color, TERMS[term.place(number)] * times);
    }

    fn endanger(&mut self, _: Color, _: Danger, _: usize, _: Value) {}

    fn call_off(&mut self, _: Color) {}

    fn judge_pawns(&mut self, pawns: &Pawns) -> Bitboard {
        pawns::judge(pawns, self)
    }

    fn judge_shelter(&mut self, pawns: &Pawns, king: Square, color: Color) -> Value {
        king::shelter(pawns, king, color, self)
    }
}
