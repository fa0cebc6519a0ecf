mod evolve;
mod timing;

use roque_notation::{Dialect, fen};
use roque_rules::{Color, History, Move, Outcome, Position};

use crate::clock::Clock;
use crate::event::Event;
use crate::talk::Talk;
use crate::turn::Turn;
use crate::{Ending, Millis, ReplayError, Rulebook, Said, Start, TimeControl, Verdict};

/// A game as it stands.
#[derive(Debug, Clone)]
pub struct Game {
    rulebook: Rulebook,
    dialect: Dialect,
    control: Option<TimeControl>,
    history: History,
    plies: Vec<Ply>,
    /// The clock as each turn began, the present one last; without a clock they stay empty.
    clocks: Vec<Clock>,
    /// Since when the side to move has been thinking.
    thinking_since: Millis,
    turn: Turn,
    talk: Talk,
    take_backs: u32,
    hints: u32,
    end: Option<End>,
}

#[derive(Debug, Clone, Copy)]
struct End {
    ending: Ending,
    verdict: Option<Verdict>,
    at: Millis,
}

/// A half-move that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// How long its player thought.
    pub spent: Millis,
    /// What was said with it.
    pub said: Said,
}

impl Game {
    /// A game that has just begun. Its first stored event is [`Start::event`].
    pub fn new(start: &Start, at: Millis) -> Self {
        Self {
            rulebook: start.rulebook,
            dialect: start.dialect,
            control: start.clock.clone(),
            history: History::new(start.position),
            plies: Vec::new(),
            clocks: start.clock.as_ref().map(Clock::new).into_iter().collect(),
            thinking_since: at,
            turn: Turn::default(),
            talk: Talk::default(),
            take_backs: 0,
            hints: 0,
            end: None,
        }
    }

    /// The game of a stored log.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, ReplayError> {
        let mut events = events.into_iter();
        let mut game = Self::started(events.next().ok_or(ReplayError::Start)?)?;
        for event in events {
            game.evolve(event)?;
        }
        Ok(game)
    }

    fn started(event: &Event) -> Result<Self, ReplayError> {
        let Event::Started { version, rulebook, fen, chess960, clock, at } = event else {
            return Err(ReplayError::Start);
        };
        if !(1..=Event::VERSION).contains(version) {
            return Err(ReplayError::Version(*version));
        }
        let dialect = if *chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
        let (rulebook, position, clock) = (*rulebook, fen::read(fen)?, clock.clone());
        Ok(Self::new(&Start { rulebook, position, dialect, clock }, *at))
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.history.current()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// All positions, from the first to the present one.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The half-moves played; the `n`th leads from position `n` of the history to position `n + 1`.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How castling is written in this game.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// What was agreed.
    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// How much time each side has in all, if the game has a clock.
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.control.as_ref()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.end.map(|end| end.ending)
    }

    /// The result, if the game has ended with one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending().and_then(Ending::outcome)
    }

    /// Whether the game has ended, with a result or without.
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// How often the game went back to how it was.
    pub fn take_backs(&self) -> u32 {
        self.take_backs
    }

    /// In how many turns advice was asked for, those that were taken back included.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// What a search found of who can still mate, when the end hung on it.
    pub fn verdict(&self) -> Option<Verdict> {
        self.end.and_then(|end| end.verdict)
    }

    pub(crate) fn turn_state(&self) -> &Turn {
        &self.turn
    }

    pub(crate) fn talk(&self) -> &Talk {
        &self.talk
    }

    /// The half-moves that remain when a side takes its last move back.
    pub(crate) fn own_last_ply(&self, by: Color) -> Option<usize> {
        self.plies.len().checked_sub(if by == self.turn() { 2 } else { 1 })
    }

    /// Whether a side has moved since there were so many half-moves.
    pub(crate) fn has_moved_since(&self, side: Color, plies: usize) -> bool {
        let positions = self.history.positions();
        positions[..self.plies.len()].iter().skip(plies).any(|position| position.turn() == side)
    }
}
