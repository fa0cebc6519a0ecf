//! What an instruction counter is put on: one thing done by one contender alone.

use crate::{contender, fen, pgn, position, winnable};

/// Something to measure, with all that it needs made beforehand: does it, and says how many things
/// were done, which is the unit of the instructions counted.
pub(crate) type Work = Box<dyn Fn() -> u64>;

pub(crate) struct Scenario {
    pub(crate) name: &'static str,
    /// Nothing if there is no such contender, or it cannot.
    prepare: fn(contender: &str) -> Option<Work>,
}

pub(crate) const ALL: [Scenario; 12] = [
    // Leaves of Kiwipete at depth 4, the last level not listed.
    Scenario {
        name: "count",
        prepare: |name| {
            let count = contender::named(name)?.count;
            Some(Box::new(move || count(&position::KIWIPETE).unwrap_or(0)))
        },
    },
    // Moves of Kiwipete to depth 3, each listed and played.
    Scenario {
        name: "walk",
        prepare: |name| {
            let walk = contender::named(name)?.walk;
            // Kiwipete's perft at depths 1, 2 and 3 (Chess Programming Wiki).
            let moves = 48 + 2_039 + 97_862;
            Some(Box::new(move || walk(&position::KIWIPETE).map_or(0, |_| moves)))
        },
    },
    // Positions of a few seeded games, read from their FEN and validated.
    Scenario { name: "fen", prepare: fen::reading },
    // Questions in passing, for either side, after every move of a few seeded games.
    Scenario { name: "winnable", prepare: winnable::asking },
    // Games of a generated text, their moves passed over.
    Scenario { name: "pgn-skip", prepare: pgn::skipping },
    // Games of a text full of comments and variations.
    Scenario { name: "pgn-pass", prepare: pgn::rich_skipping },
    // The half-moves of the plain text, as tokens.
    Scenario { name: "pgn-tokens", prepare: pgn::tokens },
    // The same, found and played.
    Scenario { name: "pgn-replay", prepare: pgn::replay },
    // The same of a text full of comments and variations.
    Scenario { name: "pgn-rich", prepare: pgn::rich_replay },
    // Half-moves of that text, kept in trees.
    Scenario { name: "pgn-tree", prepare: pgn::trees },
    // Single moves of generated games, from a text to the legal move.
    Scenario { name: "san-read", prepare: pgn::reading_moves },
    // The same, from the legal move to a text.
    Scenario { name: "san-write", prepare: pgn::writing_moves },
];

/// Runs a scenario so many times and prints how many things were done; nothing if there is no such
/// scenario, or no such contender that can.
pub(crate) fn run(name: &str, contender: &str, times: u32) -> Option<()> {
    let scenario = ALL.into_iter().find(|scenario| scenario.name == name)?;
    let work = (scenario.prepare)(contender)?;
    let done = measured(&work, times);
    println!("{done}");
    (done > 0).then_some(())
}

/// Instructions are counted in here and nowhere else: `xtask/src/instructions.rs` knows the name.
#[inline(never)]
fn measured(work: &Work, times: u32) -> u64 {
    (0..times).map(|_| work()).sum()
}
