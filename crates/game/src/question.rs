use roque_rules::{Color, DrawReason, Outcome, Position, WinReason, Winnability, winnable};
use serde::{Deserialize, Serialize};

use crate::rulebook::{InDoubt, Search};
use crate::{Event, Millis, ending};

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
    /// A flag fell: can the other side mate?
    Time { winner: Color },
    /// A player resigned: can the other side mate?
    Resignation { winner: Color },
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

    pub(crate) fn time(position: Position, winner: Color, search: Search, at: Millis) -> Self {
        let subject = Subject::Time { winner };
        Self { position, subject, search, certain: Vec::new(), at }
    }

    pub(crate) fn resignation(
        position: Position,
        winner: Color,
        search: Search,
        at: Millis,
    ) -> Self {
        let subject = Subject::Resignation { winner };
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
            Subject::Time { winner } | Subject::Resignation { winner } => {
                std::slice::from_ref(winner)
            }
        }
    }

    /// How many different positions the rulebook lets one look at, for each side in question.
    pub fn budget(&self) -> u64 {
        match self.subject {
            Subject::Dead => self.search.each_move,
            Subject::Time { .. } | Subject::Resignation { .. } => self.search.at_the_end,
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
        let can_mate = |winner| match verdict {
            Verdict::Winnable => true,
            Verdict::Unwinnable => false,
            Verdict::Unknown => match self.search.in_doubt {
                InDoubt::Win => true,
                InDoubt::Material => ending::has_mating_material(&self.position, winner),
            },
        };
        let outcome = match self.subject {
            Subject::Dead => {
                (verdict == Verdict::Unwinnable).then_some(Outcome::Draw(DrawReason::DeadPosition))
            }
            Subject::Time { winner } if can_mate(winner) => {
                Some(Outcome::Win { winner, reason: WinReason::Time })
            }
            Subject::Time { .. } => Some(Outcome::Draw(match verdict {
                Verdict::Unwinnable => DrawReason::TimeUnwinnable,
                _ => DrawReason::TimeInsufficientMaterial,
            })),
            Subject::Resignation { winner } if can_mate(winner) => {
                Some(Outcome::Win { winner, reason: WinReason::Resignation })
            }
            Subject::Resignation { .. } => Some(Outcome::Draw(match verdict {
                Verdict::Unwinnable => DrawReason::ResignationUnwinnable,
                _ => DrawReason::ResignationInsufficientMaterial,
            })),
        };
        let end = outcome.map(|outcome| Event::judged(outcome, verdict, self.at));
        self.certain.into_iter().chain(end).collect()
    }
}
