//! How fast the engine searches beside Stockfish, how long it takes to a depth, and what a second
//! thread brings.

use roque_engine::{BENCH_DEPTH, Bench, Engine, Limits, Stop};
use roque_notation::{Dialect, fen};
use roque_rules::{History, Position};

use crate::{
    stockfish,
    time::{self, median, taken},
};

/// Positions visited in each search: a fraction of a second.
const NODES: u64 = 200_000;
/// Both have the least of Stockfish.
const HASH_MEGABYTES: usize = 16;
/// Half-moves to which a strong game is thought out.
const DEEP: u8 = 20;

pub(crate) fn run(rounds: usize) {
    let signature = Bench::run(BENCH_DEPTH, 1, HASH_MEGABYTES, &Stop::new(), |_, _| {});
    println!("signature {} nodes to depth {BENCH_DEPTH}", signature.nodes);
    beside_stockfish(rounds);
    two_threads_beside_one(BENCH_DEPTH + 2, rounds);
    // Minutes: what many rounds would bring is not worth an hour.
    two_threads_beside_one(DEEP, 1);
}

/// The time on the wall to a depth, and what a second thread brings on the way there.
fn two_threads_beside_one(depth: u8, rounds: usize) {
    let to_depth = |threads| {
        let done = Bench::run(depth, threads, HASH_MEGABYTES, &Stop::new(), |_, _| {});
        (done.time.as_secs_f64(), done.nodes_per_second())
    };
    let (mut alone, mut together) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        alone.push(to_depth(1));
        together.push(to_depth(2));
    }
    let middle = |of: fn(&(f64, u128)) -> f64, runs: &[(f64, u128)]| {
        median(runs.iter().map(of).collect()).unwrap_or(f64::NAN)
    };
    let seconds = |runs: &[_]| middle(|run| run.0, runs);
    #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
    let speed = |runs: &[_]| middle(|run| run.1 as f64, runs);
    println!("to depth {depth}: {:.2} s, two threads {:.2} s", seconds(&alone), seconds(&together));
    let (nodes, time) = (speed(&together) / speed(&alone), seconds(&alone) / seconds(&together));
    println!("RATIO nodes-a-second-to-depth-{depth}-with-two-threads one-thread {nodes:.2}");
    println!("RATIO speed-to-depth-{depth}-with-two-threads one-thread {time:.2}");
}

/// Nodes a second, one thread each, in turn.
fn beside_stockfish(rounds: usize) {
    let mut logarithms = Vec::new();
    println!("{:>10} {:>10}  nodes a second, in thousands", "roque", "stockfish");
    for position in Bench::positions() {
        let text = fen::write(&position, Dialect::Chess960);
        let (mut own, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            own.push(speed_of(search(&position)));
            theirs.extend(stockfish::search(&text, NODES).map(speed_of));
        }
        let own = median(own).unwrap_or(f64::NAN);
        match median(theirs) {
            Some(theirs) => {
                logarithms.push((own / theirs).ln());
                println!("{:>10.0} {:>10.0}  {text}", own / 1e3, theirs / 1e3);
            }
            None => println!("{:>10.0} {:>10}  {text}", own / 1e3, "-"),
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "a handful of positions")]
    let mean = logarithms.iter().sum::<f64>() / logarithms.len() as f64;
    if mean.is_finite() {
        println!("RATIO nodes-a-second stockfish {:.2}", mean.exp());
    }
}

/// Nodes visited and seconds on the processor, from scratch.
fn search(position: &Position) -> (u64, f64) {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let (game, mut engine) = (History::new(*position), Engine::new(HASH_MEGABYTES));
    let mut visited = 0;
    let note = |info: &roque_engine::Info| visited = info.nodes;
    let (seconds, _) = taken(time::processor, || engine.search(&game, &limits, &Stop::new(), note));
    (visited, seconds)
}

#[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
fn speed_of((nodes, seconds): (u64, f64)) -> f64 {
    nodes as f64 / seconds
}
