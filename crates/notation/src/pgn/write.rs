//! Writing in the export format of PGN (standard 3.2 and 8).

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use roque_rules::{Color, Position};

use super::{Game, NodeId, Notes, notes::DRAW_OFFER};
use crate::{Dialect, Letters, fen, san::San};

/// The longest line of movetext, in characters (PGN standard 8.2.1).
const LINE: usize = 79;

/// The seven tag roster and what stands for an unknown value (PGN standard 8.1.1).
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes a game in export format, byte for byte the same for the same game: the tags in roster
/// order and then by name, a blank line, the moves in English SAN with everything beside them, the
/// result, a blank line.
pub fn write(game: &Game) -> String {
    write_in(game, Letters::ENGLISH)
}

/// The same with other letters, which is then no export format and only for people.
pub fn write_in(game: &Game, letters: Letters) -> String {
    let mut pgn = String::new();
    write_tags(&mut pgn, game);
    pgn.push('\n');
    let mut movetext = Movetext { letters, lines: Lines { text: pgn, column: 0, open: false } };
    movetext.write(game);
    movetext.lines.token(game.result.as_str());
    movetext.lines.text.push_str("\n\n");
    movetext.lines.text
}

fn write_tags(pgn: &mut String, game: &Game) {
    for (name, unknown) in ROSTER {
        let value = if name == "Result" { Some(game.result.as_str()) } else { game.tag(name) };
        write_tag(pgn, name, value.unwrap_or(unknown));
    }
    let roster = |name: &str| ROSTER.iter().any(|&(known, _)| known == name);
    let mut others: Vec<(&str, String)> = game
        .tags()
        .filter(|&(name, _)| !roster(name))
        .map(|(name, value)| (name, value.to_string()))
        .collect();
    if !is_usual(game.start()) {
        others.push(("FEN", fen::write(game.start(), game.dialect())));
        others.push(("SetUp", "1".to_string()));
    }
    if game.dialect() == Dialect::Chess960 {
        others.push(("Variant", "Chess960".to_string()));
    }
    others.sort();
    for (name, value) in others {
        write_tag(pgn, name, &value);
    }
}

/// Whether a game starts as all do, counters included.
fn is_usual(start: &Position) -> bool {
    *start == Position::default() && start.half_moves() == 0 && start.move_number() == 1
}

fn write_tag(pgn: &mut String, name: &str, value: &str) {
    pgn.push('[');
    pgn.push_str(name);
    pgn.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            pgn.push('\\');
        }
        pgn.push(letter);
    }
    pgn.push_str("\"]\n");
}

/// What is still to be written; variations are kept here and not on the stack, so that they may be
/// as deep as they like.
enum Task {
    /// A move and all that follows it. Its number is needed even if Black plays it.
    Line { node: NodeId, before: Position, numbered: bool },
    /// The same as a variation.
    Variation { node: NodeId, before: Position },
    /// The end of a variation.
    Close,
}

struct Movetext {
    letters: Letters,
    lines: Lines,
}

