//! Games being played.

mod computer;
pub(crate) mod conversation;
mod house;
mod lobby;
mod opponent;
mod pool;
pub(crate) mod score_sheet;
mod table;
mod view;

pub(crate) use computer::Computer;
pub(crate) use house::House;
pub(crate) use lobby::Lobby;
pub use opponent::Opponent;
pub(crate) use pool::Pool;
pub(crate) use table::{Meant, Objection, Table};
