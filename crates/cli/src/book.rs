//! What an opening book has on a position, as the command line tells it.

use std::{fmt::Display, fs, path::Path};

use roque_notation::{
    Dialect, Letters,
    polyglot::{Book, BookMove},
    san, uci,
};
use roque_rules::Position;
use serde::Serialize;

/// The shape of the JSON, which scripts rely on.
#[derive(Debug, Serialize)]
pub(crate) struct BookReport {
    /// The heaviest first.
    moves: Vec<BookLine>,
    /// How many entries of the position have no legal move.
    illegal: usize,
}

#[derive(Debug, Serialize)]
struct BookLine {
    uci: String,
    san: String,
    weight: u16,
}

impl BookReport {
    /// Looks a position up in the book of a file.
    pub(crate) fn read(file: &Path, position: &Position, dialect: Dialect) -> Result<Self, String> {
        let named = |error: &dyn Display| format!("{}: {error}", file.display());
        let bytes = fs::read(file).map_err(|error| named(&error))?;
        let book = Book::new(&bytes).map_err(|error| named(&error))?;
        let found = book.entries(position);
        let line = |BookMove { mv, weight, .. }| BookLine {
            uci: uci::write(position, mv, dialect),
            san: san::write(position, mv, Letters::ENGLISH),
            weight,
        };
        Ok(Self { moves: found.moves.into_iter().map(line).collect(), illegal: found.illegal })
    }

    pub(crate) fn text(&self) -> String {
        let moves = self.moves.iter().map(|BookLine { san, weight, .. }| format!("{san} {weight}"));
        let mut parts: Vec<String> = moves.collect();
        if parts.is_empty() {
            parts.push("no move".to_owned());
        }
        if self.illegal > 0 {
            parts.push(format!("{} illegal", self.illegal));
        }
        parts.join(", ")
    }
}
