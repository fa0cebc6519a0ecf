//! Names of openings, by the codes of the Encyclopaedia of Chess Openings, A00 to E99.
//!
//! An opening is a position, so that transpositions are found, and the opening of a game is the one
//! its last known position has. The table (`data/openings.tsv`) is only in programs that ask.

use alloc::{collections::BTreeMap, vec::Vec};

use roque_rules::Position;

use crate::{Letters, san};

static TABLE: &str = include_str!("../data/openings.tsv");

/// What an opening is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opening {
    /// Its code, such as `C50`.
    pub eco: &'static str,
    /// Its English name: `Sicilian Defence: Dragon Variation, Yugoslav Attack`.
    pub name: &'static str,
    /// Its French name: `Défense sicilienne : variante du dragon, attaque yougoslave`.
    pub french: &'static str,
}

/// The openings, ready to be looked up.
#[derive(Debug, Clone)]
pub struct Openings {
    /// By the keys of their positions, which are in order.
    by_key: Vec<(u64, Opening)>,
}

impl Openings {
    /// Plays the lines of the table: about a millisecond, to be spent once.
    pub fn new() -> Self {
        let mut by_key: Vec<_> = lines().map(|line| (line.position.key(), line.opening)).collect();
        by_key.sort_unstable_by_key(|(key, _)| *key);
        Self { by_key }
    }

    /// The opening whose position this is.
    pub fn at(&self, position: &Position) -> Option<Opening> {
        let found = self.by_key.binary_search_by_key(&position.key(), |(key, _)| *key);
        found.ok().map(|index| self.by_key[index].1)
    }

    /// The opening of a game: that of the last of its positions that has one.
    pub fn of<'a>(
        &self,
        positions: impl IntoIterator<Item = &'a Position, IntoIter: DoubleEndedIterator>,
    ) -> Option<Opening> {
        positions.into_iter().rev().find_map(|position| self.at(position))
    }
}

impl Default for Openings {
    fn default() -> Self {
        Self::new()
    }
}

/// A line of the table, its moves played.
#[derive(Clone, Copy)]
struct Line {
    opening: Opening,
    position: Position,
}

/// The lines whose moves can be played: the tests know that these are all.
fn lines() -> impl Iterator<Item = Line> {
    let mut firsts: BTreeMap<&str, Line> = BTreeMap::new();
    TABLE.lines().filter_map(move |text| {
        let line = read(text, &firsts)?;
        firsts.entry(line.opening.eco).or_insert(line);
        Some(line)
    })
}

/// Reads the four columns that the head of the table describes; `firsts` are the first lines of the
/// codes before.
fn read(text: &'static str, firsts: &BTreeMap<&str, Line>) -> Option<Line> {
    let mut columns = text.split('\t');
    let (eco, name, french, moves) =
        (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
    let continued = moves.split_once(' ').and_then(|(eco, rest)| Some((firsts.get(eco)?, rest)));
    let (start, moves) = match continued {
        Some((line, rest)) => (line.position, rest),
        None => (Position::default(), moves),
    };
    let (name, french) = match continued {
        Some((line, _)) if name.is_empty() => (line.opening.name, line.opening.french),
        _ => (name, french),
    };
    let position = moves.split(' ').try_fold(start, |position, text| {
        let reading = san::read(&position, text, Letters::ENGLISH).ok()?;
        Some(position.play_unchecked(reading.mv))
    })?;
    Some(Line { opening: Opening { eco, name, french }, position })
}
