//! `datagen`: the engine plays itself.

use std::{error::Error, path::PathBuf, sync::atomic::AtomicBool, time::Instant};

use indicatif::{ProgressBar, ProgressStyle};
use roque_arena::{
    data::{Game, Sample},
    selfplay::{Origin, Settings, generate},
};

/// Play games of the engine against itself, and keep them in a file to learn from
///
/// The games of a seed are numbered; those that the file holds already are not played again. Other
/// seeds make other games.
#[derive(Debug, clap::Args)]
pub(crate) struct Datagen {
    /// The file; what it holds is kept, and gone on with
    file: PathBuf,
    /// How many games the file is to hold
    #[arg(long, default_value_t = 100_000)]
    games: u32,
    /// Positions looked at for each move
    #[arg(long, default_value_t = 1_000)]
    nodes: u32,
    /// What chance follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; by default one for each processor
    #[arg(long)]
    concurrency: Option<usize>,
}

/// What was played in this run.
struct Count {
    since: Instant,
    positions: u64,
    quiet: u64,
}

impl Datagen {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let settings = Settings::new(self.seed, self.nodes);
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len} games, {eta} to go  {msg}");
        let bar = ProgressBar::new(u64::from(self.games))
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut count = None;
        let concurrency = self.concurrency.unwrap_or_else(processors);
        let interrupted = AtomicBool::new(false);
        let watch = |game: &Game, origin| {
            bar.inc(1);
            if origin == Origin::Played {
                let count = count.get_or_insert_with(Count::begin);
                count.positions += game.thoughts.len() as u64;
                count.quiet += game.samples().filter(Sample::is_quiet).count() as u64;
                bar.set_message(count.to_string());
            }
        };
        generate(&self.file, &settings, self.games, concurrency, &interrupted, watch)?;
        bar.finish_and_clear();
        println!("{}", count.map_or("nothing to play".to_owned(), |count| count.to_string()));
        Ok(())
    }
}

impl Count {
    fn begin() -> Self {
        Self { since: Instant::now(), positions: 0, quiet: 0 }
    }

    fn an_hour(&self, count: u64) -> u64 {
        (count as f64 / self.since.elapsed().as_secs_f64().max(0.001) * 3600.0) as u64
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} positions ({} an hour), {} of them quiet ({} an hour)",
            self.positions,
            self.an_hour(self.positions),
            self.quiet,
            self.an_hour(self.quiet)
        )
    }
}
