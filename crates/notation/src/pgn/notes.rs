//! What is written beside a move, and how it stands in comments.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write as _;

use memchr::{memchr, memchr_iter};
use roque_rules::Square;

use super::Nag;

/// What is written beside a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notes {
    /// Comments that stand before the move; only the first move of a variation has them.
    pub before: Vec<String>,
    /// Glyphs, in the order given.
    pub nags: Vec<Nag>,
    /// Comments after the move, without the commands that the fields below hold.
    pub comments: Vec<String>,
    /// `[%eval]`: what an engine thinks, from White's point of view.
    pub evaluation: Option<Evaluation>,
    /// `[%clk]`: what the player's clock shows after the move, in milliseconds.
    pub clock: Option<u64>,
    /// `[%emt]`: how long the move took, in milliseconds.
    pub elapsed: Option<u64>,
    /// `[%csl]`: squares to colour.
    pub squares: Vec<ColoredSquare>,
    /// `[%cal]`: arrows to draw.
    pub arrows: Vec<Arrow>,
    /// `(=)`: a draw was offered with the move.
    pub draw_offer: bool,
}

/// What an engine thinks of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evaluation {
    /// From White's point of view.
    pub score: Score,
    /// How deep the engine looked, in half-moves.
    pub depth: Option<u32>,
}

/// A score from White's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves, by Black if negative.
    Mate(i32),
}

/// The colours of marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Paint {
    Green,
    Red,
    Yellow,
    Blue,
}

/// A square to colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColoredSquare {
    /// The colour.
    pub paint: Paint,
    /// The square.
    pub square: Square,
}

/// An arrow to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// The colour.
    pub paint: Paint,
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

impl Paint {
    const ALL: [(char, Self); 4] =
        [('G', Self::Green), ('R', Self::Red), ('Y', Self::Yellow), ('B', Self::Blue)];

    fn letter(self) -> char {
        Self::ALL.into_iter().find(|(_, paint)| *paint == self).map_or('G', |(letter, _)| letter)
    }

    fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == letter).map(|(_, paint)| paint)
    }
}

impl Notes {
    /// Takes a comment that stands after the move: its commands to where they belong, what remains
    /// as text.
    pub(super) fn take_comment(&mut self, comment: &str) {
        if comment == DRAW_OFFER {
            self.draw_offer = true;
            return;
        }
        let mut text = String::new();
        let mut rest = comment;
        while let Some(start) = find_command(rest) {
            let Some(length) = memchr(b']', &rest.as_bytes()[start..]) else { break };
            let command = &rest[start + 2..start + length];
            let behind = &rest[start + length + 1..];
            text.push_str(&rest[..start]);
            if self.take_command(command).is_some() {
                // The blanks on both sides become those of one.
                let blank = text.is_empty() || text.ends_with(' ');
                rest = if blank { behind.strip_prefix(' ').unwrap_or(behind) } else { behind };
            } else {
                text.push_str(&rest[start..=start + length]);
                rest = behind;
            }
        }
        text.push_str(rest);
        match text.trim() {
            "" => {}
            trimmed if trimmed.len() == text.len() => self.comments.push(text),
            trimmed => self.comments.push(trimmed.to_string()),
        }
    }

    /// Nothing if the command is not known or not understood.
    fn take_command(&mut self, command: &str) -> Option<()> {
        let (name, value) = cut(command, b' ')?;
        let value = value.trim();
        match name {
            "eval" => self.evaluation = Some(Evaluation::read(value)?),
            "clk" => self.clock = Some(read_clock(value)?),
            "emt" => self.elapsed = Some(read_clock(value).or_else(|| read_seconds(value))?),
            "csl" => self.squares.extend(read_list(value, read_square)?),
            "cal" => self.arrows.extend(read_list(value, read_arrow)?),
            _ => return None,
        }
        Some(())
    }

    /// The commands that say what the fields hold; empty if there is nothing to say.
    pub(super) fn commands(&self) -> String {
        let mut commands = Vec::new();
        if let Some(evaluation) = self.evaluation {
            commands.push(format!("[%eval {}]", evaluation.text()));
        }
        if let Some(clock) = self.clock {
            commands.push(format!("[%clk {}]", clock_text(clock)));
        }
        if let Some(elapsed) = self.elapsed {
            commands.push(format!("[%emt {}]", clock_text(elapsed)));
        }
        if !self.squares.is_empty() {
            let squares =
                self.squares.iter().map(|mark| format!("{}{}", mark.paint.letter(), mark.square));
            commands.push(format!("[%csl {}]", squares.collect::<Vec<_>>().join(",")));
        }
        if !self.arrows.is_empty() {
            let arrows = self
                .arrows
                .iter()
                .map(|arrow| format!("{}{}{}", arrow.paint.letter(), arrow.from, arrow.to));
            commands.push(format!("[%cal {}]", arrows.collect::<Vec<_>>().join(",")));
        }
        commands.join(" ")
    }
}

/// Where a command may begin; most stand alone or behind another.
fn find_command(text: &str) -> Option<usize> {
    if text.starts_with("[%") {
        return Some(0);
    }
    memchr_iter(b'[', text.as_bytes()).find(|&at| text.as_bytes().get(at + 1) == Some(&b'%'))
}

