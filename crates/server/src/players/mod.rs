//! Who is visiting, who plays, and how players are ranked.

mod name;
mod presence;
mod ranked;
mod rating;
mod strength;
mod visitor;

pub use name::PlayerName;
pub(crate) use name::has_invisible;
pub(crate) use presence::Presence;
pub use ranked::{Counted, counted, forbids, given_up_at, is_at_stake, is_set_up, pool};
pub use rating::Rating;
pub use strength::{Strength, ladder, next_level, strength};
pub(crate) use visitor::{Visitor, cookie_key};
