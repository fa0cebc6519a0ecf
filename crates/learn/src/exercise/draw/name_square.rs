//! 1: near White, seen from White. 2: anywhere, seen from White. 3: near Black, seen from Black.
//! 4: anywhere, seen from Black. 5: far from the edges, seen from either side.

use roque_rules::{Color, File, Rank, Square};

use super::Dice;
use crate::exercise::NameSquare;

pub(super) fn draw(level: u8, dice: &mut Dice) -> NameSquare {
    let (files, ranks, seen_from) = match level {
        1 => ((0, 7), (0, 3), Color::White),
        2 => ((0, 7), (0, 7), Color::White),
        3 => ((0, 7), (4, 7), Color::Black),
        4 => ((0, 7), (0, 7), Color::Black),
        _ => ((2, 5), (2, 5), dice.one_of(Color::ALL)),
    };
    let file = File::from_index(dice.between(files.0, files.1) as u8);
    let rank = Rank::from_index(dice.between(ranks.0, ranks.1) as u8);
    NameSquare { square: Square::new(file, rank), seen_from }
}
