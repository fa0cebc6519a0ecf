//! What Roque teaches. The rules judge every word: a lesson, a diagram or an exercise that
//! contradicts them is a fault with its file and line, and nobody gets to read it.
#![deny(missing_docs)]

pub mod content;
pub mod diagram;
mod dice;
pub mod ending;
pub mod exercise;
pub mod lone_men;
pub mod schedule;
