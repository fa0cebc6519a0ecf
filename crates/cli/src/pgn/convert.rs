//! `roque pgn convert`: games written again.

use std::io::{self, BufWriter, Write as _};

use clap::Args;
use roque_notation::{
    Letters,
    openings::Openings,
    pgn::{Builder, Game, GameRead, Part, Place, Problem, Reader, Replay, write_in},
};

use super::{
    Input,
    game_line::GameLine,
    letters,
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
    /// Give each game the tags ECO and Opening, of the last position that has a name; in French with
    /// French letters.
    #[arg(long)]
    openings: bool,
    /// Write a line of JSON for each game instead.
    #[arg(long)]
    json: bool,
}

/// What is broken is written as far as it could be played, and said on the standard error or, in
/// JSON, in the line of its game.
pub(crate) fn run(arguments: &Arguments) -> Answer {
    let mut output = BufWriter::new(io::stdout().lock());
    let openings = arguments.openings.then(Openings::new);
    let work = Convert { to: arguments.to, openings, json: arguments.json };
    let (mut games, mut broken) = (0, 0);
    for source in source::find(&arguments.input.files)? {
        parts::read(&source, &arguments.input, &work, |converted: Converted| {
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
    openings: Option<Openings>,
    json: bool,
}

impl Convert {
    /// Sets the tags of PGN standard 9.3.1 and 9.4.1, if the opening is known.
    fn name_opening(&self, game: &mut Game) {
        let Some(openings) = &self.openings else { return };
        let mut position = *game.start();
        let mut found = None;
        for mv in game.main_line().map_while(|node| game.mv(node)) {
            position = position.play_unchecked(mv);
            found = openings.at(&position).or(found);
        }
        if let Some(opening) = found {
            let french = self.to == Letters::FRENCH;
            game.set_tag("ECO", opening.eco);
            game.set_tag("Opening", if french { opening.french } else { opening.name });
        }
    }
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
        let take = |mut read: GameRead| {
            converted.games += 1;
            converted.broken += u64::from(read.problems.iter().any(|one| one.fault.is_error()));
            if let Some(game) = &mut read.game {
                self.name_opening(game);
            }
            if self.json {
                let number = part.games_before + converted.games;
                let line = GameLine::of(source, number, &read, self.to);
                // A line of plain values cannot fail.
                converted.text += &serde_json::to_string(&line).unwrap_or_default();
                converted.text.push('\n');
            } else {
                converted.complaints += &complaints(source, &read.problems);
                if let Some(game) = &read.game {
                    converted.text += &write_in(game, self.to);
                }
            }
        };
        let mut replay = Replay::new(letters, Builder::new(take));
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        drop(replay);
        converted
    }
}

/// A line for each error.
fn complaints(source: &str, problems: &[Problem]) -> String {
    let errors = problems.iter().filter(|problem| problem.fault.is_error());
    let complain = |Problem { place: Place { line, column, .. }, fault }: &Problem| {
        format!("{source}:{line}:{column}: error: {fault}\n")
    };
    errors.map(complain).collect()
}
