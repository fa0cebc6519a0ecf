use roque_rules::{Color, Move, Position, Setup, Square};

use super::Drawing;

/// What is on the board while one thinks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The men, and who moves.
    pub setup: Setup,
    /// The same when it is a position.
    pub position: Option<Position>,
    /// The side at the bottom.
    pub seen_from: Color,
    /// The squares of the last move, where it matters.
    pub last_move: Option<(Square, Square)>,
    /// Whether a check is shown: not when seeing it is the task.
    pub shows_check: bool,
    /// What is drawn beside.
    pub drawing: Drawing,
    /// The game that led here, when it is to be read.
    pub line: Option<Line>,
}

/// A game up to the moment of the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Where it begins.
    pub start: Position,
    /// The moves since, each legal.
    pub moves: Vec<Move>,
}

impl Scene {
    pub(super) fn of_position(position: &Position) -> Self {
        Self { position: Some(*position), ..Self::of_setup(Setup::from(position)) }
    }

    pub(super) fn of_setup(setup: Setup) -> Self {
        Self {
            setup,
            position: None,
            seen_from: setup.turn,
            last_move: None,
            shows_check: true,
            drawing: Drawing::default(),
            line: None,
        }
    }

    pub(super) fn drawn(self, drawing: Drawing) -> Self {
        Self { drawing, ..self }
    }
}
