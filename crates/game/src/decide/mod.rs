//! Judging an action: one file for each kind.

pub(crate) mod claim;
mod forfeit;
mod hint;
mod offer;
mod play;
mod take_back;
mod touch;

use roque_rules::Color;

use crate::forfeit::Forfeit;
use crate::{Action, Ending, Event, Game, Millis, Question, Refusal, ReplayError};

/// What an action comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// These events, in order; none when the action changes nothing.
    Events(Vec<Event>),
    /// It hangs on what a search has to find out.
    Needs(Box<Question>),
}

impl Decision {
    /// The events, after a search here and now if one is needed.
    pub fn settled(self) -> Vec<Event> {
        match self {
            Self::Events(events) => events,
            Self::Needs(question) => {
                let verdict = question.answer();
                question.settle(verdict)
            }
        }
    }
}

impl From<Event> for Decision {
    fn from(event: Event) -> Self {
        Self::Events(vec![event])
    }
}

impl From<Question> for Decision {
    fn from(question: Question) -> Self {
        Self::Needs(Box::new(question))
    }
}

impl Game {
    /// What an action of one side would cause now, or why it is refused. Nothing changes.
    ///
    /// A flag that has fallen comes first: the decision is then about the flag, whatever was asked.
    pub fn decide(&self, by: Color, action: Action, now: Millis) -> Result<Decision, Refusal> {
        if let Some(ending) = self.ending() {
            return Err(Refusal::GameOver(ending));
        }
        if let Some(side) = self.fallen(now) {
            return Ok(self.lose(side, Forfeit::Time, now));
        }
        match action {
            Action::Play { gesture, said } => self.play(by, gesture, said, now),
            Action::OfferDraw => self.offer_draw(by, now),
            Action::AcceptDraw => self.accept_draw(by, now),
            Action::DeclineDraw => self.decline_draw(by, now),
            Action::Claim { rule, with } => self.claim(by, rule, with, now),
            Action::Resign => Ok(self.lose(by, Forfeit::Resignation, now)),
            Action::Flag => {
                let running = self.time_control().is_some();
                Err(if running { Refusal::FlagNotFallen } else { Refusal::NoClock })
            }
            Action::TakeBack => self.take_back(by, now),
            Action::AnswerTakeBack(allowed) => self.answer_take_back(by, allowed, now),
            Action::Touch(square) => self.touch(by, square, now),
            Action::Adjust(squares) => self.adjust(by, squares, now),
            Action::Hint => self.hint(by, now),
            Action::Abort if self.plies().len() >= 2 => Err(Refusal::AbortTooLate),
            Action::Abort => Ok(Event::ended(Ending::Aborted, now).into()),
        }
    }

    /// Decides, searches if that is needed, and applies: for whoever keeps a game in memory alone.
    /// The events are those to store.
    pub fn act(&mut self, by: Color, action: Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(by, action, now)?.settled();
        for event in &events {
            let applied: Result<(), ReplayError> = self.evolve(event);
            debug_assert_eq!(applied, Ok(()), "a game accepts what it has decided");
        }
        Ok(events)
    }
}
