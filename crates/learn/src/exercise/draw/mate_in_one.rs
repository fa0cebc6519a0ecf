//! 1: at most six men. 2: at most fourteen. 3: any number. 4: one solution, and two other checks.
//! 5: one solution among twenty men or more.

use roque_rules::{Color, Position, Setup};

use super::{Dice, board};
use crate::exercise::{MateInOne, mate_in_one::mates};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<MateInOne> {
    if level == 1 {
        return few_men(dice);
    }
    let most = if level == 2 { 220 } else { 110 };
    let game = board::game(dice, most);
    let first = dice.between(8, if level == 2 { 120 } else { 50 });
    game.iter().skip(first).map(|(position, _)| position).find_map(|position| {
        if !fits(level, position) {
            return None;
        }
        MateInOne::new(*position).ok()
    })
}

fn fits(level: u8, position: &Position) -> bool {
    let men = board::men(position);
    let checks = || {
        let gives_check = |mv: &roque_rules::Move| position.play_unchecked(*mv).is_check();
        position.legal_moves().into_iter().filter(gives_check).count()
    };
    match level {
        2 => men <= 14 && !mates(position).is_empty(),
        3 => !mates(position).is_empty(),
        4 => mates(position).len() == 1 && checks() >= 3,
        _ => men >= 20 && mates(position).len() == 1,
    }
}

fn few_men(dice: &mut Dice) -> Option<MateInOne> {
    let color = dice.one_of(Color::ALL);
    let mut setup = Setup { turn: color, ..Setup::EMPTY };
    board::scatter(dice, &mut setup, &board::kings());
    for _ in 0..dice.between(1, 3) {
        let piece = board::any_piece(dice, color);
        board::scatter(dice, &mut setup, &[piece]);
    }
    if dice.one_in(2) {
        let piece = board::any_piece(dice, !color);
        board::scatter(dice, &mut setup, &[piece]);
    }
    let position = Position::try_from(setup).ok()?;
    MateInOne::new(position).ok()
}
