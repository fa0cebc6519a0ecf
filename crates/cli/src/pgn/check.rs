//! `roque pgn check`: what is wrong in every game, and where.

use std::io::{self, BufWriter, Write as _};

use clap::Args;
use roque_notation::{
    Dialect, Letters,
    pgn::{
        Fault, Follower, GameResult, LONGEST_GAME, Next, Part, Place, Problem, Reader, Replay, Spot,
    },
};
use roque_rules::{Move, Position};
use serde::Serialize;

use super::{
    Input,
    parts::{self, Work},
    problem::{self, ProblemLine},
    source,
};
use crate::Answer;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Answer with a line of JSON for each game.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut total = Count::default();
    let work = Check { json: arguments.json };
    for source in source::find(&arguments.input.files)? {
        parts::read(&source, &arguments.input, &work, |(text, count): (String, Count)| {
            total.add(&count);
            output.write_all(text.as_bytes())
        })?;
    }
    let Count { games, plies, broken, errors, warnings } = total;
    if !arguments.json {
        writeln!(output, "games {games}\nplies {plies}\nerrors {errors}\nwarnings {warnings}")?;
    }
    output.flush()?;
    if errors > 0 {
        return Err(
            format!("games with errors: {broken} of {games}; errors in all: {errors}").into()
        );
    }
    Ok(())
}

struct Check {
    json: bool,
}

#[derive(Debug, Default)]
struct Count {
    games: u64,
    plies: u64,
    /// Games with an error.
    broken: u64,
    errors: u64,
    warnings: u64,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.broken += other.broken;
        self.errors += other.errors;
        self.warnings += other.warnings;
    }
}

impl Work for Check {
    type Answer = (String, Count);

    fn read(
        &self,
        source: &str,
        part: &Part,
        letters: Letters,
        remark: Option<&str>,
    ) -> (String, Count) {
        let report = Report {
            source,
            json: self.json,
            text: String::new(),
            count: Count::default(),
            number: part.games_before,
            place: Place::default(),
            depth: 0,
            plies: 0,
            problems: Vec::new(),
            remark,
        };
        let mut replay = Replay::new(letters, report);
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        let mut report = replay.into_follower();
        if part.cut {
            let fault = Fault::TooLong(LONGEST_GAME);
            report.problems.push(Problem { place: report.place, fault });
        }
        report.say_loose();
        (report.text, report.count)
    }
}

/// What is written of the games of a part.
struct Report<'a> {
    source: &'a str,
    json: bool,
    text: String,
    count: Count,
    number: u64,
    place: Place,
    depth: usize,
    plies: u64,
    problems: Vec<Problem>,
    remark: Option<&'a str>,
}

/// The shape of a line of JSON, which scripts rely on.
#[derive(Debug, Serialize)]
struct GameLine<'a> {
    file: &'a str,
    /// From 1, in its file; nothing for what is wrong outside of games.
    game: Option<u64>,
    line: u64,
    offset: u64,
    plies: u64,
    result: Option<&'static str>,
    errors: Vec<ProblemLine>,
    warnings: Vec<ProblemLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'a str>,
}

impl Report<'_> {
    fn say(&mut self, game: Option<u64>, result: Option<GameResult>) {
        let is_error = |problem: &&Problem| problem.fault.is_error();
        let errors = self.problems.iter().filter(is_error).count() as u64;
        self.count.broken += u64::from(errors > 0);
        self.count.errors += errors;
        self.count.warnings += self.problems.len() as u64 - errors;
        if self.json {
            let [errors, warnings] = problem::sorted(&self.problems);
            let line = GameLine {
                file: self.source,
                game,
                line: self.place.line,
                offset: self.place.offset,
                plies: self.plies,
                result: result.map(GameResult::as_str),
                errors,
                warnings,
                language: self.remark.take(),
            };
            // A line of plain values cannot fail.
            self.text += &serde_json::to_string(&line).unwrap_or_default();
            self.text.push('\n');
        } else {
            if let Some(remark) = self.remark.take() {
                let note = format!("{}: note: {remark}\n", self.source);
                self.text += &note;
            }
            for problem in &self.problems {
                let Place { line, column, .. } = problem.place;
                let kind = if problem.fault.is_error() { "error" } else { "warning" };
                let (source, fault) = (self.source, &problem.fault);
                let line = format!("{source}:{line}:{column}: {kind}: {fault}\n");
                self.text += &line;
            }
        }
        self.problems.clear();
    }

    /// What is wrong behind the last game.
    fn say_loose(&mut self) {
        if let Some(first) = self.problems.first() {
            self.place = first.place;
            self.plies = 0;
            self.say(None, None);
        }
    }
}

impl Follower for Report<'_> {
    fn begin_game(&mut self, at: Spot<'_>) {
        self.number += 1;
        self.place = at.place();
        self.depth = 0;
        self.plies = 0;
    }

    fn play(&mut self, _: &Position, _: Option<Move>, _: &Position) {
        self.plies += u64::from(self.depth == 0);
    }

    fn begin_moves(&mut self, _: &Position, _: Dialect) -> Next {
        Next::Read
    }

    fn begin_variation(&mut self) -> Next {
        self.depth += 1;
        Next::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn end_game(&mut self, result: GameResult, _at: Spot<'_>) {
        self.count.games += 1;
        self.count.plies += self.plies;
        self.say(Some(self.number), Some(result));
    }

    fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }
}
