//! `roque pgn convert`: games written again.

use std::io::{self, BufWriter, Write as _};

use clap::Args;
use roque_notation::{
    Letters,
    pgn::{Builder, GameRead, Part, Place, Reader, Replay, write_in},
};

use super::{
    Input, letters,
    parts::{self, Work},
    source,
};
use crate::Answer;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// The letters to write: en, which is PGN's export format, another language, or figurine.
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = letters)]
    to: Letters,
}

/// What is broken is written as far as it could be played, and said on the standard error.
pub(crate) fn run(arguments: &Arguments) -> Answer {
    let mut output = BufWriter::new(io::stdout().lock());
    let work = Convert { to: arguments.to };
    let (mut games, mut broken) = (0, 0);
    for source in source::find(&arguments.input.files)? {
        parts::read(&source, arguments.input.from, &work, |converted: Converted| {
            games += converted.games;
            broken += converted.broken;
            eprint!("{}", converted.complaints);
            output.write_all(converted.text.as_bytes())
        })?;
    }
    output.flush()?;
    if broken > 0 {
        return Err(format!("{broken} of {games} games could not be read to their end").into());
    }
    Ok(())
}

struct Convert {
    to: Letters,
}

#[derive(Debug, Default)]
struct Converted {
    text: String,
    complaints: String,
    games: u64,
    broken: u64,
}

impl Work for Convert {
    type Answer = Converted;

    fn read(&self, source: &str, part: &Part, letters: Letters, _: Option<&str>) -> Converted {
        let mut converted = Converted::default();
        let take = |read: GameRead| {
            converted.games += 1;
            let errors = read.problems.iter().filter(|problem| problem.fault.is_error());
            let before = converted.complaints.len();
            for problem in errors {
                let Place { line, column, .. } = problem.place;
                let fault = &problem.fault;
                let complaint = format!("{source}:{line}:{column}: error: {fault}\n");
                converted.complaints += &complaint;
            }
            converted.broken += u64::from(converted.complaints.len() > before);
            if let Some(game) = read.game {
                converted.text += &write_in(&game, self.to);
            }
        };
        let mut replay = Replay::new(letters, Builder::new(take));
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        drop(replay);
        converted
    }
}
