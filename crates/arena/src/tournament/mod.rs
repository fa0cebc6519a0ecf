//! Many games, their log, and what they say of the players.

mod log;
mod plan;
mod run;
mod shelf;
mod standings;

pub use log::{Log, LogError, Terms};
pub use plan::{Fixture, Format, Plan};
pub use run::{Tournament, TournamentError};
pub use standings::{Effort, Encounter, Standings};
