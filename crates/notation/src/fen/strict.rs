use alloc::{borrow::ToOwned, string::String, vec::Vec};

use roque_rules::{Position, StrictError};

use super::{FenError, fault, format_setup, read::Fields, read_setup};
use crate::Dialect;

/// One of the fields of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words of the standard")]
pub enum Field {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfMoves,
    MoveNumber,
    /// What stands between the fields, before the first or after the last.
    Blanks,
}

impl Field {
    const IN_ORDER: [Self; 6] = [
        Self::Placement,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::HalfMoves,
        Self::MoveNumber,
    ];
}

/// What the tolerant reader understood and the normal form writes otherwise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("FEN, column {column}: write {normal:?} here")]
pub struct Departure {
    /// In characters from the beginning of the text, the first being 1.
    pub column: usize,
    /// The field, which may be missing.
    pub field: Field,
    /// What the normal form has there.
    pub normal: String,
}

/// What the strict reader refuses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StrictReadError {
    /// The text is no FEN.
    #[error(transparent)]
    Syntax(#[from] FenError),
    /// The text is not in normal form; at least one departure.
    #[error("{}{}", .0[0], if .0.len() > 1 { ", and more" } else { "" })]
    Departures(Vec<Departure>),
    /// No game can have, or can reach, the position.
    #[error(transparent)]
    Position(#[from] StrictError),
}

/// Reads a FEN in normal form as a position that no sign shows to be out of a game's reach.
pub fn read_strict(text: &str) -> Result<Position, StrictReadError> {
    let departures = departures(text)?;
    if !departures.is_empty() {
        return Err(StrictReadError::Departures(departures));
    }
    Ok(Position::strict(read_setup(text)?)?)
}

/// Where a text departs from the normal form of what it says, in the dialect that is nearer. An en
/// passant square is taken as it is given, since the standard gives one after every double step.
pub fn departures(text: &str) -> Result<Vec<Departure>, FenError> {
    let setup = read_setup(text)?;
    let normal = |dialect| from(text, &format_setup(&setup, dialect));
    let (ordinary, chess960) = (normal(Dialect::Ordinary), normal(Dialect::Chess960));
    Ok(if chess960.len() < ordinary.len() { chess960 } else { ordinary })
}

fn from(text: &str, normal: &str) -> Vec<Departure> {
    if text == normal {
        return Vec::new();
    }
    let mut given = Fields::new(text);
    let mut departures = Vec::new();
    for (field, normal) in Field::IN_ORDER.into_iter().zip(normal.split(' ')) {
        let (start, written) = given.next().unwrap_or((text.len(), b""));
        if written != normal.as_bytes() {
            let column = fault::column(text, start);
            departures.push(Departure { column, field, normal: normal.to_owned() });
        }
    }
    if departures.is_empty() {
        let same = text.bytes().zip(normal.bytes()).take_while(|(one, other)| one == other);
        let normal = normal.get(same.clone().count()..).unwrap_or_default();
        let normal = if normal.starts_with(' ') { " " } else { "" }.to_owned();
        departures.push(Departure { column: same.count() + 1, field: Field::Blanks, normal });
    }
    departures
}
