//! `odds`: what results a score lets expect.

use std::{error::Error, path::PathBuf};

use roque_arena::tune::Results;
use roque_engine::OddsCurve;

/// Fit the odds that the engine tells (`UCI_ShowWDL`) to the results of games
///
/// Writes them in their source file.
#[derive(Debug, clap::Args)]
pub(crate) struct Odds {
    /// Files of games that `datagen` wrote
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where the curve is written
    #[arg(long, default_value = "crates/engine/src/odds/fitted.rs")]
    output: PathBuf,
}

impl Odds {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        let mut results = Results::default();
        for path in &self.files {
            results.read(path)?;
        }
        let (before, after) = (OddsCurve::FITTED, results.fit());
        println!("{} positions of {} games", results.positions(), results.games());
        println!(
            "surprise before {:.5}, after {:.5}",
            results.surprise(before),
            results.surprise(after)
        );
        println!("{:>10}  won, drawn, lost of a thousand, and as the curve says", "centipawns");
        for score in (0..=600).step_by(50) {
            let [lost, drawn, won] = results.about(score, 12);
            let sum = (lost + drawn + won).max(1);
            let share = |count: u64| (1_000 * count + sum / 2) / sum;
            let curve = [score, -score].map(|score| 1_000.0 * after.won(f64::from(score)));
            println!(
                "{score:>10}  {:>4} {:>4} {:>4}   {:>4.0} {:>4.0} {:>4.0}",
                share(won),
                share(drawn),
                share(lost),
                curve[0],
                1_000.0 - curve[0] - curve[1],
                curve[1],
            );
        }
        std::fs::write(&self.output, after.to_source())
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        println!(
            "wrote {}: half the games are won at {:.1}",
            self.output.display(),
            after.half_won
        );
        Ok(())
    }
}
