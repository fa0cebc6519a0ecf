use roque_notation::{Dialect, fen, uci};
use roque_rules::{Color, History, Move, Outcome, Position};

use crate::{Action, Event, Millis, Refusal, ReplayError, Rulebook, Start, TakeBack, event};

/// A game as it stands.
#[derive(Debug, Clone)]
pub struct Game {
    rulebook: Rulebook,
    dialect: Dialect,
    history: History,
    plies: Vec<Ply>,
    /// Since when the side to move has been thinking.
    thinking_since: Millis,
    outcome: Option<Outcome>,
}

/// A half-move that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// How long its player thought.
    pub spent: Millis,
}

impl Game {
    /// A game that has just begun. Its first stored event is [`Start::event`].
    pub fn new(start: &Start, at: Millis) -> Self {
        Self {
            rulebook: start.rulebook,
            dialect: start.dialect,
            history: History::new(start.position),
            plies: Vec::new(),
            thinking_since: at,
            outcome: None,
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
        let Event::Started { version, rulebook, fen, chess960, at } = event else {
            return Err(ReplayError::Start);
        };
        if *version != Event::VERSION {
            return Err(ReplayError::Version(*version));
        }
        let dialect = if *chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
        let start = Start { rulebook: *rulebook, position: fen::read(fen)?, dialect };
        Ok(Self::new(&start, *at))
    }

    /// What an action of one side would cause now, in order, or why it is refused. Nothing changes.
    pub fn decide(&self, by: Color, action: Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::GameOver(outcome));
        }
        match action {
            Action::Play { from, to, promotion } => {
                let mv = uci::castling_meant(self.position(), from, to)
                    .unwrap_or(Move::with_promotion(from, to, promotion));
                self.decide_play(by, mv, now)
            }
            Action::TakeBack => self.decide_take_back(by, now),
            Action::Resign => Ok(vec![Event::ended(
                Outcome::Win { winner: !by, reason: roque_rules::WinReason::Resignation },
                now,
            )]),
        }
    }

    fn decide_play(&self, by: Color, mv: Move, now: Millis) -> Result<Vec<Event>, Refusal> {
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let mut history = self.history.clone();
        history.play(mv)?;
        let mut events = vec![Event::played(self.position(), mv, now)];
        events.extend(history.outcome().map(|outcome| Event::ended(outcome, now)));
        Ok(events)
    }

    fn decide_take_back(&self, by: Color, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.rulebook.take_back == TakeBack::Never {
            return Err(Refusal::TakeBackForbidden);
        }
        let plies = self.own_last_ply(by).ok_or(Refusal::NothingToTakeBack)?;
        Ok(vec![Event::TookBack { plies: plies as u32, at: now }])
    }

    /// The half-moves that remain when a side takes its last move back.
    fn own_last_ply(&self, by: Color) -> Option<usize> {
        self.plies.len().checked_sub(if by == self.turn() { 2 } else { 1 })
    }

    /// Applies a stored event. An event that this game cannot have caused is refused and changes
    /// nothing.
    pub fn evolve(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.outcome.is_some() {
            return Err(ReplayError::AfterEnd);
        }
        match event {
            Event::Started { .. } => return Err(ReplayError::Start),
            Event::Played { mv, at } => {
                let (from, to, promotion) =
                    uci::read_squares(mv).ok_or_else(|| ReplayError::Move(mv.clone()))?;
                let mv = Move::with_promotion(from, to, promotion);
                self.history.play(mv)?;
                self.plies.push(Ply { mv, spent: at.since(self.thinking_since) });
                self.thinking_since = *at;
            }
            Event::TookBack { plies, at } => {
                let kept = *plies as usize;
                if kept >= self.plies.len() {
                    let played = self.plies.len();
                    return Err(ReplayError::TookBack { kept: *plies, played });
                }
                self.history.rewind(kept);
                self.plies.truncate(kept);
                self.thinking_since = *at;
            }
            Event::Ended { winner, reason, .. } => {
                self.outcome = Some(read_outcome(winner.as_deref(), reason).ok_or_else(|| {
                    ReplayError::Ended { reason: reason.clone(), winner: winner.clone() }
                })?);
            }
        }
        Ok(())
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

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a side may take its last move back now.
    pub fn can_take_back(&self, by: Color) -> bool {
        self.decide(by, Action::TakeBack, self.thinking_since).is_ok()
    }

    /// How long a side has thought about the moves on the board.
    pub fn thinking_time(&self, of: Color) -> Millis {
        let movers = self.history.positions().iter().map(Position::turn);
        movers.zip(&self.plies).filter(|(mover, _)| *mover == of).map(|(_, ply)| ply.spent).sum()
    }

    /// Since when the side to move has been thinking.
    pub fn thinking_since(&self) -> Millis {
        self.thinking_since
    }
}

fn read_outcome(winner: Option<&str>, reason: &str) -> Option<Outcome> {
    let winner = match winner {
        None => None,
        Some(name) => Some(Color::ALL.into_iter().find(|&color| event::color_name(color) == name)?),
    };
    Outcome::from_code(reason, winner)
}
