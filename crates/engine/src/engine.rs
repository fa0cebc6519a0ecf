use roque_rules::{History, Move, Position};

use crate::{
    Info, Limits, Score, Stop,
    evaluation::{Evaluation, Knowledge},
    score::{DRAW, MAX_PLY, mated_in},
    search::{Histories, Mind, Question, answer},
    transposition::Table,
};

/// A player at its full strength, with its memory of earlier searches.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// What each thread has learnt of moves; there are as many threads.
    learnt: Vec<Histories>,
}

/// The answer to a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestMove {
    /// The move to play.
    pub mv: Move,
    /// The reply it expects, when it has looked that far.
    pub ponder: Option<Move>,
    /// Positions visited, by all threads.
    pub nodes: u64,
}

impl Engine {
    /// An engine that remembers as many positions as fit into so many megabytes, or into the least
    /// there is when the machine has no such room.
    pub fn new(hash_megabytes: usize) -> Self {
        Self::with_room(hash_megabytes).unwrap_or_else(|| Self::with_table(Table::smallest()))
    }

    /// The same; nothing if the machine has no such room.
    pub fn with_room(hash_megabytes: usize) -> Option<Self> {
        Table::new(hash_megabytes).map(Self::with_table)
    }

    fn with_table(table: Table) -> Self {
        Self { table, learnt: vec![Histories::default()] }
    }

    /// From now on so many threads search together; 0 counts as 1. With more than one, the same
    /// question may get another answer the next time.
    pub fn set_threads(&mut self, threads: usize) {
        self.learnt.resize_with(threads.max(1), Histories::default);
    }

    /// Forgets all positions and moves: a new game begins.
    pub fn forget(&mut self) {
        self.table.clear();
        self.learnt.fill_with(Histories::default);
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
        if legal.is_empty() {
            let value = if root.is_check() { mated_in(0) } else { DRAW };
            on_info(&Info::without_search(Score::of(value)));
            return None;
        }
        let moves: Vec<Move> =
            legal.iter().copied().filter(|mv| limits.moves.contains(mv)).collect();
        self.table.next_search();
        let question = Question {
            mind,
            table: &self.table,
            game: game.positions(),
            root,
            moves: if moves.is_empty() { &legal } else { &moves },
            limits,
        };
        let (line, nodes) = answer(&question, &mut self.learnt, stop, &mut on_info);
        let mv = line.first().copied()?;
        let ponder = line.get(1).copied().or_else(|| self.remembered(&root.play_unchecked(mv)));
        Some(BestMove { mv, ponder, nodes })
    }

    /// The best move of a position as far as the table knows.
    fn remembered(&self, position: &Position) -> Option<Move> {
        self.table.get(position.key())?.mv.filter(|&mv| position.is_legal(mv))
    }
}

const STRONGEST: Mind = Mind {
    evaluation: Evaluation { knowledge: Knowledge::Plans, blur: 0, seed: 0 },
    quiescence: MAX_PLY,
};
