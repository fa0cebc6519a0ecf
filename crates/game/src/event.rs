use roque_notation::{Dialect, fen, uci};
use roque_rules::{Color, IllegalMove, Move, Outcome, Position};
use serde::{Deserialize, Serialize};

use crate::{Millis, Rulebook};

/// A fact of a game. Stored as it is: a change of meaning needs a new variant, or a new
/// `version` of the start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first event of every game.
    Started {
        /// How the events are to be read; this is version 1.
        version: u32,
        /// What was agreed.
        rulebook: Rulebook,
        /// The position before the first move.
        fen: String,
        /// Whether it is a game of Chess960.
        chess960: bool,
        /// When the first player began to think.
        at: Millis,
    },
    /// A move was played.
    Played {
        /// In UCI, castling being the king taking its rook.
        #[serde(rename = "move")]
        mv: String,
        /// When.
        at: Millis,
    },
    /// The game went back to how it was after some half-moves.
    TookBack {
        /// The half-moves that remain.
        plies: u32,
        /// When.
        at: Millis,
    },
    /// The game ended.
    Ended {
        /// `white` or `black`; nobody in a draw.
        winner: Option<String>,
        /// The code of the rule.
        reason: String,
        /// When.
        at: Millis,
    },
}

impl Event {
    /// The version of the events that this crate writes.
    pub const VERSION: u32 = 1;

    pub(crate) fn played(position: &Position, mv: Move, at: Millis) -> Self {
        Self::Played { mv: uci::write(position, mv, Dialect::Chess960), at }
    }

    pub(crate) fn ended(outcome: Outcome, at: Millis) -> Self {
        let winner = outcome.winner().map(|color| color_name(color).to_owned());
        Self::Ended { winner, reason: outcome.code().to_owned(), at }
    }
}

/// How a game begins.
#[derive(Debug, Clone, Copy)]
pub struct Start {
    /// What was agreed.
    pub rulebook: Rulebook,
    /// The position before the first move.
    pub position: Position,
    /// How its castling is written.
    pub dialect: Dialect,
}

impl Start {
    /// The first event of the game.
    pub fn event(&self, at: Millis) -> Event {
        Event::Started {
            version: Event::VERSION,
            rulebook: self.rulebook,
            fen: fen::write(&self.position, self.dialect),
            chess960: self.dialect == Dialect::Chess960,
            at,
        }
    }
}

impl Default for Start {
    /// The ordinary start of a solo game.
    fn default() -> Self {
        Self { rulebook: Rulebook::SOLO, position: Position::default(), dialect: Dialect::Ordinary }
    }
}

/// What keeps a log from being a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The log is empty or begins with something else than a start, or starts twice.
    #[error("a game's log has one start, as its first event")]
    Start,
    /// The log was written by a version of Roque that this one does not know.
    #[error("events of version {0} are unknown here; this is version {version}", version = Event::VERSION)]
    Version(u32),
    /// The start position cannot be read.
    #[error(transparent)]
    Position(#[from] fen::ReadError),
    /// A stored move is no move.
    #[error("{0:?} is no move")]
    Move(String),
    /// A stored move is illegal where it stands.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// More half-moves were to remain than there were.
    #[error("the log keeps {kept} half-moves of {played}")]
    TookBack {
        /// The half-moves to remain.
        kept: u32,
        /// The half-moves there were.
        played: usize,
    },
    /// The rule or winner of a stored end is unknown.
    #[error("unknown end of a game: {reason:?}, won by {winner:?}")]
    Ended {
        /// The rule.
        reason: String,
        /// The winner.
        winner: Option<String>,
    },
    /// Something follows the end.
    #[error("an event follows the end of the game")]
    AfterEnd,
}

pub(crate) fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
