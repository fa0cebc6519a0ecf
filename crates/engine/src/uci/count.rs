//! `go perft`: the positions that each legal move leads to.

use roque_notation::{Dialect, uci};
use roque_rules::{Position, perft::perft};

use crate::Stop;

/// So deep a count is one piece of work: it takes no longer than a `stop` may.
const ONE_PIECE: u32 = 3;

/// Says a line for each legal move and the sum; a count that is stopped says nothing more.
pub(super) fn divide(
    position: &Position,
    depth: u32,
    dialect: Dialect,
    stop: &Stop,
    say: &dyn Fn(&str),
) {
    let mut total = u64::from(depth == 0);
    if depth > 0 {
        for mv in position.legal_moves() {
            let Some(count) = count(&position.play_unchecked(mv), depth - 1, stop) else { return };
            say(&format!("{}: {count}", uci::write(position, mv, dialect)));
            total += count;
        }
    }
    say(&format!("Nodes searched: {total}"));
}

/// Nothing once it is stopped.
fn count(position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_raised() {
        return None;
    }
    if depth <= ONE_PIECE {
        return Some(perft(position, depth));
    }
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| count(&position.play_unchecked(mv), depth - 1, stop)).sum()
}
