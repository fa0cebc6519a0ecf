use roque_rules::{Bitboard, Square};

use super::{Answer, Line, Sentence};

/// What is said of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it is right.
    pub right: bool,
    /// What there is to say, the most important first; at least one for an answer that is wrong.
    pub remarks: Vec<Remark>,
}

/// A reason, in one sentence, and what to draw with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// What is said: a `remark-`, `solution-` or `hint-` of exercises, or the rules' own `refusal-`.
    pub sentence: Sentence,
    /// What to draw on the board of the question.
    pub drawing: Drawing,
    /// Moves that prove it, from the position of the question.
    pub proof: Option<Box<Line>>,
}

/// A right answer, and why it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// One that is judged right.
    pub answer: Answer,
    /// What there is to say of it.
    pub remark: Remark,
}

/// Marks on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Squares that are right.
    pub good: Bitboard,
    /// Squares that are wrong.
    pub bad: Bitboard,
    /// Squares to look at.
    pub noted: Bitboard,
    /// From where to where.
    pub arrows: Vec<(Square, Square)>,
}

impl Verdict {
    pub(super) fn right() -> Self {
        Self { right: true, remarks: Vec::new() }
    }

    pub(super) fn right_because(remark: Remark) -> Self {
        Self { right: true, remarks: vec![remark] }
    }

    pub(super) fn wrong(remark: Remark) -> Self {
        Self { right: false, remarks: vec![remark] }
    }
}

impl Remark {
    pub(super) fn new(sentence: Sentence, drawing: Drawing) -> Self {
        Self { sentence, drawing, proof: None }
    }

    /// A sentence with nothing to draw.
    pub(super) fn said(id: &'static str) -> Self {
        Self::new(Sentence::new(id), Drawing::default())
    }
}

impl Drawing {
    /// Nothing but an arrow.
    pub(super) fn arrow(from: Square, to: Square) -> Self {
        Self { arrows: vec![(from, to)], ..Self::default() }
    }

    /// Nothing but squares to look at.
    pub(super) fn noted(squares: impl Into<Bitboard>) -> Self {
        Self { noted: squares.into(), ..Self::default() }
    }

    /// Nothing but squares that are right.
    pub(super) fn good(squares: impl Into<Bitboard>) -> Self {
        Self { good: squares.into(), ..Self::default() }
    }

    /// Nothing but squares that are wrong.
    pub(super) fn bad(squares: impl Into<Bitboard>) -> Self {
        Self { bad: squares.into(), ..Self::default() }
    }

    /// All that is in either.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.good |= other.good;
        self.bad |= other.bad;
        self.noted |= other.noted;
        self.arrows.extend(other.arrows);
        self
    }
}
