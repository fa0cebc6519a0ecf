//! Searches a fixed set of positions to a fixed depth and prints how fast. The number of nodes is
//! the same on every machine, and changes whenever the search does.
//!
//! `cargo run --release -p roque-engine --example speed [DEPTH]`

use std::time::Duration;

use roque_engine::{Engine, Limits, Stop};
use roque_notation::fen;
use roque_rules::History;

/// Openings, middlegames and endings.
const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 2 6",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10",
    "r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1N1PP1/R1BQR1K1 w - - 3 14",
    "3r1rk1/pp3ppp/1qn1p3/3pPn2/3P4/P2Q1N2/1P1N1PPP/R3R1K1 b - - 2 17",
    "8/1p1k4/p2p4/3P1p2/PP3P2/4K3/7R/5r2 b - - 1 38",
    "8/5pk1/4p1p1/3pP2p/1p1P1P1P/1P2K1P1/8/8 w - - 0 45",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let depth = std::env::args().nth(1).map_or(Ok(10), |depth| depth.parse())?;
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for position in POSITIONS {
        let game = History::new(fen::read(position)?);
        let mut last = (0, Duration::ZERO);
        Engine::new(32).search(&game, &limits, &Stop::new(), |info| {
            last = (info.nodes, info.time);
        });
        println!("{:>10} nodes {:>6} ms  {position}", last.0, last.1.as_millis());
        nodes += last.0;
        time += last.1;
    }
    let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    println!("{nodes} nodes {} ms {per_second} nodes/s", time.as_millis());
    Ok(())
}
