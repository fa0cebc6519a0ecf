//! Exercises: what is asked, how one answers, and what is said of an answer.
//!
//! A [`Task`] is data, and alone decides what is right: no solution is ever written down beside it
//! and believed. [`Ask`] is what a page needs in order to let somebody answer; there are fewer ways
//! of answering than kinds of tasks, so that a new kind needs no new page.

mod answer;
mod ask;
mod task;
mod verdict;

pub use answer::Answer;
pub use ask::{Ask, Choice};
pub use task::{Castling, Kind, Line, Task};
pub use verdict::{Drawing, Remark, Verdict};
