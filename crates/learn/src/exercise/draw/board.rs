//! Men thrown on the board, and games played by chance: where drawn tasks are found.

use roque_rules::{Bitboard, Color, Move, Piece, Position, Rank, Role, Setup, Square, attacks};

use super::Dice;
use crate::exercise::listed;

/// Puts men on free squares by chance; pawns stand where pawns may.
pub(super) fn scatter(dice: &mut Dice, setup: &mut Setup, men: &[Piece]) {
    for &man in men {
        scatter_on(dice, setup, man, Bitboard::ALL);
    }
}

/// Puts a man by chance on a free square of these, if there is one.
pub(super) fn scatter_on(dice: &mut Dice, setup: &mut Setup, man: Piece, squares: Bitboard) {
    let allowed = if man.role == Role::Pawn { squares - Bitboard::BACK_RANKS } else { squares };
    let free: Vec<Square> = (allowed - setup.board.occupied()).into_iter().collect();
    if let Some(square) = dice.pick(&free) {
        setup.board.put(square, man);
    }
}

/// A position of ten men at most, for who begins: the kings, pieces and pawns of either side, and
/// pawns on their own half.
pub(super) fn sparse(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup { turn: dice.one_of(Color::ALL), ..Setup::EMPTY };
    scatter(dice, &mut setup, &kings());
    for color in Color::ALL {
        for _ in 0..dice.between(1, 2) {
            let piece = any_piece(dice, color);
            scatter(dice, &mut setup, &[piece]);
        }
        for _ in 0..dice.between(1, 2) {
            scatter_on(dice, &mut setup, Piece { color, role: Role::Pawn }, half(color));
        }
    }
    Position::try_from(setup).ok()
}

/// The four ranks on which a side's men begin.
fn half(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(0x0000_0000_FFFF_FFFF),
        Color::Black => Bitboard(0xFFFF_FFFF_0000_0000),
    }
}

/// A man of one side, by chance neither king nor pawn.
pub(super) fn any_piece(dice: &mut Dice, color: Color) -> Piece {
    Piece { color, role: dice.one_of([Role::Knight, Role::Bishop, Role::Rook, Role::Queen]) }
}

pub(super) fn kings() -> [Piece; 2] {
    Color::ALL.map(|color| Piece { color, role: Role::King })
}

/// The same board with the colours exchanged and the ranks turned, so that what was White's to do is
/// Black's.
pub(super) fn mirrored(setup: &Setup) -> Setup {
    let mut turned = Setup { turn: !setup.turn, ..Setup::EMPTY };
    for (square, man) in setup.board.men() {
        turned.board.put(across(square), Piece { color: !man.color, ..man });
    }
    for rook in setup.castling.rooks() {
        turned.castling.grant(across(rook));
    }
    turned.en_passant = setup.en_passant.map(across);
    turned.half_moves = setup.half_moves;
    turned
}

/// The square on the other side of the middle.
pub(super) fn across(square: Square) -> Square {
    Square::new(square.file(), Rank::from_index(7 - square.rank() as u8))
}

/// The first positions of a game played by chance, with the moves that led to each: of some moves
/// drawn, the one that wins most and loses least at once, so that it looks like a game.
pub(super) fn game(dice: &mut Dice, plies: usize) -> Vec<(Position, Option<Move>)> {
    let mut position = Position::default();
    let mut game = vec![(position, None)];
    for _ in 0..plies {
        let moves = listed(&position);
        let drawn: Vec<Move> = (0..4).filter_map(|_| dice.pick(&moves)).collect();
        let Some(&mv) = drawn.iter().max_by_key(|&&mv| sense(&position, mv)) else { break };
        position = position.play_unchecked(mv);
        if position.outcome().is_some() {
            break;
        }
        game.push((position, Some(mv)));
    }
    game
}

/// A position of such a game after so many plies at least.
pub(super) fn position(dice: &mut Dice, least: usize, most: usize) -> Position {
    let plies = dice.between(least, most);
    let game = game(dice, plies);
    game.last().map_or_else(Position::default, |(position, _)| *position)
}

/// What a move takes less what it leaves to be taken, in pawns, and a little for the middle.
fn sense(position: &Position, mv: Move) -> i32 {
    let board = position.board();
    let value = |role: Role| [1, 3, 3, 5, 9, 0][role as usize];
    let gain = position.captured(mv).map_or(0, |(_, role)| value(role));
    let occupied = (board.occupied() - mv.from().into()) | mv.to().into();
    let is_attacked = board.attackers(mv.to(), !position.turn(), occupied).any();
    let moved = mv.promotion().or_else(|| board.role_at(mv.from())).unwrap_or(Role::Pawn);
    let risk = if is_attacked { value(moved) } else { 0 };
    let in_the_middle = attacks::king(mv.to()).len() == 8
        && (2..6).contains(&(mv.to().file() as u8))
        && (2..6).contains(&(mv.to().rank() as u8));
    4 * (gain - risk) + i32::from(in_the_middle)
}

/// The men of both sides.
pub(super) fn men(position: &Position) -> usize {
    position.board().occupied().len()
}
