//! What people learn from, over [`roque_learn`].

pub(crate) mod answer;
mod asked;
pub(crate) mod class;
mod drawn_tasks;
mod library;
mod pages;
pub(crate) mod progress;
pub(crate) mod shown;
pub(crate) mod training;

pub(crate) use asked::Asked;
pub(crate) use drawn_tasks::DrawnTasks;
pub(crate) use library::{embedded, read};
pub(crate) use pages::{Page, Pages};
