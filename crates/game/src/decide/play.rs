//! Moves, and what they bring about.

use roque_rules::{Color, History};

use super::Decision;
use crate::rulebook::DeadRule;
use crate::touch::Bound;
use crate::{Event, Game, Gesture, Millis, Question, Refusal, Said, Verdict, ending};

impl Game {
    pub(super) fn play(
        &self,
        by: Color,
        gesture: Gesture,
        said: Said,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let mv = gesture.meant(self.position());
        let mut history = self.history().clone();
        history.play(mv)?;
        let touched = &self.turn_state().touched;
        Bound::new(self.position(), touched).permits(mv).map_err(Refusal::Touched)?;
        if said.draw {
            self.may_offer_after(by, self.plies().len() + 1)?;
        }
        let played = Event::played(self.position(), mv, said, now);
        Ok(self.after(&history, vec![played], now))
    }

    /// What follows when a move has led to this position.
    pub(super) fn after(&self, history: &History, mut events: Vec<Event>, now: Millis) -> Decision {
        let (position, rules) = (*history.current(), self.rulebook());
        let end = ending::by_itself(history, rules).map(|ending| Event::ended(ending, now));
        let end = end.or_else(|| {
            let dead = ending::dead_at_sight(&position, rules)?;
            Some(Event::judged(dead, Verdict::Unwinnable, now))
        });
        if end.is_none() && rules.dead == DeadRule::Full && ending::may_be_dead(&position) {
            return Question::dead(position, rules.search, events, now).into();
        }
        events.extend(end);
        Decision::Events(events)
    }
}
