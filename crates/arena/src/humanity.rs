//! How human moves are: by nets that were made to foretell what people of some strength play.
//!
//! The positions and what the nets say of them come from a file. It is a yardstick: nothing here
//! learns from it.

use std::{collections::HashMap, io, path::Path};

use roque_engine::{Level, Stop};
use roque_notation::{Dialect, fen, uci};
use roque_rules::{History, Position};

/// A position, and how often people of three strengths play each move there.
#[derive(Debug, Clone)]
pub struct Yard {
    position: Position,
    /// The chances of moves in UCI; those that are not there are next to nothing.
    chances: [HashMap<String, f64>; 3],
}

/// The ratings that the nets stand for, each up to which levels are compared with it.
const NETS: [(&str, u16); 3] = [("1100", 1300), ("1500", 1700), ("1900", u16::MAX)];
/// A move that is given less than this is none that people would play.
const INHUMAN: f64 = 0.01;

/// A file that is no yardstick.
#[derive(Debug, thiserror::Error)]
pub enum YardError {
    /// It cannot be read.
    #[error("{path}: {error}")]
    File {
        /// Its path.
        path: String,
        /// What is the matter.
        error: io::Error,
    },
    /// A line is not a position and the chances of three nets.
    #[error("{path}, line {line}: write a FEN and three lists of MOVE:CHANCE between tabs")]
    Line {
        /// The path of the file.
        path: String,
        /// The number of the line.
        line: usize,
    },
}

/// Reads a file: a position a line, its FEN and what three nets say of it between tabs. Lines that
/// begin with `#` are skipped.
pub fn read(path: &Path) -> Result<Vec<Yard>, YardError> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| YardError::File { path: name.clone(), error })?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let yard = |(number, line)| {
        yard(line).ok_or_else(|| YardError::Line { path: name.clone(), line: number + 1 })
    };
    lines.map(yard).collect()
}

fn yard(line: &str) -> Option<Yard> {
    let mut fields = line.split('\t');
    let position = fen::read(fields.next()?).ok()?;
    let chances = |field: &str| -> Option<HashMap<String, f64>> {
        let one = |word: &str| {
            let (mv, chance) = word.split_once(':')?;
            Some((mv.to_owned(), chance.parse().ok()?))
        };
        field.split(' ').map(one).collect()
    };
    let nets = [chances(fields.next()?)?, chances(fields.next()?)?, chances(fields.next()?)?];
    Some(Yard { position, chances: nets })
}

/// The name of the net that levels of a rating are compared with.
pub fn net(rating: u16) -> &'static str {
    NETS[place(rating)].0
}

fn place(rating: u16) -> usize {
    NETS.iter().position(|&(_, below)| rating < below).unwrap_or(NETS.len() - 1)
}

/// In what part of the positions, from 0 to 1, a level that is rated so plays what people of that
/// strength would not.
pub fn inhumanity(level: Level, rating: u16, yards: &[Yard], seed: u64) -> f64 {
    let inhuman = |yard: &&Yard| {
        let mv = level.choose(&History::new(yard.position), seed, &Stop::new());
        let chance = mv.and_then(|mv| {
            let text = uci::write(&yard.position, mv, Dialect::Ordinary);
            yard.chances[place(rating)].get(&text).copied()
        });
        chance.unwrap_or(0.0) < INHUMAN
    };
    yards.iter().filter(inhuman).count() as f64 / yards.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

    fn yards(of_mate: &str) -> Vec<Yard> {
        let line = format!("{MATE}\td1d8:0.9\td1d8:{of_mate} g1f1:0.5\tg1f1:1.0");
        vec![yard(&line).unwrap()]
    }

    #[test]
    fn each_level_is_compared_with_the_net_of_its_strength() {
        assert_eq!(
            [0, 1299, 1300, 1699, 1700, 3000].map(net),
            ["1100", "1100", "1500", "1500", "1900", "1900"]
        );
        // The full strength mates at once, which only the strongest net does not foretell.
        for (rating, share) in [(1000, 0.0), (1500, 0.0), (2000, 1.0)] {
            assert!((inhumanity(Level::Full, rating, &yards("0.01"), 1) - share).abs() < 1e-9);
        }
        assert!((inhumanity(Level::Full, 1500, &yards("0.009"), 1) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_line_that_is_no_yardstick_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("yards.tsv");
        for wrong in ["no position", MATE, &format!("{MATE}\ta\tb\tc")] {
            std::fs::write(&path, format!("# positions\n{wrong}\n")).unwrap();
            let error = read(&path).unwrap_err().to_string();
            assert!(error.contains("yards.tsv, line 2: write a FEN"), "{error}");
        }
        assert!(matches!(read(&folder.path().join("none")), Err(YardError::File { .. })));
    }
}
