//! A stream cut into parts of whole games, which can then be read at the same time.

use alloc::vec::Vec;

use super::{Fault, Next, Place, Reader, Spot, Visitor, buffer::Buffer};
use crate::Letters;

/// How long a part is usually to be, in bytes; the end of a game decides.
const PART: usize = 1 << 20;

/// The longest game: a stream that never ends one must not fill the memory.
pub const LONGEST_GAME: usize = 16 << 20;

/// A part of a text that begins with a game, or with what stands before one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// In UTF-8, or what was not UTF-16.
    pub text: Vec<u8>,
    /// Where it begins in the whole text.
    pub place: Place,
    /// How many games are in the parts before.
    pub games_before: u64,
    /// Whether its last game goes on beyond [`LONGEST_GAME`] and is cut here.
    pub cut: bool,
}

/// Cuts a stream into [`Part`]s. It finds where games end as [`Reader`] does, which passes over
/// moves faster than anybody can read them.
#[derive(Debug)]
pub struct Splitter {
    buffer: Buffer,
    reader: Reader,
    games: Games,
    part: usize,
    /// How much of the buffer the reader has seen, and up to where games have ended.
    scanned: usize,
    whole: usize,
    place: Place,
    /// Whether all of the buffer has been looked at. A long comment makes it large, and then a part
    /// is only some of it.
    hungry: bool,
    ended: bool,
}

/// How many games have begun, and how many of them have ended.
#[derive(Debug, Default)]
struct Games {
    begun: u64,
    ended: u64,
    given: u64,
    /// Whether a byte stands there that no text has, behind which nothing is read.
    binary: bool,
}

impl Visitor for Games {
    fn begin_game(&mut self, _at: Spot<'_>) {
        self.begun += 1;
    }

    fn begin_moves(&mut self, _at: Spot<'_>) -> Next {
        Next::Skip
    }

    fn fault(&mut self, fault: Fault, _at: Spot<'_>) {
        self.binary |= fault == Fault::Binary;
    }
}

impl Default for Splitter {
    fn default() -> Self {
        Self::new()
    }
}

impl Splitter {
    /// At the beginning of a stream, to be cut into parts of a megabyte or a little more.
    pub fn new() -> Self {
        Self::with_parts_of(PART)
    }

    /// The same with parts of at least so many bytes, but for the last; fewer cost more.
    pub fn with_parts_of(bytes: usize) -> Self {
        Self {
            part: bytes.max(1),
            buffer: Buffer::new(),
            reader: Reader::new(Letters::ENGLISH),
            games: Games::default(),
            scanned: 0,
            whole: 0,
            place: Place::default(),
            hungry: true,
            ended: false,
        }
    }

    /// The next part; nothing at the end. `fill` puts bytes into the buffer it is given and says
    /// how many, none at the end of the stream.
    pub fn next<E>(
        &mut self,
        mut fill: impl FnMut(&mut [u8]) -> Result<usize, E>,
    ) -> Result<Option<Part>, E> {
        while !self.ended {
            self.ended = self.hungry && !self.buffer.fill(&mut fill)?;
            self.scan();
            let length = self.buffer.window().len();
            if self.games.binary {
                let last = self.give(length, false);
                self.ended = true;
                return Ok(Some(last));
            }
            if self.whole >= self.part {
                return Ok(Some(self.give(self.whole, false)));
            }
            if length - self.whole > LONGEST_GAME {
                // Start afresh behind the giant.
                self.reader = Reader::new(Letters::ENGLISH);
                self.games.ended = self.games.begun;
                return Ok(Some(self.give(length, true)));
            }
        }
        let rest = self.buffer.window().len();
        Ok((rest > 0).then(|| self.give(rest, false)))
    }

    /// Looks at what is new in the buffer, until there is a part.
    fn scan(&mut self) {
        self.hungry = false;
        while self.whole < self.part {
            let window = &self.buffer.window()[self.scanned..];
            let progress = self.reader.advance(window, self.ended, &mut self.games);
            self.scanned += progress.consumed;
            if !progress.game_ended {
                self.hungry = true;
                return;
            }
            self.games.ended = self.games.begun;
            self.whole = self.scanned;
        }
    }

    fn give(&mut self, length: usize, cut: bool) -> Part {
        let text = self.buffer.window()[..length].to_vec();
        let part = Part { place: self.place, games_before: self.games.given, cut, text };
        self.place = self.place.behind(&part.text);
        self.games.given = self.games.ended;
        self.buffer.consume(length);
        self.scanned = self.scanned.saturating_sub(length);
        self.whole = 0;
        part
    }
}
