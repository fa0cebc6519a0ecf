//! `roque position`: what the rules say of a position.

use std::{fmt::Write, path::PathBuf};

use clap::Args;
use roque_notation::{Dialect, Letters, fen, openings::Openings, san, uci};
use roque_rules::{
    Bitboard, Color, DrawReason, History, Outcome, Position, Problem, Setup, Winnability, winnable,
};
use serde::Serialize;

use crate::{Answer, book::BookReport, opening::Named, print};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The position, in FEN.
    fen: String,
    /// Write castling as in Chess960: the king takes its rook.
    #[arg(long)]
    chess960: bool,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
    /// Tell, too, what an opening book has on the position: a .bin file of Polyglot.
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

/// How many positions may be looked at to know whether a side can still mate; `roque winnable` goes
/// further.
const BUDGET: u64 = 200_000;

/// The shape of the JSON, which scripts rely on. An impossible position has problems and nothing
/// that may be played.
#[derive(Debug, Serialize)]
struct Report {
    fen: String,
    turn: &'static str,
    /// In UCI, in alphabetical order.
    legal: Vec<String>,
    /// The same moves in the same order, in English SAN.
    san: Vec<String>,
    check: bool,
    checkers: Vec<String>,
    outcome: Option<End>,
    /// The opening whose position this is, transposed or not.
    opening: Option<Named>,
    /// What the book that was asked for has; left out if none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    book: Option<BookReport>,
    claims: Claims,
    /// Whether each side can still mate by some series of legal moves.
    winnable: Option<Winnable>,
    /// Whether nobody can; `null` when that is not known.
    dead: Option<bool>,
    problems: Vec<Fault>,
    /// Why no game reaches this position, which may be legal all the same.
    warnings: Vec<Fault>,
}

#[derive(Debug, Serialize)]
struct End {
    winner: Option<&'static str>,
    reason: &'static str,
}

#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Claims {
    /// Fifty moves by each side without capture or pawn move, on the board.
    fifty_moves: bool,
    /// The moves, in UCI, with which they can be claimed before playing.
    fifty_moves_with: Vec<String>,
}

/// `winnable`, `unwinnable` or `unknown`.
#[derive(Debug, Serialize)]
struct Winnable {
    white: &'static str,
    black: &'static str,
}

#[derive(Debug, Serialize)]
struct Fault {
    code: &'static str,
    squares: Vec<String>,
    message: String,
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let dialect = if arguments.chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
    let setup = fen::read_setup(&arguments.fen)?;
    match Position::try_from(setup) {
        Ok(position) => {
            let book = arguments.book.as_deref();
            let book = book.map(|file| BookReport::read(file, &position, dialect)).transpose()?;
            let report = Report { book, ..Report::of(&setup, position, dialect) };
            answer(&report, arguments.json)
        }
        Err(impossible) => {
            if arguments.json {
                answer(&Report::of_impossible(&setup, dialect), true)?;
            }
            Err(impossible.into())
        }
    }
}

fn answer(report: &Report, json: bool) -> Answer {
    let text = if json { serde_json::to_string(report)? } else { report.text() };
    Ok(print(&format!("{}\n", text.trim_end()))?)
}

