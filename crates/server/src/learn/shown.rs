//! Tasks and what is said of answers, as the page is shown them.

use maud::html;
use roque_learn::exercise::{Ask, Choice, Drawing, Line, Remark, Scene};
use roque_notation::{Dialect, fen};
use roque_rules::{Position, Setup, Square};
use roque_text::Texts;

use super::Asked;
use crate::shown;
use crate::wire::{
    Exercise, ExerciseAsk, ExerciseChoice, ExerciseDrawing, ExerciseRemark, PlayedMove,
};

pub(crate) fn exercise(asked: Asked, texts: &Texts) -> Exercise {
    let scene = asked.task.scene();
    let has_hint = asked.hint.is_some() || asked.task.hint().is_some();
    let question = asked
        .question
        .unwrap_or_else(|| html! { p { (asked.task.question().say(texts)) } }.into_string());
    let (line, boards) = scene.line.as_ref().map(told).unwrap_or_default();
    let position = scene.position.as_ref();
    Exercise {
        id: asked.id,
        kind: asked.task.kind().code().to_owned(),
        difficulty: asked.difficulty,
        question,
        fen: position.map(|position| fen::write(position, Dialect::of(position))),
        board: board(&scene.setup),
        turn: scene.setup.turn.into(),
        orientation: scene.seen_from.into(),
        last_move: scene.last_move.into_iter().flat_map(pair).collect(),
        check: position.filter(|_| scene.shows_check).and_then(shown::check),
        drawing: drawing(&scene.drawing),
        line,
        boards,
        ask: ask(asked.task.ask(), &scene, texts),
        has_hint,
    }
}

fn ask(ask: Ask, scene: &Scene, texts: &Texts) -> ExerciseAsk {
    let legal = || {
        let position = scene.position.as_ref();
        position.map(|position| shown::moves(position, position.legal_moves())).unwrap_or_default()
    };
    let offered = |choices: Vec<Choice>| {
        choices.into_iter().map(|choice| offered(choice, texts)).collect::<Vec<_>>()
    };
    match ask {
        Ask::Squares => ExerciseAsk::Squares,
        Ask::Square => ExerciseAsk::Square,
        Ask::Move => ExerciseAsk::Move { legal: legal() },
        Ask::Moves => ExerciseAsk::Moves { legal: legal() },
        Ask::Placement { men } => ExerciseAsk::Placement { men },
        Ask::Choice(choices) => ExerciseAsk::Choice { choices: offered(choices) },
        Ask::Text => ExerciseAsk::Text,
        Ask::MoveOrChoice(choices) => {
            ExerciseAsk::MoveOrChoice { legal: legal(), choices: offered(choices) }
        }
    }
}

fn offered(choice: Choice, texts: &Texts) -> ExerciseChoice {
    ExerciseChoice {
        text: choice.sentence().say(texts),
        arrow: choice.arrow().map(|(from, to)| (from.to_string(), to.to_string())),
    }
}

pub(crate) fn remark(remark: &Remark, texts: &Texts) -> ExerciseRemark {
    let (line, boards) = remark.proof.as_deref().map(told).unwrap_or_default();
    ExerciseRemark {
        text: remark.sentence.say(texts),
        drawing: drawing(&remark.drawing),
        line,
        boards,
    }
}

/// The hint of an exercise, the lesson's own before that of its kind.
pub(crate) fn hint(asked: &Asked, texts: &Texts) -> Option<ExerciseRemark> {
    let of_kind = asked.task.hint().map(|hint| remark(&hint, texts));
    match &asked.hint {
        None => of_kind,
        Some(words) => Some(ExerciseRemark {
            text: plain(words),
            drawing: ExerciseDrawing::default(),
            line: Vec::new(),
            boards: Vec::new(),
        }),
    }
}

/// The words of HTML that came from Markdown.
fn plain(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut in_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => in_tag = false,
            _ if !in_tag => text.push(letter),
            _ => {}
        }
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let text = entities.iter().fold(text, |text, (entity, letter)| text.replace(entity, letter));
    text.trim().to_owned()
}

/// The moves of a line, and the boards before and after each.
fn told(line: &Line) -> (Vec<PlayedMove>, Vec<String>) {
    let mut position = line.start;
    let mut boards = vec![board(&Setup::from(&position))];
    let mut moves = Vec::with_capacity(line.moves.len());
    for &mv in &line.moves {
        let next: Position = position.play_unchecked(mv);
        moves.push(shown::played(&position, mv, &next));
        boards.push(board(&Setup::from(&next)));
        position = next;
    }
    (moves, boards)
}

/// The first field of a FEN.
fn board(setup: &Setup) -> String {
    let fen = fen::write_setup(setup, Dialect::Ordinary);
    fen.split(' ').next().unwrap_or_default().to_owned()
}

fn drawing(drawing: &Drawing) -> ExerciseDrawing {
    ExerciseDrawing {
        good: shown::squares(drawing.good),
        bad: shown::squares(drawing.bad),
        noted: shown::squares(drawing.noted),
        arrows: drawing
            .arrows
            .iter()
            .map(|(from, to)| (from.to_string(), to.to_string()))
            .collect(),
    }
}

fn pair((from, to): (Square, Square)) -> [String; 2] {
    [from.to_string(), to.to_string()]
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_hint_is_told_in_plain_words() {
        assert_eq!(super::plain("<p>Le <em>fou</em> &amp; la tour.</p>\n"), "Le fou & la tour.");
        assert_eq!(super::plain("<p>a &lt; b, &amp;lt;</p>"), "a < b, &lt;");
    }
}
