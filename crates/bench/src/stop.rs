//! How soon an engine that searches without limits answers `stop`.

use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use roque_engine::{Bench, Uci};
use roque_notation::{Dialect, fen};

use crate::random::Random;

/// Searches of each position, a round.
const SEARCHES: u64 = 4;
/// The longest search.
const LONGEST: u64 = 60;
/// No answer should take longer.
const CEILING: Duration = Duration::from_millis(5);

pub(crate) fn run(rounds: usize) {
    for threads in [1, 2] {
        let mut delays = delays(rounds as u64 * SEARCHES, threads);
        delays.sort_unstable();
        let at = |permille: usize| delays[(delays.len() - 1) * permille / 1_000];
        println!(
            "{threads} threads, {} searches: median {:?}, 99 of 100 within {:?}, all within {:?}",
            delays.len(),
            at(500),
            at(990),
            at(1_000)
        );
        let share = at(990).as_secs_f64() / CEILING.as_secs_f64();
        println!("CEILING stop-p99-{threads}-threads 5ms {share:.3}");
    }
}

/// From `stop` to `bestmove`, in one dialogue; searches are as long as chance has it.
fn delays(searches: u64, threads: usize) -> Vec<Duration> {
    let (tell, answers) = mpsc::channel();
    let mut engine = Uci::new(move |line| {
        if line.starts_with("bestmove") {
            // Whoever listened has had enough.
            let _ = tell.send(Instant::now());
        }
    });
    let mut say = |line: &str| {
        let _ = engine.handle_line(line);
    };
    say(&format!("setoption name Threads value {threads}"));
    let mut random = Random(0x0570);
    let mut delays = Vec::new();
    for position in Bench::positions() {
        say(&format!("setoption name UCI_Chess960 value {}", !position.castling().is_empty()));
        say(&format!("position fen {}", fen::write(&position, Dialect::Chess960)));
        for _ in 0..searches {
            say("go infinite");
            thread::sleep(Duration::from_millis(random.below(LONGEST)));
            let asked = Instant::now();
            say("stop");
            delays.extend(answers.recv().ok().map(|answered| answered.duration_since(asked)));
        }
    }
    delays
}
