use alloc::{vec, vec::Vec};

use crate::{DrawReason, IllegalMove, Move, Outcome, Position};

/// A game's positions, from the first to the present one: what repetition and the counting rules
/// are judged on.
#[derive(Debug, Clone)]
pub struct History {
    positions: Vec<Position>,
}

/// Draws that the player to move may claim; nobody has to (FIDE 9.2, 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Claims {
    /// The same position for at least the third time.
    pub threefold: bool,
    /// At least 50 moves by each side without capture or pawn move.
    pub fifty_moves: bool,
}

impl History {
    /// A game that begins here.
    pub fn new(start: Position) -> Self {
        Self { positions: vec![start] }
    }

    /// The position on the board.
    pub fn current(&self) -> &Position {
        // There is always the first position: only `undo` removes any, and it leaves one.
        self.positions.last().unwrap_or(&self.positions[0])
    }

    /// All positions, the present one last.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Plays a move, or says why it is not allowed and changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<&Position, IllegalMove> {
        let next = self.current().play(mv)?;
        self.positions.push(next);
        Ok(self.current())
    }

    /// Goes back to how things were after `plies` half-moves; nothing happens when there were not
    /// so many.
    pub fn rewind(&mut self, plies: usize) {
        self.positions.truncate(plies.saturating_add(1));
    }

    /// How often the present position has occurred, now included (FIDE 9.2.3).
    pub fn occurrences(&self) -> usize {
        self.occurrences_of(self.current())
    }

    fn occurrences_of(&self, position: &Position) -> usize {
        // Nothing before the last capture or pawn move can come back.
        let span = usize::from(position.half_moves()) + 1;
        self.positions.iter().rev().take(span).filter(|earlier| *earlier == position).count()
    }

    /// How the game has ended under the automatic rules of FIDE. Mate and stalemate come before
    /// the counting rules (9.6.2).
    pub fn outcome(&self) -> Option<Outcome> {
        self.current().outcome().or_else(|| {
            if self.occurrences() >= 5 {
                Some(Outcome::Draw(DrawReason::FivefoldRepetition))
            } else if self.current().half_moves() >= 150 {
                Some(Outcome::Draw(DrawReason::SeventyFiveMoves))
            } else {
                None
            }
        })
    }

    /// What the player to move may claim of the position on the board (FIDE 9.2.2, 9.3.2).
    pub fn claims(&self) -> Claims {
        claims_at(self.current(), self.occurrences())
    }

    /// What the player to move may claim with a move written down but not played
    /// (FIDE 9.2.1, 9.3.1).
    pub fn claims_with(&self, mv: Move) -> Result<Claims, IllegalMove> {
        let next = self.current().play(mv)?;
        let occurrences = 1 + self.occurrences_of(&next);
        Ok(claims_at(&next, occurrences))
    }
}

fn claims_at(position: &Position, occurrences: usize) -> Claims {
    if position.outcome().is_some() {
        return Claims::default();
    }
    Claims { threefold: occurrences >= 3, fifty_moves: position.half_moves() >= 100 }
}
