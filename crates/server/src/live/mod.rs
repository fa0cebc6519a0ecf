//! Games being played.

mod alarm;
mod computer;
pub(crate) mod conversation;
mod house;
mod lobby;
mod pace;
mod pool;
mod request;
pub(crate) mod score_sheet;
mod table;
mod thinker;
mod view;

pub(crate) use computer::Computer;
pub(crate) use house::House;
pub(crate) use lobby::Lobby;
pub use pace::Pace;
pub(crate) use pool::Pool;
pub(crate) use table::{Meant, Objection, Table, replay};
pub use thinker::{Question, Thinker};
