//! The key of a position, under which a book has its moves.

use roque_rules::{CastlingSide, Color, Piece, Position, Role, Square};

use super::numbers::NUMBERS;

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

/// The key of a position in the format of `PolyGlot`, which is not [`Position::key`]: a square
/// passed over counts when a pawn stands beside the one that passed, even if it may not capture.
pub fn key(position: &Position) -> u64 {
    let board = position.board();
    let men = Square::all().filter_map(|square| Some(man(board.piece_at(square)?, square)));
    let turn = (position.turn() == Color::White).then_some(WHITE_TO_MOVE);
    let numbers = men.chain(castling(position)).chain(en_passant(position)).chain(turn);
    numbers.fold(0, |key, index| key ^ NUMBERS[index])
}

/// Black pawn, white pawn, black knight, and so on to the white king.
fn man(piece: Piece, square: Square) -> usize {
    let kind = 2 * piece.role as usize + usize::from(piece.color == Color::White);
    64 * kind + square.index()
}

fn castling(position: &Position) -> impl Iterator<Item = usize> {
    let rights = [
        (Color::White, CastlingSide::King),
        (Color::White, CastlingSide::Queen),
        (Color::Black, CastlingSide::King),
        (Color::Black, CastlingSide::Queen),
    ];
    (CASTLING..)
        .zip(rights)
        .filter(|(_, (color, side))| position.castling_rook(*color, *side).is_some())
        .map(|(index, _)| index)
}

fn en_passant(position: &Position) -> Option<usize> {
    let (us, passed_over) = (position.turn(), position.passed_over()?);
    let passing = passed_over.forward(!us)?;
    let ours = position.board().pieces(us, Role::Pawn);
    let beside = [-1, 1].into_iter().filter_map(|files| passing.offset(files, 0));
    beside
        .into_iter()
        .any(|square| ours.contains(square))
        .then_some(EN_PASSANT + passed_over.file() as usize)
}
