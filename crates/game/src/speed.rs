use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::time_control::{Allowance, TimeControl};

/// How fast a game is, in the words of the Laws (FIDE A.1, B.1), which count the time for 60 moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FideSpeed {
    /// Ten minutes or less.
    Blitz,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

/// How fast a game is, in the words in use online, which count the main time and 40 moves' bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Under 30 seconds.
    Ultrabullet,
    /// Under 3 minutes.
    Bullet,
    /// Under 8 minutes.
    Blitz,
    /// Under 25 minutes.
    Rapid,
    /// 25 minutes or more.
    Classical,
    /// Time for each move, counted in days.
    Correspondence,
}

impl TimeControl {
    /// The class of the Laws: that of the side that has more time.
    pub fn fide_speed(&self) -> FideSpeed {
        match self.time_for(60) {
            time if time <= Millis::minutes(10) => FideSpeed::Blitz,
            time if time < Millis::minutes(60) => FideSpeed::Rapid,
            _ => FideSpeed::Standard,
        }
    }

    /// The class in use online: that of the side that has more time.
    pub fn speed(&self) -> Speed {
        if [&self.white, &self.black].into_iter().any(|of| matches!(of, Allowance::PerMove(_))) {
            return Speed::Correspondence;
        }
        match self.time_for(40) {
            time if time < Millis::seconds(30) => Speed::Ultrabullet,
            time if time < Millis::minutes(3) => Speed::Bullet,
            time if time < Millis::minutes(8) => Speed::Blitz,
            time if time < Millis::minutes(25) => Speed::Rapid,
            _ => Speed::Classical,
        }
    }

    fn time_for(&self, moves: u32) -> Millis {
        self.white.time_for(moves).max(self.black.time_for(moves))
    }
}
