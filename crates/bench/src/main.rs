//! Speed against peers, in one run: every contender takes its turn at every position, again and
//! again, and medians are compared. Each bench ends with lines `RATIO what peer number`, Roque's speed
//! over the peer's, or `CEILING what limit number`, a part of what is allowed.

mod contender;
mod fen;
mod moves;
mod perft;
mod pgn;
mod playout;
mod position;
mod random;
mod scenario;
mod search;
mod stockfish;
mod stop;
mod table;
mod time;
mod winnable;

use std::process::ExitCode;

struct Bench {
    name: &'static str,
    run: fn(rounds: usize),
}

/// What `roque-bench NAME [ROUNDS]` measures.
const BENCHES: [Bench; 7] = [
    Bench { name: "perft", run: perft::run },
    Bench { name: "moves", run: moves::run },
    Bench { name: "fen", run: fen::run },
    Bench { name: "winnable", run: winnable::run },
    Bench { name: "pgn", run: pgn::run },
    Bench { name: "search", run: search::run },
    Bench { name: "stop", run: stop::run },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["scenario", name] => scenario::run(name, "roque", 1),
        ["scenario", name, contender] => scenario::run(name, contender, 1),
        ["scenario", name, contender, times] => {
            times.parse().ok().and_then(|times| scenario::run(name, contender, times))
        }
        [name] => measure(name, 5),
        [name, rounds] => rounds.parse().ok().and_then(|rounds| measure(name, rounds)),
        _ => None,
    };
    if done.is_some() {
        return ExitCode::SUCCESS;
    }
    let benches = BENCHES.map(|bench| bench.name).join("|");
    let scenarios = scenario::ALL.map(|scenario| scenario.name).join("|");
    eprintln!("usage: roque-bench {benches} [ROUNDS, from 1 to 1000]");
    eprintln!("       roque-bench scenario {scenarios} [CONTENDER [TIMES]]");
    ExitCode::from(2)
}

/// Runs a bench; nothing if there is none of this name or the number of rounds is unreasonable.
fn measure(name: &str, rounds: usize) -> Option<()> {
    let bench = BENCHES.into_iter().find(|bench| bench.name == name)?;
    (1..=1000).contains(&rounds).then(|| (bench.run)(rounds))
}
