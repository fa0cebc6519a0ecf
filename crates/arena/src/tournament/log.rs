//! The log: what was agreed, then a line for each game that was played. It is all that a tournament
//! has to remember, and at any moment the end of the file may be a line cut short.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::bout::Record;

/// The first line of a log: what has to be the same when a tournament goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The version of the log.
    pub roque_arena: u32,
    /// The players, as they were described, with the sum of the program that each one is.
    pub engines: Vec<String>,
    /// What those without limit of their own may spend.
    pub limit: String,
    /// Who meets whom.
    pub format: String,
    /// The seed of the openings.
    pub seed: u64,
}

impl Terms {
    /// The version that is written.
    pub const VERSION: u32 = 1;
}

/// Where records go.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What is the matter.
        error: io::Error,
    },
    /// A line is not what it should be.
    #[error("{}, line {line}: {error}", path.display())]
    Line {
        /// The path of the file.
        path: PathBuf,
        /// The number of the line.
        line: usize,
        /// What is the matter.
        error: serde_json::Error,
    },
    /// The tournament was begun on other terms.
    #[error(
        "{} was begun on other terms; give them again, or another log:\n  then {begun}\n  now  {now}",
        path.display()
    )]
    Terms {
        /// The path of the file.
        path: PathBuf,
        /// The terms it begins with.
        begun: String,
        /// The terms that were given.
        now: String,
    },
}

impl Log {
    /// Opens a log, new or begun on the same terms, and gives the games it holds.
    pub fn open(path: &Path, terms: &Terms) -> Result<(Self, Vec<Record>), LogError> {
        let failed = |error| LogError::File { path: path.to_owned(), error };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let (whole, found) = parse(path, &text)?;
        // What was cut short is written anew.
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        let mut log = Self { file };
        match found {
            Some((begun, records)) if begun == *terms => Ok((log, records)),
            Some((begun, _)) => Err(LogError::Terms {
                path: path.to_owned(),
                begun: in_json(&begun),
                now: in_json(terms),
            }),
            None => {
                log.line(&in_json(terms)).map_err(failed)?;
                Ok((log, Vec::new()))
            }
        }
    }

    /// The terms and the games of a log; nothing of an empty one.
    pub fn read(path: &Path) -> Result<Option<(Terms, Vec<Record>)>, LogError> {
        let text = std::fs::read_to_string(path);
        let text = text.map_err(|error| LogError::File { path: path.to_owned(), error })?;
        Ok(parse(path, &text)?.1)
    }

    /// Adds a game.
    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        self.line(&in_json(record))
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

/// What is written here always has a form in JSON.
fn in_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

type Contents = Option<(Terms, Vec<Record>)>;

/// The whole lines, and how long they are together.
fn parse(path: &Path, text: &str) -> Result<(usize, Contents), LogError> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let wrong = |line, error| LogError::Line { path: path.to_owned(), line: line + 1, error };
    let mut lines = text[..whole].lines().enumerate();
    let Some((line, first)) = lines.next() else { return Ok((0, None)) };
    let terms = serde_json::from_str(first).map_err(|error| wrong(line, error))?;
    let record = |(line, text)| serde_json::from_str(text).map_err(|error| wrong(line, error));
    let records = lines.map(record).collect::<Result<_, _>>()?;
    Ok((whole, Some((terms, records))))
}
