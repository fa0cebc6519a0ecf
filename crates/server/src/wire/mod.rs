//! The whole conversation between page and server, as types.
//!
//! The page's TypeScript is generated from this file (`cargo xtask bindings`) and CI refuses drift.
//! Squares are written `e4`, moves in UCI, SAN in English letters; the page shows the reader's own.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A side of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    White,
    Black,
}

/// A kind of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// The side of the king on which one castles, named as players name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Castle {
    Short,
    Long,
}

/// An opponent; its name is in the page's texts as `level-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Expert,
}

/// Which side the player asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ColorChoice {
    White,
    Black,
    Random,
}

/// `GET /api/me`: who is visiting. The answer sets the visitor's cookie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// The unfinished game played last, to be resumed from the home page.
    pub running: Option<RunningGame>,
}

/// A game waiting to be resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RunningGame {
    pub game: String,
    pub level: Level,
    pub you: Color,
    /// Half-moves played so far.
    pub plies: u32,
    pub your_turn: bool,
}

/// `POST /api/games`: start a game against the computer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewGame {
    pub level: Level,
    pub color: ColorChoice,
    /// Where to begin, in FEN, X-FEN or Shredder-FEN; the ordinary start when left out.
    #[ts(optional)]
    pub fen: Option<String>,
}

/// The answer to [`NewGame`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Created {
    pub game: String,
}

/// The one JSON shape of every refused request; `code` names a text `error-CODE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Failure {
    pub code: FailureCode,
    /// What exactly was wrong, in English, for whoever reads a log or writes a client.
    pub detail: String,
}

/// Why a request or a message failed, as opposed to a move being refused by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FailureCode {
    /// The request or message does not parse; `detail` says where.
    Malformed,
    /// A request or message above the size limit.
    TooLarge,
    /// More messages or games than a person makes.
    TooMany,
    /// No such page, or no such game for this visitor.
    NotFound,
    /// The event could not be stored: nothing has changed and one may try again.
    NotStored,
    /// The server is at fault; its log knows why.
    Internal,
}

/// What the page says over the game's socket, `GET /api/games/{game}/socket`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ClientMessage {
    /// Play a move. `at` is the number of half-moves the page had seen: a message that is late, or
    /// sent twice, is refused as `stale` rather than played in another position.
    Play {
        id: u32,
        at: u32,
        from: String,
        to: String,
        /// `queen`, `rook`, `bishop` or `knight` when a pawn promotes.
        promotion: Option<Role>,
    },
    /// Take back one's last move, and the computer's answer to it.
    TakeBack {
        id: u32,
        at: u32,
    },
    Resign {
        id: u32,
    },
    /// Asks for a `pong`: a page learns so that the line is dead.
    Ping,
}

/// What the server says over the game's socket.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ServerMessage {
    /// The game as it stands: first thing on connecting, then after every stored event.
    Game {
        game: GameUpdate,
    },
    /// The message `id` was understood and is not allowed; the game is unchanged.
    Refused {
        id: u32,
        refusal: Refusal,
    },
    /// The message could not be understood or carried out; `id` when it could be read.
    Failed {
        id: Option<u32>,
        failure: Failure,
    },
    Pong,
}

/// A game, complete or from some half-move on.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameUpdate {
    pub game: String,
    /// Number of the last stored event; an update with a lower or equal number is old news.
    pub seq: u32,
    pub you: Color,
    pub level: Level,
    pub start_fen: String,
    /// How many half-moves to keep of those already known; `plies` follow them. 0 on connecting.
    pub kept: u32,
    pub plies: Vec<Ply>,
    pub turn: Color,
    /// The square of the king in check on the present board.
    pub check: Option<String>,
    /// The moves of the side to move; empty unless it is your turn.
    pub legal: Vec<LegalMove>,
    /// The computer is choosing its move.
    pub thinking: bool,
    pub can_take_back: bool,
    pub result: Option<GameResult>,
    pub thinking_time: ThinkingTime,
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

/// One half-move that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Ply {
    pub color: Color,
    pub role: Role,
    pub from: String,
    /// Where the piece stands afterwards; for castling, the king's square.
    pub to: String,
    pub san: String,
    pub captured: Option<Role>,
    pub en_passant: bool,
    pub castle: Option<Castle>,
    pub promotion: Option<Role>,
    /// The square of the king this move put in check.
    pub check: Option<String>,
    /// The position after the move.
    pub fen: String,
    /// Thinking time, in milliseconds.
    #[ts(type = "number")]
    pub spent: u64,
}

/// A move that may be played now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LegalMove {
    pub from: String,
    /// Every square that means this move: one, or two for castling (the king's square of arrival
    /// first, then the rook's square).
    pub to: Vec<String>,
    pub promotion: Option<Role>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    pub winner: Option<Color>,
    /// The rule: `checkmate`, `stalemate`, `insufficient-material`, …; texts `result-REASON`.
    pub reason: String,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub score: String,
}

/// Why an action is not allowed, in a form that a sentence and a drawing can be made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The sentence is the text `refusal-CODE`.
    pub code: String,
    /// The piece the sentence is about (its text variable `role`).
    pub role: Option<Role>,
    /// The squares the reason is about (attackers, blockers), to be marked on the board.
    pub squares: Vec<String>,
}
