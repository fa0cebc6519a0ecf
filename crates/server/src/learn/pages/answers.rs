//! The answers to a text's exercises, as they are printed at its end. On the screen each exercise has
//! its own.

use maud::{Markup, html};
use roque_learn::content::Page;
use roque_learn::exercise::{Answer, Played, Task};
use roque_rules::Bitboard;
use roque_text::Texts;

/// In the order of the exercises, which are numbered on paper.
pub(super) fn write(texts: &Texts, page: &Page) -> Markup {
    let mut exercises = page.exercises().peekable();
    html! {
        @if exercises.peek().is_some() {
            section.answers {
                p.kind { (texts.say("reading-answers", [])) }
                ol { @for exercise in exercises { li { (answer(texts, &exercise.task)) } } }
            }
        }
    }
}

/// What is said of it, and what a board would show.
fn answer(texts: &Texts, task: &Task) -> String {
    let solution = task.solution();
    let said = solution.remark.sentence.say(texts);
    match shown(&solution.answer) {
        Some(shown) => format!("{said} {shown}"),
        None => said,
    }
}

fn shown(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Squares(squares) if squares.any() => Some(list(*squares)),
        Answer::Moves(moves) => {
            Some(moves.iter().copied().map(arrow).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    }
}

fn list(squares: Bitboard) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

fn arrow((from, to, _): Played) -> String {
    format!("{from}–{to}")
}
