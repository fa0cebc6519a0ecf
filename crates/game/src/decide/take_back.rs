//! Taking a move back, at once or by agreement.

use roque_rules::Color;

use super::Decision;
use crate::rulebook::TakeBack;
use crate::{Event, Game, Millis, Refusal};

impl Game {
    pub(super) fn take_back(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        if self.rulebook().take_back == TakeBack::Never {
            return Err(Refusal::TakeBackForbidden);
        }
        let plies = self.own_last_ply(by).ok_or(Refusal::NothingToTakeBack)?;
        if self.rulebook().take_back == TakeBack::Free {
            return Ok(Event::TookBack { plies: plies as u32, at: now }.into());
        }
        let asked = self.talk().last_wish(by) == Some(self.plies().len());
        if asked || self.talk().wish().is_some() {
            return Err(Refusal::TakeBackAsked);
        }
        Ok(Event::TakeBackAsked { by, at: now }.into())
    }

    pub(super) fn answer_take_back(
        &self,
        by: Color,
        allowed: bool,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        let wish = self.talk().wish().ok_or(Refusal::NoTakeBackAsked)?;
        if !allowed {
            return Ok(Event::TakeBackDropped { at: now }.into());
        }
        if wish.by == by {
            return Err(Refusal::TakeBackIsYours);
        }
        Ok(Event::TookBack { plies: wish.kept as u32, at: now }.into())
    }
}
