use roque_rules::{Bitboard, Role, Setup, Square};

/// What somebody answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// These squares.
    Squares(Bitboard),
    /// This square.
    Square(Square),
    /// These moves, legal or not: where from, where to, what a pawn becomes.
    Moves(Vec<(Square, Square, Option<Role>)>),
    /// This board.
    Placement(Setup),
    /// The number of a choice, from 0.
    Choice(usize),
    /// This text.
    Text(String),
}
