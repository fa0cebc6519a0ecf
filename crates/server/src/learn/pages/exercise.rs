//! An exercise as it stands on paper: the question, the board, the choices, and the answer folded.

use maud::{Markup, PreEscaped, html};
use roque_learn::content::Exercise;
use roque_learn::diagram::{self, Diagram, Hidden};
use roque_learn::exercise::{Ask, Choice, Kind, Scene};
use roque_text::Texts;

use super::board;

pub(super) fn write(texts: &Texts, exercise: &Exercise) -> Markup {
    let Exercise { id, task, question, hint, .. } = exercise;
    let place = format!("exercise-{id}");
    let scene = task.scene();
    let drawn = drawn(&scene, task.kind());
    html! {
        section.exercise id=(place) data-exercise=(id) {
            p.kind { (texts.say("reading-exercise", [])) }
            div.question {
                @match question {
                    Some(question) => (PreEscaped(question)),
                    None => p { (task.question().say(texts)) },
                }
            }
            (PreEscaped(diagram::draw(&drawn, texts, &place)))
            (board::line(&game_before(&scene), texts))
            (choices(texts, &task.ask()))
            details.solution {
                summary { (texts.say("reading-solution", [])) }
                @if let Some(hint) = hint { (PreEscaped(hint)) }
                p { (task.solution().remark.sentence.say(texts)) }
            }
        }
    }
}

fn drawn(scene: &Scene, kind: Kind) -> Diagram {
    let hidden = match kind {
        Kind::NameSquare => Some(Hidden::Names),
        _ if !scene.shows_check => Some(Hidden::Check),
        _ => None,
    };
    Diagram {
        seen_from: scene.seen_from,
        marks: scene.drawing.noted,
        arrows: scene.drawing.arrows.clone(),
        last_move: scene.last_move,
        hidden,
        ..Diagram::of(scene.setup)
    }
}

/// The moves that led here, as a diagram that is not drawn.
fn game_before(scene: &Scene) -> Diagram {
    match &scene.line {
        Some(line) => Diagram { line: line.moves.clone(), ..Diagram::of((&line.start).into()) },
        None => Diagram::of(scene.setup),
    }
}

fn choices(texts: &Texts, ask: &Ask) -> Markup {
    let choices: &[Choice] = match ask {
        Ask::Choice(choices) | Ask::MoveOrChoice(choices) => choices,
        _ => &[],
    };
    html! {
        @if !choices.is_empty() {
            ul.choices { @for choice in choices { li { (choice.sentence().say(texts)) } } }
        }
    }
}
