//! The command line, one file a command.

mod contest;
mod datagen;
mod levels;
mod odds;
mod report;
mod revision;
mod survey;
mod table;
mod tune;
mod uci;

use std::error::Error;

/// Matches, ratings and data for Roque's engine.
#[derive(Debug, clap::Parser)]
#[command(name = "roque-arena")]
pub(crate) enum Command {
    Match(contest::Contest),
    Report(report::Report),
    Datagen(datagen::Datagen),
    Levels(levels::Levels),
    Survey(survey::Survey),
    Tune(tune::Tune),
    Odds(odds::Odds),
    /// Be an engine: Roque's alone, on the standard input and output
    Uci,
}

impl Command {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        match self {
            Self::Match(contest) => contest.run(),
            Self::Report(report) => report.run(),
            Self::Datagen(datagen) => datagen.run(),
            Self::Levels(levels) => levels.run(),
            Self::Survey(survey) => survey.run(),
            Self::Tune(tune) => tune.run(),
            Self::Odds(odds) => odds.run(),
            Self::Uci => uci::run(),
        }
    }
}
