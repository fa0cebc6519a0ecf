//! A game and its log, as whoever keeps a game has them.
#![allow(dead_code, reason = "not every test asks everything")]

use roque_game::{
    Action, ClaimRule, Event, Game, Gesture, Millis, Refusal, Rulebook, Start, TimeControl,
};
use roque_notation::{fen, uci};
use roque_rules::Color;

pub(crate) struct Kept {
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
}

impl Kept {
    pub(crate) fn new(start: &Start) -> Self {
        Self { game: Game::new(start, Millis(0)), log: vec![start.event(Millis(0))] }
    }

    pub(crate) fn by(rulebook: Rulebook) -> Self {
        Self::new(&Start { rulebook, ..Start::default() })
    }

    pub(crate) fn at(fen: &str) -> Self {
        Self::from(fen, Rulebook::SOLO)
    }

    pub(crate) fn from(fen: &str, rulebook: Rulebook) -> Self {
        let position = fen::read(fen).expect("a position");
        Self::new(&Start { position, rulebook, ..Start::default() })
    }

    pub(crate) fn timed(rulebook: Rulebook, clock: TimeControl) -> Self {
        Self::new(&Start { rulebook, clock: Some(clock), ..Start::default() })
    }

    pub(crate) fn act(&mut self, by: Color, action: Action, now: u64) -> Result<(), Refusal> {
        let events = self.game.act(by, action, Millis(now))?;
        self.log.extend(events);
        Ok(())
    }

    /// Plays moves of both sides, all at the beginning of time.
    pub(crate) fn moves(&mut self, moves: &str) {
        for text in moves.split(' ') {
            self.act(self.game.turn(), play(text), 0).expect(text);
        }
    }

    /// Plays one move at this moment.
    pub(crate) fn play(&mut self, text: &str, now: u64) {
        self.act(self.game.turn(), play(text), now).expect(text);
    }

    /// How the game ended: the score and the rule.
    pub(crate) fn end(&self) -> Option<(String, &'static str)> {
        self.game.ending().map(|ending| (ending.to_string(), ending.code()))
    }

    /// The code with which an action is refused.
    pub(crate) fn refused(&mut self, by: Color, action: Action) -> &'static str {
        let before = self.log.len();
        let refusal = self.act(by, action, 0).expect_err("a refusal");
        assert_eq!(self.log.len(), before, "a refusal leaves nothing behind");
        refusal.code()
    }
}

pub(crate) fn gesture(text: &str) -> Gesture {
    let (from, to, promotion) = uci::read_squares(text).expect("a move");
    Gesture { from, to, promotion }
}

pub(crate) fn play(text: &str) -> Action {
    let Gesture { from, to, promotion } = gesture(text);
    Action::play(from, to, promotion)
}

pub(crate) fn claim(rule: ClaimRule) -> Action {
    Action::Claim { rule, with: None }
}

pub(crate) fn claim_with(rule: ClaimRule, mv: &str) -> Action {
    Action::Claim { rule, with: Some(gesture(mv)) }
}
