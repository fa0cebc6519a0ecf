use std::{io, path::PathBuf};

use super::Header;

/// What is wrong with a file of games. Offsets count bytes from the beginning of the file.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// It cannot be opened, read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What is the matter.
        error: io::Error,
    },
    /// It is something else.
    #[error("{} is no file of games, or its header is damaged", path.display())]
    NotGames {
        /// Its path.
        path: PathBuf,
    },
    /// It is of a version to come.
    #[error("{} is of version {version}; this build reads up to {}", path.display(), Header::VERSION)]
    Version {
        /// Its path.
        path: PathBuf,
        /// Its version.
        version: u16,
    },
    /// It was made with other settings than those it is to be continued with.
    #[error(
        "{} was begun with seed {} and {} nodes a move: go on with these, or write another file",
        path.display(), begun.seed, begun.nodes
    )]
    Settings {
        /// Its path.
        path: PathBuf,
        /// What it was made with.
        begun: Header,
    },
    /// The last game is not whole: it was being written when the file was read or its writer ended.
    #[error("{}: the game at byte {offset} is cut short by the end of the file", path.display())]
    CutShort {
        /// The path of the file.
        path: PathBuf,
        /// Where the game begins.
        offset: u64,
    },
    /// A game is not what was written.
    #[error("{}: the game at byte {offset} is damaged: {what}", path.display())]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// Where the game begins.
        offset: u64,
        /// What was noticed.
        what: &'static str,
    },
}
