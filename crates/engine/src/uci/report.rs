//! What the engine says of a search.

use std::fmt::Write as _;

use roque_notation::{Dialect, uci};
use roque_rules::{Move, Position};

use crate::{BestMove, Info};

pub(super) fn info(root: &Position, info: &Info, dialect: Dialect) -> String {
    let nanoseconds = info.time.as_nanos().max(1);
    let per_second = u128::from(info.nodes) * 1_000_000_000 / nanoseconds;
    let mut line = format!(
        "info depth {} seldepth {} score {} nodes {} nps {per_second} hashfull {} time {}",
        info.depth,
        info.deepest,
        info.score,
        info.nodes,
        info.hash_permille,
        info.time.as_millis(),
    );
    for (index, text) in write_line(root, &info.line, dialect).enumerate() {
        // Writing into a string cannot fail.
        let _ = write!(line, "{} {text}", if index == 0 { " pv" } else { "" });
    }
    line
}

pub(super) fn best_move(root: &Position, best: Option<BestMove>, dialect: Dialect) -> String {
    let Some(best) = best else { return "bestmove (none)".to_string() };
    let moves: Vec<Move> = [Some(best.mv), best.ponder].into_iter().flatten().collect();
    let texts: Vec<String> = write_line(root, &moves, dialect).collect();
    format!("bestmove {}", texts.join(" ponder "))
}

fn write_line(root: &Position, line: &[Move], dialect: Dialect) -> impl Iterator<Item = String> {
    line.iter().scan(*root, move |position, &mv| {
        let text = uci::write(position, mv, dialect);
        *position = position.play_unchecked(mv);
        Some(text)
    })
}
