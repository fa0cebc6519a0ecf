//! Writing a game in the export format of PGN (PGN standard, 1994).

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write as _;

use roque_rules::{Color, Move, Position};

use crate::{Dialect, Letters, fen, san};

/// The longest line of movetext, in characters (PGN standard 8.2.1).
const LINE: usize = 79;

/// A game to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game<'a> {
    /// The value of each tag; those of the seven tag roster that are missing are written `?`.
    /// `Result`, `SetUp`, `FEN` and `Variant` are written by themselves.
    pub tags: &'a [(&'a str, String)],
    /// The position before the first move.
    pub start: Position,
    /// How castling is written should the start need a FEN.
    pub dialect: Dialect,
    /// Legal moves from the start.
    pub moves: &'a [Move],
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
}

/// Writes the tags in roster order, a blank line, the moves in English SAN and the result.
pub fn write(game: &Game<'_>) -> String {
    let mut pgn = write_tags(game);
    pgn.push('\n');
    let mut column = 0;
    for token in movetext(game) {
        let length = token.chars().count();
        if column > 0 && column + 1 + length > LINE {
            pgn.push('\n');
            column = 0;
        } else if column > 0 {
            pgn.push(' ');
            column += 1;
        }
        pgn.push_str(&token);
        column += length;
    }
    pgn.push_str("\n\n");
    pgn
}

fn write_tags(game: &Game<'_>) -> String {
    let given = |name: &str| game.tags.iter().find(|(tag, _)| *tag == name);
    let mut tags: Vec<(&str, String)> = ROSTER
        .iter()
        .map(|&(name, unknown)| {
            let value = given(name).map_or(unknown.to_string(), |(_, value)| value.clone());
            (name, if name == "Result" { game.result.clone() } else { value })
        })
        .collect();
    let mut others: Vec<(&str, String)> =
        game.tags.iter().filter(|(name, _)| !is_roster(name)).cloned().collect();
    if game.start != Position::default() {
        others.push(("FEN", fen::write(&game.start, game.dialect)));
        others.push(("SetUp", "1".to_string()));
    }
    if game.dialect == Dialect::Chess960 {
        others.push(("Variant", "Chess960".to_string()));
    }
    others.sort();
    tags.append(&mut others);
    let mut text = String::new();
    for (name, value) in tags {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "[{name} \"{}\"]", escape(&value));
    }
    text
}

/// The seven tag roster and what stands for an unknown value (PGN standard 8.1.1).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

fn is_roster(name: &str) -> bool {
    ROSTER.iter().any(|(tag, _)| *tag == name)
}

fn escape(value: &str) -> String {
    let printable = value.chars().filter(|letter| !letter.is_control());
    printable.fold(String::new(), |mut text, letter| {
        text.extend(matches!(letter, '"' | '\\').then_some('\\'));
        text.push(letter);
        text
    })
}

fn movetext(game: &Game<'_>) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut position = game.start;
    for (index, &mv) in game.moves.iter().enumerate() {
        match position.turn() {
            Color::White => tokens.push(format!("{}.", position.move_number())),
            Color::Black if index == 0 => tokens.push(format!("{}...", position.move_number())),
            Color::Black => {}
        }
        tokens.push(san::write(&position, mv, Letters::ENGLISH));
        position = position.play_unchecked(mv);
    }
    tokens.push(game.result.clone());
    tokens
}
