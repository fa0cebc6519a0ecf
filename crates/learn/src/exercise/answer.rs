use roque_notation::{Letters, fen, uci};
use roque_rules::{Bitboard, Board, Role, Square};

use super::Ask;

/// Where a man goes, legally or not, and what a pawn becomes.
pub type Played = (Square, Square, Option<Role>);

/// What somebody answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// These squares.
    Squares(Bitboard),
    /// This square.
    Square(Square),
    /// These moves; castling is the king going onto its rook, or two squares.
    Moves(Vec<Played>),
    /// This board.
    Placement(Board),
    /// The number of a choice, from 0.
    Choice(usize),
    /// This text, in the letters of a language.
    Text(String, Letters),
}

impl Answer {
    /// An answer as a lesson states it: squares or moves in UCI with blanks between, a placement as
    /// in a FEN, the code of a choice (of a move, its two squares), or a text in English letters.
    /// `None` when it cannot be an answer to what is asked.
    pub fn read(ask: &Ask, text: &str) -> Option<Self> {
        let words = || text.split_whitespace();
        match ask {
            Ask::Squares => Some(Self::Squares(
                words().map(|word| word.parse().ok()).collect::<Option<Bitboard>>()?,
            )),
            Ask::Square => text.trim().parse().ok().map(Self::Square),
            Ask::Move | Ask::Moves => moves(text),
            Ask::Placement { .. } => {
                fen::read_setup(text).ok().map(|setup| Self::Placement(setup.board))
            }
            Ask::Choice(choices) => {
                choices.iter().position(|choice| choice.code() == text).map(Self::Choice)
            }
            Ask::MoveOrChoice(choices) => choices
                .iter()
                .position(|choice| choice.code() == text)
                .map(Self::Choice)
                .or_else(|| moves(text)),
            Ask::Text => Some(Self::Text(text.to_owned(), Letters::ENGLISH)),
        }
    }
}

fn moves(text: &str) -> Option<Answer> {
    let moves = text.split_whitespace().map(uci::read_squares);
    moves.collect::<Option<Vec<_>>>().map(Answer::Moves)
}
