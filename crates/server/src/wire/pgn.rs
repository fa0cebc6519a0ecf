//! Games that somebody brings, in PGN.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{PlayedMove, Refusal};

/// `POST /api/pgn?letters=`: the games of a text, which is the body, byte by byte. `letters` are
/// those of a language, or `auto`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnAnswer {
    /// The letters in which the moves were read, by their code.
    pub letters: String,
    /// Whether they were asked for, or no other language has all that occur.
    pub certain: bool,
    pub games: Vec<PgnEntry>,
    /// What is wrong outside of games.
    pub loose: Vec<PgnFault>,
}

/// One of several games, to choose from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnEntry {
    /// Where its text stands, to be sent to `POST /api/pgn/game`.
    pub part: TextPart,
    /// The tags; none where they are missing or say nothing.
    pub white: Option<String>,
    pub black: Option<String>,
    pub event: Option<String>,
    pub date: Option<String>,
    pub round: Option<String>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Half-moves of the main line that could be played.
    pub plies: u32,
    pub errors: u32,
    pub warnings: u32,
}

/// Part of a text. The offset and the length are in bytes; what was UTF-16 is counted as UTF-8.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TextPart {
    pub at: TextPlace,
    #[ts(type = "number")]
    pub length: u64,
}

/// A place in a text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TextPlace {
    /// In bytes, the first being 0.
    #[ts(type = "number")]
    pub offset: u64,
    /// From 1.
    #[ts(type = "number")]
    pub line: u64,
    /// In characters, from 1.
    #[ts(type = "number")]
    pub column: u64,
}

/// `POST /api/pgn/game?letters=&offset=&line=&column=`: one game with all its variations. The body
/// is its text, the place where that stands in the whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnGame {
    /// All tags but `Result`, `FEN`, `SetUp` and `Variant`, which the rest says.
    pub tags: Vec<PgnTag>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    pub chess960: bool,
    /// The moves as a tree in one list: the start, then each move behind the one it follows, the
    /// line that goes on before its variations. Empty if the start could not be understood.
    pub nodes: Vec<PgnNode>,
    /// What is wrong, in the order of the text.
    pub faults: Vec<PgnFault>,
}

/// What is known of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnTag {
    pub name: String,
    pub value: String,
}

/// A move of a tree, or its start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnNode {
    /// The place in the list of the node before; none for the start.
    pub parent: Option<u32>,
    /// Nothing for the start, and for the null move of an analysis.
    pub played: Option<PlayedMove>,
    /// The position after the move.
    pub fen: String,
    /// Whether the board has ended the game.
    pub over: bool,
    /// Comments before the move.
    pub before: Vec<String>,
    /// Comments after it.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`.
    pub nags: Vec<u16>,
    pub evaluation: Option<PgnEvaluation>,
    /// What the clock shows, and how long the move took, in milliseconds.
    #[ts(type = "number | null")]
    pub clock: Option<u64>,
    #[ts(type = "number | null")]
    pub elapsed: Option<u64>,
    pub circles: Vec<PgnCircle>,
    pub arrows: Vec<PgnArrow>,
    pub draw_offer: bool,
}

/// What an engine thinks, from White's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnEvaluation {
    pub score: PgnScore,
    /// How deep it looked, in half-moves.
    pub depth: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum PgnScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// In so many moves, by Black if negative.
    Mate(i32),
}

/// The colour of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Paint {
    Green,
    Red,
    Yellow,
    Blue,
}

/// A square to mark.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnCircle {
    pub paint: Paint,
    pub square: String,
}

/// An arrow to draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnArrow {
    pub paint: Paint,
    pub from: String,
    pub to: String,
}

/// Something wrong in a PGN text; the sentence is the text `pgn-fault-CODE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PgnFault {
    pub code: String,
    /// Whether it costs the game, or a part of it; else it is only to be told.
    pub error: bool,
    /// What stands there, for the sentence; empty where that says nothing.
    pub found: String,
    /// What should stand there, for the sentence; empty where nobody knows.
    pub expected: String,
    /// Why a move cannot be played.
    pub refusal: Option<Refusal>,
    pub place: TextPlace,
    pub excerpt: Excerpt,
}

/// The line around a place: what stands before it, the word that begins there, what comes after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Excerpt {
    pub before: String,
    pub word: String,
    pub after: String,
}
