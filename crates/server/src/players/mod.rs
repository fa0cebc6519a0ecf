//! Who is visiting.

mod presence;
mod visitor;

pub(crate) use presence::Presence;
pub(crate) use visitor::{Visitor, cookie_key};
