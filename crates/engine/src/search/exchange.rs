//! What a capture brings once all men around its square have taken what they want to take (static
//! exchange evaluation).

use roque_rules::{Bitboard, Board, Color, Move, Position, Role, Square};

use crate::{evaluation::exchange_value, score::Value};

/// Centipawns that the side to move gains by a legal move and the exchanges it starts.
pub(super) fn gain(position: &Position, mv: Move) -> Value {
    let board = position.board();
    let (taken_on, taken) = match position.captured(mv) {
        Some((square, role)) => (square.into(), exchange_value(role)),
        None => (Bitboard::EMPTY, 0),
    };
    let mover = board.role_at(mv.from()).unwrap_or(Role::Pawn);
    let arrived = mv.promotion().unwrap_or(mover);
    let promoted = exchange_value(arrived) - exchange_value(mover);
    let occupied = board.occupied() - mv.from().into() - taken_on;
    let answer = retake(board, mv.to(), !position.turn(), occupied, exchange_value(arrived));
    taken + promoted - answer
}

/// What `side` gains at best by taking a man of this value, with its least man first.
fn retake(board: &Board, on: Square, side: Color, occupied: Bitboard, value: Value) -> Value {
    let attackers = board.attackers(on, side, occupied) & occupied;
    let Some((from, role)) = least(board, attackers) else { return 0 };
    let occupied = occupied - from.into();
    let guarded = (board.attackers(on, !side, occupied) & occupied).any();
    if role == Role::King && guarded {
        return 0;
    }
    (value - retake(board, on, !side, occupied, exchange_value(role))).max(0)
}

fn least(board: &Board, men: Bitboard) -> Option<(Square, Role)> {
    Role::ALL.into_iter().find_map(|role| Some(((men & board.role(role)).first()?, role)))
}

#[cfg(test)]
mod tests {
    use roque_notation::{fen, uci};

    use super::*;

    #[test]
    fn exchanges_are_counted_to_the_end() {
        for (fen, mv, expected) in [
            // Nothing guards the pawn.
            ("k7/8/8/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5", 100),
            // A pawn guards it: the rook is lost for it.
            ("k7/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5", -400),
            // The second rook stands behind the first and takes too.
            ("k7/4r3/8/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", 100),
            // Pawn takes knight, pawn retakes.
            ("4k3/8/3p4/4n3/3P4/8/8/4K3 w - - 0 1", "d4e5", 210),
            // A king may not retake a guarded man.
            ("8/8/4k3/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", 100),
            // En passant.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            // A queen put where a pawn takes her.
            ("k7/8/3p4/8/8/8/8/4Q1K1 w - - 0 1", "e1e5", -950),
        ] {
            let position = fen::read(fen).unwrap();
            let mv = uci::read(&position, mv).unwrap();
            assert_eq!(gain(&position, mv), expected, "{fen} {mv:?}");
        }
    }
}
