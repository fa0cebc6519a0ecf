//! What an engine says, for programs that use one: a line of UCI as whoever listens understands it.
//!
//! Engines differ in what they leave out and add. A word that means nothing is passed over, and so is
//! a number that cannot be read; what is understood remains.

use std::{iter::Peekable, time::Duration};

use crate::{Odds, Score, ScoreBound};

/// A line that an engine says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Its name.
    Name(String),
    /// Who wrote it.
    Author(String),
    /// Something that may be set.
    Offer(Offer),
    /// It has introduced itself.
    UciOk,
    /// It has done all that was said before it was asked.
    ReadyOk,
    /// What it thinks.
    Report(Box<Report>),
    /// Its move, if there is one, and the reply it expects, as UCI writes them.
    BestMove {
        /// Nothing when there is no legal move.
        mv: Option<String>,
        /// On which it may be asked to ponder.
        ponder: Option<String>,
    },
}

/// An option by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Of one word or several.
    pub name: String,
    /// What may be set.
    pub kind: OfferKind,
}

/// What an option may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OfferKind {
    /// On or off.
    Check {
        /// At first.
        default: Option<bool>,
    },
    /// A number.
    Spin {
        /// At first.
        default: Option<i64>,
        /// No less.
        min: Option<i64>,
        /// No more.
        max: Option<i64>,
    },
    /// One of several texts.
    Combo {
        /// At first.
        default: String,
        /// All of them.
        choices: Vec<String>,
    },
    /// Something to do.
    Button,
    /// A text.
    Text {
        /// At first.
        default: String,
    },
}

/// What an `info` line tells; nothing where it tells nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Half-moves looked ahead.
    pub depth: Option<u32>,
    /// Half-moves of the longest line looked at.
    pub deepest: Option<u32>,
    /// The place of the line among those asked for, from 1.
    pub rank: Option<usize>,
    /// For the side to move.
    pub score: Option<Score>,
    /// Which side of the score the truth is, when it is not known any better.
    pub bound: Option<ScoreBound>,
    /// Games won, drawn and lost of a thousand.
    pub odds: Option<Odds>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Positions visited in a second.
    pub nodes_per_second: Option<u64>,
    /// How full the table is, in thousandths.
    pub hash_permille: Option<u32>,
    /// Positions that endgame tables knew.
    pub table_hits: Option<u64>,
    /// Time spent.
    pub time: Option<Duration>,
    /// The line, as UCI writes moves; an engine may put a null move, `0000`, in it.
    pub line: Vec<String>,
    /// Anything said in words, to the end of the line.
    pub text: Option<String>,
}

impl Heard {
    /// What a line says, from its first known word on; nothing when it has none.
    pub fn read(line: &str) -> Option<Self> {
        let mut rest = line.trim();
        loop {
            let (word, after) = split_word(rest)?;
            rest = after;
            return Some(match word {
                "id" => return read_id(rest),
                "option" => return read_offer(rest).map(Self::Offer),
                "uciok" => Self::UciOk,
                "readyok" => Self::ReadyOk,
                "info" => Self::Report(Box::new(read_report(rest))),
                "bestmove" => read_best_move(rest),
                _ => continue,
            });
        }
    }
}

/// The first word and what follows it; nothing at the end.
fn split_word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (end > 0).then(|| (&text[..end], text[end..].trim_start()))
}

fn read_id(rest: &str) -> Option<Heard> {
    let (word, text) = split_word(rest)?;
    match word {
        "name" => Some(Heard::Name(text.to_string())),
        "author" => Some(Heard::Author(text.to_string())),
        _ => None,
    }
}

fn read_best_move(rest: &str) -> Heard {
    let mut words = rest.split_whitespace();
    let is_move = |word: &&str| !["(none)", "0000", "NULL"].contains(word);
    let mv = words.next().filter(is_move).map(str::to_string);
    let ponder = words.by_ref().find(|&word| word == "ponder").and_then(|_| words.next());
    Heard::BestMove { mv, ponder: ponder.filter(is_move).map(str::to_string) }
}

/// The words after each of these names, in the order of the line; values may be several words.
fn read_offer(rest: &str) -> Option<Offer> {
    let mut name = None;
    let mut kind = None;
    let (mut default, mut min, mut max, mut choices) = (None, None, None, Vec::new());
    let mut words = rest.split_whitespace().peekable();
    while let Some(word) = words.next() {
        match word {
            "name" if name.is_none() => name = Some(words_until(&mut words, &["type"])),
            "type" => kind = words.next(),
            "default" => {
                let ends: &[&str] =
                    if kind == Some("string") { &[] } else { &["min", "max", "var"] };
                default = Some(words_until(&mut words, ends));
            }
            "min" => min = words.next().and_then(|number| number.parse().ok()),
            "max" => max = words.next().and_then(|number| number.parse().ok()),
            "var" => choices.push(words_until(&mut words, &["var", "default"])),
            _ => {}
        }
    }
    let kind = match kind? {
        "check" => OfferKind::Check { default: default.and_then(|default| default.parse().ok()) },
        "spin" => {
            let default = default.and_then(|default| default.parse().ok());
            OfferKind::Spin { default, min, max }
        }
        "combo" => OfferKind::Combo { default: default.unwrap_or_default(), choices },
        "button" => OfferKind::Button,
        "string" => OfferKind::Text {
            default: default.filter(|default| default != "<empty>").unwrap_or_default(),
        },
        _ => return None,
    };
    Some(Offer { name: name.filter(|name| !name.is_empty())?, kind })
}

