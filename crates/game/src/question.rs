use roque_rules::{Color, DrawReason, Outcome, Position, Winnability, winnable};
use serde::{Deserialize, Serialize};

use crate::forfeit::Forfeit;
use crate::rulebook::Search;
use crate::{Event, Millis};

/// What an action needs to be known before it is decided: whether a side can still mate. Finding
/// out takes a search, which the keeper of the game may run where it likes;
/// [`settle`](Self::settle) then finishes what was decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    position: Position,
    subject: Subject,
    search: Search,
    /// What is certain whatever the answer.
    certain: Vec<Event>,
    at: Millis,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// After a move: can anybody mate?
    Dead,
    /// One side has lost short of mate: can the other mate?
    Forfeit { forfeit: Forfeit, winner: Color },
}

/// The answer to a [`Question`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Mate is possible, for one of the sides in question.
    Winnable,
    /// No series of legal moves leads to mate by any of the sides in question.
    Unwinnable,
    /// The search ended before the answer was known.
    Unknown,
}

impl Question {
    pub(crate) fn dead(
        position: Position,
        search: Search,
        certain: Vec<Event>,
        at: Millis,
    ) -> Self {
        Self { position, subject: Subject::Dead, search, certain, at }
    }

    pub(crate) fn forfeit(
        position: Position,
        forfeit: Forfeit,
        winner: Color,
        search: Search,
        at: Millis,
    ) -> Self {
        let subject = Subject::Forfeit { forfeit, winner };
        Self { position, subject, search, certain: Vec::new(), at }
    }

    /// The position in question.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The sides of whom one must be able to mate.
    pub fn winners(&self) -> &[Color] {
        match &self.subject {
            Subject::Dead => &Color::ALL,
            Subject::Forfeit { winner, .. } => std::slice::from_ref(winner),
        }
    }

    /// How many different positions the rulebook lets one look at, for each side in question.
    pub fn budget(&self) -> u64 {
        match self.subject {
            Subject::Dead => self.search.each_move,
            Subject::Forfeit { .. } => self.search.at_the_end,
        }
    }

    /// Finds the answer, within the budget.
    pub fn answer(&self) -> Verdict {
        let mut answer = Verdict::Unwinnable;
        for &winner in self.winners() {
            match winnable(&self.position, winner, self.budget()) {
                Winnability::Winnable(_) => return Verdict::Winnable,
                Winnability::Unwinnable => {}
                Winnability::Unknown => answer = Verdict::Unknown,
            }
        }
        answer
    }

    /// What the action causes, now that this is known.
    pub fn settle(self, verdict: Verdict) -> Vec<Event> {
        let outcome = match self.subject {
            Subject::Dead => {
                (verdict == Verdict::Unwinnable).then_some(Outcome::Draw(DrawReason::DeadPosition))
            }
            Subject::Forfeit { forfeit, winner } => {
                Some(forfeit.judged(&self.position, winner, verdict, self.search.in_doubt))
            }
        };
        let end = outcome.map(|outcome| Event::judged(outcome, verdict, self.at));
        self.certain.into_iter().chain(end).collect()
    }
}
