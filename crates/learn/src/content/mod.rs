//! What people read: Markdown with boards, exercises and games in it, read and judged.
//!
//! A [`Library`] is made of all files of `content/`, or of none: whatever the rules contradict, the
//! other language lacks or a reader would stumble over is a [`Fault`] with its file and line.

pub mod address;
mod fault;
mod fence;
mod front;
mod library;
mod links;
mod markdown;
mod page;
mod pair;
mod rows;
mod sentences;
mod source;

pub use fault::Fault;
pub(crate) use fence::Fence;
pub use front::Front;
pub use library::Library;
pub use markdown::{Heading, Link};
pub use page::{Board, Exercise, MiniGame, Page, Part};
pub use rows::Coverage;
pub use sentences::{LONGEST, Length, MEAN};
pub use source::Source;
