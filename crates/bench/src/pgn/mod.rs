//! How fast games are read: passed over, as tokens, played, and kept; and single moves.

mod contender;
mod corpus;
mod san;
mod scenario;

use std::{env, fs, io, path::PathBuf};

use corpus::Kind;

pub(crate) use scenario::{
    reading_moves, replay, rich_replay, rich_skipping, skipping, tokens, trees, writing_moves,
};

use crate::time::{self, median};

/// The least length of each file.
const BYTES: usize = 200 << 20;

/// How many single moves.
const MOVES: usize = 200_000;

/// Times Roque and its peer in turn, `rounds` times, at every job on every file, then at single
/// moves, and prints what came out.
pub(crate) fn run(rounds: usize) {
    let mut ratios = Vec::new();
    println!("Megabytes a second (median of {rounds})");
    println!("{:<14}{:>10}{:>22}{:>10}", "", "roque", "peer", "");
    for kind in [Kind::Plain, Kind::Rich] {
        let text = match file(kind) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("roque-bench: no {} games: {error}", kind.name());
                return;
            }
        };
        for job in contender::ALL {
            let (own, theirs) = ((job.roque)(&text), (job.peer)(&text));
            assert_eq!(own, theirs, "{} {}", job.name, kind.name());
            let seconds = alternate(rounds, &[&|| (job.roque)(&text), &|| (job.peer)(&text)]);
            let what = format!("{}-{}", job.name, kind.name());
            #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
            let speed = |seconds: f64| text.len() as f64 / seconds / 1e6;
            println!(
                "{what:<14}{:>10.0}{:>22}{:>10.0}",
                speed(seconds[0]),
                job.peer_name,
                speed(seconds[1])
            );
            ratios.push((what, job.peer_name, seconds[1] / seconds[0]));
        }
    }
    single_moves(rounds, &mut ratios);
    println!();
    for (what, peer, ratio) in ratios {
        println!("RATIO {what} {peer} {ratio:.2}");
    }
}

fn single_moves(rounds: usize, ratios: &mut Vec<(String, &'static str, f64)>) {
    println!("\nMillions of single moves a second (median of {rounds})");
    let moves = san::Moves::new(MOVES);
    for (what, read) in [("san-read", true), ("san-write", false)] {
        let way = |contender: &san::Contender| if read { contender.read } else { contender.write };
        for contender in &san::ALL {
            assert_eq!(way(contender)(&moves), moves.len(), "{what} {}", contender.name);
        }
        let [roque, shakmaty, cozy] = &san::ALL;
        let seconds = alternate(
            rounds,
            &[&|| way(roque)(&moves) as u64, &|| way(shakmaty)(&moves) as u64, &|| {
                way(cozy)(&moves) as u64
            }],
        );
        for (contender, &taken) in san::ALL.iter().zip(&seconds) {
            #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
            let speed = moves.len() as f64 / taken / 1e6;
            println!("{what:<14}{:>12}{speed:>10.1}", contender.name);
            if contender.name != "roque" {
                ratios.push((what.to_owned(), contender.name, taken / seconds[0]));
            }
        }
    }
}

/// The median seconds of each, run one after the other again and again.
fn alternate(rounds: usize, works: &[&dyn Fn() -> u64]) -> Vec<f64> {
    let mut times = vec![Vec::new(); works.len()];
    for _ in 0..rounds {
        for (work, times) in works.iter().zip(&mut times) {
            times.push(time::taken(time::processor, work).0);
        }
    }
    times.into_iter().filter_map(median).collect()
}

/// The games, made the first time and then kept beside the program.
fn file(kind: Kind) -> io::Result<Vec<u8>> {
    let path = path(kind)?;
    match fs::read(&path) {
        Ok(text) if text.len() >= BYTES => Ok(text),
        _ => {
            eprintln!("making {} games in {}", kind.name(), path.display());
            let text = corpus::text(kind, BYTES).into_bytes();
            fs::write(&path, &text)?;
            Ok(text)
        }
    }
}

fn path(kind: Kind) -> io::Result<PathBuf> {
    let program = env::current_exe()?;
    let name = format!("pgn-{}-{}.pgn", kind.name(), BYTES >> 20);
    Ok(program.with_file_name(name))
}
