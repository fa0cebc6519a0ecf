//! What tables know of an ending that has just been reached by a capture or a pawn move.

use roque_rules::Position;

use super::Search;
use crate::{
    score::{DRAW, won_by_tables},
    tables::End,
    transposition::{Bound, DEEPEST, Entry},
};

/// It is kept for longer than what a search finds out: it is proven.
const WORTH: i32 = 6;

impl<J> Search<'_, J> {
    /// The value of a position by the tables. A win is only a bound: there may be a mate.
    pub(super) fn consult(&mut self, position: &Position, depth: i32, ply: usize) -> Option<Entry> {
        let end = self.tables?.end(position)?;
        self.watch.note_table_hit();
        let value = match end {
            End::Won => (won_by_tables(ply), Bound::Lower),
            // A draw that the other side may yet spoil is better than others.
            End::BarelyMissed => (DRAW + 1, Bound::Exact),
            End::Drawn => (DRAW, Bound::Exact),
            End::BarelySaved => (DRAW - 1, Bound::Exact),
            End::Lost => (-won_by_tables(ply), Bound::Upper),
        };
        Some(Entry::new(value, (depth + WORTH).min(DEEPEST), ply))
    }
}
