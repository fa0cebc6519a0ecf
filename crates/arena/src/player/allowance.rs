use std::{fmt, str::FromStr, time::Duration};

/// What a player may spend in a game, each move or in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// So many positions a move.
    Nodes(u64),
    /// So many half-moves ahead.
    Depth(u8),
    /// So long a move.
    MoveTime(Duration),
    /// A clock with an increment after each move.
    Clock {
        /// On the clock at the start.
        base: Duration,
        /// Added after each move.
        increment: Duration,
    },
}

/// What a player may spend on its next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Allowance {
    /// So many positions.
    Nodes(u64),
    /// So many half-moves ahead.
    Depth(u8),
    /// So long.
    MoveTime(Duration),
    /// A share of what is on its clock.
    Clock {
        /// On its own clock.
        own: Duration,
        /// On the clock of the other.
        other: Duration,
        /// Added after each move.
        increment: Duration,
    },
}

impl Allowance {
    /// When its time is over, if it has a time.
    pub fn time(&self) -> Option<Duration> {
        match *self {
            Self::MoveTime(time) | Self::Clock { own: time, .. } => Some(time),
            Self::Nodes(_) | Self::Depth(_) => None,
        }
    }
}

/// A text that is no limit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no limit: write nodes=20000, depth=8, movetime=0.1 (seconds) or tc=10+0.1 (seconds \
     and increment)"
)]
pub struct ParseLimitError(String);

impl Limit {
    /// The limit that a key and its value say, if it is a key of limits.
    pub fn of(key: &str, value: &str) -> Option<Result<Self, ParseLimitError>> {
        let limit = match key {
            "nodes" => value.parse().ok().filter(|&nodes| nodes > 0).map(Self::Nodes),
            "depth" => value.parse().ok().filter(|&depth| depth > 0).map(Self::Depth),
            "movetime" => seconds(value).filter(|time| !time.is_zero()).map(Self::MoveTime),
            "tc" => clock(value),
            _ => return None,
        };
        Some(limit.ok_or_else(|| ParseLimitError(format!("{key}={value}"))))
    }
}

fn clock(text: &str) -> Option<Limit> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let (base, increment) = (seconds(base)?, seconds(increment)?);
    (!base.is_zero()).then_some(Limit::Clock { base, increment })
}

fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.parse().ok()?).ok()
}

impl FromStr for Limit {
    type Err = ParseLimitError;

    fn from_str(text: &str) -> Result<Self, ParseLimitError> {
        let parsed = text.split_once('=').and_then(|(key, value)| Self::of(key, value));
        parsed.unwrap_or_else(|| Err(ParseLimitError(text.to_owned())))
    }
}

/// As it is read.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::MoveTime(time) => write!(f, "movetime={}", time.as_secs_f64()),
            Self::Clock { base, increment } => {
                write!(f, "tc={}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_written_as_they_are_read() {
        for text in ["nodes=20000", "depth=8", "movetime=0.1", "tc=10+0.1", "tc=60+0"] {
            assert_eq!(text.parse::<Limit>().map(|limit| limit.to_string()), Ok(text.to_owned()));
        }
        let base = Duration::from_mins(1);
        assert_eq!("tc=60".parse(), Ok(Limit::Clock { base, increment: Duration::ZERO }));
    }

    #[test]
    fn what_is_no_limit_is_named() {
        for text in ["nodes=0", "nodes=-1", "depth=300", "tc=", "tc=0+1", "movetime=inf", "x=1", ""]
        {
            assert_eq!(text.parse::<Limit>(), Err(ParseLimitError(text.to_owned())));
        }
    }
}
