//! The likely best move first: what the table remembers, captures that win the most with the least,
//! killers, then quiet moves by their history, then captures that lose.

use std::ops::ControlFlow;

use roque_rules::{Bitboard, Move, Position, Role};

use super::{Frame, QuietHistory, exchange};
use crate::evaluation::exchange_value;

/// A move and how early it comes.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    rank: i32,
}

const REMEMBERED: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;

/// Fills the frame's list with all legal moves.
pub(super) fn list_all(
    position: &Position,
    frame: &mut Frame,
    quiets: &QuietHistory,
    remembered: Option<Move>,
) {
    frame.candidates.clear();
    let _ = position.destinations(|set| {
        set.for_each(|mv| {
            let rank = if Some(mv) == remembered {
                REMEMBERED
            } else if is_quiet(position, mv) {
                quiet_rank(position, mv, frame.killers, quiets)
            } else {
                capture_rank(position, set.role(), mv)
            };
            frame.candidates.push(Candidate { mv, rank });
            ControlFlow::<()>::Continue(())
        })
    });
}

/// Fills the frame's list with the captures and the promotions to a queen.
pub(super) fn list_captures(position: &Position, frame: &mut Frame) {
    frame.candidates.clear();
    let enemy = position.board().color(!position.turn());
    let for_pawns = position
        .en_passant()
        .map_or(Bitboard::BACK_RANKS, |square| Bitboard::BACK_RANKS | square.into());
    let _ = position.destinations(|set| {
        let pawns = set.role() == Role::Pawn;
        let captures = set.only_to(if pawns { enemy | for_pawns } else { enemy });
        captures.for_each(|mv| {
            if matches!(mv.promotion(), None | Some(Role::Queen)) {
                let rank = capture_rank(position, set.role(), mv);
                frame.candidates.push(Candidate { mv, rank });
            }
            ControlFlow::<()>::Continue(())
        })
    });
}

/// Brings the best move not yet taken to this place of the list, if there is one.
pub(super) fn pick(candidates: &mut [Candidate], place: usize) -> Option<Move> {
    let rest = candidates.get_mut(place..)?;
    let best = (0..rest.len()).max_by_key(|&index| (rest[index].rank, usize::MAX - index))?;
    rest.swap(0, best);
    Some(rest[0].mv)
}

/// Neither a capture nor a promotion.
pub(super) fn is_quiet(position: &Position, mv: Move) -> bool {
    let enemy = position.board().color(!position.turn());
    !enemy.contains(mv.to()) && mv.promotion().is_none() && !position.is_en_passant(mv)
}

fn quiet_rank(
    position: &Position,
    mv: Move,
    killers: [Option<Move>; 2],
    quiets: &QuietHistory,
) -> i32 {
    match killers.iter().position(|&killer| killer == Some(mv)) {
        Some(index) => KILLER - index as i32,
        None => quiets.get(position.turn(), mv),
    }
}

/// Most valuable victim, least valuable attacker; exchanges are only counted when the attacker is
/// worth more.
fn capture_rank(position: &Position, attacker: Role, mv: Move) -> i32 {
    let victim = position.captured(mv).map_or(0, |(_, role)| exchange_value(role));
    let promoted = mv.promotion().map_or(0, exchange_value);
    let rank = victim * 8 + promoted - attacker as i32;
    let loses = match mv.promotion() {
        Some(role) => role != Role::Queen,
        None => exchange_value(attacker) > victim && exchange::gain(position, mv) < 0,
    };
    if loses { rank - WINNING } else { rank + WINNING }
}
