//! How much is accepted from one visitor, one socket, one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The largest body of an HTTP request, in bytes.
pub const LARGEST_BODY: usize = 16 * 1024;
/// The largest text of games that somebody brings, and of one game of it, in bytes.
pub const LARGEST_PGN: usize = 5_000_000;
pub const LARGEST_PGN_GAME: usize = 250_000;
/// The largest message on a socket, in bytes.
pub const LARGEST_MESSAGE: usize = 4 * 1024;

/// The most players of one device.
pub const MOST_PLAYERS: usize = 12;

/// The most pupils of one class, and the most classes that somebody teaches, or attends.
pub const MOST_PUPILS: usize = 200;
pub const MOST_CLASSES: usize = 20;

/// The most positions that a rulebook may have looked at after each move, and at the end of a game.
pub const MOST_STATES_EACH_MOVE: u64 = 20_000;
pub const MOST_STATES_AT_THE_END: u64 = 2_000_000;

/// What a person and a class of persons never reach, and a flood does.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Messages on one socket.
    pub messages: Rate,
    /// Messages refused on one socket before it is closed.
    pub refusals: u32,
    /// Games created by one visitor.
    pub games: Rate,
    /// New visitors from one address: a school shares one.
    pub visitors: Rate,
    /// Questions about positions and rules from one address.
    pub questions: Rate,
    /// Sockets open at once for one visitor.
    pub sockets: u32,
    /// A flag that falls later than this keeps no game in memory.
    pub soon: Duration,
    /// A ranked game whose player does not move for so long is given up for them.
    pub given_up_after: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: Rate { burst: 40, per_second: 10.0 },
            refusals: 40,
            games: Rate { burst: 30, per_second: 0.5 },
            visitors: Rate { burst: 200, per_second: 2.0 },
            questions: Rate { burst: 300, per_second: 30.0 },
            sockets: 16,
            soon: Duration::from_mins(10),
            given_up_after: Duration::from_hours(7 * 24),
        }
    }
}

/// So many at once, then so many a second.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    pub burst: u32,
    pub per_second: f64,
}

/// A token bucket: it starts full, each thing done takes a token, and tokens come back with time.
#[derive(Debug, Clone, Copy)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: f64::from(rate.burst), at: now }
    }

    /// Takes a token; false when there is none.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.tokens = self.level(rate, now);
        self.at = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn level(&self, rate: Rate, now: Instant) -> f64 {
        let back = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        (self.tokens + back).min(f64::from(rate.burst))
    }
}

/// A bucket for each of many keys. Full buckets are forgotten: they say nothing.
#[derive(Debug)]
pub struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<Buckets<K>>,
}

#[derive(Debug)]
struct Buckets<K> {
    of: HashMap<K, Bucket>,
    sweep_at: usize,
}

const FIRST_SWEEP: usize = 1024;

impl<K: Eq + Hash> Limiter<K> {
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::new(Buckets { of: HashMap::new(), sweep_at: FIRST_SWEEP }) }
    }

    /// Takes a token from the key's bucket; false when there is none.
    pub fn take(&self, key: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.of.len() >= buckets.sweep_at {
            buckets
                .of
                .retain(|_, bucket| bucket.level(self.rate, now) < f64::from(self.rate.burst));
            buckets.sweep_at = FIRST_SWEEP.max(2 * buckets.of.len());
        }
        buckets.of.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_THEN_ONE_A_SECOND: Rate = Rate { burst: 2, per_second: 1.0 };

    #[test]
    fn a_bucket_gives_its_burst_and_then_what_time_brings_back() {
        let start = Instant::now();
        let mut bucket = Bucket::full(TWO_THEN_ONE_A_SECOND, start);
        let mut take =
            |seconds| bucket.take(TWO_THEN_ONE_A_SECOND, start + Duration::from_secs(seconds));
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert_eq!([take(1), take(1)], [true, false]);
        assert_eq!([take(60), take(60), take(60)], [true, true, false]);
    }

    #[test]
    fn one_key_s_flood_costs_the_others_nothing() {
        let now = Instant::now();
        let limiter = Limiter::new(TWO_THEN_ONE_A_SECOND);
        assert_eq!(
            [limiter.take("a", now), limiter.take("a", now), limiter.take("a", now)],
            [true, true, false]
        );
        assert!(limiter.take("b", now));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let start = Instant::now();
        let limiter = Limiter::new(TWO_THEN_ONE_A_SECOND);
        for key in 0..FIRST_SWEEP {
            limiter.take(key, start);
        }
        limiter.take(FIRST_SWEEP, start + Duration::from_secs(2));
        assert_eq!(limiter.buckets.lock().unwrap().of.len(), 1);
    }
}
