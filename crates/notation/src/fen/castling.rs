//! Which rook a letter of the castling field means, and which letter a rook has.

use roque_rules::{Bitboard, Board, CastlingSide, Color, File, Rank, Role, Square};

/// `K` and `Q` mean the outermost rook on that side of the king, and the corner when there is none,
/// so that the position then says what is missing.
pub(super) fn rook(letter: u8, color: Color, board: &Board) -> Option<Square> {
    let home = Rank::First.relative_to(color);
    let outermost =
        |side, corner| outermost_rook(board, color, side).unwrap_or(Square::new(corner, home));
    match letter.to_ascii_uppercase() {
        b'K' => Some(outermost(CastlingSide::King, File::H)),
        b'Q' => Some(outermost(CastlingSide::Queen, File::A)),
        file => Some(Square::new(File::from_letter(file.into())?, home)),
    }
}

/// The king, or the square where it should stand when there is none.
pub(super) fn king_at_home(board: &Board, color: Color) -> Square {
    let home = Square::new(File::E, Rank::First.relative_to(color));
    board.pieces(color, Role::King).first().unwrap_or(home)
}

/// The rook of the first rank farthest from the king, which stands there too.
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let home = Bitboard::rank(Rank::First.relative_to(color));
    let king = (board.pieces(color, Role::King) & home).first()?;
    let rooks = (board.pieces(color, Role::Rook) & home).0;
    let below_king = Bitboard::of(king).0 - 1;
    match side {
        CastlingSide::Queen => Bitboard(rooks & below_king).first(),
        CastlingSide::King => {
            let above = rooks & !below_king;
            above.checked_ilog2().map(|index| Square::from_index(index as u8))
        }
    }
}
