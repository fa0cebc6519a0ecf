//! 1: a move without capture. 2: a capture; both among few men. 3: a check, or castling. 4: one of two
//! men that could go there. 5: such a man that captures, a promotion, a capture en passant, a mate.

use roque_notation::san::{Action, San, Sign};
use roque_rules::{Move, Position, Role};

use super::{Dice, board};
use crate::exercise::{WriteMove, listed};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<WriteMove> {
    let position = if level <= 2 { board::sparse(dice)? } else { board::position(dice, 4, 90) };
    let moves: Vec<Move> =
        listed(&position).into_iter().filter(|mv| level_of(&position, *mv) == level).collect();
    let mv = dice.pick(&moves)?;
    WriteMove::new(position, mv).ok()
}

fn level_of(position: &Position, mv: Move) -> u8 {
    let san = San::of(position, mv);
    let told_apart = match san.action() {
        Action::Piece { role, from_file, from_rank, .. } => {
            role != Role::Pawn && (from_file.is_some() || from_rank.is_some())
        }
        Action::Castle(_) => return 3,
        _ => false,
    };
    let is_special = mv.promotion().is_some() || position.is_en_passant(mv);
    match (is_special || san.sign() == Sign::Mate, told_apart, san.captures()) {
        (true, ..) | (_, true, true) => 5,
        (_, true, false) => 4,
        _ if san.sign() == Sign::Check => 3,
        (_, _, true) => 2,
        _ => 1,
    }
}
