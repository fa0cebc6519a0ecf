//! Finding where things begin and end in the bytes of a PGN text.

use memchr::{memchr, memchr2, memmem};

/// What a comment may hold before its end must have come.
pub(super) const LONGEST: usize = 4 << 20;

/// What the classes of bytes are told by: what ends a word; where somebody stops who passes over
/// moves.
const DELIMITER: u8 = 1;
const STOP: u8 = 2;

static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        if byte <= b' ' as usize {
            classes[byte] |= DELIMITER;
        }
        if byte >= 0x80 {
            classes[byte] |= STOP;
        }
        byte += 1;
    }
    let delimiters = b"{}()[];$!?\"*";
    let mut index = 0;
    while index < delimiters.len() {
        classes[delimiters[index] as usize] |= DELIMITER;
        index += 1;
    }
    let stops = b"{;()\n\r*-/\0";
    index = 0;
    while index < stops.len() {
        classes[stops[index] as usize] |= STOP;
        index += 1;
    }
    classes
}

/// Whether a byte ends a word.
#[inline]
pub(super) fn is_delimiter(byte: u8) -> bool {
    CLASSES[byte as usize] & DELIMITER != 0
}

/// The end of the word that goes on at `at`.
#[inline]
pub(super) fn word_end(window: &[u8], at: usize) -> usize {
    window[at..].iter().position(|&byte| is_delimiter(byte)).map_or(window.len(), |end| at + end)
}

/// The beginning of the word that reaches over `at` to `end`, looked for down to `from`, where some
/// token ended; a glyph, a move number or full stops before it are none of it.
pub(super) fn word_start(window: &[u8], from: usize, at: usize, end: usize) -> usize {
    let before = window[from..at].iter().rposition(|&byte| is_delimiter(byte));
    let mut start = before.map_or(from, |end| from + end + 1);
    if start > from && window[start - 1] == b'$' {
        start += window[start..at].iter().take_while(|byte| byte.is_ascii_digit()).count();
    }
    loop {
        let digits = window[start..end].iter().take_while(|byte| byte.is_ascii_digit()).count();
        match dots(&window[start + digits..end]) {
            0 => return start,
            dots => start += digits + dots,
        }
    }
}

/// Where to read on from when the word that reaches to `at` may go on in the next window: at its
/// beginning, with the sign of a glyph before it, whose number may go on as well.
pub(super) fn unfinished(window: &[u8], from: usize, at: usize) -> usize {
    match window[from..at].iter().rposition(|&byte| is_delimiter(byte)) {
        None => from,
        Some(end) if window[from + end] == b'$' => from + end,
        Some(end) => from + end + 1,
    }
}

/// The length of the full stops, one by one or as ellipses, that a text begins with.
pub(super) fn dots(text: &[u8]) -> usize {
    let mut rest = text;
    while let Some(more) = rest.strip_prefix(b".").or_else(|| rest.strip_prefix("…".as_bytes())) {
        rest = more;
    }
    text.len() - rest.len()
}

/// The end of the line that goes on at `at`, before its LF or CR.
pub(super) fn line_end(window: &[u8], at: usize) -> Option<usize> {
    memchr2(b'\n', b'\r', &window[at..]).map(|end| at + end)
}

/// The next byte that matters to somebody who passes over moves: of a comment, a parenthesis, the
/// end of a line or, perhaps, of a result.
#[inline]
pub(super) fn next_stop(window: &[u8], mut at: usize) -> usize {
    while let Some(chunk) = window[at..].first_chunk::<32>() {
        // All of them at once: the compiler makes a few operations on vectors of this.
        let stops = chunk.map(|byte| {
            u8::from(byte >= 0x80)
                | u8::from(byte < 0x0E)
                | u8::from(byte | 0x40 == b'{')
                | u8::from(byte & 0xFE == b'(')
                | u8::from(byte & 0xFD == b'-')
                | u8::from(byte == b'*')
        });
        let (words, _) = stops.as_chunks();
        let words = [0, 1, 2, 3].map(|index: usize| u64::from_le_bytes(words[index]));
        let Some(first) = words.iter().position(|&word| word != 0) else {
            at += chunk.len();
            continue;
        };
        at += 8 * first + words[first].trailing_zeros() as usize / 8;
        if CLASSES[window[at] as usize] & STOP != 0 {
            return at;
        }
        at += 1;
    }
    let rest = &window[at..];
    let stop = rest.iter().position(|&byte| CLASSES[byte as usize] & STOP != 0);
    stop.map_or(window.len(), |stop| at + stop)
}

