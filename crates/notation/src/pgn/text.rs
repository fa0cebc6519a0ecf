//! The bytes of a tag's value or of a comment, and what they say.

use alloc::{borrow::Cow, string::String};
use core::fmt;

use memchr::{memchr, memchr2};

/// The text of a tag or a comment as it stands in the file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RawText<'a> {
    bytes: &'a [u8],
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tag,
    Comment,
}

impl<'a> RawText<'a> {
    pub(super) fn tag(bytes: &'a [u8]) -> Self {
        Self { bytes, kind: Kind::Tag }
    }

    pub(super) fn comment(bytes: &'a [u8]) -> Self {
        Self { bytes: bytes.trim_ascii(), kind: Kind::Comment }
    }

    /// The bytes, with a tag's backslashes and a comment's ends of line.
    pub fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// What the bytes say. They are UTF-8; those that cannot be are taken for Latin-1, the
    /// characters of PGN standard 4.1. In a tag, a backslash stands before a quote or another; in a
    /// comment, the end of a line is a space.
    pub fn decode(self) -> Cow<'a, str> {
        let text = decode(self.bytes);
        match self.kind {
            Kind::Tag if memchr(b'\\', self.bytes).is_some() => Cow::Owned(unescaped(&text)),
            Kind::Comment if memchr2(b'\n', b'\r', self.bytes).is_some() => {
                Cow::Owned(text.replace("\r\n", " ").replace(['\n', '\r'], " "))
            }
            _ => text,
        }
    }

    /// Whether all of it is UTF-8.
    pub fn is_utf8(self) -> bool {
        self.bytes.is_ascii() || core::str::from_utf8(self.bytes).is_ok()
    }
}

impl fmt::Debug for RawText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.decode(), f)
    }
}

/// What the bytes of a text say: UTF-8 and, byte by byte, Latin-1 where they cannot be that.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = core::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + 8);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().copied().map(char::from));
    }
    Cow::Owned(text)
}

fn unescaped(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|&next| letter == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(letter));
    }
    plain
}
