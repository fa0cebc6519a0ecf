//! Speed against peers, in one run: every contender takes its turn at every position, again and
//! again, and medians are compared. Each bench ends with lines `RATIO what peer number`, Roque's speed
//! over the peer's.

mod contender;
mod perft;
mod position;
mod table;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next();
    let rounds = words.next().map_or(Ok(5), |word| word.parse());
    match (name.as_deref(), rounds) {
        (Some("perft"), Ok(rounds @ 1..=1000)) => {
            perft::run(rounds);
            ExitCode::SUCCESS
        }
        // One contender, one position, one count: what an instruction counter is put on.
        (Some("leaf"), _) => {
            println!("{}", perft::leaf());
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("usage: roque-bench perft [ROUNDS, from 1 to 1000] | leaf");
            ExitCode::from(2)
        }
    }
}
