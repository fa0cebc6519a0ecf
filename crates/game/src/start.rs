use roque_notation::{Dialect, fen};
use roque_rules::{History, Outcome, Position};

use crate::{Event, Millis, Rulebook, TimeControl, ending};

/// How a game begins. Who plays which side, and how moves are shown, is not the game's business.
#[derive(Debug, Clone)]
pub struct Start {
    /// What was agreed.
    pub rulebook: Rulebook,
    /// The position before the first move.
    pub position: Position,
    /// How its castling is written.
    pub dialect: Dialect,
    /// The clock; without one, thinking time is still measured.
    pub clock: Option<TimeControl>,
}

impl Start {
    /// The first event of the game.
    pub fn event(&self, at: Millis) -> Event {
        Event::Started {
            version: Event::VERSION,
            rulebook: self.rulebook,
            fen: fen::write(&self.position, self.dialect),
            chess960: self.dialect == Dialect::Chess960,
            clock: self.clock.clone(),
            at,
        }
    }

    /// The end that the position is already, if it is one: such a game is not begun.
    pub fn outcome(&self) -> Option<Outcome> {
        ending::by_itself(&History::new(self.position), &self.rulebook)
            .or_else(|| ending::dead_at_sight(&self.position, &self.rulebook))
            .and_then(crate::Ending::outcome)
    }
}

impl Default for Start {
    /// The ordinary start of a solo game.
    fn default() -> Self {
        Self {
            rulebook: Rulebook::SOLO,
            position: Position::default(),
            dialect: Dialect::Ordinary,
            clock: None,
        }
    }
}
