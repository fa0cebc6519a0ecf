//! What Roque says: sentences for reasons, problems and results, in the reader's language.
//!
//! The texts are the Fluent files of `locales/`, which the page reads too.
#![deny(missing_docs)]

mod language;
mod spoken;
mod texts;

pub use language::{Language, UnknownLanguage};
pub use texts::{Texts, Value};
