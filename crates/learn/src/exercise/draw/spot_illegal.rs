//! By why the move is illegal. 1: its man does not move like that. 2: something stands in the way, or
//! a pawn goes as pawns do not; both among few men. 3: the king would be attacked. 4: it does not answer
//! a check. 5: its man is pinned. There are three moves to choose from at first, and five at last.

use roque_rules::{Bitboard, Position, Reason, Role, Square, why_not};

use super::{Dice, board};
use crate::exercise::{SpotIllegal, listed};

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<SpotIllegal> {
    if level <= 2 {
        return in_position(level, &board::sparse(dice)?, dice);
    }
    let game = board::game(dice, 80);
    let first = dice.between(10, 40);
    game.iter().skip(first).find_map(|(position, _)| in_position(level, position, dice))
}

fn in_position(level: u8, position: &Position, dice: &mut Dice) -> Option<SpotIllegal> {
    if level == 4 && !position.is_check() || level == 5 && pinned(position).is_empty() {
        return None;
    }
    let illegal: Vec<_> = tempting(position, level).collect();
    let illegal = dice.pick(&illegal)?;
    let choices = [3, 4, 4, 5, 5][usize::from(level - 1)];
    let legal = listed(position).into_iter().filter(|mv| mv.promotion().is_none());
    // Castling is shown by where the king arrives.
    let legal = legal.filter(|mv| position.castling_side(*mv).is_none());
    let mut legal: Vec<_> = legal.map(|mv| (mv.from(), mv.to())).collect();
    dice.shuffle(&mut legal);
    let mut moves: Vec<_> = legal.into_iter().take(choices - 1).chain([illegal]).collect();
    if moves.len() < choices {
        return None;
    }
    dice.shuffle(&mut moves);
    SpotIllegal::new(*position, moves).ok()
}

/// The men without which the king would be attacked.
fn pinned(position: &Position) -> Bitboard {
    let (us, board) = (position.turn(), position.board());
    let king = position.king(us);
    let shields = |&man: &Square| {
        let without = board.occupied() - man.into();
        (board.attackers(king, !us, without) - position.checkers()).any()
    };
    (board.color(us) - king.into()).into_iter().filter(shields).collect()
}

/// Illegal moves that somebody could think of.
fn tempting(position: &Position, level: u8) -> impl Iterator<Item = (Square, Square)> {
    let own = position.board().color(position.turn());
    let pairs = own.into_iter().flat_map(|from| Square::all().map(move |to| (from, to)));
    pairs.filter(move |&(from, to)| {
        let promotes =
            position.board().role_at(from) == Some(Role::Pawn) && Bitboard::BACK_RANKS.contains(to);
        let reason = why_not(position, from, to, promotes.then_some(Role::Queen));
        reason.is_some_and(|reason| level_of(&reason, from, to) == Some(level))
    })
}

fn level_of(reason: &Reason, from: Square, to: Square) -> Option<u8> {
    let distance = (from.file() as u8)
        .abs_diff(to.file() as u8)
        .max((from.rank() as u8).abs_diff(to.rank() as u8));
    match reason {
        // Farther away nobody would believe it.
        Reason::NotItsMove(_) => (distance <= 3).then_some(1),
        Reason::Blocked(..)
        | Reason::PawnBlocked(_)
        | Reason::PawnHasMoved
        | Reason::PawnTakesNothing(_) => Some(2),
        Reason::KingAttacked(_)
        | Reason::CastlingThroughCheck(_)
        | Reason::CastlingIntoCheck(_) => Some(3),
        Reason::StillInCheck(_) | Reason::CastlingInCheck(_) => Some(4),
        Reason::Pinned(..) | Reason::EnPassantExposesKing(_) => Some(5),
        _ => None,
    }
}
