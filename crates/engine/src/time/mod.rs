//! When a search has to end, and when it does well to.

mod budget;
mod patience;
mod watch;

pub(crate) use patience::Patience;
pub(crate) use watch::{Stopped, Team, Watch};
