//! What measures the engine, and what it learns from: matches, ratings, and games against itself.
#![deny(missing_docs)]
// Games are counted far below 2^52.
#![allow(clippy::cast_precision_loss)]

pub mod bout;
pub mod data;
pub mod humanity;
mod line;
mod openings;
pub mod player;
mod random;
pub mod selfplay;
pub mod statistics;
pub mod tournament;
pub mod tune;

pub use line::Line;
pub use openings::{Openings, Taste, is_balanced, scramble};
pub use random::Random;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a panicking thread left behind is still good: it is changed in one step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
