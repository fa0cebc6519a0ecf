//! How soon an engine that searches without limits answers `stop`.

use std::{
    hint,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use roque_engine::{Bench, Uci};
use roque_notation::{Dialect, fen};

use crate::random::Random;

/// Searches of each position, a round; as many bare threads.
const SEARCHES: u64 = 4;
/// The longest search.
const LONGEST: u64 = 60;
/// No answer should take longer.
const CEILING: Duration = Duration::from_millis(5);

pub(crate) fn run(rounds: usize) {
    let searches = rounds as u64 * SEARCHES;
    // What the machine takes for it, busy as it is, whoever is to be stopped.
    let machine = middle_and_last("a thread that does nothing else", bare_delays(searches));
    for threads in [1, 2] {
        let what = format!("a search of {threads} threads");
        let [median, last] = middle_and_last(&what, delays(searches, threads));
        println!("CEILING stop-p99-{threads}-threads 5ms {:.3}", last / CEILING.as_secs_f64());
        println!("RATIO stop-median-{threads}-threads bare-thread {:.2}", machine[0] / median);
    }
}

/// Of some delays the median and the 99th of a hundred, in seconds, which are printed.
fn middle_and_last(what: &str, mut delays: Vec<Duration>) -> [f64; 2] {
    delays.sort_unstable();
    let at = |percent: usize| delays[(delays.len() - 1) * percent / 100];
    let (median, last) = (at(50), at(99));
    println!("{what} stops within {median:?}, 99 of 100 times within {last:?}");
    [median, last].map(|delay| delay.as_secs_f64())
}

/// Of threads that look for nothing but the sign to stop.
fn bare_delays(times: u64) -> Vec<Duration> {
    let mut random = Random(0x0570);
    let mut delays = Vec::new();
    for _ in 0..times {
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            while !seen.load(Relaxed) {
                hint::spin_loop();
            }
            Instant::now()
        });
        thread::sleep(Duration::from_millis(random.below(LONGEST)));
        let asked = Instant::now();
        stop.store(true, Relaxed);
        delays.extend(thread.join().ok().map(|stopped| stopped.duration_since(asked)));
    }
    delays
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