/// The bytes of a word that are blanks and control characters: as [`below`].
#[inline]
pub(super) fn blanks(word: u64) -> u64 {
    below(word, b' ' + 1)
}

/// The bytes of a word that are below a limit of at most 0x80: a bit each, the highest of the byte;
/// right up to the first, which is all that is asked.
#[inline]
fn below(word: u64, limit: u8) -> u64 {
    word.wrapping_sub(ONES * u64::from(limit)) & !word & (ONES << 7)
}

/// The bytes of a word that are this one: as [`below`].
#[inline]
fn equal(word: u64, byte: u8) -> u64 {
    below(word ^ (ONES * u64::from(byte)), 1)
}

/// Times this, a byte is in every place of a word.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The bytes of a word that are no digits: a bit each, the highest of the byte.
#[inline]
pub(super) fn not_digits(word: u64) -> u64 {
    let values = word ^ (ONES * u64::from(b'0'));
    // What is above 9 reaches the highest bit when 118 is added.
    (((values & (ONES * 0x7F)) + ONES * 118) | values) & (ONES << 7)
}

/// The number that some digits say, from 1 to 4, the first in the lowest byte: neighbours become
/// hundreds and ones with one multiplication each.
#[inline]
pub(super) fn number(digits: u32, count: u32) -> u32 {
    let values = digits << (8 * (4 - count)) & 0x0F0F_0F0F;
    let pairs = values.wrapping_mul(10 << 8 | 1) >> 8 & 0x00FF_00FF;
    pairs.wrapping_mul(100 << 16 | 1) >> 16
}

/// How a comment ends that begins with the brace at `at`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CommentEnd {
    /// With the brace there.
    Closed(usize),
    /// Not at all: the text of a comment ends there all the same, and reading goes on.
    Unclosed(usize),
    /// Not within [`LONGEST`].
    TooLong,
    /// Not in this window.
    More,
}

#[inline]
pub(super) fn comment_end(window: &[u8], at: usize, last: bool) -> CommentEnd {
    let body = &window[at + 1..];
    match memchr2(b'{', b'}', body) {
        Some(end) if body[end] == b'}' => CommentEnd::Closed(at + 1 + end),
        _ => unusual_comment_end(window, at, last),
    }
}

/// The end of a comment with another brace in it, or with none behind it.
#[cold]
#[inline(never)]
fn unusual_comment_end(window: &[u8], at: usize, last: bool) -> CommentEnd {
    let body = &window[at + 1..];
    let unclosed = |end: usize| CommentEnd::Unclosed(at + 1 + end);
    match memchr(b'}', body) {
        Some(end) => match swallowed_game(&body[..end]) {
            Some(start) => unclosed(start),
            None => CommentEnd::Closed(at + 1 + end),
        },
        None if last || body.len() > LONGEST => match first_event(body) {
            Some(start) => unclosed(start),
            None if last => unclosed(body.len()),
            None => CommentEnd::TooLong,
        },
        None => CommentEnd::More,
    }
}

/// Where the next game begins that an unclosed comment has swallowed, in which another one begins.
fn swallowed_game(comment: &[u8]) -> Option<usize> {
    let start = first_event(comment)?;
    let blank_line = comment[..start].trim_ascii_end().len() + 2 <= start;
    (blank_line && memchr(b'{', &comment[start..]).is_some()).then_some(start)
}

/// The first line that opens a roster of tags.
fn first_event(text: &[u8]) -> Option<usize> {
    memmem::find_iter(text, b"[Event \"")
        .find(|&at| at > 0 && matches!(text[at - 1], b'\n' | b'\r'))
}

/// A tag pair as it stands on its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Tag<'a> {
    /// A pair.
    Pair {
        name: &'a [u8],
        /// Between the quotes.
        value: &'a [u8],
        /// Whether nothing was wrong with it.
        clean: bool,
        /// Behind the closing bracket.
        end: usize,
    },
    /// No pair; and where to go on.
    Bad(usize),
}

