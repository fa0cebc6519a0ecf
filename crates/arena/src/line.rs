use roque_notation::{Dialect, fen, uci};
use roque_rules::{History, IllegalMove, Move, Position};

/// A game so far: the moves, and the positions they made.
#[derive(Debug, Clone)]
pub struct Line {
    history: History,
    moves: Vec<Move>,
}

impl Line {
    /// A game that begins here.
    pub fn new(start: Position) -> Self {
        Self { history: History::new(start), moves: Vec::new() }
    }

    /// The positions.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.history.current()
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move, or says why it is not allowed and changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.history.play(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Each move in UCI.
    pub fn moves_in_uci(&self) -> impl Iterator<Item = String> {
        let before = self.history.positions().iter();
        before.zip(&self.moves).map(|(position, &mv)| uci::write(position, mv, Dialect::Ordinary))
    }

    /// The position as the UCI command `position` takes it.
    pub fn in_uci(&self) -> String {
        let start = &self.history.positions()[0];
        let mut words = if *start == Position::default() {
            "startpos".to_owned()
        } else {
            format!("fen {}", fen::write(start, Dialect::Ordinary))
        };
        if !self.moves.is_empty() {
            words.push_str(" moves");
        }
        for mv in self.moves_in_uci() {
            words.push(' ');
            words.push_str(&mv);
        }
        words
    }
}

impl Default for Line {
    fn default() -> Self {
        Self::new(Position::default())
    }
}
