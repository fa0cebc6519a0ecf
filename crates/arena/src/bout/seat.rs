use crate::{
    Line,
    player::{Allowance, Answer, Contender, Fault, Limit, Player, Waits},
};

/// Where a contender plays one game after the other. After a fault it is started anew.
pub struct Seat {
    contender: Contender,
    limit: Limit,
    waits: Waits,
    player: Option<Box<dyn Player>>,
}

impl Seat {
    /// A seat that is still empty; `limit` is for who has none of its own.
    pub fn new(contender: Contender, limit: Limit, waits: Waits) -> Self {
        let limit = contender.limit.unwrap_or(limit);
        Self { contender, limit, waits, player: None }
    }

    /// What its player may spend.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// Begins a game.
    pub fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.with_player(|player| player.begin(seed))
    }

    /// Asks for a move.
    pub fn think(&mut self, line: &Line, allowance: &Allowance) -> Result<Answer, Fault> {
        self.with_player(|player| player.think(line, allowance))
    }

    fn with_player<T>(
        &mut self,
        ask: impl FnOnce(&mut dyn Player) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut player = match self.player.take() {
            Some(player) => player,
            None => self.contender.sit_down(self.waits)?,
        };
        let answer = ask(player.as_mut())?;
        self.player = Some(player);
        Ok(answer)
    }
}

impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seat").field("contender", &self.contender).finish_non_exhaustive()
    }
}