/// The tag that begins with the bracket at `at`; nothing if the window ends before its line.
#[inline]
pub(super) fn tag(window: &[u8], at: usize, last: bool) -> Option<Tag<'_>> {
    plain_pair(window, at).or_else(|| unusual_tag(window, at, last))
}

/// A pair as nearly all are: one blank, no backslash, nothing odd; and not at the window's end.
#[inline]
fn plain_pair(window: &[u8], at: usize) -> Option<Tag<'_>> {
    let inner = &window[at + 1..];
    let blank = first_in_words(inner, |word| below(word, 0x23) | equal(word, b']'))?;
    let value = inner[blank..].strip_prefix(b" \"").filter(|_| blank > 0)?;
    let odd = |word| below(word, 0x20) | equal(word, b'"') | equal(word, b'\\');
    let quote = first_in_words(value, odd)?;
    let rest = value[quote..].strip_prefix(b"\"]")?;
    let (name, value) = (&inner[..blank], &value[..quote]);
    Some(Tag::Pair { name, value, clean: true, end: window.len() - rest.len() })
}

/// The first byte that `wanted` finds in words of eight; nothing if only what is left of them may
/// have it.
#[inline]
fn first_in_words(text: &[u8], wanted: impl Fn(u64) -> u64) -> Option<usize> {
    let (words, _) = text.as_chunks();
    let found = words.iter().map(|&word| wanted(u64::from_le_bytes(word)));
    let (index, found) = found.enumerate().find(|&(_, found)| found != 0)?;
    Some(8 * index + found.trailing_zeros() as usize / 8)
}

#[cold]
#[inline(never)]
fn unusual_tag(window: &[u8], at: usize, last: bool) -> Option<Tag<'_>> {
    let end = match line_end(window, at) {
        Some(end) => end,
        None if last || window.len() - at > LONGEST => window.len(),
        None => return None,
    };
    let line = &window[at..end];
    let bad = || Tag::Bad(memchr(b']', line).map_or(end, |bracket| at + bracket + 1));
    Some(pair(line, at).unwrap_or_else(bad))
}

fn pair(line: &[u8], at: usize) -> Option<Tag<'_>> {
    let inner = line[1..].trim_ascii_start();
    let length = inner.iter().position(|&byte| byte <= b' ' || matches!(byte, b'"' | b']'))?;
    let name = inner.get(..length).filter(|name| !name.is_empty())?;
    let value = inner[length..].trim_ascii_start().strip_prefix(b"\"")?;
    let mut clean = true;
    let mut escaped = false;
    for (index, &byte) in value.iter().enumerate() {
        if byte == b'"' && !escaped {
            if let Some(rest) = value[index + 1..].trim_ascii_start().strip_prefix(b"]") {
                let end = at + line.len() - rest.len();
                return Some(Tag::Pair { name, value: &value[..index], clean, end });
            }
            // A quote that should have been escaped.
            clean = false;
        }
        escaped = byte == b'\\' && !escaped;
    }
    None
}

/// Whether a bracket at the beginning of a line begins a tag; nothing if the window ends too soon.
pub(super) fn is_tag(window: &[u8], at: usize, last: bool) -> Option<bool> {
    let rest = &window[at + 1..];
    let name = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    let blanks = name.and_then(|name| rest[name..].iter().position(|&byte| byte != b' '));
    match (name, blanks) {
        (Some(name), Some(blanks)) => {
            Some(name > 0 && blanks > 0 && matches!(rest[name + blanks], b'"'))
        }
        _ if last || rest.len() > 255 => Some(false),
        _ => None,
    }
}

/// Whether a line may be the beginning of movetext rather than of a letter to the reader.
pub(super) fn starts_movetext(mut line: &[u8]) -> bool {
    // Glyphs of the game as a whole.
    while let Some(glyph) = line.strip_prefix(b"$").filter(|rest| starts_with_digit(rest)) {
        let digits = glyph.iter().take_while(|byte| byte.is_ascii_digit()).count();
        line = glyph[digits..].trim_ascii_start();
        if line.first().is_none_or(|byte| b"{;(".contains(byte)) {
            return true;
        }
    }
    let digits = line.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = &line[digits..];
    if digits > 0 && (rest.first() == Some(&b'.') || rest.starts_with("…".as_bytes())) {
        return true;
    }
    let numbered = digits > 0 && rest.first().is_none_or(|&byte| is_delimiter(byte));
    let rest = if numbered { rest.trim_ascii_start() } else { line };
    let word = &rest[..word_end(rest, 0)];
    rest.starts_with(b"*") || super::GameResult::of_word(word).is_some() || looks_like_move(word)
}

