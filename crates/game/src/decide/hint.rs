//! Advice on the move to play: given by others, noted here.

use roque_rules::Color;

use super::Decision;
use crate::{Event, Game, Millis, Refusal};

impl Game {
    pub(super) fn hint(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        if self.turn_state().hinted {
            return Ok(Decision::Events(Vec::new()));
        }
        Ok(Event::Hinted { at: now }.into())
    }
}
