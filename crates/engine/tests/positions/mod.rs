//! Positions made of numbers drawn by chance.

use roque_rules::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square};

/// A man other than a king.
pub(crate) struct Man {
    /// From 0 to 63.
    pub(crate) square: u8,
    /// From 0 to 4, a pawn to a queen.
    pub(crate) role: usize,
    pub(crate) white: bool,
}

/// These men and kings, the later in the place of the earlier, if that is a legal position; pawns
/// that can stand nowhere are left out.
pub(crate) fn with_men(
    [white_king, black_king]: [u8; 2],
    men: impl Iterator<Item = Man>,
    white_moves: bool,
) -> Option<Position> {
    let mut board = Board::EMPTY;
    let color = |white| if white { Color::White } else { Color::Black };
    for Man { square, role, white } in men {
        let (square, role) = (Square::from_index(square), Role::ALL[role]);
        if role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square) {
            board.put(square, Piece { color: color(white), role });
        }
    }
    for (square, color) in [(white_king, Color::White), (black_king, Color::Black)] {
        board.put(Square::from_index(square), Piece { color, role: Role::King });
    }
    Position::try_from(Setup { board, turn: color(white_moves), ..Setup::EMPTY }).ok()
}
