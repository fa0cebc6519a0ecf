//! The texts of `content/`, which are part of the program.

use roque_learn::content::{Fault, Library, Source};
use rust_embed::RustEmbed;

use crate::wire::Level;

#[derive(RustEmbed)]
#[folder = "../../content"]
struct Content;

/// Every file of `content/`, as the program was built with it.
pub(crate) fn embedded() -> Vec<Source> {
    Content::iter()
        .filter_map(|file| {
            let text = String::from_utf8_lossy(&Content::get(&file)?.data).into_owned();
            Some(Source { file: file.into_owned(), text })
        })
        .collect()
}

/// The library of these files, or all that is wrong with them.
pub(crate) fn read(sources: Vec<Source>) -> Result<Library, Vec<Fault>> {
    let levels = Level::ALL.map(Level::identifier);
    Library::read(sources, &levels)
}
