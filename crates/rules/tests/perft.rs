//! The move generator against published and computed counts, with PEXT where the processor has it and
//! without.
//!
//! `ROQUE_PERFT=deep` follows every line of the own suites to its end; `ROQUE_PEERS=DIR` also runs
//! the suites found in DIR, to the deepest count of at most ten million leaves.

use std::{env, fs, path::Path};

use roque_notation::fen;
use roque_rules::{
    Position,
    perft::{divide, perft, perft_without_pext},
};

type Count = fn(&Position, u32) -> u64;

/// Leaves counted per position when the suite should stay short.
const LEAVES: u64 = 10_000_000;

#[test]
fn positions_of_random_play() {
    run("perft_own.epd", include_str!("data/perft_own.epd"), own_limit());
}

#[test]
fn the_960_start_arrays() {
    run("perft_960_start.epd", include_str!("data/perft_960_start.epd"), own_limit());
}

#[test]
fn the_suites_of_peers_where_they_are_given() {
    let Some(folder) = env::var_os("ROQUE_PEERS") else { return };
    for name in ["perft_standard.epd", "perft_tricky.epd", "perft_960.epd"] {
        let path = Path::new(&folder).join(name);
        let suite = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("ROQUE_PEERS: {}: {error}", path.display()));
        run(name, &suite, LEAVES);
    }
}

#[test]
fn divide_adds_up() {
    let position = fen::read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    assert_eq!(divide(&position, 3).iter().map(|(_, leaves)| leaves).sum::<u64>(), 13_744);
    assert_eq!(perft(&position, 3), 13_744);
    assert_eq!(perft(&position, 0), 1);
}

fn own_limit() -> u64 {
    match env::var("ROQUE_PERFT").as_deref() {
        Ok("deep") => u64::MAX,
        Ok(other) => panic!("ROQUE_PERFT is deep or unset, not {other:?}"),
        Err(_) => LEAVES,
    }
}

/// Counts every position of a suite to the deepest given depth within `limit` leaves, on all cores.
fn run(name: &str, suite: &str, limit: u64) {
    let lines: Vec<&str> =
        suite.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(!lines.is_empty(), "{name} holds no position");
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let share = lines.iter().skip(worker).step_by(workers);
            scope.spawn(move || share.for_each(|line| check(name, line, limit)));
        }
    });
}

fn check(name: &str, line: &str, limit: u64) {
    let mut parts = line.split(';').map(str::trim);
    let text = parts.next().unwrap_or_default();
    let position = fen::read(text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
    let counts: Vec<(u32, u64)> = parts
        .map(|part| {
            let (depth, leaves) = part.split_once(' ').expect("a depth and a count");
            (depth[1..].parse().expect("a depth"), leaves.parse().expect("a count"))
        })
        .collect();
    // A position whose only count is above the limit is counted all the same.
    let within = |limit| counts.iter().rfind(|&&(_, leaves)| leaves <= limit).or(counts.first());
    let ways: [(Count, u64); 2] = [(perft, limit), (perft_without_pext, limit.min(LEAVES) / 10)];
    for (count, limit) in ways {
        let &(depth, leaves) =
            within(limit).unwrap_or_else(|| panic!("{name}: {text} has no count"));
        assert_eq!(count(&position, depth), leaves, "{name}: {text} at depth {depth}");
    }
}
