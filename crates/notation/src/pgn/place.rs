//! Where something stands in a text, counted only when somebody asks.

use core::{cell::Cell, fmt};

use memchr::{memchr, memrchr2};

/// Where something stands in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// In bytes from the beginning of the text, the first being 0. What was UTF-16 is counted as
    /// UTF-8.
    pub offset: u64,
    /// From 1. A line ends with LF, CR LF or CR.
    pub line: u64,
    /// In characters from the beginning of the line, the first being 1.
    pub column: u64,
}

impl Default for Place {
    /// The beginning of a text.
    fn default() -> Self {
        Self { offset: 0, line: 1, column: 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl Place {
    /// The place behind a text that begins here and does not end in the middle of a CR LF.
    #[must_use]
    pub fn behind(self, text: &[u8]) -> Self {
        advance(self, false, text)
    }
}

/// A byte of the window that a reader looks through, which knows its [`Place`] if asked.
#[derive(Clone, Copy)]
pub struct Spot<'a> {
    window: &'a [u8],
    at: usize,
    lines: &'a Lines,
}

impl<'a> Spot<'a> {
    #[inline]
    pub(super) fn new(lines: &'a Lines, window: &'a [u8], at: usize) -> Self {
        Self { window, at, lines }
    }

    /// Where it stands in the whole text. Counts the lines since the last place asked for.
    pub fn place(&self) -> Place {
        self.lines.place(self.window, self.at)
    }

    /// In bytes from the beginning of the whole text; costs nothing.
    pub fn offset(&self) -> u64 {
        self.lines.window.get().offset + self.at as u64
    }
}

impl fmt::Debug for Spot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spot({})", self.offset())
    }
}

/// What is known of the lines of a text that is seen through a window.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Where the window begins.
    window: Cell<Place>,
    /// The last place that was asked for, in this window.
    known: Cell<Place>,
    /// Whether the byte before the window is a CR, so that an LF first in it ends no line.
    after_cr: Cell<bool>,
}

impl Lines {
    /// A text of which this is the first place seen.
    pub(super) fn starting_at(place: Place) -> Self {
        Self { window: Cell::new(place), known: Cell::new(place), after_cr: Cell::new(false) }
    }

    pub(super) fn place(&self, window: &[u8], at: usize) -> Place {
        let start = self.window.get();
        let mut known = self.known.get();
        if known.offset > start.offset + at as u64 {
            known = start;
        }
        let from = (known.offset - start.offset) as usize;
        let before = if from == 0 { self.after_cr.get() } else { window[from - 1] == b'\r' };
        let place = advance(known, before, &window[from..at]);
        self.known.set(place);
        place
    }

    /// The window moves on by `consumed` bytes.
    pub(super) fn consume(&self, window: &[u8], consumed: usize) {
        if let Some(last) = window[..consumed].last() {
            let place = self.place(window, consumed);
            self.after_cr.set(*last == b'\r');
            self.window.set(place);
            self.known.set(place);
        }
    }
}

/// The place after these bytes.
fn advance(from: Place, after_cr: bool, bytes: &[u8]) -> Place {
    let mut lines = count(bytes, |byte| byte == b'\n');
    if memchr(b'\r', bytes).is_some() {
        let pairs = bytes.windows(2).filter(|pair| *pair == b"\r\n").count() as u64;
        lines += count(bytes, |byte| byte == b'\r') - pairs;
    }
    if after_cr && bytes.first() == Some(&b'\n') {
        lines -= 1;
    }
    let line_start = memrchr2(b'\n', b'\r', bytes).map_or(0, |end| end + 1);
    let rest = &bytes[line_start..];
    let characters = rest.len() as u64 - count(rest, |byte| byte & 0xC0 == 0x80);
    let column = if line_start == 0 { from.column } else { 1 } + characters;
    Place { offset: from.offset + bytes.len() as u64, line: from.line + lines, column }
}

/// How many bytes are wanted. Up to 255 fit a byte, and so the compiler adds many at a time.
#[inline]
fn count(bytes: &[u8], wanted: impl Fn(u8) -> bool) -> u64 {
    let (chunks, rest) = bytes.as_chunks::<64>();
    let sum = |part: &[u8; 64]| part.iter().fold(0u8, |sum, &byte| sum + u8::from(wanted(byte)));
    let all: u64 = chunks.iter().map(|part| u64::from(sum(part))).sum();
    all + rest.iter().fold(0, |sum, &byte| sum + u64::from(wanted(byte)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Byte after byte, as one would count by hand.
    fn counted(text: &[u8], at: usize) -> Place {
        let mut place = Place::default();
        let mut previous = 0;
        for &byte in &text[..at] {
            match byte {
                b'\n' if previous == b'\r' => place.column = 1,
                b'\n' | b'\r' => {
                    place.line += 1;
                    place.column = 1;
                }
                _ => place.column += u64::from(byte & 0xC0 != 0x80),
            }
            place.offset += 1;
            previous = byte;
        }
        place
    }

    proptest! {
        #[test]
        fn places_are_those_counted_by_hand(
            text in "[ab\r\né]{0,40}",
            cuts in proptest::collection::vec(0usize..12, 0..8),
            asked in proptest::collection::vec(0usize..12, 0..20),
        ) {
            let text = text.as_bytes();
            let lines = Lines::default();
            let mut start = 0;
            for (cut, at) in cuts.into_iter().zip(asked.chunks(3)) {
                let window = &text[start..];
                for &at in at {
                    let at = at.min(window.len());
                    prop_assert_eq!(lines.place(window, at), counted(text, start + at));
                }
                let cut = cut.min(window.len());
                lines.consume(window, cut);
                start += cut;
            }
        }
    }
}