fn words_until<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>, ends: &[&str]) -> String {
    let mut found = Vec::new();
    while let Some(word) = words.next_if(|word| !ends.contains(word)) {
        found.push(word);
    }
    found.join(" ")
}

/// What ends a line of moves.
const NAMES: [&str; 18] = [
    "depth",
    "seldepth",
    "time",
    "nodes",
    "pv",
    "multipv",
    "score",
    "currmove",
    "currmovenumber",
    "hashfull",
    "nps",
    "tbhits",
    "sbhits",
    "cpuload",
    "string",
    "refutation",
    "currline",
    "wdl",
];

fn read_report(mut rest: &str) -> Report {
    let mut report = Report::default();
    while let Some((word, after)) = split_word(rest) {
        if word == "string" {
            report.text = Some(after.to_string());
            break;
        }
        let mut words = after.split_whitespace().peekable();
        match word {
            "depth" => note(&mut report.depth, number(&mut words)),
            "seldepth" => note(&mut report.deepest, number(&mut words)),
            "multipv" => note(&mut report.rank, number(&mut words)),
            "nodes" => note(&mut report.nodes, number(&mut words)),
            "nps" => note(&mut report.nodes_per_second, number(&mut words)),
            "hashfull" => note(&mut report.hash_permille, number(&mut words)),
            "tbhits" => note(&mut report.table_hits, number(&mut words)),
            "time" => note(&mut report.time, number(&mut words).map(Duration::from_millis)),
            "score" => note(&mut report.score, read_score(&mut words)),
            "lowerbound" => note(&mut report.bound, Some(ScoreBound::AtLeast)),
            "upperbound" => note(&mut report.bound, Some(ScoreBound::AtMost)),
            "wdl" => note(&mut report.odds, read_odds(&mut words)),
            "pv" if report.line.is_empty() => {
                let moves = words.take_while(|word| !NAMES.contains(word));
                report.line.extend(moves.map(str::to_string));
            }
            _ => {}
        }
        rest = after;
    }
    report
}

/// What is told twice counts as it is told first.
fn note<T>(told: &mut Option<T>, found: Option<T>) {
    *told = told.take().or(found);
}

fn number<'a, N: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<N> {
    words.next()?.parse().ok()
}

fn read_score<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Score> {
    match words.next()? {
        "cp" => number(words).map(Score::Centipawns),
        "mate" => number(words).map(Score::Mate),
        _ => None,
    }
}

fn read_odds<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Odds> {
    Some(Odds { wins: number(words)?, draws: number(words)?, losses: number(words)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(line: &str) -> Report {
        match Heard::read(line) {
            Some(Heard::Report(report)) => *report,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn what_follows_a_line_of_moves_is_read_too() {
        let read = report("info pv e2e4 e7e5 depth 9 score cp 12 wdl 300 600 100 lowerbound");
        assert_eq!(read.line, ["e2e4", "e7e5"]);
        assert_eq!((read.depth, read.score), (Some(9), Some(Score::Centipawns(12))));
        assert_eq!(read.odds, Some(Odds { wins: 300, draws: 600, losses: 100 }));
        assert_eq!(read.bound, Some(ScoreBound::AtLeast));
        assert_eq!(report("info depth 8 pv e2e4 depth 3").depth, Some(8));
    }

    #[test]
    fn words_that_mean_nothing_are_passed_over() {
        let read = report("hm info depth eight novelty 3 nodes 5 score knight 2 time 70");
        let time = Some(Duration::from_millis(70));
        assert_eq!(read, Report { nodes: Some(5), time, ..Report::default() });
        assert_eq!(Heard::read("good morning"), None);
        assert_eq!(Heard::read(""), None);
        assert_eq!(Heard::read("option name Bad type lever"), None);
        assert_eq!(Heard::read("option type check"), None);
        assert_eq!(Heard::read("id"), None);
    }

    #[test]
    fn what_is_said_in_words_is_no_report() {
        let read = report("info string depth 3  pv e2e4");
        assert_eq!(
            read,
            Report { text: Some("depth 3  pv e2e4".to_string()), ..Report::default() }
        );
    }

    #[test]
    fn what_roque_says_of_itself_is_understood() {
        for option in &super::super::options::DECLARED {
            let line = option.to_string();
            let Some(Heard::Offer(offer)) = Heard::read(&line) else { panic!("{line}") };
            assert!(line.contains(&format!("name {} type ", offer.name)), "{line}");
        }
        assert_eq!(Heard::read("id name Roque 1"), Some(Heard::Name("Roque 1".to_string())));
        assert_eq!(Heard::read("uciok\r"), Some(Heard::UciOk));
    }
}
