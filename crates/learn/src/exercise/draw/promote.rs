//! 1: the queen is right. 2: the queen mates. 3: the queen would be stalemate. 4: only some other
//! piece than the queen mates. 5: stalemate or mate among more men.

use roque_rules::{
    Bitboard, Color, Move, Outcome, Piece, Position, Rank, Role, Setup, Square, attacks,
};

use super::{Dice, board};
use crate::exercise::Promote;

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<Promote> {
    let men = match level {
        1 | 2 => dice.between(1, 4),
        3 => dice.between(0, 2),
        4 => dice.between(2, 5),
        _ => dice.between(4, 8),
    };
    let mates = level == 4 || level == 5 && dice.one_in(2);
    let (setup, from, to) = throw(men, mates, dice)?;
    let position = Position::try_from(setup).ok()?;
    // Most boards are not what is looked for: that is seen before a task is made.
    let queen = after(&position, from, to, Role::Queen)?;
    let fits = match level {
        1 => queen == After::GoesOn,
        2 => queen == After::Mate,
        _ if mates => {
            queen == After::GoesOn && after(&position, from, to, Role::Knight) == Some(After::Mate)
        }
        _ => queen == After::Draw && after(&position, from, to, Role::Rook) == Some(After::GoesOn),
    };
    if !fits {
        return None;
    }
    if dice.one_in(2) {
        let position = Position::try_from(board::mirrored(&setup)).ok()?;
        return Promote::new(position, (board::across(from), board::across(to))).ok();
    }
    Promote::new(position, (from, to)).ok()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum After {
    Mate,
    Draw,
    GoesOn,
}

fn after(position: &Position, from: Square, to: Square, role: Role) -> Option<After> {
    let mv = Move::promoting(from, to, role);
    if !position.is_legal(mv) {
        return None;
    }
    Some(match position.play_unchecked(mv).outcome() {
        Some(Outcome::Win { .. }) => After::Mate,
        Some(Outcome::Draw(_)) => After::Draw,
        None => After::GoesOn,
    })
}

/// A white pawn on the seventh rank that may step ahead, the kings, and other men. A king that a
/// knight is to mate stands a knight's jump from where the pawn arrives, among men of its own.
fn throw(men: usize, mates: bool, dice: &mut Dice) -> Option<(Setup, Square, Square)> {
    let man = |color, role| Piece { color, role };
    let mut setup = Setup::EMPTY;
    let seventh: Vec<Square> = Bitboard::rank(Rank::Seventh).into_iter().collect();
    let from = dice.pick(&seventh)?;
    let to = from.forward(Color::White)?;
    setup.board.put(from, man(Color::White, Role::Pawn));
    let free = Bitboard::ALL - to.into();
    let near = if mates {
        attacks::knight(to)
    } else {
        Bitboard::rank(Rank::Eighth) | Bitboard::rank(Rank::Seventh) | Bitboard::rank(Rank::Sixth)
    };
    board::scatter_on(dice, &mut setup, man(Color::Black, Role::King), near - to.into());
    board::scatter_on(dice, &mut setup, man(Color::White, Role::King), free);
    let king = setup.board.pieces(Color::Black, Role::King).first()?;
    for number in 0..men {
        let around = mates && number % 2 == 0;
        let color = if around { Color::Black } else { dice.one_of(Color::ALL) };
        let piece = if dice.one_in(2) || around {
            man(color, Role::Pawn)
        } else {
            board::any_piece(dice, color)
        };
        let squares = if around { attacks::king(king) & free } else { free };
        board::scatter_on(dice, &mut setup, piece, squares);
    }
    Some((setup, from, to))
}
