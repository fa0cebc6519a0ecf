use roque_notation::{Dialect, fen};
use roque_rules::chess960;

use crate::wire::{Role, StartArray};

/// A start array as the page is shown it.
pub(crate) fn start_array(array: chess960::StartArray) -> StartArray {
    StartArray {
        number: array.number(),
        back_rank: array.back_rank().map(Role::from).to_vec(),
        fen: fen::write_setup(&array.setup(), Dialect::Chess960),
    }
}
