//! Draws that the player to move may claim (FIDE 9.2, 9.3).

use roque_notation::{Dialect, uci};
use roque_rules::{Color, DrawReason, History, Move, Outcome};

use super::Decision;
use crate::rulebook::{CountRule, Penalty, Rulebook};
use crate::{ClaimRule, Ending, Event, FideSpeed, Game, Gesture, Millis, Refusal, Said, ending};

impl Game {
    pub(super) fn claim(
        &self,
        by: Color,
        rule: ClaimRule,
        with: Option<Gesture>,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        match count_rule(self.rulebook(), rule) {
            CountRule::Off => return Err(Refusal::ClaimOff),
            CountRule::Auto => return Err(Refusal::ClaimAutomatic),
            CountRule::Claim => {}
        }
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        if !self.turn_state().touched.is_empty() {
            return Err(Refusal::ClaimAfterTouch);
        }
        let with = with.map(|gesture| gesture.meant(self.position()));
        if with.is_none() && self.turn_state().rejected.contains(&rule) {
            return Err(Refusal::ClaimRejected);
        }
        let mut history = self.history().clone();
        if let Some(mv) = with {
            history.play(mv)?;
        }
        Ok(self.judge_claim(rule, with, &history, now))
    }

    /// Judges a claim on the position that is, or is about to be, on the board.
    fn judge_claim(
        &self,
        rule: ClaimRule,
        with: Option<Move>,
        history: &History,
        now: Millis,
    ) -> Decision {
        let upheld = is_right(history, rule);
        let penalty = if upheld { Millis::ZERO } else { self.wrong_claim_penalty() };
        let played = with.map(|mv| Event::played(self.position(), mv, Said::NOTHING, now));
        let with = with.map(|mv| uci::write(self.position(), mv, Dialect::Chess960));
        let by = self.turn();
        let claimed = Event::Claimed { by, rule, with, upheld, penalty, at: now };
        match played {
            _ if upheld => {
                let ending = ending_by(history, rule);
                Decision::Events(vec![claimed, Event::ended(ending, now)])
            }
            // The move announced must be played (FIDE 9.5.3).
            Some(played) => self.after(history, vec![claimed, played], now),
            None => claimed.into(),
        }
    }

    fn wrong_claim_penalty(&self) -> Millis {
        match (self.rulebook().wrong_claim, self.time_control()) {
            (Penalty::Fide, Some(control)) => match control.fide_speed() {
                FideSpeed::Standard => Millis::minutes(2),
                FideSpeed::Rapid | FideSpeed::Blitz => Millis::minutes(1),
            },
            _ => Millis::ZERO,
        }
    }
}

pub(crate) fn count_rule(rules: &Rulebook, rule: ClaimRule) -> CountRule {
    match rule {
        ClaimRule::Threefold => rules.threefold,
        ClaimRule::Fifty => rules.fifty,
    }
}

/// Whether a rule's draw is on the board at the end of this history. A game that is over there,
/// by mate or stalemate, is no draw to claim.
pub(crate) fn is_right(history: &History, rule: ClaimRule) -> bool {
    history.current().has_legal_move()
        && match rule {
            ClaimRule::Threefold => history.occurrences() >= 3,
            ClaimRule::Fifty => history.current().half_moves() >= 100,
        }
}

/// How a game ends when the claim is right.
fn ending_by(history: &History, rule: ClaimRule) -> Ending {
    match rule {
        ClaimRule::Threefold => ending::by_repetition(history, DrawReason::ThreefoldRepetition),
        ClaimRule::Fifty => Outcome::Draw(DrawReason::FiftyMoves).into(),
    }
}