/// The parts before and behind the first such byte of ASCII: for texts so short that `split_once`
/// would take longer to begin than to search.
fn cut(text: &str, at: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == at)?;
    Some((&text[..at], &text[at + 1..]))
}

/// A draw offer as it is written: in a comment, for `(=)` alone would be a variation to others.
pub(super) const DRAW_OFFER: &str = "(=)";

impl Evaluation {
    fn read(value: &str) -> Option<Self> {
        let (score, depth) = match cut(value, b',') {
            Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
            None => (value, None),
        };
        let score = match score.strip_prefix('#') {
            Some(moves) => Score::Mate(moves.parse().ok()?),
            None => Score::Centipawns(read_hundredths(score)?),
        };
        Some(Self { score, depth })
    }

    fn text(self) -> String {
        let mut text = match self.score {
            Score::Mate(moves) => format!("#{moves}"),
            Score::Centipawns(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                let hundredths = hundredths.unsigned_abs();
                format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
            }
        };
        if let Some(depth) = self.depth {
            // Writing into a string cannot fail.
            let _ = write!(text, ",{depth}");
        }
        text
    }
}

/// A number with at most two decimals; more would be lost, and so the text is kept.
fn read_hundredths(text: &str) -> Option<i32> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = cut(digits, b'.').unwrap_or((digits, ""));
    let hundredths = digits_of(whole, 6)? * 100 + fraction(decimals, 2)?;
    let hundredths = i32::try_from(hundredths).ok()?;
    Some(if negative { -hundredths } else { hundredths })
}

/// Hours, minutes and seconds with at most three decimals, in milliseconds.
fn read_clock(text: &str) -> Option<u64> {
    let (hours, rest) = cut(text, b':')?;
    let (minutes, seconds) = cut(rest, b':')?;
    let (hours, minutes) = (digits_of(hours, 6)?, digits_of(minutes, 2)?);
    let milliseconds = read_seconds(seconds)?;
    (minutes < 60 && milliseconds < 60_000)
        .then_some((hours * 60 + minutes) * 60_000 + milliseconds)
}

fn read_seconds(text: &str) -> Option<u64> {
    let (whole, decimals) = cut(text, b'.').unwrap_or((text, ""));
    Some(digits_of(whole, 9)? * 1000 + fraction(decimals, 3)?)
}

fn clock_text(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    if rest == 0 { text } else { format!("{text}.{rest:03}").trim_end_matches('0').to_string() }
}

/// A number of at most so many digits, at least one; 19 are the most that fit.
fn digits_of(text: &str, most: usize) -> Option<u64> {
    if text.is_empty() || text.len() > most {
        return None;
    }
    text.bytes().try_fold(0, |number, byte| {
        byte.is_ascii_digit().then(|| number * 10 + u64::from(byte - b'0'))
    })
}

/// Decimals as a number of so many digits.
fn fraction(decimals: &str, digits: usize) -> Option<u64> {
    if decimals.is_empty() {
        return Some(0);
    }
    let missing = u32::try_from(digits.checked_sub(decimals.len())?).ok()?;
    Some(digits_of(decimals, digits)? * 10u64.pow(missing))
}

fn read_list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|part| read(part.trim())).collect()
}

fn read_square(text: &str) -> Option<ColoredSquare> {
    let (paint, square) = text.split_at_checked(1)?;
    let paint = Paint::of_letter(paint.chars().next()?)?;
    Some(ColoredSquare { paint, square: square.parse().ok()? })
}

fn read_arrow(text: &str) -> Option<Arrow> {
    let (paint, squares) = text.split_at_checked(1)?;
    let (from, to) = squares.split_at_checked(2)?;
    let paint = Paint::of_letter(paint.chars().next()?)?;
    Some(Arrow { paint, from: from.parse().ok()?, to: to.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_digits_alone_one_at_least_and_no_more_than_are_kept() {
        assert_eq!(digits_of("007", 3), Some(7));
        assert_eq!(digits_of(&"9".repeat(19), 19), Some(9_999_999_999_999_999_999));
        for text in ["", "1234", "1a", "+1", "-1", " 1", "1/", "1:", "١"] {
            assert_eq!(digits_of(text, 3), None, "{text}");
        }
    }

    #[test]
    fn commands_leave_the_text_around_them() {
        for (comment, text) in [
            ("[%clk 0:00:01] [%emt 0:00:02]", None),
            ("before [%clk 0:00:01] behind", Some("before behind")),
            ("[%clk 0:00:01]behind", Some("behind")),
            ("before[%clk 0:00:01]", Some("before")),
            ("[%clk 0:00:01] [%other 1]", Some("[%other 1]")),
            ("[%clk 0:00:01", Some("[%clk 0:00:01")),
            ("\u{A0}[%clk 0:00:01]", None),
        ] {
            let mut notes = Notes::default();
            notes.take_comment(comment);
            assert_eq!(notes.comments, Vec::from_iter(text), "{comment}");
        }
    }
}
