use std::collections::BTreeMap;
use std::fmt::Display;

use roque_notation::{Letters, fen, san, uci};
use roque_rules::{CastlingSide, Color, Move, Position, Setup, Square};

use super::{Kind, Line, TaskError};

/// What a lesson states of a task, by name.
#[derive(Debug)]
pub(super) struct Attributes<'a> {
    kind: Kind,
    texts: BTreeMap<&'a str, &'a str>,
}

impl<'a> Attributes<'a> {
    /// Takes those of the kind, and `answer`.
    pub(super) fn new(
        kind: Kind,
        attributes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, TaskError> {
        let texts: BTreeMap<_, _> = attributes.into_iter().collect();
        let known = |name: &str| name == "answer" || kind.attributes().contains(&name);
        match texts.keys().find(|name| !known(name)) {
            Some(name) => Err(TaskError::Unknown { kind, attribute: (*name).to_owned() }),
            None => Ok(Self { kind, texts }),
        }
    }

    pub(super) fn optional(&self, attribute: &'static str) -> Option<&'a str> {
        self.texts.get(attribute).copied()
    }

    fn text(&self, attribute: &'static str) -> Result<&'a str, TaskError> {
        self.optional(attribute).ok_or(TaskError::Missing { kind: self.kind, attribute })
    }

    /// What stands on the board; the start of the game when that is left out.
    pub(super) fn setup(&self) -> Result<Setup, TaskError> {
        let Some(text) = self.optional("fen") else { return Ok(Setup::default()) };
        fen::read_setup(text).map_err(|fault| unreadable("fen", text, fault))
    }

    pub(super) fn position(&self) -> Result<Position, TaskError> {
        let setup = self.setup()?;
        let text = self.optional("fen").unwrap_or_default();
        Position::try_from(setup).map_err(|fault| unreadable("fen", text, fault))
    }

    pub(super) fn square(&self, attribute: &'static str) -> Result<Square, TaskError> {
        let text = self.text(attribute)?;
        text.parse().map_err(|fault| unreadable(attribute, text, fault))
    }

    /// From where to where.
    pub(super) fn step(&self, attribute: &'static str) -> Result<(Square, Square), TaskError> {
        step(attribute, self.text(attribute)?)
    }

    pub(super) fn optional_step(
        &self,
        attribute: &'static str,
    ) -> Result<Option<(Square, Square)>, TaskError> {
        self.optional(attribute).map(|text| step(attribute, text)).transpose()
    }

    pub(super) fn steps(
        &self,
        attribute: &'static str,
    ) -> Result<Vec<(Square, Square)>, TaskError> {
        self.text(attribute)?.split_whitespace().map(|word| step(attribute, word)).collect()
    }

    /// White when it is left out.
    pub(super) fn seen_from(&self) -> Result<Color, TaskError> {
        let Some(text) = self.optional("seen-from") else { return Ok(Color::White) };
        Color::from_code(text).ok_or_else(|| unreadable("seen-from", text, "white or black"))
    }

    pub(super) fn side(&self) -> Result<CastlingSide, TaskError> {
        match self.text("side")? {
            "king" => Ok(CastlingSide::King),
            "queen" => Ok(CastlingSide::Queen),
            other => Err(unreadable("side", other, "king or queen")),
        }
    }

    /// A legal move, in UCI.
    pub(super) fn legal_move(&self, position: &Position) -> Result<Move, TaskError> {
        let text = self.text("move")?;
        uci::read(position, text).map_err(|fault| unreadable("move", text, fault))
    }

    /// Legal moves in English SAN, with or without numbers.
    pub(super) fn line(&self) -> Result<Line, TaskError> {
        let start = self.position()?;
        let text = self.text("moves")?;
        let mut position = start;
        let mut moves = Vec::new();
        for word in text.split_whitespace() {
            let written = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let written = if written == word { word } else { written.trim_start_matches('.') };
            if written.is_empty() {
                continue;
            }
            let reading = san::read(&position, written, Letters::ENGLISH)
                .map_err(|fault| unreadable("moves", word, fault))?;
            position = position.play_unchecked(reading.mv);
            moves.push(reading.mv);
        }
        Ok(Line { start, moves })
    }
}

fn step(attribute: &'static str, text: &str) -> Result<(Square, Square), TaskError> {
    match uci::read_squares(text) {
        Some((from, to, None)) => Ok((from, to)),
        _ => Err(unreadable(attribute, text, "two squares, as in e2e4")),
    }
}

fn unreadable(attribute: &'static str, text: &str, why: impl Display) -> TaskError {
    TaskError::Unreadable { attribute, text: text.to_owned(), why: why.to_string() }
}
