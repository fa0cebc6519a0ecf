//! A window that is moved over a stream.

use alloc::{borrow::Cow, string::String, vec, vec::Vec};

/// What is asked for at once.
const BLOCK: usize = 64 << 10;

/// The bytes of a stream that are not yet consumed.
#[derive(Debug)]
pub(super) struct Buffer {
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    wide: Option<Wide>,
    begun: bool,
}

/// A stream of UTF-16 on its way to UTF-8.
#[derive(Debug)]
struct Wide {
    big_endian: bool,
    /// Bytes that are no whole character yet.
    rest: Vec<u8>,
}

impl Buffer {
    pub(super) fn new() -> Self {
        Self { bytes: vec![0; 2 * BLOCK], start: 0, end: 0, wide: None, begun: false }
    }

    pub(super) fn window(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    pub(super) fn consume(&mut self, count: usize) {
        self.start += count;
    }

    /// Puts more behind what is left; whether there was more.
    pub(super) fn fill<E>(
        &mut self,
        fill: &mut impl FnMut(&mut [u8]) -> Result<usize, E>,
    ) -> Result<bool, E> {
        self.bytes.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.bytes.len() - self.end < BLOCK {
            self.bytes.resize(2 * self.bytes.len(), 0);
        }
        if !self.begun {
            self.begun = true;
            self.begin(fill)?;
            if self.end > 0 {
                return Ok(true);
            }
        }
        let Some(wide) = &mut self.wide else {
            let count = fill(&mut self.bytes[self.end..])?;
            self.end += count;
            return Ok(count > 0);
        };
        let mut block = [0; BLOCK / 4];
        let count = fill(&mut block)?;
        let text = wide.decode(&block[..count], count == 0);
        self.bytes[self.end..self.end + text.len()].copy_from_slice(text.as_bytes());
        self.end += text.len();
        Ok(count > 0)
    }

    /// The first bytes, which may say that all is UTF-16.
    fn begin<E>(&mut self, fill: &mut impl FnMut(&mut [u8]) -> Result<usize, E>) -> Result<(), E> {
        while self.end < 2 {
            match fill(&mut self.bytes[self.end..])? {
                0 => break,
                count => self.end += count,
            }
        }
        let Some(mut wide) = Wide::of(self.window()) else { return Ok(()) };
        let text = wide.decode(&self.window()[2..], false);
        self.wide = Some(wide);
        self.bytes.resize(self.bytes.len().max(2 * text.len() + 2 * BLOCK), 0);
        self.bytes[..text.len()].copy_from_slice(text.as_bytes());
        self.end = text.len();
        Ok(())
    }
}

/// A whole text, decoded if it begins with the mark of UTF-16. Readers of whole texts do it by
/// themselves; who wants to find a [`Place`](super::Place) again has to do it, too.
pub fn as_utf8(text: &[u8]) -> Cow<'_, [u8]> {
    match Wide::of(text) {
        None => Cow::Borrowed(text),
        Some(mut wide) => Cow::Owned(wide.decode(&text[2..], true).into_bytes()),
    }
}

impl Wide {
    /// For a text that begins with the mark of UTF-16.
    fn of(text: &[u8]) -> Option<Self> {
        let big_endian = match text {
            [0xFF, 0xFE, ..] => false,
            [0xFE, 0xFF, ..] => true,
            _ => return None,
        };
        Some(Self { big_endian, rest: Vec::new() })
    }

    /// The text of these bytes, what was left over before them included.
    fn decode(&mut self, bytes: &[u8], last: bool) -> String {
        self.rest.extend_from_slice(bytes);
        let unit = if self.big_endian { u16::from_be_bytes } else { u16::from_le_bytes };
        let pairs = self.rest.chunks_exact(2);
        let units: Vec<u16> = pairs.map(|pair| unit([pair[0], pair[1]])).collect();
        // The first half of a character beyond the usual ones waits for the second.
        let half = !last && units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit));
        let whole = &units[..units.len() - usize::from(half)];
        let text = char::decode_utf16(whole.iter().copied())
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        self.rest.drain(..2 * whole.len());
        text
    }
}