impl Movetext {
    fn write(&mut self, game: &Game) {
        if let Some(notes) = game.notes(NodeId::ROOT) {
            self.notes(notes);
        }
        let first = game.children(NodeId::ROOT).next();
        let line = |node| Task::Line { node, before: *game.start(), numbered: true };
        let mut tasks: Vec<Task> = first.map(line).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => self.lines.close(),
                Task::Variation { node, before } => {
                    self.lines.open = true;
                    tasks.push(Task::Close);
                    tasks.push(Task::Line { node, before, numbered: true });
                }
                Task::Line { node, before, numbered } => {
                    self.line(game, node, before, numbered, &mut tasks);
                }
            }
        }
    }

    /// Writes moves until there is a variation.
    fn line(
        &mut self,
        game: &Game,
        mut node: NodeId,
        mut before: Position,
        mut numbered: bool,
        tasks: &mut Vec<Task>,
    ) {
        loop {
            let annotated = self.node(game, node, &before, numbered);
            let after = game.position(node, &before);
            let next = game.children(node).next();
            let mut siblings = game.children(game.parent(node));
            let is_first = siblings.next() == Some(node);
            let variations: Vec<NodeId> = if is_first { siblings.collect() } else { vec![] };
            if !variations.is_empty() {
                tasks.extend(next.map(|node| Task::Line { node, before: after, numbered: true }));
                let variation = |node| Task::Variation { node, before };
                tasks.extend(variations.into_iter().rev().map(variation));
                return;
            }
            let Some(next) = next else { return };
            (node, before, numbered) = (next, after, annotated);
        }
    }

    /// Writes one move with its number and what is beside it; whether a comment came last.
    fn node(&mut self, game: &Game, node: NodeId, before: &Position, numbered: bool) -> bool {
        let notes = game.notes(node);
        for comment in notes.into_iter().flat_map(|notes| &notes.before) {
            self.comment("", comment);
        }
        match before.turn() {
            Color::White => self.lines.token(&format!("{}.", before.move_number())),
            Color::Black if numbered => {
                self.lines.token(&format!("{}...", before.move_number()));
            }
            Color::Black => {}
        }
        let mut san = String::with_capacity(8);
        game.mv(node).map_or(San::NULL, |mv| San::of(before, mv)).push(&mut san, self.letters);
        self.lines.token(&san);
        notes.is_some_and(|notes| self.notes(notes))
    }

    /// Writes what is beside a move; whether a comment was.
    fn notes(&mut self, notes: &Notes) -> bool {
        for nag in &notes.nags {
            self.lines.token(&format!("${}", nag.0));
        }
        if notes.draw_offer {
            self.comment("", DRAW_OFFER);
        }
        let commands = notes.commands();
        let mut comments = notes.comments.iter().map(String::as_str);
        if !commands.is_empty() {
            // A text with a brace needs a comment of its own kind.
            match comments.clone().next().filter(|text| !text.contains('}')) {
                Some(text) => {
                    self.comment(&commands, text);
                    comments.next();
                }
                None => self.comment(&commands, ""),
            }
        }
        for text in comments {
            self.comment("", text);
        }
        notes.draw_offer || !commands.is_empty() || !notes.comments.is_empty()
    }

    fn comment(&mut self, commands: &str, text: &str) {
        let text = text.replace(['\n', '\r'], " ");
        if text.contains('}') {
            self.lines.token(&format!("; {text}"));
            self.lines.end();
            return;
        }
        let whole = match (commands.is_empty(), text.is_empty()) {
            (true, _) => format!("{{{text}}}"),
            (false, true) => format!("{{{commands}}}"),
            (false, false) => format!("{{{commands} {text}}}"),
        };
        // The commands are one word, though there are blanks in them.
        let head = if commands.is_empty() { 0 } else { 1 + commands.len() };
        let end = whole[head..].find(' ').map_or(whole.len(), |blank| head + blank);
        self.lines.token(&whole[..end]);
        if let Some(rest) = whole.get(end + 1..) {
            rest.split(' ').for_each(|word| self.lines.word(word));
        }
    }
}

/// Lines that are broken between tokens.
struct Lines {
    text: String,
    column: usize,
    /// An opening parenthesis that waits for the token it belongs to.
    open: bool,
}

impl Lines {
    /// A token with a blank before it.
    fn token(&mut self, token: &str) {
        if core::mem::take(&mut self.open) {
            self.word(&format!("({token}"));
        } else {
            self.word(token);
        }
    }

    /// A word, also an empty one: where two blanks follow one another. Outside of comments there is
    /// none. A line of movetext does not begin with what begins an escaped line or a tag.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let may_break = !word.starts_with(['%', '[']) && !word.is_empty();
        if self.column > 0 && self.column + 1 + length > LINE && may_break {
            self.end();
        } else if self.column > 0 {
            self.push(" ");
        }
        self.push(word);
    }

    /// A closing parenthesis, right behind the token before it.
    fn close(&mut self) {
        if self.column >= LINE {
            self.end();
        }
        self.push(")");
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column += text.chars().count();
    }

    fn end(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }
}
