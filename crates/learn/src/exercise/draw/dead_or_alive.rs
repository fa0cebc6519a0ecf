//! Dead and alive come as often. 1: a king and at most one piece, or a pawn. 2: two minor pieces.
//! 3: two or three men of any kind. 4: walls of pawns. 5: walls with a gap somewhere, or a bishop.

use roque_rules::{
    Bitboard, Color, File, Piece, Position, Rank, Role, Setup, Square, is_surely_dead,
};

use super::{Dice, board};
use crate::exercise::DeadOrAlive;

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<DeadOrAlive> {
    let dead = dice.one_in(2);
    (0..400).find_map(|_| {
        let position = match level {
            1..=3 => few_men(level, dice),
            _ => wall(level == 5, dice),
        }?;
        // What is over already is no question of who can still mate, and the full answer takes
        // longer than a proof at little cost, where there is one.
        if !position.has_legal_move() || is_surely_dead(&position) != dead {
            return None;
        }
        DeadOrAlive::new(position).ok().filter(|task| task.is_dead() == dead)
    })
}

fn few_men(level: u8, dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup { turn: dice.one_of(Color::ALL), ..Setup::EMPTY };
    board::scatter(dice, &mut setup, &board::kings());
    let men = match level {
        1 => dice.between(0, 1),
        2 => 2,
        _ => dice.between(2, 3),
    };
    for _ in 0..men {
        let color = dice.one_of(Color::ALL);
        let role = match level {
            1 => dice.one_of([Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Pawn]),
            2 => dice.one_of([Role::Knight, Role::Bishop, Role::Bishop]),
            _ => dice.one_of([Role::Knight, Role::Bishop, Role::Bishop, Role::Bishop, Role::Pawn]),
        };
        board::scatter(dice, &mut setup, &[Piece { color, role }]);
    }
    Position::try_from(setup).ok()
}

/// Each file has a pair of pawns that block each other, one rank higher or lower than the next, so
/// that none can take another; each king is on its own side.
fn wall(with_gap: bool, dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup { turn: dice.one_of(Color::ALL), ..Setup::EMPTY };
    let gap = (with_gap || dice.one_in(2)).then(|| dice.below(8));
    let mut rank = dice.between(2, 4);
    for file in File::ALL {
        let up = rank < 2 || rank < 5 && dice.one_in(2);
        rank = if up { rank + 1 } else { rank - 1 };
        if gap == Some(file as usize) && dice.one_in(2) {
            continue;
        }
        let square = |rank: usize| Square::new(file, Rank::from_index(rank as u8));
        let moved_up = gap == Some(file as usize) && rank < 5;
        let white = if moved_up { rank - 1 } else { rank };
        setup.board.put(square(white.max(1)), Piece { color: Color::White, role: Role::Pawn });
        setup.board.put(square(rank + 1), Piece { color: Color::Black, role: Role::Pawn });
    }
    let ranks = |low: u32| Bitboard(0xFFFF << (8 * low));
    let king = |color| Piece { color, role: Role::King };
    board::scatter_on(dice, &mut setup, king(Color::White), ranks(0));
    board::scatter_on(dice, &mut setup, king(Color::Black), ranks(6));
    if with_gap && dice.one_in(2) {
        let color = dice.one_of(Color::ALL);
        let role = dice.one_of([Role::Bishop, Role::Bishop, Role::Rook]);
        let own_side = ranks(if color == Color::White { 0 } else { 6 });
        board::scatter_on(dice, &mut setup, Piece { color, role }, own_side);
    }
    Position::try_from(setup).ok()
}
