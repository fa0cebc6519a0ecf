//! Hands on pieces (FIDE 4.2, 4.3).

use roque_rules::{Bitboard, Color, Square};

use super::Decision;
use crate::{Event, Game, Millis, Refusal};

impl Game {
    pub(super) fn touch(
        &self,
        by: Color,
        square: Square,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        self.may_touch(by)?;
        let known = self.turn_state().touched.contains(&square);
        if known || !self.position().board().occupied().contains(square) {
            return Ok(Decision::Events(Vec::new()));
        }
        Ok(Event::Touched { square, at: now }.into())
    }

    pub(super) fn adjust(
        &self,
        by: Color,
        squares: Bitboard,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        self.may_touch(by)?;
        let turn = self.turn_state();
        if turn.touched.iter().any(|&square| squares.contains(square)) {
            return Err(Refusal::AdjustTooLate);
        }
        let squares = (squares & self.position().board().occupied()) - turn.adjusted;
        if squares.is_empty() {
            return Ok(Decision::Events(Vec::new()));
        }
        Ok(Event::Adjusted { squares, at: now }.into())
    }

    fn may_touch(&self, by: Color) -> Result<(), Refusal> {
        if !self.rulebook().touch_move {
            Err(Refusal::TouchMoveOff)
        } else if by != self.turn() {
            Err(Refusal::NotYourTurn)
        } else {
            Ok(())
        }
    }
}
