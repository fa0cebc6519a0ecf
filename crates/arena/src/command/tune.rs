//! `tune`: the evaluation's weights are made to tell the results of games.

use std::{error::Error, path::PathBuf};

use indicatif::ProgressBar;
use roque_arena::{
    data::DataError,
    tune::{Curve, Plan, Samples, descend, error},
};
use roque_engine::trace::Weights;

/// Find the weights of the evaluation that tell the results of games best
///
/// Begins from the weights the engine is built with, and writes them anew in their source file. The
/// same files and options give the same weights.
#[derive(Debug, clap::Args)]
pub(crate) struct Tune {
    /// Files of games that `datagen` wrote
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How often all positions are gone through
    #[arg(long, default_value_t = 20)]
    epochs: u32,
    /// Positions that give one step
    #[arg(long, default_value_t = 8_192)]
    batch: usize,
    /// Centipawns of a first step
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// How much of what should be is what the search said, from 0 to 1; the rest is the result
    #[arg(long, default_value_t = 0.4)]
    score_share: f64,
    /// How strongly weights are held to what they were
    #[arg(long, default_value_t = 2e-9)]
    pull: f64,
    /// What the order of the positions follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the weights are written
    #[arg(long, default_value = "crates/engine/src/evaluation/weights.rs")]
    output: PathBuf,
}

impl Tune {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        let samples = self.samples()?;
        let start = Weights::of_the_engine();
        let curve = Curve::fit(&samples.learned, &start);
        println!(
            "{} positions to learn from, {} held out; {:.1} centipawns multiply the odds by e",
            samples.learned.len(),
            samples.held_out.len(),
            curve.scale,
        );
        let errors = |weights: &Weights| {
            let of = |samples, share| error(samples, weights, curve, share);
            format!(
                "{:.6} learned, {:.6} held out, {:.6} of their results alone",
                of(&samples.learned, self.score_share),
                of(&samples.held_out, self.score_share),
                of(&samples.held_out, 0.0),
            )
        };
        println!("error before: {}", errors(&start));
        let bar = ProgressBar::new(u64::from(self.epochs));
        let found = descend(&samples.learned, &start, curve, self.plan(), |epoch, _| {
            bar.set_position(u64::from(epoch));
        });
        bar.finish_and_clear();
        println!("error after:  {}", errors(&found));
        std::fs::write(&self.output, found.to_source())
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        println!("wrote {}", self.output.display());
        Ok(())
    }

    fn samples(&self) -> Result<Samples, DataError> {
        let mut samples = Samples::default();
        for path in &self.files {
            samples.read(path)?;
        }
        Ok(samples)
    }

    fn plan(&self) -> Plan {
        let Self { epochs, batch, rate, score_share, pull, seed, .. } = *self;
        Plan { epochs, batch, rate, score_share, pull, seed }
    }
}
