use roque_notation::{Dialect, uci};
use roque_rules::{Bitboard, Color, Move, Position, Square};
use serde::{Deserialize, Serialize};

use crate::action::{ClaimRule, Said};
use crate::{Ending, Millis, Remark, Rulebook, TimeControl, Verdict, names};

/// A fact of a game. Stored as it is: a change of meaning needs a new variant, or a new
/// `version` of the start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// The first event of every game.
    Started {
        /// How the events are to be read: [`Event::VERSION`]. Version 1 had neither clocks nor
        /// rulebooks beyond taking back, and is read as a solo game.
        version: u32,
        /// What was agreed.
        rulebook: Rulebook,
        /// The position before the first move.
        fen: String,
        /// Whether it is a game of Chess960.
        chess960: bool,
        /// The clock, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<TimeControl>,
        /// When the first player began to think.
        at: Millis,
    },
    /// A move was played.
    Played {
        /// In UCI, castling being the king taking its rook.
        #[serde(rename = "move")]
        mv: String,
        /// What was said with it.
        #[serde(default, skip_serializing_if = "Said::is_nothing")]
        said: Said,
        /// When.
        at: Millis,
    },
    /// A draw was offered, other than with a move.
    DrawOffered {
        /// By whom.
        #[serde(with = "names::color")]
        by: Color,
        /// When.
        at: Millis,
    },
    /// The offer was declined in words.
    DrawDeclined {
        /// When.
        at: Millis,
    },
    /// A draw was claimed. If that was right the end follows, else the move announced.
    Claimed {
        /// By whom.
        #[serde(with = "names::color")]
        by: Color,
        /// By which rule.
        rule: ClaimRule,
        /// The move announced, in UCI.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
        /// Whether it was right.
        upheld: bool,
        /// Time given to the other side because it was wrong.
        #[serde(default, skip_serializing_if = "is_zero")]
        penalty: Millis,
        /// When.
        at: Millis,
    },
    /// The player to move touched a piece, meaning to play.
    Touched {
        /// Where.
        #[serde(with = "names::square")]
        square: Square,
        /// When.
        at: Millis,
    },
    /// The player to move adjusted pieces, and had said so.
    Adjusted {
        /// Where.
        #[serde(with = "names::squares")]
        squares: Bitboard,
        /// When.
        at: Millis,
    },
    /// A player asked to take the last move back.
    TakeBackAsked {
        /// Who.
        #[serde(with = "names::color")]
        by: Color,
        /// When.
        at: Millis,
    },
    /// The take-back was refused, or no longer wished.
    TakeBackDropped {
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
    /// The player to move asked for advice.
    Hinted {
        /// When.
        at: Millis,
    },
    /// The game ended.
    Ended {
        /// `white` or `black`; nobody in a draw.
        #[serde(with = "names::maybe_color")]
        winner: Option<Color>,
        /// The code of the rule, or `aborted`.
        reason: String,
        /// The side that gave perpetual check.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "names::maybe_color")]
        perpetual_check: Option<Color>,
        /// What a search found, where the end hung on who can still mate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verdict: Option<Verdict>,
        /// When.
        at: Millis,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(span: &Millis) -> bool {
    *span == Millis::ZERO
}

impl Event {
    /// The version of the events that this crate writes; it reads all up to this one.
    pub const VERSION: u32 = 2;

    pub(crate) fn played(position: &Position, mv: Move, said: Said, at: Millis) -> Self {
        Self::Played { mv: uci::write(position, mv, Dialect::Chess960), said, at }
    }

    pub(crate) fn ended(ending: impl Into<Ending>, at: Millis) -> Self {
        Self::judged(ending, None, at)
    }

    pub(crate) fn judged(
        ending: impl Into<Ending>,
        verdict: impl Into<Option<Verdict>>,
        at: Millis,
    ) -> Self {
        let ending = ending.into();
        Self::Ended {
            winner: ending.winner(),
            reason: ending.code().to_owned(),
            perpetual_check: ending.remark().map(|Remark::PerpetualCheck(by)| by),
            verdict: verdict.into(),
            at,
        }
    }

    /// When it happened.
    pub const fn at(&self) -> Millis {
        match self {
            Self::Started { at, .. }
            | Self::Played { at, .. }
            | Self::DrawOffered { at, .. }
            | Self::DrawDeclined { at }
            | Self::Claimed { at, .. }
            | Self::Touched { at, .. }
            | Self::Adjusted { at, .. }
            | Self::TakeBackAsked { at, .. }
            | Self::TakeBackDropped { at }
            | Self::TookBack { at, .. }
            | Self::Hinted { at }
            | Self::Ended { at, .. } => *at,
        }
    }
}
