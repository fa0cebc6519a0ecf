//! What an instruction counter is put on: one thing done by one contender alone.

use crate::{
    contender::{self, Contender},
    fen, position, winnable,
};

pub(crate) struct Scenario {
    pub(crate) name: &'static str,
    /// Does it, and says how many things were done: the unit of the instructions counted. Nothing
    /// if the contender cannot.
    run: fn(&Contender) -> Option<u64>,
}

pub(crate) const ALL: [Scenario; 4] = [
    // Leaves of Kiwipete at depth 4, the last level not listed.
    Scenario { name: "count", run: |contender| (contender.count)(&position::KIWIPETE) },
    // Moves of Kiwipete to depth 3, each listed and played.
    Scenario {
        name: "walk",
        run: |contender| {
            (contender.walk)(&position::KIWIPETE)?;
            // Kiwipete's perft at depths 1, 2 and 3 (Chess Programming Wiki).
            Some(48 + 2_039 + 97_862)
        },
    },
    // Positions of a few seeded games, read from their FEN and validated.
    Scenario { name: "fen", run: |contender| fen::read_often(contender.name) },
    // Questions in passing, for either side, after every move of a few seeded games.
    Scenario { name: "winnable", run: |contender| (contender.name == "roque").then(winnable::ask) },
];

/// Runs a scenario so many times and prints how many things were done; nothing if there is no such
/// scenario, or no such contender that can.
pub(crate) fn run(name: &str, contender: &str, times: u32) -> Option<()> {
    let scenario = ALL.into_iter().find(|scenario| scenario.name == name)?;
    let contender = contender::ALL.into_iter().find(|known| known.name == contender)?;
    let mut done = 0;
    for _ in 0..times {
        done += (scenario.run)(&contender)?;
    }
    println!("{done}");
    Some(())
}
