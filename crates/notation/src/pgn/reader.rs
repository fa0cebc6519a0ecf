//! From bytes to what a visitor wants to know, whatever the length of the text.

use alloc::string::ToString;

use super::{
    Annotation, Fault, GameResult, Nag, Next, Place, RawText, Spot, Visitor, Word,
    place::Lines,
    scan::{self, CommentEnd, Tag},
    text::decode,
};
use crate::{
    Letters,
    san::{San, Written},
};

/// Variations may be in variations so deep.
const DEEPEST: usize = 10_000;

/// A word that goes on for so long is cut.
const LONGEST_WORD: usize = 4096;

/// Reads PGN from the bytes it is shown, a window at a time.
///
/// It keeps no text: what a window's end has cut is left, to be shown again at the beginning of the
/// next. So the memory needed is the window, which must be able to hold the longest comment, and a
/// few bytes.
///
/// A result ends a game; so does the first tag after moves. Blank lines mean nothing.
#[derive(Debug)]
pub struct Reader {
    letters: Letters,
    lines: Lines,
    phase: Phase,
    /// How many variations are open.
    depth: usize,
    /// A result inside a variation: perhaps of the game, should the variation have no end.
    held: Option<GameResult>,
    /// The byte before the window.
    before: u8,
    /// Whether the rest of a comment that was too long is being passed over.
    cut_comment: bool,
    /// Of the tags: whether there was an `Event` and then a blank line.
    event: bool,
    blank_line: bool,
    /// The LF and the CR of the blanks being passed over.
    line_ends: [usize; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Before a game.
    Between,
    /// Among the tags of a game.
    Head,
    /// Among its moves.
    Moves,
    /// The same, but until so many variations are open nobody wants to know; until the end of the
    /// game if none is given.
    Skip(Option<usize>),
    /// After the result; comments may come on the same line.
    After(GameResult, Seen),
    /// After a byte that no text has.
    Dead,
}

/// Where something stands that was seen before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// In this window.
    Here(usize),
    /// In one before.
    Before(Place),
}

/// How far a reader came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// So many bytes need not be shown again.
    pub consumed: usize,
    /// Whether it stopped because a game has ended. If not, it must be shown more.
    pub game_ended: bool,
}

/// The bytes a reader is shown.
#[derive(Clone, Copy)]
struct Window<'a> {
    bytes: &'a [u8],
    /// Whether nothing comes after.
    last: bool,
}

/// Where one step of reading has led.
enum Step {
    /// Go on there.
    To(usize),
    /// The window is too short; what begins there must be shown again.
    More(usize),
    /// The game has ended there.
    End(usize),
}

use Step::{End, More, To};

impl Reader {
    /// A reader of a whole text in these letters.
    pub fn new(letters: Letters) -> Self {
        Self::starting_at(letters, Place::default())
    }

    /// A reader of a part of a text that begins with a game.
    pub fn starting_at(letters: Letters, place: Place) -> Self {
        Self {
            letters,
            lines: Lines::starting_at(place),
            phase: Phase::Between,
            depth: 0,
            held: None,
            before: if place.column == 1 { b'\n' } else { b' ' },
            cut_comment: false,
            event: false,
            blank_line: false,
            line_ends: [0; 2],
        }
    }

    /// Reads until a game has ended or the window has. `last` says that nothing comes after the
    /// window.
    pub fn advance<V: Visitor>(&mut self, window: &[u8], last: bool, visitor: &mut V) -> Progress {
        let (at, game_ended) = self.read_game(Window { bytes: window, last }, 0, visitor);
        self.leave(window, at);
        Progress { consumed: at, game_ended }
    }

    /// Reads until the window has ended, and says how many of its bytes need not be shown again.
    pub fn read_window<V: Visitor>(&mut self, window: &[u8], last: bool, visitor: &mut V) -> usize {
        let mut at = 0;
        loop {
            let (next, game_ended) = self.read_game(Window { bytes: window, last }, at, visitor);
            at = next;
            if !game_ended {
                self.leave(window, at);
                return at;
            }
        }
    }

