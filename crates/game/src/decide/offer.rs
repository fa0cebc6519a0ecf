//! Offers of a draw (FIDE 9.1).

use roque_rules::{Color, DrawReason, Outcome};

use super::Decision;
use crate::rulebook::Agreement;
use crate::{Event, Game, Millis, Refusal};

impl Game {
    /// Whether a draw may be agreed on once there are so many half-moves.
    pub(crate) fn may_agree(&self, plies: usize) -> Result<(), Refusal> {
        match self.rulebook().agreement {
            Agreement::Off => Err(Refusal::AgreementOff),
            Agreement::AfterPlies(least) if plies < least as usize => {
                Err(Refusal::AgreementTooEarly)
            }
            Agreement::AfterPlies(_) => Ok(()),
        }
    }

    /// Whether a side may offer a draw now.
    pub(crate) fn may_offer(&self, by: Color) -> Result<(), Refusal> {
        if self.talk().standing_offer() == Some(by) {
            return Err(Refusal::OfferStands);
        }
        self.may_offer_after(by, self.plies().len())
    }

    pub(super) fn may_offer_after(&self, by: Color, plies: usize) -> Result<(), Refusal> {
        self.may_agree(plies)?;
        let last = self.talk().last_offer(by);
        if last.is_some_and(|plies| !self.has_moved_since(!by, plies)) {
            return Err(Refusal::OfferTooSoon);
        }
        Ok(())
    }

    pub(super) fn offer_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        if self.talk().standing_offer() == Some(!by) {
            return self.accept_draw(by, now);
        }
        self.may_offer(by)?;
        Ok(Event::DrawOffered { by, at: now }.into())
    }

    pub(super) fn accept_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        self.may_agree(self.plies().len())?;
        self.answerable_offer(by)?;
        Ok(Event::ended(Outcome::Draw(DrawReason::Agreement), now).into())
    }

    pub(super) fn decline_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        self.answerable_offer(by)?;
        Ok(Event::DrawDeclined { at: now }.into())
    }

    fn answerable_offer(&self, by: Color) -> Result<(), Refusal> {
        match self.talk().standing_offer() {
            None => Err(Refusal::NoOffer),
            Some(offerer) if offerer == by => Err(Refusal::OfferIsYours),
            Some(_) => Ok(()),
        }
    }
}
