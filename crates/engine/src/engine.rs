use std::time::Duration;

use roque_rules::{History, Move};

use crate::{
    Limits, Score, Stop,
    evaluation::{Evaluation, Knowledge},
    score::{DRAW, MAX_PLY, mated_in},
    search::{Iteration, Mind, Search, iterate},
    time::Watch,
    transposition::Table,
};

/// A player at its full strength, with its memory of earlier searches.
#[derive(Debug)]
pub struct Engine {
    table: Table,
}

/// The answer to a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestMove {
    /// The move to play.
    pub mv: Move,
    /// The reply it expects, when it has looked that far.
    pub ponder: Option<Move>,
}

/// What a search knows after each iteration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// Half-moves looked ahead; 0 when there is nothing to search.
    pub depth: u32,
    /// Half-moves of the longest line looked at.
    pub deepest: u32,
    /// For the side to move.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hash_permille: u32,
    /// The best line.
    pub line: Vec<Move>,
}

impl Engine {
    /// An engine that remembers as many positions as fit into so many megabytes.
    pub fn new(hash_megabytes: usize) -> Self {
        Self { table: Table::new(hash_megabytes) }
    }

    /// Forgets all positions: a new game begins.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the game's last position and tells `on_info` after each iteration. There is no
    /// best move only when there is no legal one.
    pub fn search(
        &mut self,
        game: &History,
        limits: &Limits,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        self.think(STRONGEST, game, limits, stop, on_info)
    }

    pub(crate) fn think(
        &mut self,
        mind: Mind,
        game: &History,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let root = game.current();
        let legal = root.legal_moves();
        let Some(&any) = legal.iter().find(|mv| limits.moves.contains(mv)).or(legal.first()) else {
            let value = if root.is_check() { mated_in(0) } else { DRAW };
            on_info(&Info::without_search(Score::of(value)));
            return None;
        };
        let moves: Vec<Move> =
            legal.iter().copied().filter(|mv| limits.moves.contains(mv)).collect();
        let watch = Watch::start(limits, stop);
        self.table.next_search();
        let mut search = Search::new(mind, &self.table, watch, &moves, game.positions());
        let depth = limits.depth.map_or(MAX_PLY as i32, i32::from);
        let line = iterate(&mut search, root, depth, |found| on_info(&Info::of(found)));
        Some(BestMove { mv: line.first().copied().unwrap_or(any), ponder: line.get(1).copied() })
    }
}

const STRONGEST: Mind = Mind {
    evaluation: Evaluation { knowledge: Knowledge::Plans, blur: 0, seed: 0 },
    quiescence: MAX_PLY,
};

impl Info {
    fn without_search(score: Score) -> Self {
        Self {
            depth: 0,
            deepest: 0,
            score,
            nodes: 0,
            time: Duration::ZERO,
            hash_permille: 0,
            line: Vec::new(),
        }
    }

    fn of(found: &Iteration) -> Self {
        Self {
            depth: found.depth as u32,
            deepest: found.deepest as u32,
            score: Score::of(found.value),
            nodes: found.watch.nodes(),
            time: found.watch.elapsed(),
            hash_permille: found.table.permille_used() as u32,
            line: found.line.to_vec(),
        }
    }
}
