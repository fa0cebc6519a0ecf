//! `roque perft`: the usual proof of a move generator, and a measure of its speed.

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;
use roque_notation::{Dialect, fen, uci};
use roque_rules::{Move, Position, perft::perft};

use crate::{Answer, print};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// How many half-moves deep.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=30))]
    depth: u32,
    /// The position to start from; the ordinary one if not given.
    #[arg(long)]
    fen: Option<String>,
    /// Write castling as in Chess960: the king takes its rook.
    #[arg(long)]
    chess960: bool,
    /// Count behind each first move too.
    #[arg(long)]
    divide: bool,
    /// How many threads count.
    #[arg(long, default_value = "1", value_name = "N")]
    threads: NonZeroUsize,
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let position = arguments.fen.as_deref().map_or(Ok(Position::default()), fen::read)?;
    let started = Instant::now();
    let counts = count(&position, arguments.depth, arguments.threads.get());
    let seconds = started.elapsed().as_secs_f64();
    let nodes = if arguments.depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() };
    let mut text = String::new();
    if arguments.divide {
        divide(&mut text, &position, counts, arguments.chess960);
    }
    #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
    let speed = nodes as f64 / seconds.max(1e-9);
    // Writing into a string cannot fail.
    let _ = writeln!(text, "nodes {nodes}\nseconds {seconds:.3}\nnodes/s {speed:.0}");
    Ok(print(&text)?)
}

fn divide(text: &mut String, position: &Position, counts: Vec<(Move, u64)>, chess960: bool) {
    let dialect = if chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
    let named = counts.into_iter().map(|(mv, nodes)| (uci::write(position, mv, dialect), nodes));
    let mut lines: Vec<(String, u64)> = named.collect();
    lines.sort();
    for (mv, nodes) in lines {
        let _ = writeln!(text, "{mv}: {nodes}");
    }
    text.push('\n');
}

/// The count behind each first move; none at depth 0, where there is none.
fn count(position: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let first = position.legal_moves();
    let totals: Vec<AtomicU64> = first.iter().map(|_| AtomicU64::new(0)).collect();
    let tasks = tasks(position, &first, below, threads);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((index, position, depth)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            totals[*index].fetch_add(perft(position, *depth), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    first.into_iter().zip(totals.into_iter().map(AtomicU64::into_inner)).collect()
}

/// What is left to count, with the first move it belongs to: several tasks a move when several
/// threads share them, so that none is left waiting for the last.
fn tasks(
    position: &Position,
    first: &[Move],
    below: u32,
    threads: usize,
) -> Vec<(usize, Position, u32)> {
    let after_first = first.iter().map(|&mv| position.play_unchecked(mv)).enumerate();
    if threads == 1 || below < 2 {
        return after_first.map(|(index, next)| (index, next, below)).collect();
    }
    let after_second = after_first.flat_map(|(index, next)| {
        let replies = next.legal_moves().into_iter();
        replies.map(move |mv| (index, next.play_unchecked(mv), below - 1))
    });
    after_second.collect()
}
