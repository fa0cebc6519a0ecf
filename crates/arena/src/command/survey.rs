//! `survey`: what is in files of games.

use std::{collections::HashSet, error::Error, path::PathBuf};

use roque_arena::data::{DataError, Game, Games, Sample};
use roque_rules::Color;

/// Check files of games, and count what is in them
#[derive(Debug, clap::Args)]
pub(crate) struct Survey {
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// What was counted in one file.
#[derive(Default)]
struct Count {
    games: u64,
    /// Won by White, drawn, won by Black.
    results: [u64; 3],
    adjudicated: u64,
    positions: u64,
    quiet: u64,
    /// Games that begin where another game of these files does.
    repeated: u64,
}

impl Survey {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        let mut starts = HashSet::new();
        for path in &self.files {
            let games = Games::open(path)?;
            let header = games.header();
            println!("{}: seed {}, {} nodes a move", path.display(), header.seed, header.nodes);
            let mut count = Count::default();
            for game in games {
                match game {
                    Ok(game) => count.add(&game, &mut starts),
                    Err(error @ DataError::CutShort { .. }) => println!("  {error}"),
                    Err(error) => return Err(error.into()),
                }
            }
            count.tell();
        }
        Ok(())
    }
}

impl Count {
    fn add(&mut self, game: &Game, starts: &mut HashSet<u64>) {
        self.games += 1;
        self.results[match game.winner {
            Some(Color::White) => 0,
            None => 1,
            Some(Color::Black) => 2,
        }] += 1;
        self.adjudicated += u64::from(game.adjudicated);
        self.positions += game.thoughts.len() as u64;
        self.quiet += game.samples().filter(Sample::is_quiet).count() as u64;
        self.repeated += u64::from(!starts.insert(game.start.key()));
    }

    fn tell(&self) {
        let [white, drawn, black] = self.results;
        println!(
            "  {} games: {white} won by White, {drawn} drawn, {black} won by Black; {} ended early",
            self.games, self.adjudicated
        );
        println!("  {} positions, {} of them quiet", self.positions, self.quiet);
        if self.repeated > 0 {
            println!("  {} games begin where another of these files does", self.repeated);
        }
    }
}
