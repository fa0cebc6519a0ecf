//! A reader of Syzygy tablebases, which know of every position of a few men who wins, and how many
//! half-moves it takes to the next capture or pawn move.
//!
//! The format is Ronald de Man's (2013), as his `tb` and the readers derived from it understand it.
//! A table is two files: `KQvKR.rtbw` says who wins ([`Wdl`]), `KQvKR.rtbz` how far it is ([`Dtz`]).
//!
//! ```no_run
//! use roque_rules::Position;
//! use roque_tablebase::Tablebase;
//!
//! # fn probe(position: &Position) -> Result<(), Box<dyn std::error::Error>> {
//! let tables = Tablebase::open(["/usr/share/syzygy"])?;
//! println!("{} tables of up to {} men", tables.count(), tables.most_men());
//! println!("{:?}, {} half-moves", tables.probe_wdl(position)?, tables.probe_dtz(position)?.plies());
//! # Ok(())
//! # }
//! ```
//!
//! Files are opened when they are first asked. One that is cut or damaged gives one error that names
//! it, and is not asked again: see [`Tablebase::take_faults`].
#![deny(missing_docs)]

mod arrangement;
mod bytes;
mod error;
mod header;
mod material;
mod pairs;
mod probe;
mod squares;
mod table;
mod tablebase;
mod values;

pub use error::{Fault, OpenError, ProbeError, TableError};
pub use material::Material;
pub use tablebase::Tablebase;
pub use values::{Dtz, Wdl};
