//! Games as material to learn from, in files that `docs/data.md` specifies.

mod error;
mod game;
mod header;
mod reader;
mod start;
mod writer;

pub use error::DataError;
pub use game::{Game, Sample, Thought};
pub use header::Header;
pub use reader::Games;
pub use writer::Archive;
