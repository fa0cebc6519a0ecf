use roque_rules::{Move, Position};

use crate::score::Value;

/// Whom a search asks what positions are worth.
///
/// The search tells it each move, so that a judge may keep what it knows of a position from one to
/// the next; one that looks at each position anew does nothing then. A move passed changes nothing
/// on the board, and is not told.
pub(crate) trait Judge {
    /// A move has been played.
    fn played(&mut self, _before: &Position, _mv: Move, _after: &Position) {}

    /// The last move played, not yet undone, is undone.
    fn undone(&mut self) {}

    /// Centipawns for the side to move, within what no mate is worth. The same position gets the
    /// same value from the same judge, however it was reached.
    fn value(&mut self, position: &Position) -> Value;
}
