//! What measures the engine, and what it learns from: matches, ratings, and games against itself.
#![deny(missing_docs)]
// Games are counted far below 2^52.
#![allow(clippy::cast_precision_loss)]

pub mod bout;
mod line;
mod openings;
pub mod player;
mod random;
pub mod statistics;
pub mod tournament;

pub use line::Line;
pub use openings::{Openings, Taste, is_balanced, scramble};
pub use random::Random;