    /// Reads all of a text.
    pub fn read_all<V: Visitor>(&mut self, text: &[u8], visitor: &mut V) {
        self.read_window(text, true, visitor);
    }

    /// Reads all that `fill` puts into the buffers it is given; it says how many bytes it has put,
    /// none at the end. A buffer grows only for a comment that is longer, up to a limit. UTF-16 is
    /// understood if it begins with its mark.
    pub fn read_from<V: Visitor, E>(
        &mut self,
        mut fill: impl FnMut(&mut [u8]) -> Result<usize, E>,
        visitor: &mut V,
    ) -> Result<(), E> {
        let mut buffer = super::buffer::Buffer::new();
        loop {
            let last = !buffer.fill(&mut fill)?;
            let consumed = self.read_window(buffer.window(), last, visitor);
            buffer.consume(consumed);
            if last {
                return Ok(());
            }
        }
    }

    /// To where a game ends in a window, or to what its end has cut; and whether a game has ended.
    fn read_game<V: Visitor>(
        &mut self,
        window: Window<'_>,
        mut at: usize,
        visitor: &mut V,
    ) -> (usize, bool) {
        loop {
            match self.step(window, at, visitor) {
                To(next) => at = next,
                End(end) => return (end, true),
                More(rest) if !window.last => return (rest, false),
                More(_) => return (window.bytes.len(), self.finish(window, visitor)),
            }
        }
    }

    /// The window will move on by so many bytes.
    fn leave(&mut self, window: &[u8], consumed: usize) {
        if let Some(&byte) = window[..consumed].last() {
            self.before = byte;
        }
        if let Phase::After(_, seen) = &mut self.phase
            && let Seen::Here(at) = *seen
        {
            *seen = match at.checked_sub(consumed) {
                Some(at) => Seen::Here(at),
                None => Seen::Before(self.lines.place(window, at)),
            };
        }
        self.lines.consume(window, consumed);
    }

