//! Diagrams: a board with what is marked on it, drawn as SVG and told in words.
//!
//! A diagram may hold anything a FEN can say; only where a move or an outcome is stated must it be a
//! position. What is marked belongs to the last board: the one after the moves, if there are any.

mod describe;
mod draw;
mod men;
mod read;

pub use describe::describe;
pub use draw::draw;
pub use men::symbols;
pub(crate) use read::{read, read_vchess};
use roque_notation::Letters;
use roque_rules::{Bitboard, Color, Move, Position, Reason, Setup, Square};

/// A board with marks, arrows and moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The board before the moves.
    pub start: Setup,
    /// The moves to step through, each legal.
    pub line: Vec<Move>,
    /// The board after each of them.
    pub boards: Vec<Setup>,
    /// The side at the bottom.
    pub seen_from: Color,
    /// Whether the men are drawn as letters of the language.
    pub letters: bool,
    /// Squares.
    pub marks: Bitboard,
    /// From where to where.
    pub arrows: Vec<(Square, Square)>,
    /// A move that is shown and that the rules refuse.
    pub illegal: Option<Illegal>,
    /// Whether the reader may move the men.
    pub play: bool,
    /// Whether it stands beside the board before it.
    pub beside: bool,
    /// Squares of the last move.
    pub last_move: Option<(Square, Square)>,
    /// What is not shown, because to see it is the task.
    pub hidden: Option<Hidden>,
}

/// What a drawing keeps to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// That a king is in check.
    Check,
    /// The names of files and ranks.
    Names,
}

/// A move that is not legal, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Illegal {
    /// Where the man stands.
    pub from: Square,
    /// Where it may not go.
    pub to: Square,
    /// Why not.
    pub reason: Reason,
}

impl Diagram {
    /// The board alone.
    pub fn of(start: Setup) -> Self {
        Self {
            start,
            line: Vec::new(),
            boards: Vec::new(),
            seen_from: Color::White,
            letters: false,
            marks: Bitboard::EMPTY,
            arrows: Vec::new(),
            illegal: None,
            play: false,
            beside: false,
            last_move: None,
            hidden: None,
        }
    }

    /// The last board, which is the one that is drawn.
    pub fn shown(&self) -> &Setup {
        self.boards.last().unwrap_or(&self.start)
    }

    /// The square of the king in check on the last board, when it is shown.
    pub fn check(&self) -> Option<Square> {
        check(self.shown()).filter(|_| self.hidden != Some(Hidden::Check))
    }

    /// The moves as they are read, numbered, in these letters; none where there is no line.
    pub fn written(&self, letters: Letters) -> Vec<String> {
        Position::try_from(self.start)
            .map_or_else(|_| Vec::new(), |start| describe::line(&start, &self.line, letters))
    }
}

/// The square of the king in check, where the board is a position.
fn check(setup: &Setup) -> Option<Square> {
    let position = Position::try_from(*setup).ok()?;
    position.is_check().then(|| position.king(position.turn()))
}
