//! How chess is written: FEN, moves in UCI and in SAN with the letters of any language, and PGN.
//!
//! Readers are tolerant of what is unambiguous and refuse the rest with the place and the fault;
//! writers are strict. Nothing here reads a file or a clock.
#![no_std]
#![deny(missing_docs)]
// Between the bytes of a move and the position after it, a call costs as much as the work.
#![allow(clippy::inline_always)]

extern crate alloc;

mod dialect;
pub mod epd;
pub mod fen;
mod letters;
pub mod openings;
pub mod pgn;
pub mod polyglot;
pub mod san;
pub mod uci;

pub use dialect::Dialect;
pub use letters::Letters;
