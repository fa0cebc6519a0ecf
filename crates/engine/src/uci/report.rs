//! What the engine says of a search.

use std::fmt::Write as _;

use roque_notation::{Dialect, uci};
use roque_rules::{Move, Position};

use super::options::Options;
use crate::{BestMove, Info, Odds, ScoreBound};

pub(super) fn info(root: &Position, info: &Info, options: &Options) -> String {
    let mut line = format!(
        "info depth {} seldepth {} multipv {} score {}",
        info.depth, info.deepest, info.rank, info.score
    );
    // Writing into a string cannot fail.
    if let Some(bound) = info.bound {
        let _ = write!(line, " {}", bound_name(bound));
    }
    if options.shows_odds {
        let Odds { wins, draws, losses } = info.score.odds();
        let _ = write!(line, " wdl {wins} {draws} {losses}");
    }
    let per_second = u128::from(info.nodes) * 1_000_000_000 / info.time.as_nanos().max(1);
    let _ = write!(
        line,
        " nodes {} nps {per_second} hashfull {} tbhits {} time {}",
        info.nodes,
        info.hash_permille,
        info.table_hits,
        info.time.as_millis(),
    );
    for (index, text) in write_line(root, &info.line, options.dialect).enumerate() {
        let _ = write!(line, "{} {text}", if index == 0 { " pv" } else { "" });
    }
    line
}

fn bound_name(bound: ScoreBound) -> &'static str {
    match bound {
        ScoreBound::AtLeast => "lowerbound",
        ScoreBound::AtMost => "upperbound",
    }
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
