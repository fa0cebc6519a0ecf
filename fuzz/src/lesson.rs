//! Texts to learn from.

use roque_learn::content::{Library, Page, Part, Source};
use roque_learn::diagram::{describe, draw};
use roque_learn::exercise::{Ask, Task};
use roque_text::Texts;

/// A lesson, or not. It is its own translation, so that the two are compared as well.
pub fn lesson(text: &str) {
    // To prove a position dead may take seconds; the rules have targets of their own.
    if text.contains("\"dead\"") {
        return;
    }
    let source =
        |folder| Source { file: format!("{folder}/lessons/01-any.md"), text: text.to_owned() };
    let (library, faults) = Library::read_all(["fr", "en"].map(source), &["easy-1"]);
    let last = text.lines().count() + 1;
    for fault in faults {
        assert!((1..=last).contains(&fault.line) && !fault.what.is_empty(), "{fault}");
    }
    library.pages().iter().for_each(read);
}

/// Whatever was read can be shown, and each task can be answered.
fn read(page: &Page) {
    let texts = Texts::new(page.language);
    for part in &page.parts {
        match part {
            Part::Prose(_) | Part::Game(_) => {}
            Part::Board(board) => {
                let svg = draw(&board.diagram, &texts, "board");
                assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "{svg}");
                assert!(!describe(&board.diagram, &texts).is_empty());
                assert_eq!(board.diagram.line.len(), board.diagram.boards.len());
            }
            Part::Exercise(exercise) => answer(&exercise.task, &texts),
        }
    }
}

/// Its own solution is right, and everything it says is a sentence.
fn answer(task: &Task, texts: &Texts) {
    let solution = task.solution();
    let verdict = task.check(&solution.answer).expect("an answer of its own shape");
    assert!(verdict.right, "{task:?}: {solution:?}");
    let _ = task.scene();
    if let Ask::Choice(choices) | Ask::MoveOrChoice(choices) = task.ask() {
        assert!(choices.iter().all(|choice| !choice.sentence().say(texts).is_empty()));
    }
    let remarks = verdict.remarks.into_iter().chain([solution.remark]).chain(task.hint());
    let sentences = remarks.map(|remark| remark.sentence).chain([task.question()]);
    assert!(sentences.into_iter().all(|sentence| !sentence.say(texts).is_empty()));
}
