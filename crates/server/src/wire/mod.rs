//! The whole conversation between page and server, as types.
//!
//! The page's TypeScript is generated from this folder and from the types of `roque-game` that it
//! names (`cargo xtask bindings`); CI refuses drift. Squares are written `e4`, moves in UCI, SAN in
//! English letters; the page shows the reader's own.

mod ask;
mod chess;
mod ending;
mod failure;
mod learn;
mod new_game;
mod pgn;
mod players;
mod review;
mod talk;
mod update;
mod visitor;

pub use ask::{
    Condition, ConditionCode, Explanation, Flight, FlightReason, Man, NamedRulebook,
    PositionAnswer, PositionQuestion, Problem, ReadMove, StartArray, StuckMan, TrialBoard,
    TrialMoves, Voice, Why,
};
pub use chess::{Castle, Color, LegalMove, PlayedMove, Ply, Refusal, Role};
pub use ending::{
    EndingAim, EndingAnswer, EndingBoard, EndingDone, EndingJudgement, EndingKind, EndingMove,
    EndingPlayed, NewEnding,
};
pub use failure::{Failure, FailureCode};
pub use learn::{
    Class, ClassExercise, ClassKind, ClassLesson, ClassPupil, ClassReport, ClassRole, Classes,
    Exercise, ExerciseAnswer, ExerciseAsk, ExerciseChoice, ExerciseDone, ExerciseDrawing,
    ExerciseRemark, ExerciseVerdict, JoinClass, KindProgress, LiveDiagram, NewClass, Progress,
};
pub use new_game::{ColorChoice, Created, Level, NewGame, Opponent, RulesChoice, StartChoice};
pub use pgn::{
    Excerpt, Paint, PgnAnswer, PgnArrow, PgnCircle, PgnEntry, PgnEvaluation, PgnFault, PgnGame,
    PgnNode, PgnScore, PgnTag, TextPart, TextPlace,
};
pub use players::{
    BestTime, EloRow, GameRanking, History, LevelStrength, NewPlayer, PlayedEnd, PlayedGame,
    Player, Players, Pool, PoolStanding, Profile, RatingChange, RatingPoint, Score, ScoreWanted,
    SpeedRow, Unranked, Winner,
};
pub use review::{
    Danger, Hint, HintWanted, Judged, Lesson, LineStep, Placed, Review, ReviewedMove, SideThreats,
    ThreatenedMan, Threats, Tried,
};
pub use talk::{ClientMessage, MoveWanted, ServerMessage};
pub use update::{
    Arbiter, Claim, ClockUpdate, GameResult, GameUpdate, IntendedMove, Obligation, Remark,
    ThinkingTime,
};
pub use visitor::{Me, RunningGame};
