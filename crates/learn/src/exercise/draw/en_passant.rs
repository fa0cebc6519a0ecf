//! 1: legal, or no pawn to take. 2: legal or too late. 3: all three. 4: the king may be in danger.
//! 5: the same among more men.

use roque_rules::{Bitboard, Color, Piece, Position, Rank, Reason, Role, Setup, Square};

use super::{Dice, board};
use crate::exercise::EnPassant;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Legal,
    TooLate,
    Nothing,
    King,
}

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<EnPassant> {
    let wanted = match level {
        1 => dice.one_of([Wanted::Legal, Wanted::Nothing]),
        2 => dice.one_of([Wanted::Legal, Wanted::TooLate]),
        3 => dice.one_of([Wanted::Legal, Wanted::TooLate, Wanted::Nothing]),
        _ => dice.one_of([Wanted::Legal, Wanted::TooLate, Wanted::King, Wanted::King]),
    };
    let turned = dice.one_in(2);
    for _ in 0..2_000 {
        let Some((setup, capture, last)) = throw(level, wanted, dice) else { continue };
        let turn = |square| if turned { board::across(square) } else { square };
        let setup = if turned { board::mirrored(&setup) } else { setup };
        let Ok(position) = Position::try_from(setup) else { continue };
        let (capture, last) = (capture.map(turn), last.map(turn));
        let task = EnPassant::new(position, capture.into(), Some(last.into()));
        if let Ok(task) = task
            && is(&task, wanted)
        {
            return Some(task);
        }
    }
    None
}

fn is(task: &EnPassant, wanted: Wanted) -> bool {
    match task.reason() {
        None => wanted == Wanted::Legal,
        Some(Reason::EnPassantTooLate(_)) => wanted == Wanted::TooLate,
        Some(Reason::PawnTakesNothing(_)) => wanted == Wanted::Nothing,
        Some(_) => wanted == Wanted::King,
    }
}

type Step = [Square; 2];

/// A white pawn on the fifth rank, what stands beside it, the capture and the last move.
fn throw(level: u8, wanted: Wanted, dice: &mut Dice) -> Option<(Setup, Step, Step)> {
    let man = |color, role| Piece { color, role };
    let mut setup = Setup::EMPTY;
    let fifth: Vec<Square> = Bitboard::rank(Rank::Fifth).into_iter().collect();
    let from = dice.pick(&fifth)?;
    let beside = from.offset(dice.one_of([-1, 1]), 0)?;
    let to = beside.forward(Color::White)?;
    let origin = to.forward(Color::White)?;
    setup.board.put(from, man(Color::White, Role::Pawn));
    let role = if wanted == Wanted::Nothing {
        dice.one_of([Role::Knight, Role::Bishop, Role::Rook])
    } else {
        Role::Pawn
    };
    setup.board.put(beside, man(Color::Black, role));
    let reserved = [to, origin].into_iter().collect::<Bitboard>();
    let free = Bitboard::ALL - reserved;
    // A king on the rank of the pawns is the one that both of them may expose.
    let near =
        if wanted == Wanted::King && dice.one_in(2) { Bitboard::rank(Rank::Fifth) } else { free };
    board::scatter_on(dice, &mut setup, man(Color::White, Role::King), near);
    board::scatter_on(dice, &mut setup, man(Color::Black, Role::King), free);
    for _ in 0..dice.between(usize::from(level), 2 * usize::from(level)) {
        let color = dice.one_of(Color::ALL);
        let piece =
            if dice.one_in(2) { man(color, Role::Pawn) } else { board::any_piece(dice, color) };
        board::scatter_on(dice, &mut setup, piece, free);
    }
    let last = match wanted {
        Wanted::Legal | Wanted::King => {
            setup.en_passant = Some(to);
            [origin, beside]
        }
        Wanted::TooLate if dice.one_in(2) => [to, beside],
        Wanted::TooLate | Wanted::Nothing => {
            let king = setup.board.pieces(Color::Black, Role::King).first()?;
            let steps = roque_rules::attacks::king(king) - setup.board.occupied() - reserved;
            let steps: Vec<Square> = steps.into_iter().collect();
            [dice.pick(&steps)?, king]
        }
    };
    Some((setup, [from, to], last))
}
