//! `report`: what logs say, together.

use std::{error::Error, path::PathBuf};

use roque_arena::{
    bout::Record,
    statistics::Hypotheses,
    tournament::{Log, Standings},
};

use super::table;

/// Rate the players of one log or more, who are known by their names
#[derive(Debug, clap::Args)]
pub(crate) struct Report {
    /// The logs of matches
    #[arg(required = true)]
    logs: Vec<PathBuf>,
    /// A rating that is known; the others are measured from it
    #[arg(long = "anchor", value_name = "NAME=ELO")]
    anchors: Vec<table::Anchor>,
    /// Judge the first two players: Elo of the one and the other hypothesis, as in 0,5
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]")]
    sprt: Option<Hypotheses>,
    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
}

impl Report {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        let mut records: Vec<Record> = Vec::new();
        for path in &self.logs {
            let (_, mut more) = Log::read(path)?
                .ok_or_else(|| format!("{}: there is nothing in it", path.display()))?;
            // Pairs of different logs stay apart.
            let past = records.iter().map(|record| record.number / 2 + 1).max().unwrap_or(0);
            for record in &mut more {
                record.number += 2 * past;
            }
            records.append(&mut more);
        }
        let mut standings = Standings::new(names(&records), self.sprt);
        for record in &records {
            standings.add(record);
        }
        if let Some(path) = &self.pgn {
            let games: String = records.iter().filter_map(Record::to_pgn).collect();
            std::fs::write(path, games).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        print!("{}", table::render(&standings, &self.anchors)?);
        Ok(())
    }
}

/// The players in the order in which they appear, White of a game first.
fn names(records: &[Record]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in records.iter().flat_map(|record| [&record.white, &record.black]) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}
