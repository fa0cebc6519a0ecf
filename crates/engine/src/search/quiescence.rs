//! Past the depth, captures are followed until the position is quiet, and checks are answered.

use roque_rules::{Move, Position, Square};

use super::{Search, exchange, ordering};
use crate::{
    evaluation::{Judge, exchange_value},
    score::{DECISIVE, DRAW, INFINITE, MAX_PLY, Value, mated_in},
    time::Stopped,
};

/// For so many half-moves any capture is followed; past that only those that take back on the
/// square just reached, or boards full of queens would never come to an end.
const ANYWHERE: usize = 6;
/// What a capture may bring besides the man taken.
const MARGIN: Value = 180;

/// The forcing moves since the depth was reached.
#[derive(Clone, Copy, Default)]
pub(super) struct Trail {
    length: usize,
    /// Where the last one went.
    square: Option<Square>,
}

impl Trail {
    fn followed_by(self, mv: Move) -> Self {
        Self { length: self.length + 1, square: Some(mv.to()) }
    }
}

impl<J: Judge> Search<'_, J> {
    /// The value of a position already entered, between `alpha` and `beta`.
    pub(super) fn quiesce(
        &mut self,
        position: &Position,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        trail: Trail,
    ) -> Result<Value, Stopped> {
        if position.is_insufficient_material() {
            return Ok(DRAW);
        }
        if trail.length >= self.quiescence || ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        let in_check = position.is_check();
        let standing = if in_check { -INFINITE } else { self.evaluate(position) };
        if standing >= beta {
            return Ok(standing);
        }
        alpha = alpha.max(standing);
        let mut best = standing;

        self.list_forcing(position, in_check, ply, trail);
        let mut place = 0;
        while let Some(mv) = ordering::pick(&mut self.frames[ply].candidates, place) {
            place += 1;
            if !in_check && is_hopeless(position, mv, standing, alpha) {
                continue;
            }
            let next = self.play(position, mv);
            self.enter(ply + 1)?;
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, trail.followed_by(mv))?;
            self.undo();
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    break;
                }
            }
        }
        Ok(if in_check && place == 0 { mated_in(ply) } else { best })
    }

    fn list_forcing(&mut self, position: &Position, in_check: bool, ply: usize, trail: Trail) {
        let frame = &mut self.frames[ply];
        if in_check {
            ordering::list_all(position, frame, &self.quiets, None);
        } else {
            ordering::list_captures(position, frame);
            if trail.length >= ANYWHERE {
                frame.candidates.retain(|candidate| Some(candidate.mv.to()) == trail.square);
            }
        }
    }
}

/// Whether a capture loses material or cannot reach `alpha` even if it is free.
fn is_hopeless(position: &Position, mv: Move, standing: Value, alpha: Value) -> bool {
    let taken = position.captured(mv).map_or(0, |(_, role)| exchange_value(role));
    let promoted = mv.promotion().map_or(0, exchange_value);
    alpha > -DECISIVE
        && (standing + taken + promoted + MARGIN <= alpha || exchange::gain(position, mv) < 0)
}
