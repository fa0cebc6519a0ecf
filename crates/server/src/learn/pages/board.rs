//! A board of a text, and what of it comes alive.

use maud::{Markup, PreEscaped, html};
use roque_learn::content::Board;
use roque_learn::diagram::{self, Diagram};
use roque_notation::{Dialect, fen};
use roque_rules::{Position, Setup, Square};
use roque_text::Texts;

use crate::shown;
use crate::wire::LiveDiagram;

/// The `number`th board of its page.
pub(super) fn write(texts: &Texts, Board { diagram, caption }: &Board, number: usize) -> Markup {
    let id = format!("board-{number}");
    let data = serde_json::to_string(&live(diagram, texts)).unwrap_or_default();
    html! {
        figure.diagram id=(id) data-diagram=(data) {
            (PreEscaped(diagram::draw(diagram, texts, &id)))
            (line(diagram, texts))
            figcaption {
                (PreEscaped(caption))
                @if let Some(illegal) = &diagram.illegal {
                    p.reason { (texts.reason(&illegal.reason)) }
                }
            }
        }
    }
}

/// The moves as they are read; nothing where there are none.
pub(super) fn line(diagram: &Diagram, texts: &Texts) -> Markup {
    let moves = diagram.written(texts.letters());
    html! {
        @if !moves.is_empty() {
            ol.line aria-label=(texts.say("reading-line", [])) {
                @for written in &moves { li { (written) } " " }
            }
        }
    }
}

fn live(diagram: &Diagram, texts: &Texts) -> LiveDiagram {
    let start = Position::try_from(diagram.start).ok();
    let dialect = start.as_ref().map_or(Dialect::Ordinary, Dialect::of);
    let boards = std::iter::once(&diagram.start).chain(&diagram.boards);
    LiveDiagram {
        fen: fen::write_setup(&diagram.start, dialect),
        boards: boards.map(placement).collect(),
        line: start.map_or_else(Vec::new, |start| played(start, diagram)),
        orientation: diagram.seen_from.into(),
        letters: diagram.letters.then(|| texts.language().code().to_owned()),
        check: diagram.check().map(|square| square.to_string()),
        marks: shown::squares(diagram.marks),
        arrows: diagram.arrows.iter().copied().map(names).collect(),
        illegal: diagram.illegal.map(|illegal| names((illegal.from, illegal.to))),
        play: start.filter(|_| diagram.play).map(|start| shown::moves(&start, start.legal_moves())),
    }
}

fn played(start: Position, diagram: &Diagram) -> Vec<crate::wire::PlayedMove> {
    let moves = diagram.line.iter().scan(start, |before, &mv| {
        let after = before.play(mv).ok()?;
        Some(shown::played(&std::mem::replace(before, after), mv, &after))
    });
    moves.collect()
}

/// The first field of the FEN.
fn placement(setup: &Setup) -> String {
    let fen = fen::write_setup(setup, Dialect::Ordinary);
    fen.split(' ').next().unwrap_or_default().to_owned()
}

fn names((from, to): (Square, Square)) -> (String, String) {
    (from.to_string(), to.to_string())
}
