use roque_rules::{ByColor, Color, Move, Square};

use crate::decide::claim;
use crate::rulebook::{AnnounceCheck, CountRule, TakeBack};
use crate::touch::Bound;
use crate::{ClaimRule, Game, Millis, Obligation};

/// What the arbiter of a game sees and may tell the players, at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arbiter {
    /// Half-moves since the last capture or pawn move; 100 are «fifty moves».
    pub half_moves: u16,
    /// How often the position on the board has stood there, now included.
    pub occurrences: usize,
    /// What the player to move may rightly claim of the position on the board.
    pub claims: Vec<ClaimRule>,
    /// The moves with which they may rightly claim, and what.
    pub claims_with: Vec<(Move, ClaimRule)>,
    /// Whose offer of a draw stands.
    pub offer: Option<Color>,
    /// Who may offer a draw now.
    pub may_offer: ByColor<bool>,
    /// Who has asked to take a move back and waits for the answer.
    pub take_back_asked: Option<Color>,
    /// Who may take back, or ask to, now.
    pub may_take_back: ByColor<bool>,
    /// The squares touched in this turn, in order.
    pub touched: Vec<Square>,
    /// What that obliges to.
    pub obligation: Option<Obligation>,
    /// Whether « échec » should have been said with the last move, and was not.
    pub check_unsaid: bool,
    /// Whether the game may still be called off.
    pub may_abort: bool,
    /// What each side has left on its clock, if there is one.
    pub time_left: Option<ByColor<Millis>>,
    /// When the flag of the side to move falls.
    pub deadline: Option<Millis>,
}

impl Game {
    /// What the arbiter sees now.
    pub fn arbiter(&self, now: Millis) -> Arbiter {
        let goes_on = !self.is_over();
        let touched = self.turn_state().touched.clone();
        Arbiter {
            half_moves: self.position().half_moves(),
            occurrences: self.history().occurrences(),
            claims: if goes_on { self.claims() } else { Vec::new() },
            claims_with: if goes_on { self.claims_with() } else { Vec::new() },
            offer: self.talk().standing_offer(),
            may_offer: by_color(|side| goes_on && self.may_offer(side).is_ok()),
            take_back_asked: self.talk().wish().map(|wish| wish.by),
            may_take_back: by_color(|side| self.can_take_back(side)),
            obligation: Bound::new(self.position(), &touched).obligation(),
            touched,
            check_unsaid: self.check_unsaid(),
            may_abort: goes_on && self.plies().len() < 2,
            time_left: self
                .time_control()
                .is_some()
                .then(|| by_color(|side| self.time_left(side, now).unwrap_or_default())),
            deadline: self.deadline(),
        }
    }

    /// The moves that may be played now: the legal ones, of which touched pieces may leave fewer.
    /// None once the game is over.
    pub fn playable_moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        Bound::new(self.position(), &self.turn_state().touched).permitted()
    }

    /// Whether a side may take its last move back now, or ask to.
    pub fn can_take_back(&self, by: Color) -> bool {
        let waiting =
            self.talk().wish().is_some() || self.talk().last_wish(by) == Some(self.plies().len());
        !self.is_over()
            && self.own_last_ply(by).is_some()
            && match self.rulebook().take_back {
                TakeBack::Never => false,
                TakeBack::Free => true,
                TakeBack::ByAgreement => !waiting,
            }
    }

    fn claimable(&self) -> impl Iterator<Item = ClaimRule> {
        ClaimRule::ALL
            .into_iter()
            .filter(|&rule| claim::count_rule(self.rulebook(), rule) == CountRule::Claim)
    }

    /// What the player to move may rightly claim of the position on the board.
    pub fn claims(&self) -> Vec<ClaimRule> {
        let touched = !self.turn_state().touched.is_empty();
        self.claimable().filter(|&rule| !touched && claim::is_right(self.history(), rule)).collect()
    }

    /// The moves with which the player to move may rightly claim (FIDE 9.2.1, 9.3.1), and what.
    pub fn claims_with(&self) -> Vec<(Move, ClaimRule)> {
        let mut claims = Vec::new();
        if !self.turn_state().touched.is_empty() || self.claimable().next().is_none() {
            return claims;
        }
        let (mut history, plies) = (self.history().clone(), self.plies().len());
        for mv in self.position().legal_moves() {
            if history.play(mv).is_ok() {
                let right = self.claimable().filter(|&rule| claim::is_right(&history, rule));
                claims.extend(right.map(|rule| (mv, rule)));
                history.rewind(plies);
            }
        }
        claims
    }

    fn check_unsaid(&self) -> bool {
        self.rulebook().announce_check == AnnounceCheck::Required
            && self.position().is_check()
            && self.plies().last().is_some_and(|ply| !ply.said.check)
    }
}

fn by_color<T>(value: impl Fn(Color) -> T) -> ByColor<T> {
    ByColor { white: value(Color::White), black: value(Color::Black) }
}
