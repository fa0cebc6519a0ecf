//! How fast legal moves are found: counted, and listed and played.

use crate::{
    contender::{self, Contender},
    position::{self, Position},
    table,
    time::{self, median},
};

/// Times every contender at every position in turn, `rounds` times, and prints what came out.
pub(crate) fn run(rounds: usize) {
    let counted = measure(rounds, |contender, position| {
        let leaves = (contender.count)(position)?;
        assert_eq!(leaves, position.leaves, "{} at {}", contender.name, position.name);
        Some(leaves)
    });
    let walked = measure(rounds, |contender, position| (contender.walk)(position));
    println!("Leaves counted, in millions a second (median of {rounds})");
    table::print(&counted);
    println!(
        "\nMoves listed and played one level less deep, in trees a second (median of {rounds})"
    );
    table::print(&walked);
    println!();
    table::print_ratios("perft", &counted);
    table::print_ratios("play", &walked);
}

/// The speeds of every contender at every position: the median over the rounds, or nothing where
/// the contender cannot play.
fn measure(rounds: usize, run: impl Fn(&Contender, &Position) -> Option<u64>) -> Vec<table::Row> {
    let rows = position::ALL.iter().map(|position| {
        let mut times = vec![Vec::new(); contender::ALL.len()];
        for _ in 0..rounds {
            for (contender, times) in contender::ALL.iter().zip(&mut times) {
                let (seconds, done) = time::taken(contender.clock, || run(contender, position));
                if done.is_some() {
                    times.push(seconds);
                }
            }
        }
        table::Row { position, seconds: times.into_iter().map(median).collect() }
    });
    rows.collect()
}
