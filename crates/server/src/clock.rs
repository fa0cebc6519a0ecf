//! Service time: the milliseconds during which the server was alive, since its first start.
//!
//! It is the only time that games are told. Because it stands still while the server is down, an
//! outage is charged to nobody's thinking time. It goes on from the last stored heartbeat, which is
//! written each second while somebody plays, and with every stored event, so that no event
//! is ever later than a clock that has just been restarted.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often the heartbeat is stored while a game is being played: the most that an outage can cost
/// or give.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(1);
/// The same while all games that go on have minutes or days left, and nobody sits at them.
pub(crate) const SLOW_HEARTBEAT: Duration = Duration::from_mins(1);

#[derive(Debug, Clone, Copy)]
pub struct ServiceClock {
    before: u64,
    started: Instant,
}

impl ServiceClock {
    /// Goes on from the stored heartbeat, in milliseconds.
    pub fn resume(heartbeat: u64) -> Self {
        Self { before: heartbeat, started: Instant::now() }
    }

    /// Service time in milliseconds.
    pub fn now(&self) -> u64 {
        self.before + self.started.elapsed().as_millis() as u64
    }
}

/// The date, in milliseconds since 1970: stored beside each event for people to read, never used to
/// reckon with.
pub(crate) fn date() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
