//! One half-move deeper each time (iterative deepening), around the value found before (aspiration
//! windows).

use roque_rules::{Move, Position};

use super::Search;
use crate::{
    evaluation::Judge,
    score::{DECISIVE, INFINITE, MAX_PLY, Value},
    time::{Stopped, Watch},
    transposition::Table,
};

/// From this depth on, the value before is a good guess.
const GUESSABLE: i32 = 5;
/// How far from the guess the first window reaches.
const FIRST_WINDOW: Value = 24;
/// Any value is nearer to any guess.
const EVERYTHING: Value = 2 * INFINITE;

/// What one finished iteration found.
pub(crate) struct Iteration<'s> {
    pub(crate) depth: i32,
    pub(crate) deepest: usize,
    pub(crate) value: Value,
    pub(crate) line: &'s [Move],
    pub(crate) watch: &'s Watch<'s>,
    pub(crate) table: &'s Table,
}

/// Searches deeper and deeper, up to this depth, and gives the best line found.
pub(crate) fn iterate<J: Judge>(
    search: &mut Search<J>,
    root: &Position,
    max_depth: i32,
    mut on_iteration: impl FnMut(&Iteration),
) -> Vec<Move> {
    let mut best: Vec<Move> = Vec::new();
    let mut guess = 0;
    for depth in 1..=max_depth.clamp(1, MAX_PLY as i32 - 1) {
        search.deepest = 0;
        let Ok(value) = aspire(search, root, depth, guess) else {
            // What an unfinished iteration preferred, it preferred to the former best move.
            adopt(&mut best, &search.frames[0].line);
            break;
        };
        guess = value;
        adopt(&mut best, &search.frames[0].line);
        search.watch.note_answer();
        on_iteration(&Iteration {
            depth,
            deepest: search.deepest,
            value,
            line: &best,
            watch: &search.watch,
            table: search.table,
        });
        if !search.watch.may_go_on() || is_settled(search, value, depth) {
            break;
        }
    }
    best
}

/// Keeps the old line when there is no new one.
fn adopt(best: &mut Vec<Move>, line: &[Move]) {
    if !line.is_empty() {
        best.clear();
        best.extend_from_slice(line);
    }
}

/// Widens the window until the value lies inside.
fn aspire<J: Judge>(
    search: &mut Search<J>,
    root: &Position,
    depth: i32,
    guess: Value,
) -> Result<Value, Stopped> {
    let mut reach = if depth < GUESSABLE { EVERYTHING } else { FIRST_WINDOW };
    loop {
        let (alpha, beta) = ((guess - reach).max(-INFINITE), (guess + reach).min(INFINITE));
        let value = search.alpha_beta(root, alpha, beta, depth, 0)?;
        let inside = value > alpha && value < beta;
        if inside || reach >= EVERYTHING {
            return Ok(value);
        }
        reach = if reach > 400 { EVERYTHING } else { reach * 4 };
    }
}

/// Whether thinking on cannot change the move: a mate is found for certain.
fn is_settled<J>(search: &Search<J>, value: Value, depth: i32) -> bool {
    search.watch.is_timed() && value.abs() >= DECISIVE && depth >= 8
}
