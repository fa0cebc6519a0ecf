use std::borrow::Cow;

use roque_notation::san::San;
use roque_rules::{Bitboard, Color, Move, Position, Role, Square};
use roque_text::{Texts, Value};

/// A sentence of `locales/*/learn.ftl` or of the arbiter's, to be said in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// By which the texts know it.
    pub id: Cow<'static, str>,
    /// What it names, by the name of its variable.
    pub names: Vec<(&'static str, Name)>,
}

/// What a sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Name {
    /// Squares, or a code that the sentence chooses by.
    Text(String),
    /// A number.
    Number(usize),
    /// A move, in the letters of the language.
    Move(San),
    /// Moves of a game, each after its number.
    Moves(Vec<(String, San)>),
    /// What another sentence says.
    Sentence(Box<Sentence>),
}

impl Sentence {
    /// A sentence that names nothing yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), names: Vec::new() }
    }

    /// The same, told one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Name>) -> Self {
        self.names.push((name, value.into()));
        self
    }

    /// The same, told a legal move.
    #[must_use]
    pub fn with_move(self, name: &'static str, position: &Position, mv: Move) -> Self {
        self.with(name, Name::Move(San::of(position, mv)))
    }

    /// The sentence in the language of these texts.
    pub fn say(&self, texts: &Texts) -> String {
        let written = |san: &San| {
            let mut text = String::new();
            san.push(&mut text, texts.letters());
            text
        };
        let value = |name: &Name| match name {
            Name::Text(text) => Value::Text(text.clone()),
            Name::Number(number) => Value::Number(*number),
            Name::Move(san) => Value::Text(written(san)),
            Name::Moves(moves) => {
                let moves = moves.iter();
                let moves = moves.map(|(number, san)| format!("{number}\u{a0}{}", written(san)));
                Value::Text(moves.collect::<Vec<_>>().join(", "))
            }
            Name::Sentence(sentence) => Value::Text(sentence.say(texts)),
        };
        let names: Vec<_> = self.names.iter().map(|(name, told)| (*name, value(told))).collect();
        texts.tell(&self.id, &names)
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Sentence> for Name {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(Box::new(sentence))
    }
}

impl From<usize> for Name {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<Square> for Name {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<Bitboard> for Name {
    fn from(squares: Bitboard) -> Self {
        let squares: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
        Self::Text(squares.join(", "))
    }
}

impl From<Role> for Name {
    fn from(role: Role) -> Self {
        role.code().into()
    }
}

impl From<Color> for Name {
    fn from(color: Color) -> Self {
        color.code().into()
    }
}
