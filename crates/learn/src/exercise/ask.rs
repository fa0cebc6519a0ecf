use roque_rules::{Role, Square};

use super::Sentence;

/// How one answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Mark squares, as many as one thinks right; perhaps none.
    Squares,
    /// Press one square.
    Square,
    /// Play a move of the scene's position.
    Move,
    /// Play several moves, each from the scene's position.
    Moves,
    /// Put men on the board.
    Placement {
        /// The men to be placed, as a FEN placement writes them, such as `KQRRBBNNPPPPPPPP`.
        men: String,
    },
    /// Choose one of these.
    Choice(Vec<Choice>),
    /// Write something.
    Text,
    /// Play a move or choose one of these reasons why none may be played.
    MoveOrChoice(Vec<Choice>),
}

/// One of several answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A code with a sentence of its own, `choice-CODE`.
    Code(&'static str),
    /// A man goes from one square to another, legally or not.
    FromTo(Role, Square, Square),
}

impl Choice {
    /// How a lesson names this choice: its code, or two squares such as `g1f3`.
    pub fn code(self) -> String {
        match self {
            Self::Code(code) => code.to_owned(),
            Self::FromTo(_, from, to) => format!("{from}{to}"),
        }
    }

    /// What is written on it.
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Code(code) => Sentence::new(format!("choice-{code}")),
            Self::FromTo(role, from, to) => {
                Sentence::new("choice-move").with("role", role).with("from", from).with("to", to)
            }
        }
    }

    /// The move it is about.
    pub fn arrow(self) -> Option<(Square, Square)> {
        match self {
            Self::Code(_) => None,
            Self::FromTo(_, from, to) => Some((from, to)),
        }
    }
}
