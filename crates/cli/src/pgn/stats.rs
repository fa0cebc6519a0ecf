//! `roque pgn stats`: what there is in files of games.

use std::collections::BTreeMap;

use clap::Args;
use roque_notation::{
    Dialect, Letters,
    openings::{Opening, Openings},
    pgn::{Follower, GameResult, Next, Part, Problem, RawText, Reader, Replay, Spot},
};
use roque_rules::{Move, Position};
use roque_text::Language;
use serde::{Serialize, Serializer};

use super::{
    Input,
    parts::{self, Work},
    source,
};
use crate::{
    Answer, language,
    opening::{self, Named},
    print,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
    /// The language of the names of openings: fr or en; that of the system if not given.
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

/// How many openings are named to people; programs are told all.
const NAMED: usize = 10;

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
    /// How many games had each opening.
    #[serde(serialize_with = "most_frequent_first")]
    openings: BTreeMap<Opening, u64>,
}

#[derive(Debug, Serialize)]
struct Frequency {
    #[serde(flatten)]
    opening: Named,
    games: u64,
}

fn most_frequent_first<S: Serializer>(
    openings: &BTreeMap<Opening, u64>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let named = by_frequency(openings).into_iter();
    serializer
        .collect_seq(named.map(|(opening, games)| Frequency { opening: opening.into(), games }))
}

/// The most frequent first, equally frequent ones by their code.
fn by_frequency(openings: &BTreeMap<Opening, u64>) -> Vec<(Opening, u64)> {
    let mut sorted: Vec<_> = openings.iter().map(|(opening, games)| (*opening, *games)).collect();
    sorted.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    sorted
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let mut total = Stats::default();
    let counting = Counting { openings: Openings::new() };
    for source in source::find(&arguments.input.files)? {
        parts::read(&source, &arguments.input, &counting, |stats| {
            total.add(stats);
            Ok(())
        })?;
    }
    let language = arguments.lang.unwrap_or_else(language::of_the_system);
    let text = if arguments.json { serde_json::to_string(&total)? } else { total.text(language) };
    Ok(print(&format!("{}\n", text.trim_end()))?)
}

struct Counting {
    openings: Openings,
}

impl Work for Counting {
    type Answer = Stats;

    fn read(&self, _: &str, part: &Part, letters: Letters, _: Option<&str>) -> Stats {
        let counter = Counter {
            openings: &self.openings,
            stats: Stats::default(),
            plies: 0,
            depth: 0,
            opening: None,
        };
        let mut replay = Replay::new(letters, counter);
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        replay.into_follower().stats
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
        for (opening, games) in other.openings {
            *self.openings.entry(opening).or_default() += games;
        }
    }

    fn text(&self, language: Language) -> String {
        let results = self.results.iter().map(|(result, count)| (*result, *count));
        let counts = [("games", self.games), ("plies", self.plies), ("longest", self.longest)];
        let others = [
            ("set-up", self.set_up),
            ("chess960", self.chess960),
            ("variations", self.variations),
            ("comments", self.comments),
            ("errors", self.errors),
            ("warnings", self.warnings),
            ("openings", self.openings.len() as u64),
        ];
        let lines = counts.into_iter().chain(results).chain(others);
        let lines = lines.map(|(name, count)| format!("{name:<11}{count}"));
        let openings = by_frequency(&self.openings).into_iter().take(NAMED);
        let named = openings.map(|(opening, games)| {
            format!("{games:>10} {} {}", opening.eco, opening::name(opening, language))
        });
        lines.chain(named).collect::<Vec<_>>().join("\n")
    }
}

/// What is known of the game being read, and of those before.
struct Counter<'a> {
    openings: &'a Openings,
    stats: Stats,
    /// Of the main line.
    plies: u64,
    depth: usize,
    opening: Option<Opening>,
}

impl Follower for Counter<'_> {
    fn begin_game(&mut self, _at: Spot<'_>) {
        self.plies = 0;
        self.depth = 0;
        self.opening = None;
    }

    fn tag(&mut self, name: &[u8], _value: RawText<'_>) {
        self.stats.set_up += u64::from(name == b"FEN");
    }

    fn begin_moves(&mut self, _start: &Position, dialect: Dialect) -> Next {
        self.stats.chess960 += u64::from(dialect == Dialect::Chess960);
        Next::Read
    }

    fn play(&mut self, _: &Position, _: Option<Move>, after: &Position) {
        if self.depth == 0 {
            self.plies += 1;
            self.opening = self.openings.at(after).or(self.opening);
        }
    }

    fn comment(&mut self, _text: RawText<'_>) {
        self.stats.comments += 1;
    }

    fn begin_variation(&mut self) -> Next {
        self.stats.variations += 1;
        self.depth += 1;
        Next::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn end_game(&mut self, result: GameResult, _at: Spot<'_>) {
        self.stats.games += 1;
        self.stats.plies += self.plies;
        self.stats.longest = self.stats.longest.max(self.plies);
        *self.stats.results.entry(result.as_str()).or_default() += 1;
        if let Some(opening) = self.opening {
            *self.stats.openings.entry(opening).or_default() += 1;
        }
    }

    fn problem(&mut self, problem: Problem) {
        if problem.fault.is_error() {
            self.stats.errors += 1;
        } else {
            self.stats.warnings += 1;
        }
    }
}
