//! 1: one kind of men. 2: two kinds. 3: one side's men. 4: all men. 5: all men, seen from Black.

use roque_rules::{Color, Role, Setup};

use super::Dice;
use crate::exercise::SetUp;

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<SetUp> {
    let color = dice.one_of(Color::ALL);
    let mut kinds = Role::ALL;
    dice.shuffle(&mut kinds);
    let chosen = match level {
        1 => &kinds[..1],
        2 => &kinds[..2],
        _ => &kinds[..],
    };
    let (of_one_side, seen_from) = match level {
        1..=3 => (dice.one_in(2) || level == 3, color),
        4 => (false, Color::White),
        _ => (false, Color::Black),
    };
    let mut goal = Setup::EMPTY;
    for (square, man) in Setup::default().board.men() {
        if chosen.contains(&man.role) && (man.color == color || !of_one_side) {
            goal.board.put(square, man);
        }
    }
    SetUp::new(goal, seen_from).ok()
}
