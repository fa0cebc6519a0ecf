//! What a game knows of time: computed from when each turn began.

use roque_rules::{Color, Position};

use super::Game;
use crate::Millis;

impl Game {
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

    /// A side has moved after thinking for so long.
    pub(super) fn press(&mut self, mover: Color, spent: Millis) {
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

    /// Gives a side more time.
    pub(super) fn credit(&mut self, to: Color, span: Millis) {
        if let Some(clock) = self.clocks.last_mut() {
            clock.credit(to, span);
        }
    }
}
