//! Exercises, and what one has learnt. Sentences come made, in the language asked for (`lang`):
//! lessons are read without script too, so that the server speaks here and the page repeats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, LegalMove, PlayedMove};

/// `GET /api/exercises/{id}?lang=`, and `GET /api/training?kind=&lang=` for the next one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Exercise {
    /// Of an exercise of the lessons, its name; of one that was drawn, what it was drawn from.
    pub id: String,
    pub kind: String,
    /// From 1, for who has just learnt it, to 5.
    pub difficulty: u8,
    /// What to do, as HTML.
    pub question: String,
    /// In FEN, when the board is a position, so that `GET /api/why` can be asked about it.
    pub fen: Option<String>,
    /// The men, as in the first field of a FEN.
    pub board: String,
    pub turn: Color,
    pub orientation: Color,
    /// The squares of the last move, to be marked.
    pub last_move: Vec<String>,
    /// The square of the king in check, unless that is the question.
    pub check: Option<String>,
    pub drawing: ExerciseDrawing,
    /// The moves that led here, to be read and stepped through.
    pub line: Vec<PlayedMove>,
    /// The boards after each move of `line`, the first before it; empty when there is no line.
    pub boards: Vec<String>,
    pub ask: ExerciseAsk,
    /// Whether `POST /api/exercises/{id}/hint` has something to say.
    pub has_hint: bool,
}

/// How one answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shape", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ExerciseAsk {
    /// Mark squares, as many as one thinks right.
    Squares,
    /// Press one square; the names of the squares are not shown.
    Square,
    /// Play one move.
    Move { legal: Vec<LegalMove> },
    /// Play several moves, each from the same position.
    Moves { legal: Vec<LegalMove> },
    /// Put these men on the board; the letters are those of a FEN.
    Placement { men: String },
    /// Choose one.
    Choice { choices: Vec<ExerciseChoice> },
    /// Write something.
    Text,
    /// Play a move, or choose why none may be played.
    MoveOrChoice { legal: Vec<LegalMove>, choices: Vec<ExerciseChoice> },
}

/// One of several answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseChoice {
    pub text: String,
    /// The move it is about, to be drawn when it is looked at: from and to.
    pub arrow: Option<(String, String)>,
}

/// Squares and arrows to draw on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseDrawing {
    pub good: Vec<String>,
    pub bad: Vec<String>,
    pub noted: Vec<String>,
    /// From and to.
    pub arrows: Vec<(String, String)>,
}

/// `POST /api/exercises/{id}/answer?lang=`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "shape", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ExerciseAnswer {
    Squares {
        squares: Vec<String>,
    },
    Square {
        square: String,
    },
    /// One or several, in UCI; castling is the king going onto its rook.
    Moves {
        moves: Vec<String>,
    },
    /// The first field of a FEN.
    Placement {
        board: String,
    },
    /// The number of the choice, from 0.
    Choice {
        number: usize,
    },
    Text {
        text: String,
    },
}

/// The answer to [`ExerciseAnswer`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseVerdict {
    pub right: bool,
    /// What there is to say, the most important first.
    pub remarks: Vec<ExerciseRemark>,
    /// The right answer, told once the exercise has been answered wrongly.
    pub solution: Option<ExerciseRemark>,
    /// In how many days one sees it again; nothing for who is not known.
    pub again_in_days: Option<u32>,
}

/// A sentence with what is drawn beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseRemark {
    pub text: String,
    pub drawing: ExerciseDrawing,
}

/// What comes alive of a diagram: `data-diagram` of its figure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LiveDiagram {
    /// The position at first; it may be impossible unless there are moves to make.
    pub fen: String,
    /// The men at first, and after each move of `line`.
    pub boards: Vec<String>,
    /// The moves to step through; mostly none.
    pub line: Vec<PlayedMove>,
    pub orientation: Color,
    /// The language in whose letters the men are drawn, in place of pictures.
    pub letters: Option<String>,
    /// The square of the king in check on the last board.
    pub check: Option<String>,
    /// Marked squares, and arrows from and to. They belong to the last board, as `illegal` does.
    pub marks: Vec<String>,
    pub arrows: Vec<(String, String)>,
    /// A move that is shown and is illegal.
    pub illegal: Option<(String, String)>,
    /// The moves that may be made at first, where the visitor may move.
    pub play: Option<Vec<LegalMove>>,
}
