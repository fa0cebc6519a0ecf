//! Material with which nobody can mate by any series of legal moves.

use crate::{Bitboard, Position, Role};

impl Position {
    /// Whether neither side has the men to mate: bare kings, one single knight or bishop, or
    /// bishops all on squares of one colour. This is the part of the dead positions (FIDE 5.2.2)
    /// that needs no look at where the men stand.
    pub fn is_insufficient_material(&self) -> bool {
        let board = self.board();
        let minors = board.role(Role::Knight) | board.role(Role::Bishop);
        if (board.occupied() - minors - board.role(Role::King)).any() {
            return false;
        }
        let bishops = board.role(Role::Bishop);
        let on_one_colour = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops - Bitboard::LIGHT_SQUARES).is_empty();
        !minors.many() || (board.role(Role::Knight).is_empty() && on_one_colour)
    }
}
