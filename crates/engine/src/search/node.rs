use roque_rules::{Move, Position};

use super::histories::Context;
use crate::{score::Value, transposition::Entry};

/// What a node is expected to be (D. E. Knuth and R. W. Moore, *An Analysis of Alpha-Beta Pruning*,
/// 1975).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Its exact value is wanted.
    Principal,
    /// Some move is expected to refute it.
    Cut,
    /// All moves are expected to fail.
    All,
}

impl Kind {
    /// What a later move, only compared with the best, is expected to lead to.
    pub(super) fn opposite(self) -> Self {
        match self {
            Self::Principal | Self::All => Self::Cut,
            Self::Cut => Self::All,
        }
    }
}

/// What the techniques need to know of a node.
pub(super) struct Node<'a> {
    pub(super) position: &'a Position,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) kind: Kind,
    pub(super) in_check: bool,
    pub(super) context: Context,
    /// What the table knows of it, and its move if that is legal.
    pub(super) known: Option<Entry>,
    pub(super) remembered: Option<Move>,
    pub(super) judgement: Option<Judgement>,
    /// Whether the side to move stands better than at its move before.
    pub(super) improving: bool,
    /// A move that is not looked at, to learn what the others are worth.
    pub(super) excluded: Option<Move>,
}

/// What a position is worth without looking ahead; nothing is said of one in check.
#[derive(Debug, Clone, Copy)]
pub(super) struct Judgement {
    /// As the judge says.
    pub(super) raw: Value,
    /// Corrected by what searches found of positions that look alike.
    pub(super) corrected: Value,
    /// Corrected by what the table knows of this one.
    pub(super) guess: Value,
}

impl Node<'_> {
    /// Whether the exact value is wanted, not only a comparison.
    pub(super) fn is_principal(&self) -> bool {
        self.kind == Kind::Principal
    }
}