fn starts_with_digit(text: &[u8]) -> bool {
    text.first().is_some_and(u8::is_ascii_digit)
}

/// Whether a word has the shape of a move in some language: a square, before it little else than a
/// piece's letter.
pub(super) fn looks_like_move(word: &[u8]) -> bool {
    let text = super::text::decode(&word[..word.len().min(24)]);
    if crate::san::Written::parse(&text, crate::Letters::ENGLISH).is_some() {
        return true;
    }
    let square = word
        .windows(2)
        .rposition(|pair| matches!(pair[0], b'a'..=b'h') && matches!(pair[1], b'1'..=b'8'));
    let Some(square) = square else { return false };
    let strange =
        |byte: &&u8| !matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-' | 0x80..=0xBF);
    word[..square].iter().filter(strange).count() <= 1 && word.len() - square <= 8
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_plain_pair_is_the_pair_that_its_line_is(
            line in "\\[[A-Za-z_!é\"\\]]{0,9}[ \t]{0,2}\"[ -~é\t]{0,20}\"{0,2}\\]?[\\]a-z ]{0,3}",
            end in "(\r|\n|\r\n)[\\[\"\\]A-Za-z ]{0,20}",
        ) {
            let text = alloc::format!("{line}{end}");
            if let Some(plain) = plain_pair(text.as_bytes(), 0) {
                prop_assert_eq!(Some(plain), pair(line.as_bytes(), 0));
            }
        }
    }

    #[test]
    fn a_pair_without_anything_odd_is_plain_but_at_the_end_of_the_window() {
        let text = b"[Event \"Caf\xC3\xA9 [3]\"]\n[Site ";
        let plain = Tag::Pair {
            name: b"Event",
            value: b"Caf\xC3\xA9 [3]",
            clean: true,
            end: text.len() - 7,
        };
        assert_eq!(plain_pair(text, 0), Some(plain));
        assert_eq!(plain_pair(&text[..text.len() - 7], 0), None);
        assert_eq!(plain_pair(b"[Event \"a\\\"b\"]\n[Site \"?\"]\n", 0), None);
        assert_eq!(plain_pair(b"[Event \"a\n\"]\n[Site \"?\"]\n", 0), None);
    }

    #[test]
    fn the_first_byte_below_a_limit_or_equal_to_another_is_found() {
        for byte in 0..=255u8 {
            for (limit, place) in [(0x20, 0), (0x23, 3), (0x80, 7)] {
                let mut bytes = [0xFF, 0x80, 0xFE, 0x81, 0xFF, 0x90, 0xA0, 0xFF];
                bytes[place] = byte;
                let word = u64::from_le_bytes(bytes);
                let at = |found: bool| if found { 8 * place as u32 + 7 } else { 64 };
                assert_eq!(below(word, limit).trailing_zeros(), at(byte < limit), "{byte}");
                assert_eq!(equal(word, b']').trailing_zeros(), at(byte == b']'), "{byte}");
            }
        }
    }

    #[test]
    fn digits_are_told_from_every_other_byte_and_added_up() {
        for byte in 0..=255u8 {
            for place in 0..8 {
                let mut bytes = *b"09876512";
                bytes[place] = byte;
                let expected = if byte.is_ascii_digit() { 64 } else { 8 * place as u32 + 7 };
                assert_eq!(not_digits(u64::from_le_bytes(bytes)).trailing_zeros(), expected);
            }
        }
        for value in 0..=9999u32 {
            for count in 1..=4 {
                let text = alloc::format!("{value}");
                if text.len() as u32 <= count {
                    let text = alloc::format!("{value:0width$}....", width = count as usize);
                    let word = u32::from_le_bytes(text.as_bytes()[..4].try_into().unwrap());
                    assert_eq!(number(word, count), value, "{text}");
                }
            }
        }
    }
}
