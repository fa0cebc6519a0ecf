//! 1: a piece alone. 2: a few men about it. 3: more of them, pawns too. 4: a game. 5: a game, and a
//! man that may not go wherever it could, as its king is in danger.

use roque_rules::{Bitboard, Color, Piece, Position, Role, Setup, Square, attacks};

use super::{Dice, board};
use crate::exercise::{Reach, reached};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<Reach> {
    match level {
        1 => alone(dice),
        2 => {
            let others = dice.between(2, 4);
            crowded(dice, others)
        }
        3 => {
            let others = dice.between(6, 10);
            crowded(dice, others)
        }
        4 => in_a_game(dice, |_, _| true),
        _ => in_a_game(dice, |position, square| {
            reached(&Setup::from(position), square) != pseudo_reached(position, square)
        }),
    }
}

fn alone(dice: &mut Dice) -> Option<Reach> {
    let role = dice.one_of([
        Role::Knight,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ]);
    let color = dice.one_of(Color::ALL);
    let square = Square::from_index(dice.below(64) as u8);
    let mut setup = Setup::EMPTY;
    setup.board.put(square, Piece { color, role });
    Reach::new(setup, square).ok()
}

/// Half of the other men stand where the piece could go.
fn crowded(dice: &mut Dice, others: usize) -> Option<Reach> {
    let role = dice.one_of(Role::ALL);
    let color = dice.one_of(Color::ALL);
    let mut setup = Setup::EMPTY;
    board::scatter(dice, &mut setup, &[Piece { color, role }]);
    let square = setup.board.occupied().first()?;
    let around = attacks::attacks(color, role, square, Bitboard::EMPTY) | attacks::king(square);
    for number in 0..others {
        let color = dice.one_of(Color::ALL);
        let role = dice.one_of([Role::Pawn, Role::Knight, Role::Bishop, Role::Rook]);
        let squares = if number % 2 == 0 { around } else { Bitboard::ALL };
        board::scatter_on(dice, &mut setup, Piece { color, role }, squares);
    }
    let reach = Reach::new(setup, square).ok()?;
    reached(&setup, square).any().then_some(reach)
}

/// A man of a game, which is looked through from some moment on.
fn in_a_game(dice: &mut Dice, fits: impl Fn(&Position, Square) -> bool) -> Option<Reach> {
    let game = board::game(dice, 90);
    let first = dice.between(10, 60);
    game.iter().skip(first).find_map(|(position, _)| {
        let own = position.board().color(position.turn());
        let mut men: Vec<Square> = own.into_iter().collect();
        dice.shuffle(&mut men);
        let setup = Setup::from(position);
        let counts = |square: &&Square| reached(&setup, **square).any() && fits(position, **square);
        men.iter().find(counts).and_then(|&square| Reach::new(setup, square).ok())
    })
}

/// Where a man could go if its king were of no account.
fn pseudo_reached(position: &Position, square: Square) -> Bitboard {
    let mut setup = Setup::from(position);
    for king in Color::ALL.map(|color| position.king(color)) {
        if king != square {
            setup.board.put(king, Piece { color: position.turn(), role: Role::Pawn });
        }
    }
    let own = setup.board.color(position.turn());
    reached(&setup, square) - own
}
