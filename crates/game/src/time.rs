use serde::{Deserialize, Serialize};

/// A moment or a span of time, in milliseconds. Moments are counted from an origin that whoever
/// keeps the game chooses, and never go back.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// A span of whole seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1_000))
    }

    /// A span of whole minutes.
    pub const fn minutes(minutes: u64) -> Self {
        Self::seconds(minutes.saturating_mul(60))
    }

    /// A span of whole days of 24 hours.
    pub const fn days(days: u64) -> Self {
        Self::minutes(days.saturating_mul(24 * 60))
    }

    /// The span since an earlier moment; nothing if that one is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Self {
        self.minus(earlier)
    }

    /// What a span leaves of this one; nothing when it is longer.
    #[must_use]
    pub const fn minus(self, span: Self) -> Self {
        Self(self.0.saturating_sub(span.0))
    }

    /// So many spans like this one.
    #[must_use]
    pub const fn times(self, count: u64) -> Self {
        Self(self.0.saturating_mul(count))
    }
}

impl std::ops::Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl std::iter::Sum for Millis {
    fn sum<I: Iterator<Item = Self>>(spans: I) -> Self {
        spans.fold(Self::default(), std::ops::Add::add)
    }
}
