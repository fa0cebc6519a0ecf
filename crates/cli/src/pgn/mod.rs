//! `roque pgn`: whole files of games, checked, counted or converted.

mod check;
mod convert;
mod game_line;
mod parts;
mod problem;
mod source;
mod stats;

use std::{fmt, num::NonZeroUsize, path::PathBuf, thread};

use clap::{Args, Subcommand};
use roque_notation::{
    Letters,
    pgn::{self, Guess},
};

use crate::Answer;

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Say what is wrong in every game, and where. The exit status is 1 if a game has an error.
    Check(check::Arguments),
    /// Count games, moves and results.
    Stats(stats::Arguments),
    /// Write the games again: in export format, or in other letters for people.
    Convert(convert::Arguments),
}

/// What all three read.
#[derive(Debug, Args)]
struct Input {
    /// Files or folders; .gz and .zst are unpacked, in folders every *.pgn, *.pgn.gz and *.pgn.zst
    /// is read. The standard input if none is given, or for -.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The letters of the pieces: a language such as en, fr or de, figurine, or auto to guess from
    /// what each file begins with.
    #[arg(long, default_value = "auto", value_name = "LANG")]
    from: From,
    /// Read with so many threads; with those of the machine if not given.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Input {
    fn threads(&self) -> usize {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        threads.map_or(1, NonZeroUsize::get)
    }
}

/// Letters that are known, or to be guessed.
#[derive(Debug, Clone, Copy)]
enum From {
    Auto,
    Letters(Letters),
}

impl std::str::FromStr for From {
    type Err = UnknownLetters;

    fn from_str(text: &str) -> Result<Self, UnknownLetters> {
        if text == "auto" { Ok(Self::Auto) } else { letters(text).map(Self::Letters) }
    }
}

/// Reads the code of a language, or `figurine`.
fn letters(code: &str) -> Result<Letters, UnknownLetters> {
    Letters::of_code(code).ok_or(UnknownLetters)
}

#[derive(Debug)]
struct UnknownLetters;

impl fmt::Display for UnknownLetters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Letters::ALL.iter().map(|letters| letters.code()).collect::<Vec<_>>();
        write!(f, "known are {}", codes.join(", "))
    }
}

impl std::error::Error for UnknownLetters {}

impl From {
    /// The letters for a file that begins like this, and what is to be said of a guess.
    fn of(self, beginning: &[u8]) -> (Letters, Option<String>) {
        let guess = match self {
            Self::Letters(letters) => return (letters, None),
            Self::Auto => pgn::guess_letters(beginning),
        };
        let letters = guess.letters();
        let remark = match guess {
            Guess::Certain(letters) if letters == Letters::ENGLISH => None,
            Guess::Certain(_) => Some(format!("language-detected:{}", letters.code())),
            Guess::Assumed(_) => Some(format!("language-assumed:{}", letters.code())),
        };
        (letters, remark)
    }
}

pub(crate) fn run(command: &Command) -> Answer {
    match command {
        Command::Check(arguments) => check::run(arguments),
        Command::Stats(arguments) => stats::run(arguments),
        Command::Convert(arguments) => convert::run(arguments),
    }
}
