//! `roque pgn stats`: what there is in files of games.

use std::collections::BTreeMap;

use clap::Args;
use roque_notation::{
    Dialect, Letters,
    pgn::{Follower, GameResult, Next, Part, Problem, RawText, Reader, Replay, Spot},
};
use roque_rules::{Move, Position};
use serde::Serialize;

use super::{
    Input,
    parts::{self, Work},
    source,
};
use crate::{Answer, print};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// What is counted; the shape of the JSON, which scripts rely on.
#[derive(Debug, Default, Serialize)]
struct Stats {
    games: u64,
    /// Of main lines.
    plies: u64,
    /// Of the longest game.
    longest: u64,
    results: BTreeMap<&'static str, u64>,
    /// Games that do not start as all do.
    set_up: u64,
    chess960: u64,
    variations: u64,
    comments: u64,
    errors: u64,
    warnings: u64,
    #[serde(skip)]
    game_plies: u64,
    #[serde(skip)]
    depth: usize,
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let mut total = Stats::default();
    for source in source::find(&arguments.input.files)? {
        parts::read(&source, arguments.input.from, &Counting, |stats| {
            total.add(stats);
            Ok(())
        })?;
    }
    let text = if arguments.json { serde_json::to_string(&total)? } else { total.text() };
    Ok(print(&format!("{}\n", text.trim_end()))?)
}

struct Counting;

impl Work for Counting {
    type Answer = Stats;

    fn read(&self, _: &str, part: &Part, letters: Letters, _: Option<&str>) -> Stats {
        let mut replay = Replay::new(letters, Stats::default());
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        replay.into_follower()
    }
}

impl Stats {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.longest = self.longest.max(other.longest);
        for (result, count) in other.results {
            *self.results.entry(result).or_default() += count;
        }
        self.set_up += other.set_up;
        self.chess960 += other.chess960;
        self.variations += other.variations;
        self.comments += other.comments;
        self.errors += other.errors;
        self.warnings += other.warnings;
    }

    fn text(&self) -> String {
        let results = self.results.iter().map(|(result, count)| (*result, *count));
        let counts = [("games", self.games), ("plies", self.plies), ("longest", self.longest)];
        let others = [
            ("set-up", self.set_up),
            ("chess960", self.chess960),
            ("variations", self.variations),
            ("comments", self.comments),
            ("errors", self.errors),
            ("warnings", self.warnings),
        ];
        let lines = counts.into_iter().chain(results).chain(others);
        lines.map(|(name, count)| format!("{name:<11}{count}")).collect::<Vec<_>>().join("\n")
    }
}

impl Follower for Stats {
    fn begin_game(&mut self, _at: Spot<'_>) {
        self.game_plies = 0;
        self.depth = 0;
    }

    fn tag(&mut self, name: &[u8], _value: RawText<'_>) {
        self.set_up += u64::from(name == b"FEN");
    }

    fn begin_moves(&mut self, _start: &Position, dialect: Dialect) -> Next {
        self.chess960 += u64::from(dialect == Dialect::Chess960);
        Next::Read
    }

    fn play(&mut self, _: &Position, _: Option<Move>, _: &Position) {
        self.game_plies += u64::from(self.depth == 0);
    }

    fn comment(&mut self, _text: RawText<'_>) {
        self.comments += 1;
    }

    fn begin_variation(&mut self) -> Next {
        self.variations += 1;
        self.depth += 1;
        Next::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn end_game(&mut self, result: GameResult, _at: Spot<'_>) {
        self.games += 1;
        self.plies += self.game_plies;
        self.longest = self.longest.max(self.game_plies);
        *self.results.entry(result.as_str()).or_default() += 1;
    }

    fn problem(&mut self, problem: Problem) {
        if problem.fault.is_error() {
            self.errors += 1;
        } else {
            self.warnings += 1;
        }
    }
}
