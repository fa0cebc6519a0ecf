//! The command line, one file a command.

mod contest;
mod report;
mod table;
mod uci;

use std::error::Error;

/// Matches, ratings and data for Roque's engine.
#[derive(Debug, clap::Parser)]
#[command(name = "roque-arena")]
pub(crate) enum Command {
    Match(contest::Contest),
    Report(report::Report),
    /// Be an engine: Roque's alone, on the standard input and output
    Uci,
}

impl Command {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        match self {
            Self::Match(contest) => contest.run(),
            Self::Report(report) => report.run(),
            Self::Uci => uci::run(),
        }
    }
}
