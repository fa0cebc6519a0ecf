//! What people learn from, over [`roque_learn`].

mod library;
mod pages;

pub(crate) use library::{embedded, read};
pub(crate) use pages::{Page, Pages};