    fn step<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        if self.cut_comment {
            return match memchr::memchr(b'}', &window.bytes[at..]) {
                None => More(window.bytes.len()),
                Some(end) => {
                    self.cut_comment = false;
                    To(at + end + 1)
                }
            };
        }
        match self.phase {
            Phase::Between | Phase::Head => self.head(window, at, visitor),
            Phase::Moves => self.moves(window, at, visitor),
            Phase::Skip(down_to) => self.skip(window, at, down_to, visitor),
            Phase::After(result, seen) => self.after(window, at, (result, seen), visitor),
            Phase::Dead => More(window.bytes.len()),
        }
    }

    fn spot<'a>(&'a self, window: Window<'a>, at: usize) -> Spot<'a> {
        Spot::new(&self.lines, window.bytes, at)
    }

    fn is_line_start(&self, window: Window<'_>, at: usize) -> bool {
        let before = at.checked_sub(1).map_or(self.before, |before| window.bytes[before]);
        matches!(before, b'\n' | b'\r')
    }

    /// Before and among the tags.
    fn head<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let Some(&byte) = window.bytes.get(at) else { return More(at) };
        if byte > b' ' {
            self.line_ends = [0; 2];
        }
        match byte {
            0 => self.binary(window, at, visitor),
            1..=b' ' => To(self.blank(window, at)),
            b'[' => self.tag(window, at, visitor),
            b'{' | b';' => {
                self.begin_game(window, at, visitor);
                self.comment(window, at, visitor)
            }
            b'%' if self.is_line_start(window, at) => pass_line(window, at),
            _ if window.bytes[at..].starts_with("\u{FEFF}".as_bytes()) => To(at + 3),
            _ => self.first_word(window, at, visitor),
        }
    }

    fn blank(&mut self, window: Window<'_>, at: usize) -> usize {
        let rest = &window.bytes[at..];
        let length = rest.iter().position(|&b| b > b' ' || b == 0).unwrap_or(rest.len());
        for &byte in &rest[..length] {
            self.line_ends[0] += usize::from(byte == b'\n');
            self.line_ends[1] += usize::from(byte == b'\r');
        }
        self.blank_line |= self.line_ends.iter().any(|&ends| ends > 1);
        at + length
    }

    fn begin_game<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) {
        if self.phase == Phase::Between {
            self.phase = Phase::Head;
            self.event = false;
            self.depth = 0;
            self.held = None;
            visitor.begin_game(self.spot(window, at));
        }
    }

    fn tag<V: Visitor>(&mut self, window: Window<'_>, mut at: usize, visitor: &mut V) -> Step {
        loop {
            let Some(tag) = scan::tag(window.bytes, at, window.last) else { return More(at) };
            let (name, value, clean, end) = match tag {
                Tag::Pair { name, value, clean, end } => (name, value, clean, end),
                Tag::Bad(end) => {
                    self.begin_game(window, at, visitor);
                    visitor.fault(Fault::BadTag, self.spot(window, at));
                    return To(end);
                }
            };
            if name == b"Event" && self.phase == Phase::Head && self.event && self.blank_line {
                self.begin_moves(window, at, visitor);
                return self.end_game(window, at, None, visitor);
            }
            self.begin_game(window, at, visitor);
            if name == b"Event" {
                self.event = true;
                self.blank_line = false;
            }
            if !clean {
                visitor.fault(Fault::BadTag, self.spot(window, at));
            }
            visitor.tag(name, RawText::tag(value), self.spot(window, at));
            // The next one nearly always follows on the next line.
            match window.bytes[end..] {
                [b'\n', b'[', ..] => at = end + 1,
                _ => return To(end),
            }
        }
    }

    /// A word that is no tag: movetext begins, or somebody wrote something else there.
    fn first_word<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let longest = window.bytes.len().min(at + LONGEST_WORD);
        let line = &window.bytes[at..longest];
        let end = scan::line_end(line, 0);
        if end.is_none() && line.len() < LONGEST_WORD && !window.last {
            return More(at);
        }
        let line = &line[..end.unwrap_or(line.len())];
        if scan::starts_movetext(line) {
            self.begin_game(window, at, visitor);
            self.begin_moves(window, at, visitor);
            return To(at);
        }
        if let Some(zero) = memchr::memchr(0, line) {
            return self.binary(window, at + zero, visitor);
        }
        let word = decode(&line[..scan::word_end(line, 1.min(line.len()))]).to_string();
        visitor.fault(Fault::JunkIgnored(word), self.spot(window, at));
        To(at + line.len().max(1))
    }

    fn begin_moves<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) {
        self.phase = match visitor.begin_moves(self.spot(window, at)) {
            Next::Read => Phase::Moves,
            Next::Skip => Phase::Skip(None),
        };
    }

    /// Among the moves. Most of a game are numbers and moves in strict SAN, each with a blank after
    /// it: they are read eight bytes at a time, all else as a token.
    fn moves<V: Visitor>(&mut self, window: Window<'_>, mut at: usize, visitor: &mut V) -> Step {
        loop {
            while let Some(word) = eight(window.bytes, at) {
                let first = word as u8;
                if matches!(first, b' ' | b'\n') {
                    at += 1;
                } else if first.is_ascii_digit() {
                    let Some((number, length)) = move_number(word) else { break };
                    visitor.move_number(number, self.spot(window, at));
                    at += length;
                } else if first == b'{' {
                    match self.comment(window, at, visitor) {
                        To(next) if !self.cut_comment => at = next,
                        other => return other,
                    }
                } else {
                    let length = scan::blanks(word).trailing_zeros() as usize / 8;
                    if length > 7 || self.held.is_some() {
                        break;
                    }
                    let Some(san) = San::parse_short(word, length, self.letters) else { break };
                    let bytes = &window.bytes[at..at + length];
                    let at_ = self.spot(window, at);
                    visitor.san(Word { written: san.into(), bytes, at: at_ });
                    // A zero byte ends the word, too, but is not passed over.
                    let blank = (word >> (8 * length)) as u8;
                    at += length + usize::from(blank != 0);
                }
            }
            match self.token(window, at, visitor) {
                To(next) if self.phase == Phase::Moves && !self.cut_comment => at = next,
                other => return other,
            }
        }
    }

    fn token<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let Some(&byte) = window.bytes.get(at) else { return More(at) };
        match byte {
            0 => self.binary(window, at, visitor),
            1..=b' ' | b'.' => To(at + 1),
            b'%' if self.is_line_start(window, at) => pass_line(window, at),
            b'{' | b';' => self.comment(window, at, visitor),
            b'(' => self.open(window, at, visitor),
            b')' => self.close(window, at, visitor),
            b'*' => self.result(window, at..at + 1, (GameResult::Unknown, true), visitor),
            b'$' | b'!' | b'?' => self.glyph(window, at, visitor),
            b'[' if self.is_line_start(window, at) => {
                match scan::is_tag(window.bytes, at, window.last) {
                    None => More(at),
                    Some(true) => self.end_without_result(window, at, visitor),
                    Some(false) => self.junk(window, at, at + 1, visitor),
                }
            }
            b'[' | b']' | b'}' | b'"' => self.junk(window, at, at + 1, visitor),
            _ => self.word(window, at, visitor),
        }
    }

    fn comment<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let bytes = window.bytes;
        let here = self.spot(window, at);
        let (text, next, cut) = if bytes[at] == b';' {
            match scan::line_end(bytes, at) {
                None if !window.last && bytes.len() - at < scan::LONGEST => return More(at),
                end => {
                    let end = end.unwrap_or(bytes.len());
                    (at + 1..end, end, false)
                }
            }
        } else {
            match scan::comment_end(bytes, at, window.last) {
                CommentEnd::Closed(end) => (at + 1..end, end + 1, false),
                CommentEnd::Unclosed(end) => {
                    visitor.fault(Fault::UnclosedComment, here);
                    (at + 1..end, end, false)
                }
                CommentEnd::TooLong => {
                    visitor.fault(Fault::TooLong(scan::LONGEST), here);
                    let end = at + 1 + scan::LONGEST;
                    (at + 1..end, end, true)
                }
                CommentEnd::More => return More(at),
            }
        };
        visitor.comment(RawText::comment(&bytes[text]), here);
        self.cut_comment = cut;
        To(next)
    }

    fn open<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let rest = &window.bytes[at..];
        if rest.starts_with(b"(=)") {
            visitor.annotation(Annotation::DrawOffer, self.spot(window, at));
            return To(at + 3);
        }
        if rest.len() < 3 && !window.last {
            return More(at);
        }
        self.release(window, at, visitor);
        self.depth += 1;
        let here = self.spot(window, at);
        let next = if self.depth > DEEPEST {
            visitor.fault(Fault::TooDeep(DEEPEST), here);
            Next::Skip
        } else {
            visitor.begin_variation(here)
        };
        if next == Next::Skip {
            self.phase = Phase::Skip(Some(self.depth - 1));
        }
        To(at + 1)
    }

    fn close<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        self.release(window, at, visitor);
        if self.depth == 0 {
            visitor.fault(Fault::StrayParenthesis, self.spot(window, at));
        } else {
            self.depth -= 1;
            visitor.end_variation();
        }
        To(at + 1)
    }

    /// `$1`, or `!` and the like.
    fn glyph<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let numeric = window.bytes[at] == b'$';
        let rest = &window.bytes[at + usize::from(numeric)..];
        let belongs =
            |byte: &u8| if numeric { byte.is_ascii_digit() } else { matches!(byte, b'!' | b'?') };
        let length = rest.iter().take(8).take_while(|byte| belongs(byte)).count();
        if length == rest.len() && !window.last {
            return More(at);
        }
        let text = core::str::from_utf8(&rest[..length]).unwrap_or_default();
        let nag = if numeric {
            text.parse().ok().map(Nag)
        } else {
            Nag::of_sign(text).or_else(|| Nag::of_sign(&text[..2.min(length)]))
        };
        let end = at + usize::from(numeric) + length;
        match nag {
            Some(nag) => {
                visitor.annotation(Annotation::Nag(nag), self.spot(window, at));
                To(end)
            }
            None => self.junk(window, at, end.max(at + 1), visitor),
        }
    }

    fn junk<V: Visitor>(
        &mut self,
        window: Window<'_>,
        at: usize,
        end: usize,
        visitor: &mut V,
    ) -> Step {
        let text = decode(&window.bytes[at..end]).to_string();
        visitor.fault(Fault::JunkIgnored(text), self.spot(window, at));
        To(end)
    }

    fn word<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        let bytes = window.bytes;
        let end = promotion_end(bytes, scan::word_end(bytes, at));
        // A promotion in brackets is a word too, and a number is known by what follows.
        if bytes.len() < end + 6 && !window.last && end - at < LONGEST_WORD {
            return More(at);
        }
        let end = end.min(at + LONGEST_WORD);
        let word = &bytes[at..end];
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = scan::dots(&word[digits..]);
        if dots > 0 || digits == word.len() && word != b"0000" {
            let number = decode(&word[..digits]).parse().unwrap_or(u32::MAX);
            if digits > 0 {
                visitor.move_number(number, self.spot(window, at));
            }
            return To(at + digits + dots);
        }
        if let Some((result, usual)) = GameResult::of_word(word) {
            return self.result(window, at..end, (result, usual), visitor);
        }
        self.release(window, at, visitor);
        let here = self.spot(window, at);
        let text = decode(word);
        if matches!(&*text, "e.p." | "e.p" | "ep") {
            visitor.annotation(Annotation::EnPassant, here);
        } else if let Some(nag) = Nag::of_sign(&text) {
            visitor.annotation(Annotation::Nag(nag), here);
        } else if let Some(written) = Written::parse(&text, self.letters) {
            visitor.san(Word { written, bytes: word, at: here });
        } else if text.starts_with(char::is_alphanumeric) || word[0] >= 0x80 {
            visitor.unknown_move(&text, here);
        } else {
            return self.junk(window, at, end, visitor);
        }
        To(end)
    }

    fn result<V: Visitor>(
        &mut self,
        window: Window<'_>,
        word: core::ops::Range<usize>,
        (result, usual): (GameResult, bool),
        visitor: &mut V,
    ) -> Step {
        self.release(window, word.start, visitor);
        if !usual {
            let text = decode(&window.bytes[word.clone()]).to_string();
            visitor.fault(Fault::ResultSpelling(text), self.spot(window, word.start));
        }
        if self.depth > 0 {
            self.held = Some(result);
        } else {
            self.phase = Phase::After(result, Seen::Here(word.start));
        }
        To(word.end)
    }

    /// The game goes on after a result inside a variation.
    fn release<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) {
        if self.held.take().is_some() {
            visitor.fault(Fault::ResultInVariation, self.spot(window, at));
        }
    }

    /// Passes over moves until only so many variations are open, or to the end of the game.
    fn skip<V: Visitor>(
        &mut self,
        window: Window<'_>,
        mut at: usize,
        down_to: Option<usize>,
        visitor: &mut V,
    ) -> Step {
        let bytes = window.bytes;
        loop {
            let from = at;
            at = scan::next_stop(bytes, from);
            let Some(&byte) = bytes.get(at) else {
                return More(scan::unfinished(bytes, from, at));
            };
            match byte {
                b'\n' | b'\r' => match bytes.get(at + 1) {
                    None => return More(at),
                    Some(b'%') => match pass_line(window, at + 1) {
                        To(next) => at = next,
                        _ => return More(at),
                    },
                    Some(b'[') => match scan::is_tag(bytes, at + 1, window.last) {
                        None => return More(at),
                        Some(true) => return self.end_without_result(window, at + 1, visitor),
                        Some(false) => at += 2,
                    },
                    Some(_) => at += 1,
                },
                b'{' => match scan::comment_end(bytes, at, window.last) {
                    CommentEnd::Closed(end) => at = end + 1,
                    CommentEnd::Unclosed(end) => {
                        // If anything follows, it is a tag at the beginning of a line.
                        at = if end < bytes.len() { end - 1 } else { end };
                    }
                    CommentEnd::TooLong => {
                        self.cut_comment = true;
                        return To(at + 1 + scan::LONGEST);
                    }
                    CommentEnd::More => return More(at),
                },
                b';' => match pass_line(window, at) {
                    To(next) => at = next,
                    other => return other,
                },
                b'(' => {
                    self.depth += 1;
                    at += 1;
                }
                b')' => {
                    self.depth = self.depth.saturating_sub(1);
                    at += 1;
                    if down_to == Some(self.depth) {
                        self.phase = Phase::Moves;
                        return To(at);
                    }
                }
                0 => return self.binary(window, at, visitor),
                b'*' if self.depth == 0 => {
                    self.phase = Phase::After(GameResult::Unknown, Seen::Here(at));
                    return To(at + 1);
                }
                b'*' => at += 1,
                _ => {
                    let end = scan::word_end(bytes, at);
                    let start = scan::word_start(bytes, from, at, end);
                    if end == bytes.len() && !window.last && end - start < LONGEST_WORD {
                        return More(scan::unfinished(bytes, from, at));
                    }
                    match GameResult::of_word(&bytes[start..end]) {
                        Some((result, _)) if self.depth == 0 => {
                            self.phase = Phase::After(result, Seen::Here(start));
                            return To(end);
                        }
                        // Whether one in an open variation is the game's depends on the moves
                        // that are passed over: so it is not.
                        _ => {}
                    }
                    at = end;
                }
            }
        }
    }

    fn after<V: Visitor>(
        &mut self,
        window: Window<'_>,
        at: usize,
        (result, seen): (GameResult, Seen),
        visitor: &mut V,
    ) -> Step {
        let blanks = window.bytes[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t'));
        let at = at + blanks.count();
        match window.bytes.get(at) {
            None => More(at),
            Some(b'{' | b';') => self.comment(window, at, visitor),
            Some(_) => {
                self.finish_after(window, (result, seen), visitor);
                End(at)
            }
        }
    }

    /// The next game begins, or the text ends, and there was no result; or it stands in a variation
    /// that has no end.
    fn end_without_result<V: Visitor>(
        &mut self,
        window: Window<'_>,
        at: usize,
        visitor: &mut V,
    ) -> Step {
        if self.depth > 0 {
            visitor.fault(Fault::UnclosedVariation, self.spot(window, at));
        }
        let held = self.held.take();
        self.end_game(window, at, held, visitor)
    }

    fn end_game<V: Visitor>(
        &mut self,
        window: Window<'_>,
        at: usize,
        result: Option<GameResult>,
        visitor: &mut V,
    ) -> Step {
        if result.is_none() {
            visitor.fault(Fault::MissingResult, self.spot(window, at));
        }
        self.finish_game(window, at, result, visitor);
        End(at)
    }

    fn finish_game<V: Visitor>(
        &mut self,
        window: Window<'_>,
        at: usize,
        result: Option<GameResult>,
        visitor: &mut V,
    ) {
        self.phase = Phase::Between;
        self.event = false;
        visitor.end_game(result, self.spot(window, at));
    }

    fn finish_after<V: Visitor>(
        &mut self,
        window: Window<'_>,
        (result, seen): (GameResult, Seen),
        visitor: &mut V,
    ) {
        match seen {
            Seen::Here(at) => self.finish_game(window, at, Some(result), visitor),
            Seen::Before(place) => {
                self.phase = Phase::Between;
                self.event = false;
                let lines = Lines::starting_at(place);
                visitor.end_game(Some(result), Spot::new(&lines, &[], 0));
            }
        }
    }

    /// Nothing comes any more; whether that ends a game.
    fn finish<V: Visitor>(&mut self, window: Window<'_>, visitor: &mut V) -> bool {
        let end = window.bytes.len();
        match self.phase {
            Phase::Between | Phase::Dead => return false,
            Phase::Head => {
                self.begin_moves(window, end, visitor);
                let _ = self.end_without_result(window, end, visitor);
            }
            Phase::Moves | Phase::Skip(_) => {
                let _ = self.end_without_result(window, end, visitor);
            }
            Phase::After(result, seen) => self.finish_after(window, (result, seen), visitor),
        }
        true
    }

    /// What follows a byte that no text has cannot be understood, not even where games begin.
    fn binary<V: Visitor>(&mut self, window: Window<'_>, at: usize, visitor: &mut V) -> Step {
        visitor.fault(Fault::Binary, self.spot(window, at));
        let in_game = self.phase != Phase::Between;
        if self.phase == Phase::Head {
            self.begin_moves(window, at, visitor);
        }
        if in_game {
            self.finish_game(window, at, None, visitor);
        }
        self.phase = Phase::Dead;
        if in_game { End(at) } else { To(at) }
    }
}

