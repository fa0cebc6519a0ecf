//! Portable game notation (PGN standard of 12 March 1994).
//!
//! Three ways to read, each built on the one before:
//! - a [`Reader`] tells a [`Visitor`] what stands in the text, without looking at a board;
//! - a [`Replay`] is a visitor that plays the moves and tells a [`Follower`] those that are legal;
//! - a [`Builder`] is a follower that keeps whole [`Game`]s; [`read`] does it all for a text in
//!   memory.
//!
//! Readers take what is written in the wild and say what was wrong with it ([`Problem`]); what is
//! broken costs one game. [`write`] writes the strict export format.

mod buffer;
mod date;
mod fault;
mod game;
mod guess;
mod notes;
mod place;
mod reader;
mod replay;
mod result;
mod scan;
mod split;
mod text;
mod visitor;
mod write;

pub use buffer::as_utf8;
pub use fault::{Fault, Problem};
pub use game::{Builder, Game, GameRead, Games, NodeId, Sink, read};
pub use guess::{Guess, guess_letters};
pub use notes::{Arrow, ColoredSquare, Evaluation, Notes, Paint, Score};
pub use place::{Place, Spot};
pub use reader::{Progress, Reader};
pub use replay::{Follower, Replay};
pub use result::{GameResult, ParseResultError};
pub use split::{LONGEST_GAME, Part, Splitter};
pub use text::{RawText, decode};
pub use visitor::{Annotation, Nag, Next, Visitor, Word};
pub use write::{write, write_in};
