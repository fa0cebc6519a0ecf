use roque_rules::{Bitboard, Square};

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
    /// The sentence is the text `remark-CODE`, or `refusal-CODE` when it is the rules' own reason.
    pub code: String,
    /// What the sentence names, by the name of its variable.
    pub names: Vec<(&'static str, String)>,
    /// What to draw.
    pub drawing: Drawing,
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
