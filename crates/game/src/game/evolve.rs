//! Applying events.

use roque_notation::uci;
use roque_rules::{Color, Move, Outcome};

use super::{End, Game, Ply};
use crate::talk::Wish;
use crate::turn::Turn;
use crate::{ClaimRule, Ending, Event, Millis, Remark, ReplayError, Said};

impl Game {
    /// Applies a stored event. An event that this game cannot have caused is refused and changes
    /// nothing.
    pub fn evolve(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.end.is_some() {
            return Err(ReplayError::AfterEnd);
        }
        match event {
            Event::Started { .. } => return Err(ReplayError::Start),
            Event::Played { mv, said, at } => self.played(mv, *said, *at)?,
            Event::DrawOffered { by, .. } => self.talk.offer(*by, self.plies.len()),
            Event::DrawDeclined { .. } => self.talk.decline()?,
            Event::Claimed { upheld: true, .. } => {}
            Event::Claimed { by, rule, penalty, .. } => self.claimed_wrongly(*by, *rule, *penalty),
            Event::Touched { square, .. } => {
                self.turn.touched.push(*square);
                self.talk.touches(self.turn());
            }
            Event::Adjusted { squares, .. } => self.turn.adjusted |= *squares,
            Event::TakeBackAsked { by, .. } => {
                let kept = self.own_last_ply(*by).ok_or(ReplayError::NothingAsked)?;
                self.talk.ask(Wish { by: *by, kept }, self.plies.len());
            }
            Event::TakeBackDropped { .. } => self.talk.drop_wish()?,
            Event::TookBack { plies, at } => self.took_back(*plies, *at)?,
            Event::Hinted { .. } => {
                self.turn.hinted = true;
                self.hints += 1;
            }
            Event::Ended { winner, reason, perpetual_check, verdict, at } => {
                let ending = read_ending(*winner, reason, *perpetual_check)?;
                self.end = Some(End { ending, verdict: *verdict, at: *at });
            }
        }
        Ok(())
    }

    fn played(&mut self, text: &str, said: Said, at: Millis) -> Result<(), ReplayError> {
        let (from, to, promotion) =
            uci::read_squares(text).ok_or_else(|| ReplayError::Move(text.to_owned()))?;
        let mv = Move::with_promotion(from, to, promotion);
        let mover = self.turn();
        self.history.play(mv)?;
        let spent = at.since(self.thinking_since);
        self.press(mover, spent);
        self.plies.push(Ply { mv, spent, said });
        self.thinking_since = at;
        self.turn = Turn::default();
        self.talk.moves(mover);
        if said.draw {
            self.talk.offer(mover, self.plies.len());
        }
        Ok(())
    }

    fn claimed_wrongly(&mut self, by: Color, rule: ClaimRule, penalty: Millis) {
        self.turn.rejected.push(rule);
        self.credit(!by, penalty);
        // A claim counts as an offer (FIDE 9.1.2.3), and declines none.
        let stands = self.talk.standing_offer().is_some();
        if !stands && self.may_agree(self.plies.len()).is_ok() {
            self.talk.offer(by, self.plies.len());
        }
    }

    fn took_back(&mut self, plies: u32, at: Millis) -> Result<(), ReplayError> {
        let (kept, played) = (plies as usize, self.plies.len());
        if kept >= played {
            return Err(ReplayError::TookBack { kept: plies, played });
        }
        self.history.rewind(kept);
        self.plies.truncate(kept);
        self.clocks.truncate(kept + 1);
        self.thinking_since = at;
        self.turn = Turn::default();
        self.talk.rewind(kept);
        self.take_backs += 1;
        Ok(())
    }
}

fn read_ending(
    winner: Option<Color>,
    reason: &str,
    perpetual_check: Option<Color>,
) -> Result<Ending, ReplayError> {
    if reason == Ending::ABORTED && winner.is_none() {
        return Ok(Ending::Aborted);
    }
    let outcome = Outcome::from_code(reason, winner)
        .ok_or_else(|| ReplayError::Ended { reason: reason.to_owned(), winner })?;
    Ok(Ending::Decided { outcome, remark: perpetual_check.map(Remark::PerpetualCheck) })
}
