use std::time::Duration;

use roque_rules::Move;

use crate::{Score, ScoreBound};

/// What a search knows of one first move, after each iteration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// Half-moves looked ahead; 0 when there is nothing to search.
    pub depth: u32,
    /// Half-moves of the longest line looked at.
    pub deepest: u32,
    /// The place of this line among those asked for, from 1.
    pub rank: usize,
    /// For the side to move.
    pub score: Score,
    /// Which side of the score the truth is, when it is not known any better.
    pub bound: Option<ScoreBound>,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Positions that tables knew, asked by all threads.
    pub table_hits: u64,
    /// Time spent.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hash_permille: u32,
    /// The best line.
    pub line: Vec<Move>,
}

impl Info {
    /// Of a position that needs no search.
    pub(crate) fn without_search(score: Score) -> Self {
        Self {
            depth: 0,
            deepest: 0,
            rank: 1,
            score,
            bound: None,
            nodes: 0,
            table_hits: 0,
            time: Duration::ZERO,
            hash_permille: 0,
            line: Vec::new(),
        }
    }
}
