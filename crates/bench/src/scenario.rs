//! What an instruction counter is put on: one thing done once, by Roque alone.

use crate::{contender, position};

pub(crate) struct Scenario {
    pub(crate) name: &'static str,
    /// Does it, and says how many things were done: the unit of the instructions counted.
    run: fn() -> u64,
}

pub(crate) const ALL: [Scenario; 2] = [
    // Leaves of Kiwipete at depth 4, the last level not listed.
    Scenario { name: "count", run: count },
    // Moves of Kiwipete to depth 3, each listed and played with the key kept.
    Scenario { name: "walk", run: walk },
];

/// Runs a scenario and prints how many things were done; nothing if there is none of this name.
pub(crate) fn run(name: &str) -> Option<()> {
    let scenario = ALL.into_iter().find(|scenario| scenario.name == name)?;
    println!("{}", (scenario.run)());
    Some(())
}

fn count() -> u64 {
    let [roque, ..] = &contender::ALL;
    (roque.count)(&position::KIWIPETE).unwrap_or_default()
}

fn walk() -> u64 {
    let [roque, ..] = &contender::ALL;
    (roque.walk)(&position::KIWIPETE).unwrap_or_default();
    // Kiwipete's perft counts at depths 1, 2 and 3 (Chess Programming Wiki).
    48 + 2_039 + 97_862
}
