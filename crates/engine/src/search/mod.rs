//! The search, one technique a file: [`iterate`] calls [`alpha_beta`], which ends in
//! [`quiescence`]; the others make it look at less or in a better order.

mod alpha_beta;
mod exchange;
mod history;
mod iterate;
mod null_move;
mod ordering;
mod path;
mod pruning;
mod quiescence;
mod reductions;

use roque_rules::{Move, Position};

pub(crate) use iterate::{Iteration, iterate};

use crate::{
    evaluation::{Evaluation, Handcrafted, Judge},
    score::{MAX_PLY, Value},
    time::{Stopped, Watch},
    transposition::Table,
};
use history::QuietHistory;
use ordering::Candidate;
use path::Path;

/// How a player looks at positions: what it makes of them, and how many captures it follows past
/// its depth.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mind {
    pub(crate) evaluation: Evaluation,
    pub(crate) quiescence: usize,
}

/// One search, from its root, that asks one judge.
pub(crate) struct Search<'a, J> {
    judge: J,
    /// How many captures are followed past the depth.
    quiescence: usize,
    table: &'a Table,
    watch: Watch<'a>,
    root_moves: &'a [Move],
    path: Path,
    quiets: QuietHistory,
    frames: Vec<Frame>,
    deepest: usize,
}

/// What is kept for each half-move from the root; lists are reused, so that a node allocates
/// nothing.
#[derive(Default)]
struct Frame {
    candidates: Vec<Candidate>,
    tried: Vec<Move>,
    /// Quiet moves that refuted siblings, the latest first.
    killers: [Option<Move>; 2],
    /// The best line from here.
    line: Vec<Move>,
}

impl<'a> Search<'a, Handcrafted> {
    pub(crate) fn new(
        mind: Mind,
        table: &'a Table,
        watch: Watch<'a>,
        root_moves: &'a [Move],
        game: &[Position],
    ) -> Self {
        let frames = (0..=MAX_PLY).map(|_| Frame::default()).collect();
        let path = Path::new(game);
        let quiets = QuietHistory::default();
        Self {
            judge: Handcrafted::new(mind.evaluation),
            quiescence: mind.quiescence,
            table,
            watch,
            root_moves,
            path,
            quiets,
            frames,
            deepest: 0,
        }
    }
}

impl<J: Judge> Search<'_, J> {
    /// Plays a move to look at what follows; [`Self::undo`] comes back. A search that is stopped
    /// does not come back, and is over.
    fn play(&mut self, position: &Position, mv: Move) -> Position {
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
