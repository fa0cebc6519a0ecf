//! The search, one technique a file: [`threads`] starts [`iterate`], that searches the [`root`] again
//! and again; each of its moves leads to nodes ([`alpha_beta`]), and those end in [`quiescence`]. The
//! others make the search look at less or in a better order.

mod alpha_beta;
mod checks;
mod consult;
mod exchange;
mod histories;
mod iterate;
mod moves;
mod node;
mod null_move;
mod path;
mod picker;
mod prob_cut;
mod pruning;
mod quiescence;
mod reductions;
mod refutation;
mod root;
mod singular;
mod threads;

use roque_rules::{Move, Position};

pub use exchange::exchange_gain;
pub(crate) use threads::{Question, answer};

use crate::{
    evaluation::{Evaluation, Handcrafted, Judge},
    score::{MAX_PLY, Value},
    tables::Tables,
    time::{Stopped, Watch},
    transposition::Table,
};
use histories::{Arrival, Histories};
use path::Path;
use picker::Lists;

/// How a player looks at positions: what it makes of them, and how many captures it follows past
/// its depth.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mind {
    pub(crate) evaluation: Evaluation,
    pub(crate) quiescence: usize,
}

/// What a thread remembers from one search to the next.
#[derive(Debug)]
pub(crate) struct Learnt {
    histories: Histories,
    judge: Handcrafted,
}

impl Default for Learnt {
    fn default() -> Self {
        Self { histories: Histories::default(), judge: Handcrafted::new(Evaluation::SURE) }
    }
}

/// One search, from its root, that asks one judge.
pub(crate) struct Search<'a, J> {
    judge: &'a mut J,
    /// How many captures are followed past the depth.
    quiescence: usize,
    table: &'a Table,
    /// Of endings.
    tables: Option<&'a Tables>,
    watch: Watch<'a>,
    path: Path,
    histories: &'a mut Histories,
    frames: Vec<Frame>,
    /// Lists not in use; nodes borrow them, so that a node allocates nothing.
    lists: Vec<Lists>,
    /// Of the iteration.
    depth: i32,
    deepest: usize,
    /// No pass is tried above this ply, while one is verified.
    first_pass: usize,
}

/// What is kept for each half-move from the root.
struct Frame {
    /// Of the move that is being looked at.
    arrival: Arrival,
    /// The static evaluation; nothing in check.
    evaluation: Option<Value>,
    /// A move not to be looked at.
    excluded: Option<Move>,
    /// How many extensions on the way here were doubled.
    doubled: u8,
    /// Quiet moves that refuted siblings, the latest first.
    killers: [Option<Move>; 2],
    /// The best line from here.
    line: Vec<Move>,
}

impl Default for Frame {
    fn default() -> Self {
        Self {
            arrival: Arrival::NOWHERE,
            evaluation: None,
            excluded: None,
            doubled: 0,
            killers: [None; 2],
            line: Vec::new(),
        }
    }
}

impl<'a> Search<'a, Handcrafted> {
    pub(crate) fn new(
        question: &Question<'a>,
        Learnt { histories, judge }: &'a mut Learnt,
        watch: Watch<'a>,
    ) -> Self {
        judge.judge_as(question.mind.evaluation);
        Self {
            judge,
            quiescence: question.mind.quiescence,
            table: question.table,
            tables: question.tables,
            watch,
            path: Path::new(question.game),
            histories,
            frames: (0..=MAX_PLY).map(|_| Frame::default()).collect(),
            lists: Vec::new(),
            depth: 0,
            deepest: 0,
            first_pass: 0,
        }
    }
}

impl<J: Judge> Search<'_, J> {
    /// Plays a move to look at what follows; [`Self::undo`] comes back. A search that is stopped
    /// does not come back, and is over.
    fn play(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        self.frames[ply].arrival = Arrival::of(position, mv);
        let next = position.play_unchecked(mv);
        self.judge.played(position, mv, &next);
        self.path.push(&next);
        next
    }

    fn undo(&mut self) {
        self.path.pop();
        self.judge.undone();
    }

    /// Comes to a node: it is counted, and has no best line yet.
    fn enter(&mut self, ply: usize) -> Result<(), Stopped> {
        self.frames[ply].line.clear();
        self.deepest = self.deepest.max(ply);
        self.watch.visit()
    }

    fn evaluate(&mut self, position: &Position) -> Value {
        self.judge.value(position)
    }

    /// The best line of a node is its best move and the best line below.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        if let Some(below) = lower.first() {
            line.extend_from_slice(&below.line);
        }
    }
}
