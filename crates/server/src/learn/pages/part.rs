//! The parts of a text.

use maud::{Markup, PreEscaped, html};
use roque_learn::content::{MiniGame, Page, Part};
use roque_learn::diagram::{self, Diagram};
use roque_notation::{Dialect, fen};
use roque_rules::Setup;
use roque_text::Texts;
use serde_json::json;

use super::{board, exercise};

/// A text's parts, in order; boards that stand beside each other share a line.
pub(super) fn write(texts: &Texts, page: &Page) -> Markup {
    let mut parts = page.parts.iter().peekable();
    let mut number = 0;
    let mut written = Vec::new();
    while let Some(part) = parts.next() {
        written.push(match part {
            Part::Prose(prose) => html! { (PreEscaped(prose)) },
            Part::Exercise(exercise) => exercise::write(texts, exercise),
            Part::Game(game) => mini_game(texts, game),
            Part::Board(first) => {
                let mut row = vec![first];
                while let Some(Part::Board(next)) = parts.next_if(|part| stands_beside(part)) {
                    row.push(next);
                }
                let boards: Vec<_> = row
                    .into_iter()
                    .map(|board| {
                        number += 1;
                        board::write(texts, board, number)
                    })
                    .collect();
                match &boards[..] {
                    [board] => board.clone(),
                    boards => html! { div.diagrams { @for board in boards { (board) } } },
                }
            }
        });
    }
    html! { @for part in written { (part) } }
}

fn stands_beside(part: &Part) -> bool {
    matches!(part, Part::Board(board) if board.diagram.beside)
}

/// A game against the computer, which only script can begin.
fn mini_game(texts: &Texts, game: &MiniGame) -> Markup {
    let start = fen::write(&game.start, Dialect::of(&game.start));
    let asked = json!({
        "opponent": { "kind": "computer", "level": game.level },
        "color": game.color.code(),
        "start": { "kind": "position", "fen": start },
        "rated": false,
    });
    let drawn = Diagram { seen_from: game.color, ..Diagram::of(Setup::from(&game.start)) };
    let id = format!("game-{}", game.id);
    html! {
        section.mini-game id=(id) data-game=(asked) {
            p.kind { (texts.say("reading-mini-game", [])) }
            div.question { (PreEscaped(&game.caption)) }
            (PreEscaped(diagram::draw(&drawn, texts, &id)))
            noscript { p { (texts.say("reading-needs-script", [])) } }
        }
    }
}