impl Report {
    fn of(setup: &Setup, position: Position, dialect: Dialect) -> Self {
        let history = History::new(position);
        let mut moves: Vec<(String, String)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                (uci::write(&position, mv, dialect), san::write(&position, mv, Letters::ENGLISH))
            })
            .collect();
        moves.sort();
        let (legal, san) = moves.into_iter().unzip();
        let winnable = Color::ALL.map(|winner| winnable(&position, winner, BUDGET));
        let dead = dead(&winnable);
        let dead_position = Outcome::Draw(DrawReason::DeadPosition);
        let outcome = position
            .outcome()
            .or(dead.filter(|&dead| dead).map(|_| dead_position))
            .or_else(|| history.outcome());
        let [white, black] = winnable.map(|answer| answer.code());
        Self {
            fen: fen::write(&position, dialect),
            turn: position.turn().code(),
            legal,
            san,
            check: position.is_check(),
            checkers: squares(position.checkers()),
            outcome: outcome.map(|outcome| End {
                winner: outcome.winner().map(Color::code),
                reason: outcome.code(),
            }),
            opening: Openings::new().at(&position).map(Named::from),
            book: None,
            claims: Claims::of(&history, dialect),
            winnable: Some(Winnable { white, black }),
            dead,
            problems: Vec::new(),
            warnings: Fault::of_warnings(setup),
        }
    }

    fn of_impossible(setup: &Setup, dialect: Dialect) -> Self {
        Self {
            fen: fen::write_setup(setup, dialect),
            turn: setup.turn.code(),
            legal: Vec::new(),
            san: Vec::new(),
            check: false,
            checkers: Vec::new(),
            outcome: None,
            opening: None,
            book: None,
            claims: Claims::default(),
            winnable: None,
            dead: None,
            problems: setup.problems().iter().map(Fault::of_problem).collect(),
            warnings: Fault::of_warnings(setup),
        }
    }

    fn text(&self) -> String {
        let check =
            if self.check { format!("by {}", self.checkers.join(", ")) } else { "no".to_owned() };
        let outcome = self.outcome.as_ref().map_or_else(
            || "none, the game goes on".to_owned(),
            |end| {
                end.winner.map_or(end.reason.to_owned(), |winner| {
                    format!("{}, {winner} wins", end.reason)
                })
            },
        );
        let winnable = self.winnable.as_ref().map_or_else(String::new, |winnable| {
            format!("white {}, black {}", winnable.white, winnable.black)
        });
        let mut text = String::new();
        for (label, value) in [
            ("fen", &self.fen),
            ("turn", &self.turn.to_owned()),
            ("check", &check),
            ("outcome", &outcome),
            ("claims", &self.claims.text()),
            ("winnable", &winnable),
            ("legal", &format!("{} {}", self.legal.len(), self.legal.join(" "))),
            ("san", &self.san.join(" ")),
        ] {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{label:<8} {}", value.trim_end());
        }
        if let Some(Named { eco, name, .. }) = self.opening {
            let _ = writeln!(text, "opening  {eco} {name}");
        }
        if let Some(book) = &self.book {
            let _ = writeln!(text, "book     {}", book.text());
        }
        for warning in &self.warnings {
            let _ = writeln!(text, "warning  {}", warning.message);
        }
        text
    }
}

impl Claims {
    fn of(history: &History, dialect: Dialect) -> Self {
        let position = history.current();
        let with = position
            .legal_moves()
            .into_iter()
            .filter(|&mv| history.claims_with(mv).is_ok_and(|claims| claims.fifty_moves));
        let mut with: Vec<String> = with.map(|mv| uci::write(position, mv, dialect)).collect();
        with.sort();
        Self { fifty_moves: history.claims().fifty_moves, fifty_moves_with: with }
    }

    fn text(&self) -> String {
        match (self.fifty_moves, &self.fifty_moves_with[..]) {
            (true, _) => "fifty-moves".to_owned(),
            (false, []) => "none".to_owned(),
            (false, moves) => format!("fifty-moves with {}", moves.join(" ")),
        }
    }
}

impl Fault {
    fn of_problem(problem: &Problem) -> Self {
        Self {
            code: problem.code(),
            squares: squares(problem.squares()),
            message: problem.to_string(),
        }
    }

    fn of_warnings(setup: &Setup) -> Vec<Self> {
        let faults = setup.warnings().into_iter().map(|warning| Self {
            code: warning.code(),
            squares: squares(warning.squares()),
            message: warning.to_string(),
        });
        faults.collect()
    }
}

/// Whether neither side can mate, if that is known.
fn dead(winnable: &[Winnability; 2]) -> Option<bool> {
    if winnable.iter().any(|answer| matches!(answer, Winnability::Winnable(_))) {
        return Some(false);
    }
    winnable.iter().all(|answer| *answer == Winnability::Unwinnable).then_some(true)
}

fn squares(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
