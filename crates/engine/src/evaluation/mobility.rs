//! Pieces are worth more the more squares they reach that no enemy pawn guards.

use roque_rules::{Bitboard, Board, Color, Role, attacks};

use super::{pawns, tapered::Tapered};

const BISHOP_PAIR: Tapered = Tapered::new(24, 44);

pub(super) fn score(board: &Board, color: Color) -> Tapered {
    let useful = !(pawns::attacked(board, !color) | board.pieces(color, Role::Pawn));
    let mut sum = Tapered::ZERO;
    for (role, usual, each) in [
        (Role::Knight, Tapered::new(16, 16), Tapered::new(4, 4)),
        (Role::Bishop, Tapered::new(30, 30), Tapered::new(5, 5)),
        (Role::Rook, Tapered::new(18, 30), Tapered::new(3, 5)),
        (Role::Queen, Tapered::new(13, 26), Tapered::new(1, 2)),
    ] {
        for from in board.pieces(color, role) {
            let reached = attacks::attacks(color, role, from, board.occupied()) & useful;
            sum += each * reached.len() - usual;
        }
    }
    let bishops = board.pieces(color, Role::Bishop);
    let both_colours =
        (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops - Bitboard::LIGHT_SQUARES).any();
    if both_colours { sum + BISHOP_PAIR } else { sum }
}
