use roque_notation::{Dialect, fen, uci};
use roque_rules::{Color, History, Move, Outcome, Position};

use crate::clock::Clock;
use crate::event::Event;
use crate::talk::{Talk, Wish};
use crate::turn::Turn;
use crate::{Ending, Millis, Remark, ReplayError, Rulebook, Said, Start, TimeControl, Verdict};

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

    /// Applies a stored event. An event that this game cannot have caused is refused and changes
    /// nothing.
    pub fn evolve(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.end.is_some() {
            return Err(ReplayError::AfterEnd);
        }
        match event {
            Event::Started { .. } => return Err(ReplayError::Start),
            Event::Played { mv, said, at } => self.played(mv, *said, *at)?,
            Event::DrawOffered { by, .. } => self.talk.offer(*by, self.plies.len()),
            Event::DrawDeclined { .. } => self.talk.decline()?,
            Event::Claimed { by, rule, upheld, penalty, .. } => {
                if !*upheld {
                    self.turn.rejected.push(*rule);
                    self.credit(!*by, *penalty);
                    // A claim counts as an offer (FIDE 9.1.2.3).
                    if self.may_agree(self.plies.len()).is_ok() {
                        self.talk.offer(*by, self.plies.len());
                    }
                }
            }
            Event::Touched { square, .. } => {
                self.turn.touched.push(*square);
                // Who touches a piece to play it declines an offer (FIDE 9.1.2.1).
                self.talk.moves(self.turn());
            }
            Event::Adjusted { squares, .. } => self.turn.adjusted |= *squares,
            Event::TakeBackAsked { by, .. } => {
                let kept = self.own_last_ply(*by).ok_or(ReplayError::NothingAsked)?;
                self.talk.ask(Wish { by: *by, kept }, self.plies.len());
            }
            Event::TakeBackDropped { .. } => self.talk.drop_wish()?,
            Event::TookBack { plies, at } => self.took_back(*plies, *at)?,
            Event::Ended { winner, reason, perpetual_check, verdict, at } => {
                let ending = read_ending(*winner, reason, *perpetual_check)?;
                self.end = Some(End { ending, verdict: *verdict, at: *at });
            }
        }
        Ok(())
    }

    fn played(&mut self, text: &str, said: Said, at: Millis) -> Result<(), ReplayError> {
        let (from, to, promotion) =
            uci::read_squares(text).ok_or_else(|| ReplayError::Move(text.to_owned()))?;
        let mv = Move::with_promotion(from, to, promotion);
        let mover = self.turn();
        self.history.play(mv)?;
        let spent = at.since(self.thinking_since);
        self.press(mover, spent);
        self.plies.push(Ply { mv, spent, said });
        self.thinking_since = at;
        self.turn = Turn::default();
        self.talk.moves(mover);
        if said.draw {
            self.talk.offer(mover, self.plies.len());
        }
        Ok(())
    }

    fn press(&mut self, mover: Color, spent: Millis) {
        let timed = self.clocks_run();
        let (Some(control), Some(clock)) = (&self.control, self.clocks.last()) else { return };
        let mut clock = *clock;
        if timed {
            clock.press(mover, control.of(mover), spent);
        } else {
            clock.press_untimed(mover, control.of(mover));
        }
        self.clocks.push(clock);
    }

    fn credit(&mut self, to: Color, span: Millis) {
        if let Some(clock) = self.clocks.last_mut() {
            clock.credit(to, span);
        }
    }

    fn took_back(&mut self, plies: u32, at: Millis) -> Result<(), ReplayError> {
        let (kept, played) = (plies as usize, self.plies.len());
        if kept >= played {
            return Err(ReplayError::TookBack { kept: plies, played });
        }
        self.history.rewind(kept);
        self.plies.truncate(kept);
        self.clocks.truncate(kept + 1);
        self.thinking_since = at;
        self.turn = Turn::default();
        self.talk.rewind(kept);
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

    /// What a search found of who can still mate, when the end hung on it.
    pub fn verdict(&self) -> Option<Verdict> {
        self.end.and_then(|end| end.verdict)
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

    /// What a side has left on its clock, if there is one; after the end, what it had left then.
    pub fn time_left(&self, of: Color, now: Millis) -> Option<Millis> {
        let (control, clock) = (self.control.as_ref()?, self.clocks.last()?);
        let now = self.end.map_or(now, |end| end.at);
        let thinks = of == self.turn() && self.clocks_run();
        let thought = if thinks { now.since(self.thinking_since) } else { Millis::ZERO };
        Some(clock.left(of, control.of(of), thought))
    }

    /// What stood on the clock of the player of each half-move when it was made, if there is a
    /// clock.
    pub fn time_left_after(&self, ply: usize) -> Option<Millis> {
        let mover = self.history.positions().get(ply)?.turn();
        let clock = self.clocks.get(ply + 1)?;
        Some(clock.left(mover, self.control.as_ref()?.of(mover), Millis::ZERO))
    }

    /// When the flag of the side to move will fall unless it moves: the moment to send
    /// [`Action::Flag`](crate::Action::Flag). `None` when no clock runs.
    pub fn deadline(&self) -> Option<Millis> {
        let (control, clock) = (self.control.as_ref()?, self.clocks.last()?);
        let turn = self.turn();
        (self.clocks_run() && !self.is_over())
            .then(|| self.thinking_since + clock.limit(turn, control.of(turn)))
    }

    /// The side whose flag has fallen.
    pub(crate) fn fallen(&self, now: Millis) -> Option<Color> {
        [self.turn(), !self.turn()]
            .into_iter()
            .find(|&side| self.time_left(side, now) == Some(Millis::ZERO))
    }

    fn clocks_run(&self) -> bool {
        let untimed = self.control.as_ref().map_or(0, |control| control.untimed_plies);
        self.plies.len() >= untimed as usize
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

fn read_ending(
    winner: Option<Color>,
    reason: &str,
    perpetual_check: Option<Color>,
) -> Result<Ending, ReplayError> {
    if reason == Ending::ABORTED && winner.is_none() {
        return Ok(Ending::Aborted);
    }
    let outcome = Outcome::from_code(reason, winner)
        .ok_or_else(|| ReplayError::Ended { reason: reason.to_owned(), winner })?;
    Ok(Ending::Decided { outcome, remark: perpetual_check.map(Remark::PerpetualCheck) })
}
