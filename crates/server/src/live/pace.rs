//! How long the computer is to be seen thinking.

use std::time::Duration;

use roque_engine::{Choice, Temper, Time};
use serde::Deserialize;

/// When the computer's moves are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// After the time that such a player would have taken.
    #[default]
    Human,
    /// As soon as they are found.
    Immediate,
}

impl Pace {
    /// How long a move is held back after it was begun to be thought of, by what there was to think
    /// about, the clock and the seed.
    pub(super) fn span(
        self,
        temper: &Temper,
        choice: &Choice,
        clock: Option<Time>,
        seed: u64,
    ) -> Duration {
        match self {
            Self::Human => temper.thinking(&choice.thought, clock, seed),
            Self::Immediate => Duration::ZERO,
        }
    }
}
