//! `roque why`: why a move is legal or not.

use clap::Args;
use roque_notation::{
    fen,
    uci::{self, UciError},
};
use roque_rules::{IllegalMove, Position};
use roque_text::{Language, Texts};

use crate::{Answer, language, print};

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
    let texts = Texts::new(arguments.lang.unwrap_or_else(language::of_the_system));
    Ok(print(&format!("{}\n", explain(&position, &arguments.mv, &texts)?))?)
}

fn explain(position: &Position, mv: &str, texts: &Texts) -> Result<String, UciError> {
    match uci::read(position, mv) {
        Ok(mv) => Ok(format!("legal {}", texts.legal(position, mv))),
        Err(UciError::Illegal(IllegalMove { reason, .. })) => {
            Ok(format!("{} {}", reason.code(), texts.reason(&reason)))
        }
        Err(syntax) => Err(syntax),
    }
}
