//! 1: one way out, among few men. 2: two, among few men. 3: all three, on an open board. 4: all
//! three. 5: all three, and some man that would help is pinned, or there are many moves that do not.

use roque_rules::{Explanation, Position, explain};

use super::{Dice, board};
use crate::exercise::{EscapeCheck, escape_check::Way};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<EscapeCheck> {
    if level <= 2 {
        return few_men(level, dice);
    }
    let (plies, first) =
        if level == 3 { (200, dice.between(40, 90)) } else { (90, dice.between(6, 40)) };
    let game = board::game(dice, plies);
    game.iter().skip(first).map(|(position, _)| position).find_map(|position| {
        if !position.is_check() {
            return None;
        }
        let task = EscapeCheck::new(*position).ok()?;
        fits(level, &task, position).then_some(task)
    })
}

fn fits(level: u8, task: &EscapeCheck, position: &Position) -> bool {
    match level {
        3 => task.ways().count() == 3 && board::men(position) <= 20,
        4 => task.ways().count() == 3,
        _ => task.ways().count() == 3 && has_pinned(position),
    }
}

/// Each way is as often the only one, or one of two.
fn few_men(level: u8, dice: &mut Dice) -> Option<EscapeCheck> {
    let wanted = dice.one_of(Way::ALL);
    // Tried until found, so that the rare ones come as often.
    (0..20_000).find_map(|_| {
        let task = EscapeCheck::new(board::sparse(dice)?).ok()?;
        let fits =
            task.ways().count() == usize::from(level) && task.ways().any(|way| way == wanted);
        fits.then_some(task)
    })
}

/// Whether some man would answer the check if it were not pinned, or few moves of many do.
fn has_pinned(position: &Position) -> bool {
    let Explanation::Check(check) = explain(position) else { return false };
    (check.capture.pinned | check.interposition.pinned).any()
        || board::men(position) >= 26 && position.count_legal_moves() <= 4
}
