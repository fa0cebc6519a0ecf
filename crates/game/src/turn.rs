use roque_rules::{Bitboard, Square};

use crate::ClaimRule;

/// What the player to move has done in this turn, short of moving.
#[derive(Debug, Clone, Default)]
pub(crate) struct Turn {
    /// The squares touched, in order.
    pub(crate) touched: Vec<Square>,
    /// The squares adjusted after saying so.
    pub(crate) adjusted: Bitboard,
    /// The claims found wrong.
    pub(crate) rejected: Vec<ClaimRule>,
    /// Whether advice was asked for.
    pub(crate) hinted: bool,
}
