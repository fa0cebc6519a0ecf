use std::time::Duration;

use roque_notation::fen;
use roque_rules::{History, Position};

use crate::{Engine, Limits, Stop};

/// Openings, middlegames and endings, quiet and sharp, one of them of Chess960.
const POSITIONS: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 2 6",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10",
    "r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1N1PP1/R1BQR1K1 w - - 3 14",
    "3r1rk1/pp3ppp/1qn1p3/3pPn2/3P4/P2Q1N2/1P1N1PPP/R3R1K1 b - - 2 17",
    "8/1p1k4/p2p4/3P1p2/PP3P2/4K3/7R/5r2 b - - 1 38",
    "8/5pk1/4p1p1/3pP2p/1p1P1P1P/1P2K1P1/8/8 w - - 0 45",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/5NP1/PP2PPBP/RNBQK2R b KQkq - 3 5",
    "r1bqr1k1/ppp2pb1/n2p1np1/3Pp2p/2P1P3/2N2N1P/PP2BPP1/R1BQ1RK1 w - - 1 11",
    "2kr3r/ppp2ppp/2n1bn2/2b5/4P1q1/2NB1N2/PPP1Q1PP/R1B2RK1 w - - 6 12",
    "4rrk1/1p3pp1/p1pb1q1p/3p4/3P1P2/P1NBP1PP/1P3Q2/R4RK1 b - - 4 22",
    "1r3rk1/5pbp/3p2p1/p1pPp3/Pp2P3/1P1BQP1P/2P3PK/1R3R2 w - - 0 26",
    "5rk1/R4ppp/2p1p3/1p1nP3/1P1P4/5N2/5PPP/6K1 w - - 1 27",
    "8/2b2pk1/4p1p1/2p1P2p/p1P2P1P/P1B2KP1/8/8 w - - 4 41",
    "6k1/1q3pp1/4p2p/1p6/3Q4/1P4P1/5P1P/6K1 b - - 3 36",
    "8/8/1p4k1/p1p1p1p1/P1P1P1P1/1P3K2/8/8 b - - 2 52",
    "3r2k1/5pp1/1B2p2p/1b6/8/P3P3/5PPP/2R3K1 w - - 0 30",
    "r2qkb1r/1b1n1ppp/p2ppn2/1p6/3NPP2/2N1BQ2/PPP3PP/2KR1B1R b kq - 3 10",
    "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1",
];

/// Half-moves that [`Bench::run`] looks ahead when nothing else is asked for.
pub const BENCH_DEPTH: u8 = 10;

/// What it took to search twenty positions, each as if it were the first.
///
/// With one thread the number of nodes is the same on every machine, and changes whenever the search
/// or the evaluation does: it is their signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bench {
    /// Positions visited.
    pub nodes: u64,
    /// Time spent searching.
    pub time: Duration,
}

impl Bench {
    /// The positions searched.
    pub fn positions() -> impl Iterator<Item = Position> {
        POSITIONS.into_iter().filter_map(|position| fen::read(position).ok())
    }

    /// Searches each position so deep, with a table of so many megabytes, and tells what each took.
    pub fn run(
        depth: u8,
        threads: usize,
        hash_megabytes: usize,
        stop: &Stop,
        mut on_each: impl FnMut(&Position, Self),
    ) -> Self {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let mut total = Self::default();
        for position in Self::positions() {
            let mut engine = Engine::new(hash_megabytes);
            engine.set_threads(threads);
            let mut this = Self::default();
            engine.search(&History::new(position), &limits, stop, |info| {
                this = Self { nodes: info.nodes, time: info.time };
            });
            on_each(&position, this);
            total = Self { nodes: total.nodes + this.nodes, time: total.time + this.time };
            if stop.is_raised() {
                break;
            }
        }
        total
    }

    /// Positions visited a second.
    pub fn nodes_per_second(&self) -> u128 {
        u128::from(self.nodes) * 1_000_000_000 / self.time.as_nanos().max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_positions_can_be_searched() {
        assert_eq!(Bench::positions().count(), POSITIONS.len());
        assert!(Bench::positions().all(|position| position.count_legal_moves() > 1));
    }
}
