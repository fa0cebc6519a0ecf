//! How a game of chess is conducted: what may be done, what it changes and how it ends.
//!
//! A [`Game`] is a pure state machine in two halves. [`Game::decide`] judges an [`Action`] and
//! gives the [`Event`]s it would cause, or a [`Refusal`]; [`Game::evolve`] applies one event. Whoever
//! keeps the game decides, stores, then evolves, so that the stored log is the game:
//! [`Game::replay`] makes the same game of the same log. Time is an argument; nothing here reads a
//! clock.
//!
//! ```
//! use roque_game::{Action, Game, Millis, Rulebook, Start};
//! use roque_rules::{Color, Square};
//!
//! let start = Start { rulebook: Rulebook::SOLO, ..Start::default() };
//! let mut game = Game::new(&start, Millis(0));
//! let action = Action::Play { from: Square::E2, to: Square::E4, promotion: None };
//! for event in game.decide(Color::White, action, Millis(1_500)).unwrap() {
//!     game.evolve(&event).unwrap();
//! }
//! assert_eq!(game.plies()[0].spent, Millis(1_500));
//! ```
#![deny(missing_docs)]

mod action;
mod event;
mod game;
mod rulebook;
mod time;

pub use action::{Action, Refusal};
pub use event::{Event, ReplayError, Start};
pub use game::{Game, Ply};
pub use rulebook::{Rulebook, TakeBack};
pub use time::Millis;
