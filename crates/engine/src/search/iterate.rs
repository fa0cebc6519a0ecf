//! One half-move deeper each time (iterative deepening), around the value found before (aspiration
//! windows), for as many first moves as are asked for (`MultiPV`).

use std::time::Duration;

use roque_rules::{Move, Position};

use super::{
    Search,
    root::{self, RootMove},
};
use crate::{
    Info, Score, ScoreBound,
    evaluation::Judge,
    score::{DECISIVE, INFINITE, MAX_PLY, Value, mates_in},
    time::{Patience, Stopped},
};

/// From this depth on, the value before is a good guess.
const GUESSABLE: i32 = 5;
/// How far from the guess the first window reaches.
const FIRST_WINDOW: Value = 24;
/// A window wider than this is thrown open.
const WIDEST_WINDOW: Value = 600;
/// A search this long also tells what it knows in the middle of an iteration.
const LONG: Duration = Duration::from_secs(3);

/// How far to go.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Goal {
    pub(crate) first_depth: i32,
    pub(crate) last_depth: i32,
    /// First moves that get a line of their own.
    pub(crate) lines: usize,
    /// A mate in so many moves ends the search.
    pub(crate) mate: Option<u32>,
}

/// What a thread found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// All moves thought about, the best first.
    pub(crate) moves: Vec<RootMove>,
    /// The last iteration that was finished.
    pub(crate) depth: i32,
    /// What there is to tell of the best.
    pub(crate) report: Option<Info>,
}

impl Found {
    pub(crate) fn best(&self) -> Option<Move> {
        self.moves.first().map(|best| best.mv)
    }

    /// As of the last iteration that was finished.
    pub(crate) fn value(&self) -> Value {
        self.moves.first().map_or(-INFINITE, |best| best.settled)
    }

    pub(crate) fn line(self) -> Vec<Move> {
        self.moves.into_iter().next().map_or_else(Vec::new, |best| best.line)
    }
}

/// Searches these moves, at least one, deeper and deeper.
pub(crate) fn iterate<J: Judge>(
    search: &mut Search<J>,
    root: &Position,
    moves: Vec<RootMove>,
    goal: &Goal,
    tell: &mut dyn FnMut(&Info),
) -> Found {
    let mut found = Found { moves, depth: 0, report: None };
    let mut patience = Patience::default();
    let lines = goal.lines.clamp(1, found.moves.len().max(1));
    for depth in goal.first_depth..=goal.last_depth.clamp(1, MAX_PLY as i32 - 1) {
        let former = found.moves[0].mv;
        for first in 0..lines {
            let moves = found.moves.len();
            let rest = root::of_first_rank(&mut found.moves[first..]);
            let place = Place { index: first, all: rest.len() == moves };
            if aspire(search, root, rest, depth, place, tell).is_err() {
                // What an unfinished iteration preferred, it preferred to the former best move.
                let told = if found.moves[0].mv == former {
                    found.report.clone().map(|report| up_to_now(search, report))
                } else {
                    Some(info(search, &found.moves[0], depth, 0, Some(ScoreBound::AtLeast)))
                };
                told.iter().for_each(tell);
                return found;
            }
        }
        root::sort(&mut found.moves[..lines]);
        for candidate in &mut found.moves {
            candidate.settled = candidate.value;
        }
        found.depth = depth;
        search.watch.note_answer();
        for (index, candidate) in found.moves[..lines].iter().enumerate() {
            let report = info(search, candidate, depth, index, None);
            tell(&report);
            if index == 0 {
                found.report = Some(report);
            }
        }
        let best = &found.moves[0];
        let effort = share(best.nodes, search.watch.nodes());
        let patience = patience.after(best.mv, best.value, effort);
        if !search.watch.may_go_on(patience) || is_settled(search, &found, goal) {
            break;
        }
    }
    found
}

/// Where moves stand among all those of the root.
#[derive(Debug, Clone, Copy)]
struct Place {
    /// Of the first of them.
    index: usize,
    /// Whether there are no others.
    all: bool,
}

/// Widens the window until the value lies inside; the moves are then in order.
fn aspire<J: Judge>(
    search: &mut Search<J>,
    root: &Position,
    moves: &mut [RootMove],
    depth: i32,
    place: Place,
    tell: &mut dyn FnMut(&Info),
) -> Result<(), Stopped> {
    let guess = moves[0].settled;
    let mut reach = FIRST_WINDOW;
    let (mut alpha, mut beta) = (-INFINITE, INFINITE);
    if depth >= GUESSABLE && guess.abs() < DECISIVE {
        (alpha, beta) = (guess - reach, guess + reach);
    }
    search.deepest = 0;
    loop {
        let found = search.search_root(root, moves, (alpha, beta), depth, place.all);
        root::sort(moves);
        let value = found?;
        reach = if reach > WIDEST_WINDOW { 2 * INFINITE } else { reach * 2 };
        let bound = if value <= alpha && alpha > -INFINITE {
            beta = Value::midpoint(alpha, beta);
            alpha = (value - reach).max(-INFINITE);
            ScoreBound::AtMost
        } else if value >= beta && beta < INFINITE {
            beta = (value + reach).min(INFINITE);
            moves[0].settled = value;
            ScoreBound::AtLeast
        } else {
            return Ok(());
        };
        if search.watch.elapsed() >= LONG {
            tell(&info(search, &moves[0], depth, place.index, Some(bound)));
        }
    }
}

/// What part of the whole it is, from 0 to 1, to the thousandth.
fn share(part: u64, whole: u64) -> f64 {
    f64::from((part.saturating_mul(1_000) / whole.max(1)).min(1_000) as u32) / 1_000.0
}

/// Whether thinking on cannot change the move.
fn is_settled<J>(search: &Search<J>, found: &Found, goal: &Goal) -> bool {
    let value = found.value();
    let asked = goal.mate.is_some_and(|moves| {
        let plies = (moves as usize).saturating_mul(2).clamp(1, MAX_PLY) - 1;
        value >= mates_in(plies)
    });
    let only = found.moves.len() == 1;
    let certain = value.abs() >= mates_in(found.depth as usize);
    asked || (search.watch.is_timed() && found.depth >= 8 && (only || certain))
}

/// The same with what it has cost by now.
fn up_to_now<J>(search: &Search<J>, report: Info) -> Info {
    Info {
        nodes: search.watch.team_nodes(),
        table_hits: search.watch.team_table_hits(),
        time: search.watch.elapsed(),
        hash_permille: search.table.permille_used() as u32,
        ..report
    }
}

fn info<J>(
    search: &Search<J>,
    candidate: &RootMove,
    depth: i32,
    index: usize,
    bound: Option<ScoreBound>,
) -> Info {
    Info {
        depth: depth as u32,
        deepest: candidate.deepest as u32,
        rank: index + 1,
        score: Score::of(candidate.latest()),
        bound,
        nodes: search.watch.team_nodes(),
        table_hits: search.watch.team_table_hits(),
        time: search.watch.elapsed(),
        hash_permille: search.table.permille_used() as u32,
        line: candidate.line.clone(),
    }
}
