use roque_rules::{Move, Square};

/// How one answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Mark squares, as many as one thinks right.
    Squares,
    /// Press one square.
    Square,
    /// Play a move.
    Move,
    /// Play several moves, each from the same position.
    Moves,
    /// Put men on the board, in the order of this FEN placement's men.
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// A code with a sentence of its own, `choice-CODE`.
    Code(&'static str),
    /// A move of a man between two squares, legal or not.
    FromTo(Square, Square),
    /// A move, shown in notation.
    Move(Move),
}
