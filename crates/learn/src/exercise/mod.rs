//! Exercises: what is asked, how one answers, and what is said of an answer.
//!
//! A [`Task`] is data, and alone decides what is right: no solution is ever written down beside it
//! and believed. [`Ask`] is what a page needs in order to let somebody answer; there are fewer ways
//! of answering than kinds of tasks, so that a new kind needs no new page.

mod answer;
mod ask;
mod attributes;
mod draw;
mod fault;
mod kind;
mod listed;
mod refused;
mod scene;
mod sentence;
mod task;
mod verdict;

mod castling;
mod claim;
mod dead_or_alive;
mod en_passant;
mod escape_check;
mod mate_in_one;
mod mate_or_not;
mod name_square;
mod promote;
mod reach;
mod set_up;
mod spot_illegal;
mod write_move;

pub use answer::{Answer, Played};
pub use ask::{Ask, Choice};
use attributes::Attributes;
pub use castling::Castling;
pub use claim::Claim;
pub use dead_or_alive::DeadOrAlive;
pub use draw::{Difficulty, Drawn, NotDrawn};
pub use en_passant::EnPassant;
pub use escape_check::EscapeCheck;
pub use fault::{TaskError, Unfit};
pub use kind::Kind;
use listed::listed;
pub use mate_in_one::MateInOne;
pub use mate_or_not::MateOrNot;
pub use name_square::NameSquare;
pub use promote::Promote;
pub use reach::{Reach, reached};
pub(crate) use refused::in_lessons;
pub use refused::told_in_lessons;
pub use scene::{Line, Scene};
pub use sentence::{Name, Sentence};
pub use set_up::SetUp;
pub use spot_illegal::SpotIllegal;
use task::Problem;
pub use task::{OtherShape, Task};
pub use verdict::{Drawing, Remark, Solution, Verdict};
pub use write_move::WriteMove;
