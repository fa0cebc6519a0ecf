use core::{fmt, str::FromStr};

use roque_rules::{Color, Outcome};

/// How a game ended, as PGN knows it (standard 8.2.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, was abandoned, or the result is unknown.
    #[default]
    Unknown,
}

impl GameResult {
    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads a result in any spelling, and says whether it is one that PGN or FIDE writes.
    pub(super) fn of_word(word: &[u8]) -> Option<(Self, bool)> {
        if word.len() > 12 {
            return None;
        }
        match word {
            b"1-0" => return Some((Self::WhiteWins, true)),
            b"0-1" => return Some((Self::BlackWins, true)),
            b"1/2-1/2" => return Some((Self::Draw, true)),
            b"*" => return Some((Self::Unknown, true)),
            _ => {}
        }
        match &*super::text::decode(word) {
            "1–0" | "1—0" | "1−0" => Some((Self::WhiteWins, true)),
            "0–1" | "0—1" | "0−1" => Some((Self::BlackWins, true)),
            "½–½" | "½-½" | "½—½" | "½−½" => Some((Self::Draw, true)),
            "½" | "1/2" | "1/2–1/2" => Some((Self::Draw, false)),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Unknown,
            Some(Outcome::Draw(_)) => Self::Draw,
            Some(Outcome::Win { winner: Color::White, .. }) => Self::WhiteWins,
            Some(Outcome::Win { winner: Color::Black, .. }) => Self::BlackWins,
        }
    }
}

/// A text that is no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a result is 1-0, 0-1, 1/2-1/2 or *")]
pub struct ParseResultError;

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        Self::of_word(text.as_bytes()).map(|(result, _)| result).ok_or(ParseResultError)
    }
}
