//! What the fuzz targets check. A target gives whatever it likes; what must hold is asserted here,
//! and that nothing panics goes without saying.

mod board;
mod book;
mod games;
mod lesson;
mod position;
mod texts;

pub use board::{Diagram, setup};
pub use book::{BookQuestion, polyglot};
pub use games::pgn;
pub use lesson::lesson;
pub use texts::{epd, fen, san, uci};
