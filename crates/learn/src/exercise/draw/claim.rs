//! 1: the start, and knights that go to and fro. 2: a game, and men that go to and fro. 3: fifty moves,
//! or nearly. 4: the first time looked the same, but a right to castle has been lost since, or a claim
//! just missed. 5: any of them, and games that are over by themselves.

use roque_rules::{History, Move, Outcome, Position, Role, Setup};

use super::{Dice, board};
use crate::exercise::{Claim, Line, listed};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<Claim> {
    let line = match level {
        1 => to_and_fro(Position::default(), 1, 3, dice),
        2 => {
            let start = board::position(dice, 10, 50);
            to_and_fro(start, 1, 3, dice)
        }
        3 => counted(88, 100, dice),
        4 if dice.one_in(2) => rights_lost(dice),
        4 => counted(92, 100, dice),
        _ => match dice.below(3) {
            0 => counted(140, 150, dice),
            1 => rights_lost(dice),
            _ => {
                let start = board::position(dice, 20, 60);
                to_and_fro(start, 3, 5, dice)
            }
        },
    }?;
    let history = replayed(&line)?;
    // A game that ended by itself before its last move went on by nobody's leave.
    let over_before = (0..line.moves.len()).any(|plies| {
        let mut earlier = history.clone();
        earlier.rewind(plies);
        earlier.outcome().is_some()
    });
    if over_before || matches!(history.outcome(), Some(Outcome::Win { .. })) {
        return None;
    }
    Claim::new(line).ok()
}

fn replayed(line: &Line) -> Option<History> {
    let mut history = History::new(line.start);
    for &mv in &line.moves {
        history.play(mv).ok()?;
    }
    Some(history)
}

/// Two men leave their squares and come back, so many times, and perhaps not quite at last.
fn to_and_fro(start: Position, least: usize, most: usize, dice: &mut Dice) -> Option<Line> {
    let [there, answer] = quiet_pair(&start, dice)?;
    let back = |mv: Move| Move::new(mv.to(), mv.from());
    let round = [there, answer, back(there), back(answer)];
    let rounds = dice.between(least, most);
    let stopped = dice.one_of([0, 0, 1, 2, 3]);
    let mut moves: Vec<Move> = round.iter().copied().cycle().take(4 * rounds).collect();
    moves.truncate(moves.len() - stopped);
    let line = Line { start, moves };
    replayed(&line).map(|_| line)
}

/// A move of each side that can be taken back at once.
fn quiet_pair(position: &Position, dice: &mut Dice) -> Option<[Move; 2]> {
    let first = quiet_move(position, dice)?;
    let next = position.play_unchecked(first);
    let second = quiet_move(&next, dice)?;
    Some([first, second])
}

/// Neither capture nor pawn move nor castling.
fn quiet_move(position: &Position, dice: &mut Dice) -> Option<Move> {
    let is_quiet = |&mv: &Move| {
        position.captured(mv).is_none()
            && position.castling_side(mv).is_none()
            && position.board().role_at(mv.from()) != Some(Role::Pawn)
    };
    let moves: Vec<Move> = listed(position).into_iter().filter(is_quiet).collect();
    dice.pick(&moves)
}

/// An ending with so many half-moves counted, and some quiet moves more; perhaps one that is not.
fn counted(least: usize, most: usize, dice: &mut Dice) -> Option<Line> {
    let mut setup = Setup::from(&board::position(dice, 100, 220));
    setup.half_moves = dice.between(least, most - 1) as u16;
    setup.move_number = setup.move_number.max(90);
    setup.en_passant = None;
    let start = Position::try_from(setup).ok()?;
    let mut position = start;
    let mut moves = Vec::new();
    for _ in 0..dice.between(1, 12) {
        let mv = if dice.one_in(16) {
            dice.pick(&listed(&position))
        } else {
            quiet_move(&position, dice)
        }?;
        position = position.play_unchecked(mv);
        moves.push(mv);
    }
    Some(Line { start, moves })
}

/// The king or a rook is what goes to and fro, with a right that its first step loses.
fn rights_lost(dice: &mut Dice) -> Option<Line> {
    let start = board::position(dice, 6, 30);
    let line = to_and_fro(start, 2, 3, dice)?;
    let loses = |mv: &Move| {
        let right = start.castling().rooks().contains(mv.from());
        right
            || start.board().role_at(mv.from()) == Some(Role::King) && !start.castling().is_empty()
    };
    line.moves.iter().take(2).any(loses).then_some(line)
}
