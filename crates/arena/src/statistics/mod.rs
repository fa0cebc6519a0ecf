//! What results say of strength, and how surely.

mod elo;
mod pentanomial;
mod rating;
mod sprt;

pub use elo::{Elo, elo_of, expected_score};
pub use pentanomial::Pentanomial;
pub use rating::{Meeting, Rating, rate};
pub use sprt::{Hypotheses, ParseHypothesesError, Verdict};
