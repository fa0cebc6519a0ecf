//! How a game of chess is conducted: what may be done, what it changes and how it ends.
//!
//! A [`Game`] is a pure state machine in two halves. [`Game::decide`] judges an [`Action`] and
//! gives the [`Event`]s it would cause, a [`Refusal`], or the [`Question`] that a search has to
//! answer first; [`Game::evolve`] applies one event. Whoever keeps the game decides, stores, then
//! evolves, so that the stored log is the game: [`Game::replay`] makes the same game of the same
//! log. Time is an argument; nothing here reads a clock.
//!
//! ```
//! use roque_game::{Action, Game, Millis, Rulebook, Start};
//! use roque_rules::{Color, Square};
//!
//! let start = Start { rulebook: Rulebook::FIDE, ..Start::default() };
//! let mut game = Game::new(&start, Millis(0));
//! let e4 = Action::play(Square::E2, Square::E4, None);
//! let decision = game.decide(Color::White, e4, Millis(1_500)).unwrap();
//! for event in decision.settled() {
//!     game.evolve(&event).unwrap();
//! }
//! assert_eq!(game.plies()[0].spent, Millis(1_500));
//! ```
#![deny(missing_docs)]

mod action;
mod arbiter;
mod clock;
mod colors;
mod decide;
mod ending;
mod event;
mod forfeit;
mod game;
mod names;
mod preset;
mod question;
mod refusal;
mod replay;
mod rulebook;
mod speed;
mod start;
mod talk;
mod time;
mod time_control;
mod touch;
mod turn;

pub use action::{Action, ClaimRule, Gesture, Said};
pub use arbiter::Arbiter;
pub use colors::Colors;
pub use decide::Decision;
pub use ending::{Ending, Remark};
pub use event::Event;
pub use game::{Game, Ply};
pub use preset::{Notation, Preset, Proposal, UnknownPreset};
pub use question::{Question, Verdict};
pub use refusal::Refusal;
pub use replay::ReplayError;
pub use rulebook::{
    Agreement, AnnounceCheck, CountRule, DeadRule, InDoubt, Penalty, Rulebook, Search, TakeBack,
    WinTest,
};
pub use speed::{FideSpeed, Speed};
pub use start::Start;
pub use time::Millis;
pub use time_control::{Allowance, Bonus, InvalidTimeControl, Period, TimeControl};
pub use touch::Obligation;