/// Eight bytes as a number, the first the lowest; nothing near the end of the window.
#[inline]
fn eight(window: &[u8], at: usize) -> Option<u64> {
    let bytes: [u8; 8] = window.get(at..at + 8)?.try_into().ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// The number before a move with its stops and a blank, and the length of it all; nothing if it is
/// no such number or does not end here.
#[inline]
fn move_number(word: u64) -> Option<(u32, usize)> {
    // Below the stop only digits: all of them, and their tens, are added at once.
    let digits = scan::not_digits(word).trailing_zeros() / 8;
    if digits > 4 || word >> (8 * digits) & 0xFF != u64::from(b'.') {
        return None;
    }
    let number = scan::number(word as u32, digits);
    let rest = word >> (8 * digits + 8);
    let length = digits as usize + 1;
    match rest as u8 {
        b' ' => Some((number, length + 1)),
        b'.' => {
            let stops = rest.to_le_bytes().iter().take_while(|&&byte| byte == b'.').count();
            let blank = (rest >> (8 * stops)) as u8 == b' ';
            Some((number, length + stops + usize::from(blank)))
        }
        _ => Some((number, length)),
    }
}

/// The end of a word, with the bracketed piece that a pawn becomes, as in `d8(Q)`.
fn promotion_end(bytes: &[u8], end: usize) -> usize {
    // A square, and not the end of a result: those who pass over moves look for results alone.
    let on_last_rank = matches!(&bytes[..end], [.., b'A'..=b'Z' | b'a'..=b'z', b'1' | b'8']);
    let Some(inner) = bytes[end..].strip_prefix(b"(").filter(|_| on_last_rank) else { return end };
    let letter = match inner.first() {
        Some(byte) if byte.is_ascii_alphabetic() => 1,
        Some(0xE2) => 3,
        _ => return end,
    };
    if inner.get(letter) == Some(&b')') { end + letter + 2 } else { end }
}

/// To the end of a line.
fn pass_line(window: Window<'_>, at: usize) -> Step {
    match scan::line_end(window.bytes, at) {
        Some(end) => To(end),
        None if window.last || window.bytes.len() - at > LONGEST_WORD => To(window.bytes.len()),
        None => More(at),
    }
}
