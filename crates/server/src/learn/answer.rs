//! An answer as the page sends it, read.

use roque_learn::exercise::{Answer, Played};
use roque_notation::{fen, uci};
use roque_text::Texts;

use crate::error::Error;
use crate::shown;
use crate::wire::ExerciseAnswer;

/// The longest list of squares or moves, and the longest text, that can be an answer.
const MOST: usize = 64;

/// Moves and squares are read whether or not they are possible; what they mean is judged later.
pub(crate) fn read(answer: ExerciseAnswer, texts: &Texts) -> Result<Answer, Error> {
    Ok(match answer {
        ExerciseAnswer::Squares { squares } => {
            let squares = few("squares", squares)?;
            let read = squares.iter().map(|name| shown::square("squares", name));
            Answer::Squares(read.collect::<Result<_, Error>>()?)
        }
        ExerciseAnswer::Square { square } => Answer::Square(shown::square("square", &square)?),
        ExerciseAnswer::Moves { moves } => {
            let moves = few("moves", moves)?;
            Answer::Moves(moves.iter().map(|text| played(text)).collect::<Result<_, Error>>()?)
        }
        ExerciseAnswer::Placement { board } => {
            let setup = fen::read_setup(&board)
                .map_err(|error| Error::Malformed(format!("board {board:?}: {error}")))?;
            Answer::Placement(setup.board)
        }
        ExerciseAnswer::Choice { number } => Answer::Choice(number),
        ExerciseAnswer::Text { text } => {
            if text.chars().count() > MOST {
                return Err(Error::Malformed(format!("text is longer than {MOST} characters")));
            }
            Answer::Text(text, texts.letters())
        }
    })
}

fn few(field: &str, list: Vec<String>) -> Result<Vec<String>, Error> {
    if list.len() > MOST {
        return Err(Error::Malformed(format!("{field} has more than {MOST} entries")));
    }
    Ok(list)
}

fn played(text: &str) -> Result<Played, Error> {
    uci::read_squares(text).ok_or_else(|| {
        Error::Malformed(format!("moves: {text:?} is not two squares, as in e2e4 or e7e8q"))
    })
}
