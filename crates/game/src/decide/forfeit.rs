//! Flags and resignation.

use roque_rules::{Color, is_surely_unwinnable};

use super::Decision;
use crate::forfeit::Forfeit;
use crate::rulebook::WinTest;
use crate::{Event, Game, Millis, Question, Verdict};

impl Game {
    /// A side loses short of mate.
    pub(super) fn lose(&self, loser: Color, forfeit: Forfeit, now: Millis) -> Decision {
        let (position, winner, rules) = (*self.position(), !loser, self.rulebook());
        match forfeit.test(rules) {
            WinTest::None => Event::ended(forfeit.won(winner), now).into(),
            WinTest::Material => Event::ended(forfeit.by_material(&position, winner), now).into(),
            WinTest::Fide => {
                let question = Question::forfeit(position, forfeit, winner, rules.search, now);
                if is_surely_unwinnable(&position, winner) {
                    Decision::Events(question.settle(Verdict::Unwinnable))
                } else {
                    question.into()
                }
            }
        }
    }
}
