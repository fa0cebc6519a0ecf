//! How the computer thinks: a search of its own, the opponents made of it, and the protocol by
//! which other programs ask it.
//!
//! ```
//! use roque_engine::{Engine, Limits, Stop};
//! use roque_rules::{History, Position};
//!
//! let game = History::new(Position::default());
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let best = Engine::new(1).search(&game, &limits, &Stop::new(), |_| {}).unwrap();
//! assert!(game.current().is_legal(best.mv));
//! ```
#![deny(missing_docs)]

#[cfg(test)]
mod any_game;
mod bench;
mod engine;
mod evaluation;
mod info;
mod level;
mod limits;
mod odds;
mod score;
mod search;
mod stop;
mod tables;
mod time;
mod transposition;
mod uci;

pub use bench::{BENCH_DEPTH, Bench};
pub use engine::{BestMove, Engine};
pub use evaluation::{Knowledge, exchange_value, trace};
pub use info::Info;
pub use level::{
    Blind, Choice, Despair, Glance, Group, Level, Side, Sight, Spot, Strength, Study, Temper,
    Thought,
};
pub use limits::{Limits, Time};
pub use odds::{Odds, OddsCurve};
pub use score::{Score, ScoreBound};
pub use search::exchange_gain;
pub use stop::Stop;
pub use tables::Tables;
pub use uci::{Uci, heard};
