//! The rules of chess and of Chess960: what is legal, what ends a game, and why a move is refused.
//!
//! A [`Setup`] is anything a diagram can say and may be nonsense; a [`Position`] is legal by
//! construction and none of its functions can panic. A [`Move`] castles by taking one's own rook,
//! so that Chess960 is not a special case.
//!
//! ```
//! use roque_rules::{Move, Position, Square};
//!
//! let start = Position::default();
//! assert_eq!(start.legal_moves().len(), 20);
//! let after = start.play(Move::new(Square::E2, Square::E4)).unwrap();
//! assert!(after.play(Move::new(Square::E7, Square::E4)).is_err());
//! ```
#![no_std]
#![deny(missing_docs)]
// A function compiled for one kind of processor has to take its helpers in.
#![allow(clippy::inline_always)]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod color;
#[cfg(target_arch = "x86_64")]
mod cpu;
mod departures;
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "runs what the processor was asked about")
)]
mod dispatch;
mod explain;
mod generate;
mod history;
mod last_move;
mod legality;
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "PEXT halves the cost of a line"))]
mod lines;
mod material;
#[expect(unsafe_code, reason = "a list on the stack costs a third of one on the heap")]
mod move_list;
mod moves;
mod outcome;
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "runs what the processor was asked about")
)]
pub mod perft;
mod piece;
mod play;
mod position;
mod problem;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod side;
mod situation;
mod square;
mod warning;
mod why_not;
mod winnable;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{Castling, CastlingSide};
pub use color::{ByColor, Color};
pub use explain::{Check, Explanation, Flight, Obstacle, Rescue, Stalemate, Stuck, explain};
pub use history::{Claims, History};
pub use move_list::{MoveList, Moves};
pub use moves::{Move, MoveSet};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use piece::{Piece, Role};
pub use position::{IllegalMove, Position};
pub use problem::{InvalidPosition, Problem};
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use warning::{StrictError, Unreachable, Warning};
pub use why_not::{Reason, why_not};
pub use winnable::{Winnability, is_dead, is_surely_dead, is_surely_unwinnable, winnable};

/// The examples of the README run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
