//! `roque winnable`: whether a side can still give mate.

use clap::{Args, ValueEnum};
use roque_notation::{Dialect, fen, uci};
use roque_rules::{Color, Move, Position, Winnability, winnable};
use roque_text::{Language, Texts};

use crate::{Answer, language, print};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The position, in FEN.
    fen: String,
    /// Who would mate.
    #[arg(long)]
    side: Side,
    /// Write castling as in Chess960: the king takes its rook.
    #[arg(long)]
    chess960: bool,
    /// How many positions may be looked at before the answer is `unknown`.
    #[arg(long, value_name = "POSITIONS", default_value_t = 2_000_000)]
    budget: u64,
    /// The language of the sentence: fr or en; that of the system if not given.
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Side {
    White,
    Black,
}

/// The answer's name, then the moves that prove it or a sentence.
pub(crate) fn run(arguments: &Arguments) -> Answer {
    let position = fen::read(&arguments.fen)?;
    let winner = match arguments.side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let answer = winnable(&position, winner, arguments.budget);
    let proof = match &answer {
        Winnability::Winnable(line) if !line.is_empty() => {
            let dialect = if arguments.chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
            written(position, line, dialect).join(" ")
        }
        _ => {
            let texts = Texts::new(arguments.lang.unwrap_or_else(language::of_the_system));
            texts.winnability(winner, &answer)
        }
    };
    Ok(print(&format!("{} {proof}\n", answer.code()))?)
}

fn written(mut position: Position, line: &[Move], dialect: Dialect) -> Vec<String> {
    let write = |&mv: &Move| {
        let text = uci::write(&position, mv, dialect);
        position = position.play_unchecked(mv);
        text
    };
    line.iter().map(write).collect()
}
