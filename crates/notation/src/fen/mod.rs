//! Forsyth-Edwards notation: ordinary, X-FEN and Shredder-FEN (PGN standard 16.1; S. Gligoric's
//! article on X-FEN; Shredder's file letters).
//!
//! Read: any of the three, with the counters or everything after the placement left out. Written:
//! the en passant square only when the capture is legal, so that equal positions have one normal
//! form in each [`Dialect`]. [`read_strict`] refuses what is not in normal form, and what no game
//! can reach.
//!
//! ```
//! use roque_notation::{Dialect, fen};
//!
//! let position = fen::read("4k3/8/8/8/8/8/8/4K2R_w_K").unwrap();
//! assert_eq!(&*fen::format(&position, Dialect::Ordinary), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
//! assert_eq!(&*fen::format(&position, Dialect::Chess960), "4k3/8/8/8/8/8/8/4K2R w H - 0 1");
//!
//! let error = fen::read("4k3/8/8/8/8/8/44/4K2R w K - 0 1").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "FEN, column 16: two numbers of empty squares follow one another"
//! );
//! ```

mod castling;
mod diagram;
mod error;
mod fault;
mod placement;
mod read;
mod strict;
mod write;

pub use diagram::read_diagram;
pub use error::{FenError, FenFault, ReadError};
pub use read::{read, read_setup};
pub use strict::{Departure, Field, StrictReadError, departures, read_strict};
pub use write::{Fen, format, format_setup, write, write_setup};
