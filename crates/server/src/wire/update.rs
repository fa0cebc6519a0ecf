//! A game as the page is shown it.

use roque_game::{ClaimRule, Rulebook, TimeControl, Verdict};
use serde::Serialize;
use ts_rs::TS;

use super::{Color, LegalMove, Opponent, Ply, Role, Unranked};

/// A game, complete or from some half-move on.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameUpdate {
    pub game: String,
    /// Number of the last stored event; an update with a lower or equal number is old news.
    pub seq: u32,
    pub opponent: Opponent,
    /// The visitor's side; at one screen they hold both, and this one is at the bottom.
    pub you: Color,
    /// The name of the rules, `custom` when they have none; texts `rules-ID`.
    pub rules_id: String,
    pub rulebook: Rulebook,
    pub start_fen: String,
    /// The number of the start array, when the game is one of Chess960.
    pub chess960: Option<u16>,
    /// How many half-moves to keep of those already known; `plies` follow them. 0 on connecting.
    pub kept: u32,
    pub plies: Vec<Ply>,
    pub turn: Color,
    /// The square of the king in check on the present board.
    pub check: Option<String>,
    /// The moves of the side to move, if the visitor holds it and the game goes on; only those of
    /// the man that was touched, where that binds.
    pub legal: Vec<LegalMove>,
    /// Why the game does not count for the rankings; nothing when it does, or will.
    pub unranked: Option<Unranked>,
    /// The computer is choosing its move or its answer.
    pub thinking: bool,
    /// Nothing in a game without clocks.
    pub clock: Option<ClockUpdate>,
    pub arbiter: Arbiter,
    pub result: Option<GameResult>,
    pub thinking_time: ThinkingTime,
}

/// What the arbiter sees beside the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Arbiter {
    /// Half-moves since the last capture or pawn move.
    pub half_moves: u32,
    /// How often the present position has occurred, now included.
    pub seen: u32,
    /// The draws that the visitor may claim now for the side to move.
    pub claims: Vec<Claim>,
    /// The side whose offer of a draw stands.
    pub offer: Option<Color>,
    /// The sides, of those the visitor holds, that may offer a draw now.
    pub can_offer: Vec<Color>,
    /// The sides, of those the visitor holds, that may take back a move, or ask to.
    pub can_take_back: Vec<Color>,
    /// The side that asks to take back a move.
    pub take_back_asked_by: Option<Color>,
    /// The men that were touched in this turn, in the order of touching.
    pub touched: Vec<String>,
    /// What that obliges to, if anything: the text is `refusal-CODE`.
    pub obligation: Option<Obligation>,
    /// Whether « échec » should have been said with the last move, and was not.
    pub check_unsaid: bool,
    /// Whether the game may still be called off.
    pub can_abort: bool,
}

/// What a touched man obliges to (FIDE 4.3, 4.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Obligation {
    pub code: String,
    /// The men that are bound.
    pub squares: Vec<String>,
}

/// Both clocks at the moment of sending, in milliseconds: the page counts down from reception.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClockUpdate {
    /// What was agreed on; its spans are in milliseconds.
    pub control: TimeControl,
    #[ts(type = "number")]
    pub white: u64,
    #[ts(type = "number")]
    pub black: u64,
    /// The side whose clock runs.
    pub running: Option<Color>,
    /// How long the running clock still waits before it counts down (a delay).
    #[ts(type = "number")]
    pub held: u64,
}

/// A draw that may be claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    pub rule: ClaimRule,
    /// The move with which to claim it; nothing when the position on the board is enough.
    pub with: Option<IntendedMove>,
}

/// A move that is written down but not played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct IntendedMove {
    pub from: String,
    pub to: String,
    pub promotion: Option<Role>,
    pub san: String,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    pub winner: Option<Color>,
    /// The rule: `checkmate`, `stalemate`, `insufficient-material`, …; texts `result-REASON`.
    pub reason: String,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` when the game was called off.
    pub score: String,
    /// What else is to be said of it: `perpetual-check`, …; texts `remark-CODE`.
    pub remarks: Vec<Remark>,
    /// What a search found of who can still mate, when the end hung on it.
    pub verdict: Option<Verdict>,
}

/// What is said of an end besides the rule; texts `remark-CODE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    pub code: String,
    /// The side it is about (the text variable `color`).
    pub color: Color,
}

/// Time each side has spent on its finished moves, in milliseconds, as the server measured it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ThinkingTime {
    #[ts(type = "number")]
    pub white: u64,
    #[ts(type = "number")]
    pub black: u64,
}
