use roque_notation::{Letters, san};
use roque_rules::{Bitboard, Color, Position, Role, Setup, Square};
use roque_text::{Texts, Value};

use super::Diagram;

/// What a diagram shows, in words: what stands where, who moves where that is known, and what is
/// marked. Plain text, without anything that HTML would read otherwise.
pub fn describe(diagram: &Diagram, texts: &Texts) -> String {
    let board = diagram.shown();
    let mut sentences = Vec::new();
    if board.board == Setup::default().board {
        sentences.push(texts.say("board-start", []));
    } else if board.board.occupied().is_empty() {
        sentences.push(texts.say("board-empty", []));
    } else {
        sentences.extend(Color::ALL.into_iter().filter_map(|color| side(board, color, texts)));
    }
    if Position::try_from(*board).is_ok() {
        sentences.push(say(texts, "board-turn", &[("color", text(board.turn.code()))]));
    }
    if let Some(king) = diagram.check() {
        sentences.push(say(texts, "board-check", &[("square", text(king.to_string()))]));
    }
    if let Some((from, to)) = diagram.last_move {
        sentences.push(say(texts, "board-last-move", &from_to(from, to)));
    }
    if diagram.marks.any() {
        let marks =
            [("squares", text(list(diagram.marks))), ("count", Value::Number(diagram.marks.len()))];
        sentences.push(say(texts, "board-marks", &marks));
    }
    for &(from, to) in &diagram.arrows {
        sentences.push(say(texts, "board-arrow", &from_to(from, to)));
    }
    if let Some(illegal) = diagram.illegal {
        sentences.push(say(texts, "board-illegal", &from_to(illegal.from, illegal.to)));
    }
    sentences.join(" ")
}

/// The moves of a line as they are read, numbered, in the letters of the language.
pub(crate) fn line(start: &Position, moves: &[roque_rules::Move], letters: Letters) -> Vec<String> {
    let mut board = *start;
    let mut written = Vec::new();
    for &mv in moves {
        let number = board.move_number();
        let text = san::write(&board, mv, letters);
        match (board.turn(), written.is_empty()) {
            (Color::White, _) => written.push(format!("{number}. {text}")),
            (Color::Black, true) => written.push(format!("{number}… {text}")),
            (Color::Black, false) => written.push(text),
        }
        let Ok(after) = board.play(mv) else { break };
        board = after;
    }
    written
}

fn side(board: &Setup, color: Color, texts: &Texts) -> Option<String> {
    let groups: Vec<_> = Role::ALL
        .into_iter()
        .rev()
        .map(|role| (role, board.board.pieces(color, role)))
        .filter(|(_, squares)| squares.any())
        .map(|(role, squares)| {
            let names = [
                ("role", text(role.code())),
                ("count", Value::Number(squares.len())),
                ("squares", text(list(squares))),
            ];
            say(texts, "board-men", &names)
        })
        .collect();
    let names = [("color", text(color.code())), ("men", text(groups.join(", ")))];
    (!groups.is_empty()).then(|| say(texts, "board-side", &names))
}

fn from_to(from: Square, to: Square) -> [(&'static str, Value); 2] {
    [("from", text(from.to_string())), ("to", text(to.to_string()))]
}

fn text(value: impl Into<String>) -> Value {
    Value::Text(value.into())
}

fn say(texts: &Texts, id: &str, names: &[(&'static str, Value)]) -> String {
    texts.tell(id, names)
}

fn list(squares: Bitboard) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
