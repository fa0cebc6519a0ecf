//! `roque why`: why a move is legal or not.

use std::env;

use clap::Args;
use roque_notation::{fen, uci};
use roque_rules::{Position, why_not};
use roque_text::{Language, Texts};

use crate::{Answer, print};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The position, in FEN.
    fen: String,
    /// The move, in UCI: the square left, the square reached, and what a pawn becomes. Castling is
    /// understood as e1g1 and as e1h1.
    #[arg(value_name = "MOVE")]
    mv: String,
    /// Accepted for symmetry with the other commands: both ways to write castling are read.
    #[arg(long)]
    chess960: bool,
    /// The language of the sentence: fr or en; that of the system if not given.
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments) -> Answer {
    let position = fen::read(&arguments.fen)?;
    let texts = Texts::new(arguments.lang.unwrap_or_else(system_language));
    Ok(print(&format!("{}\n", explain(&position, &arguments.mv, &texts)?))?)
}

fn explain(position: &Position, mv: &str, texts: &Texts) -> Result<String, uci::UciError> {
    let (from, to, promotion) =
        uci::read_squares(mv).ok_or_else(|| uci::UciError::Syntax(mv.to_owned()))?;
    let reason = match uci::castling_meant(position, from, to) {
        Some(_) => None,
        None => why_not(position, from, to, promotion),
    };
    Ok(match reason {
        None => format!("legal {}", texts.legal()),
        Some(reason) => format!("{} {}", reason.code(), texts.reason(&reason)),
    })
}

/// The language of the POSIX locale, in the order in which POSIX reads it.
fn system_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    set.filter(|locale| !locale.is_empty())
        .find_map(|locale| Language::of_tag(&locale))
        .unwrap_or_default()
}
