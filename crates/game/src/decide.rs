use roque_rules::{
    Bitboard, Color, DrawReason, History, Move, Outcome, Square, WinReason, is_surely_unwinnable,
};

use crate::action::{Action, ClaimRule, Gesture, Said};
use crate::rulebook::{Agreement, CountRule, DeadRule, Penalty, TakeBack, WinTest};
use crate::touch::Bound;
use crate::{
    Ending, Event, FideSpeed, Game, Millis, Question, Refusal, ReplayError, Verdict, claim, ending,
};

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
            return Ok(self.flag_fell(side, now));
        }
        match action {
            Action::Play { gesture, said } => self.play(by, gesture, said, now),
            Action::OfferDraw => self.offer_draw(by, now),
            Action::AcceptDraw => self.accept_draw(by, now),
            Action::DeclineDraw => self.decline_draw(by, now),
            Action::Claim { rule, with } => self.claim(by, rule, with, now),
            Action::Resign => Ok(self.resign(by, now)),
            Action::Flag => {
                let running = self.time_control().is_some();
                Err(if running { Refusal::FlagNotFallen } else { Refusal::NoClock })
            }
            Action::TakeBack => self.take_back(by, now),
            Action::AnswerTakeBack(allowed) => self.answer_take_back(by, allowed, now),
            Action::Touch(square) => self.touch(by, square, now),
            Action::Adjust(squares) => self.adjust(by, squares, now),
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

    fn play(
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
    fn after(&self, history: &History, mut events: Vec<Event>, now: Millis) -> Decision {
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

    fn may_offer_after(&self, by: Color, plies: usize) -> Result<(), Refusal> {
        self.may_agree(plies)?;
        let last = self.talk().last_offer(by);
        if last.is_some_and(|plies| !self.has_moved_since(!by, plies)) {
            return Err(Refusal::OfferTooSoon);
        }
        Ok(())
    }

    fn offer_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        if self.talk().standing_offer() == Some(!by) {
            return self.accept_draw(by, now);
        }
        self.may_offer(by)?;
        Ok(Event::DrawOffered { by, at: now }.into())
    }

    fn accept_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
        self.may_agree(self.plies().len())?;
        self.answerable_offer(by)?;
        Ok(Event::ended(Outcome::Draw(DrawReason::Agreement), now).into())
    }

    fn decline_draw(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
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

    fn claim(
        &self,
        by: Color,
        rule: ClaimRule,
        with: Option<Gesture>,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        match claim::count_rule(self.rulebook(), rule) {
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
        Ok(self.judge_claim(by, rule, with, &history, now))
    }

    /// Judges a claim on the position that is, or is about to be, on the board.
    fn judge_claim(
        &self,
        by: Color,
        rule: ClaimRule,
        with: Option<Move>,
        history: &History,
        now: Millis,
    ) -> Decision {
        let upheld = claim::is_right(history, rule);
        let penalty = if upheld { Millis::ZERO } else { self.wrong_claim_penalty() };
        let played = with.map(|mv| Event::played(self.position(), mv, Said::NOTHING, now));
        let announced = played.as_ref().and_then(|event| match event {
            Event::Played { mv, .. } => Some(mv.clone()),
            _ => None,
        });
        let claimed = Event::Claimed { by, rule, with: announced, upheld, penalty, at: now };
        match played {
            _ if upheld => {
                let ending = claim::ending(history, rule);
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

    fn resign(&self, by: Color, now: Millis) -> Decision {
        let (position, winner, rules) = (*self.position(), !by, self.rulebook());
        let won = Outcome::Win { winner, reason: WinReason::Resignation };
        match rules.resign_test {
            WinTest::None => Event::ended(won, now).into(),
            WinTest::Material if ending::has_mating_material(&position, winner) => {
                Event::ended(won, now).into()
            }
            WinTest::Material => {
                let drawn = Outcome::Draw(DrawReason::ResignationInsufficientMaterial);
                Event::ended(drawn, now).into()
            }
            WinTest::Fide => {
                let question = Question::resignation(position, winner, rules.search, now);
                at_sight(question, winner)
            }
        }
    }

    fn flag_fell(&self, side: Color, now: Millis) -> Decision {
        let (position, winner, rules) = (*self.position(), !side, self.rulebook());
        let won = Outcome::Win { winner, reason: WinReason::Time };
        match rules.flag_test {
            WinTest::None => Event::ended(won, now).into(),
            WinTest::Material if ending::has_mating_material(&position, winner) => {
                Event::ended(won, now).into()
            }
            WinTest::Material => {
                Event::ended(Outcome::Draw(DrawReason::TimeInsufficientMaterial), now).into()
            }
            WinTest::Fide => at_sight(Question::time(position, winner, rules.search, now), winner),
        }
    }

    fn take_back(&self, by: Color, now: Millis) -> Result<Decision, Refusal> {
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

    fn answer_take_back(&self, by: Color, allowed: bool, now: Millis) -> Result<Decision, Refusal> {
        let wish = self.talk().wish().ok_or(Refusal::NoTakeBackAsked)?;
        if !allowed {
            return Ok(Event::TakeBackDropped { at: now }.into());
        }
        if wish.by == by {
            return Err(Refusal::TakeBackIsYours);
        }
        Ok(Event::TookBack { plies: wish.kept as u32, at: now }.into())
    }

    fn touch(&self, by: Color, square: Square, now: Millis) -> Result<Decision, Refusal> {
        self.may_touch(by)?;
        let known = self.turn_state().touched.contains(&square);
        if known || !self.position().board().occupied().contains(square) {
            return Ok(Decision::Events(Vec::new()));
        }
        Ok(Event::Touched { square, at: now }.into())
    }

    fn adjust(&self, by: Color, squares: Bitboard, now: Millis) -> Result<Decision, Refusal> {
        self.may_touch(by)?;
        let turn = self.turn_state();
        if turn.touched.iter().any(|&square| squares.contains(square)) {
            return Err(Refusal::AdjustTooLate);
        }
        let squares = (squares & self.position().board().occupied()) - turn.adjusted;
        if squares.is_empty() {
            return Ok(Decision::Events(Vec::new()));
        }
        Ok(Event::Adjusted { squares, at: now }.into())
    }

    fn may_touch(&self, by: Color) -> Result<(), Refusal> {
        if !self.rulebook().touch_move {
            Err(Refusal::TouchMoveOff)
        } else if by != self.turn() {
            Err(Refusal::NotYourTurn)
        } else {
            Ok(())
        }
    }
}

/// Settles a question that needs no search.
fn at_sight(question: Question, winner: Color) -> Decision {
    if is_surely_unwinnable(question.position(), winner) {
        Decision::Events(question.settle(Verdict::Unwinnable))
    } else {
        question.into()
    }
}
