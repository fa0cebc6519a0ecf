//! Exercises, and what one has learnt. Sentences come made, in the language asked for (`lang`):
//! lessons are read without script too, so that the server speaks here and the page repeats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, EndingDone, LegalMove, PlayedMove};

/// `GET /api/exercises/{id}?lang=`, and `GET /api/training?kind=&lang=` for the next one: first what
/// was missed and is due, then one drawn at the difficulty that suits. Without `kind` it is of the
/// kind that was answered least.
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
    /// The right answer, told once the exercise has been answered wrongly and no remark has said it.
    pub solution: Option<ExerciseRemark>,
    /// In how many days one is asked it again; nothing when it was known at once, or is learnt.
    pub again_in_days: Option<u32>,
}

/// A sentence with what is drawn beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseRemark {
    pub text: String,
    pub drawing: ExerciseDrawing,
    /// The moves that prove it, from the exercise's position; mostly none.
    pub line: Vec<PlayedMove>,
    /// The boards before and after each of them; empty when there are none.
    pub boards: Vec<String>,
}

/// `GET /api/progress?lang=`: what whoever plays now has done. `POST /api/lessons/{name}/read`, at
/// the end of a lesson, answers so too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// The names of the lessons read, in the order of the path.
    pub lessons: Vec<String>,
    /// The exercises of the lessons that were answered.
    pub exercises: Vec<ExerciseDone>,
    /// Every kind, in the order in which one meets them.
    pub kinds: Vec<KindProgress>,
    /// The endings that were mated, or held.
    pub endings: Vec<EndingDone>,
    /// How many exercises that were missed wait to be asked again.
    pub due: u32,
}

/// An exercise of the lessons that was answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExerciseDone {
    pub id: String,
    /// Whether the last answer was right.
    pub right: bool,
}

/// How somebody does with one kind of exercises.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct KindProgress {
    pub kind: String,
    /// What the kind is called.
    pub name: String,
    /// Answers, and how many of them were wrong.
    pub answers: u32,
    pub missed: u32,
    /// How many wait to be asked again.
    pub due: u32,
    /// Of the next one, from 1 to 5.
    pub difficulty: u8,
}

/// `POST /api/classes`: whoever plays becomes the teacher of a new class. Answered by its [`Class`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewClass {
    /// 1 to 40 characters.
    pub name: String,
}

/// `POST /api/classes/{code}/join`: whoever plays joins a class. Answered by its [`Class`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct JoinClass {
    /// A pseudonym, which becomes the player's name; left out, their name stays what it is.
    #[serde(default)]
    pub name: Option<String>,
}

/// `GET /api/classes`: the classes of whoever plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Classes {
    pub teaching: Vec<Class>,
    pub attending: Vec<Class>,
}

/// `GET /api/classes/{code}`: what whoever has the code sees of a class.
///
/// `POST …/leave` is for pupils; `DELETE /api/classes/{code}` and
/// `DELETE /api/classes/{code}/pupils/{number}` are for the teacher. All three answer with [`Classes`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Class {
    /// Six letters and digits.
    pub code: String,
    pub name: String,
    /// The teacher's name, when they have given one.
    pub teacher: Option<String>,
    /// How many there are.
    pub pupils: u32,
    pub you: ClassRole,
}

/// What whoever plays is to a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClassRole {
    Teacher,
    Pupil,
    Visitor,
}

/// `GET /api/classes/{code}/report?lang=`: what a class has done. Only its teacher sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClassReport {
    pub class: Class,
    /// All lessons, in the order of the path.
    pub lessons: Vec<ClassLesson>,
    /// How many endings there are to be done.
    pub endings: u32,
    /// Those who joined first come first.
    pub pupils: Vec<ClassPupil>,
    /// The kinds of exercises that were answered, the most missed first.
    pub kinds: Vec<ClassKind>,
    /// The exercises of the lessons that were missed, by most pupils first; at most twenty.
    pub exercises: Vec<ClassExercise>,
}

/// A lesson, as a column of the report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClassLesson {
    pub name: String,
    pub title: String,
    pub address: String,
}

/// A pupil, as a row of the report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClassPupil {
    /// In the order of joining, from 1: what the teacher removes them by.
    pub number: u32,
    pub name: Option<String>,
    /// The names of the lessons read.
    pub lessons: Vec<String>,
    /// How many endings they have done.
    pub endings: u32,
    /// Answers to exercises, and how many of them were wrong.
    pub answers: u32,
    pub missed: u32,
}

/// How a class does with one kind of exercises.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClassKind {
    pub kind: String,
    pub name: String,
    pub answers: u32,
    pub missed: u32,
    /// How many pupils have missed one.
    pub pupils: u32,
}

/// An exercise of a lesson that some of a class have missed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClassExercise {
    pub id: String,
    /// What the kind is called.
    pub kind: String,
    /// How many pupils have missed it.
    pub pupils: u32,
    /// Where it stands: the lesson, with the exercise's anchor.
    pub address: String,
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
