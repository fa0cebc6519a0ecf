//! Basic endings against the computer. Of one at work nothing is kept: each question holds the whole
//! position. Only that it was done is remembered.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GameResult, LegalMove, PlayedMove};

/// `GET /api/endings`: what can be practised, from the easiest to the hardest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingKind {
    /// Its name is the text `ending-CODE`.
    pub code: String,
    pub aims: Vec<EndingAim>,
    /// The most moves that the mate can take against the best defence.
    pub longest: u16,
}

/// What the learner has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndingAim {
    /// Mate, with White.
    Win,
    /// Draw, with the black king alone.
    Hold,
}

/// `POST /api/endings/{code}`: draws a position by lot; the answer is an [`EndingBoard`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NewEnding {
    pub aim: EndingAim,
    /// The same number gives the same position; without one, any comes.
    #[ts(type = "number | null")]
    pub seed: Option<u32>,
}

/// A position of an ending.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingBoard {
    pub fen: String,
    /// The square of the king in check.
    pub check: Option<String>,
    pub legal: Vec<LegalMove>,
    /// How it has ended: also by the fifty moves, which the computer claims.
    pub outcome: Option<GameResult>,
    /// Moves of White to mate with the best play of both sides; nothing when it cannot be forced.
    pub to_mate: Option<u16>,
    /// Half-moves since the last capture or pawn move, of the hundred that draw.
    pub half_moves: u16,
}

/// `POST /api/endings/move`: the learner moves; the answer is an [`EndingAnswer`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingMove {
    pub fen: String,
    /// In UCI.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What the learner's move was worth, and what the computer answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingAnswer {
    pub played: PlayedMove,
    pub judgement: EndingJudgement,
    /// What would have been best, when the move was not.
    pub better: Option<PlayedMove>,
    /// The board after the learner's move.
    pub between: EndingBoard,
    /// The computer's move, unless the game is over.
    pub reply: Option<PlayedMove>,
    /// The board after both.
    pub board: EndingBoard,
}

/// `POST /api/endings/{code}/done`: the learner has mated, or held; the answer is the list of all
/// that they have done.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingPlayed {
    pub aim: EndingAim,
    /// The position that was drawn by lot.
    pub fen: String,
    /// The learner's moves, in UCI; the computer's are known.
    pub moves: Vec<String>,
}

/// An ending that somebody has done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EndingDone {
    pub code: String,
    pub aim: EndingAim,
    /// How many times.
    pub times: u32,
    /// The fewest moves it took.
    pub best: u16,
}

/// What a move in an ending was worth; its sentence is the text `ending-judgement-CODE`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum EndingJudgement {
    /// None is better.
    Best,
    /// It still wins, but so many moves later.
    Slower { moves: u16 },
    /// It was won, and the lone king is stalemate now.
    Stalemate,
    /// It was won, and a man can be taken now.
    LosesMan,
    /// It was won, and cannot be forced any more.
    LetsGo,
    /// It could have been held, and is lost now.
    Loses,
    /// It was lost before.
    WasLost,
}
