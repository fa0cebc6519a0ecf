//! Extended position description (PGN standard 16.2): a position on a line, and what is said of it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use roque_rules::{Move, Position};

use crate::{
    Dialect, Letters,
    fen::{self, ReadError},
    san::{self, SanError},
};

/// A position and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Epd {
    /// The position, with the counters that the operations `hmvc` and `fmvn` give.
    pub position: Position,
    /// What is said of it, in the order written.
    pub operations: Vec<Operation>,
    /// Whether the semicolon after the last operation was missing when it was read.
    pub unterminated: bool,
}

/// Something said of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    /// What it is about: `bm` the best moves, `id` a name, `D1` the leaves of perft at depth 1.
    pub opcode: String,
    /// What is said, without quotes.
    pub operands: Vec<String>,
}

/// What keeps a line from being an EPD.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EpdError {
    /// Its first fields set up no position.
    #[error(transparent)]
    Position(#[from] ReadError),
    /// A quoted operand that does not end.
    #[error("EPD, column {0}: the quote that begins here has no end")]
    UnclosedQuote(usize),
    /// An operation whose name is none (PGN standard 16.2.3.2).
    #[error("EPD, column {0}: an operation begins with a letter")]
    Opcode(usize),
    /// A counter that is no number.
    #[error("EPD: {0} must be a number")]
    Counter(&'static str),
}

/// Reads a line. The counters of a FEN may follow the four fields, as in many files; the semicolons
/// may stand before the operations instead of after them.
pub fn read(line: &str) -> Result<Epd, EpdError> {
    let mut rest = line.trim_ascii();
    let mut fields = Vec::new();
    while fields.len() < 6
        && let Some((field, after)) = field(rest)
        && (fields.len() < 4 || field.bytes().all(|byte| byte.is_ascii_digit()))
    {
        fields.push(field);
        rest = after;
    }
    let column = |rest: &str| line.len() - rest.len() + 1;
    let (operations, unterminated) = operations(rest).map_err(|(fault, at)| fault(column(at)))?;
    let counter = |opcode: &'static str, given: usize, usual: &'static str| {
        let said = operations.iter().find(|operation| operation.opcode == opcode);
        let said = said.and_then(|operation| operation.operands.first());
        let text = said.map(String::as_str).or(fields.get(given).copied()).unwrap_or(usual);
        let number = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.to_string());
        number.ok_or(EpdError::Counter(opcode))
    };
    let (half_moves, move_number) = (counter("hmvc", 4, "0")?, counter("fmvn", 5, "1")?);
    // What a FEN may leave out, an EPD may, too.
    let four = fields.iter().take(4).chain(&["", "w", "-", "-"][fields.len().min(4)..]);
    let four = four.copied().collect::<Vec<_>>().join(" ");
    let position = fen::read(&format!("{four} {half_moves} {move_number}"))?;
    Ok(Epd { position, operations, unterminated })
}

fn field(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_ascii_start();
    let end = text.find(|letter: char| letter.is_ascii_whitespace() || letter == ';');
    let (field, rest) = text.split_at(end.unwrap_or(text.len()));
    (!field.is_empty()).then_some((field, rest))
}

/// What is wrong, once its column is known, and the text that begins with it.
type Misquoted<'a> = (fn(usize) -> EpdError, &'a str);

/// The operations of a text, and whether the last one has no semicolon.
fn operations(text: &str) -> Result<(Vec<Operation>, bool), Misquoted<'_>> {
    let mut operations = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim_ascii_start();
    // `;D1 20 ;D2 400` begins each with the semicolon that others end with.
    let semicolon_first = rest.starts_with(';');
    let mut finish = |words: &mut Vec<String>| {
        let mut words = words.drain(..);
        if let Some(opcode) = words.next() {
            operations.push(Operation { opcode, operands: words.collect() });
        }
    };
    while let Some(first) = rest.chars().next() {
        if first == ';' {
            finish(&mut words);
            rest = &rest[1..];
        } else if words.is_empty() && !first.is_ascii_alphabetic() {
            return Err((EpdError::Opcode, rest));
        } else if first == '"' {
            let end = rest[1..].find('"').ok_or((EpdError::UnclosedQuote as _, rest))?;
            words.push(rest[1..=end].to_string());
            rest = &rest[end + 2..];
        } else if let Some((word, after)) = field(rest) {
            words.push(word.to_string());
            rest = after;
        }
        rest = rest.trim_ascii_start();
    }
    let unterminated = !words.is_empty() && !semicolon_first;
    finish(&mut words);
    Ok((operations, unterminated))
}

impl Epd {
    /// The operands of an operation, if it is there.
    pub fn operands(&self, opcode: &str) -> Option<&[String]> {
        let found = self.operations.iter().find(|operation| operation.opcode == opcode);
        found.map(|operation| operation.operands.as_slice())
    }

    /// The first operand of an operation, such as the name that `id` gives.
    pub fn text(&self, opcode: &str) -> Option<&str> {
        self.operands(opcode)?.first().map(String::as_str)
    }

    /// The operands of an operation as moves in English SAN, such as those of `bm` and `am`; none if
    /// it is not there.
    pub fn moves(&self, opcode: &str) -> Result<Vec<Move>, SanError> {
        let operands = self.operands(opcode).unwrap_or_default().iter();
        let read = |text: &String| san::read(&self.position, text, Letters::ENGLISH);
        operands.map(|text| Ok(read(text)?.mv)).collect()
    }

    /// The depths and leaves of perft that `D1`, `D2` and so on give.
    pub fn perft(&self) -> impl Iterator<Item = (u32, u64)> {
        self.operations.iter().filter_map(|operation| {
            let depth = operation.opcode.strip_prefix('D')?.parse().ok()?;
            Some((depth, operation.operands.first()?.parse().ok()?))
        })
    }
}

/// The four fields and the operations, every one with its semicolon. Operands that need quotes get
/// them; a quote inside one, which EPD cannot write, is left out.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = fen::write(&self.position, Dialect::of(&self.position));
        f.write_str(&fen.split(' ').take(4).collect::<Vec<_>>().join(" "))?;
        for operation in &self.operations {
            write!(f, " {}", operation.opcode)?;
            for operand in &operation.operands {
                let plain = operand.replace('"', "");
                let bare = !plain.is_empty()
                    && !plain
                        .contains(|letter: char| letter.is_ascii_whitespace() || letter == ';')
                    && !matches!(operation.opcode.as_bytes(), b"id" | [b'c', b'0'..=b'9']);
                if bare { write!(f, " {plain}")? } else { write!(f, " \"{plain}\"")? }
            }
            f.write_str(";")?;
        }
        Ok(())
    }
}
