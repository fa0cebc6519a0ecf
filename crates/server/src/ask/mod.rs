//! What the rules answer about any position, without a game or a visitor.

mod ending;
mod explain;
pub(crate) mod pgn;
mod position;
mod start_array;
mod trial;
mod written;

pub(crate) use ending::{done as ending_done, endings, play as play_ending, start as start_ending};
pub(crate) use explain::explain;
pub(crate) use position::{Teller, describe};
pub(crate) use start_array::start_array;
pub(crate) use trial::{trial, why};
pub(crate) use written::read;
