//! A blank score sheet for sixty moves, on one A4 page.

use maud::{Markup, html};
use roque_learn::content::address::Place;
use roque_text::Texts;

use super::frame::Head;
use super::places;

/// Columns of moves, and moves in each.
const COLUMNS: usize = 2;
const MOVES: usize = 30;

const FIELDS: [&str; 6] = ["event", "date", "white", "black", "clock", "result"];

pub(super) fn write(texts: &Texts) -> (Head, Markup) {
    let head = Head::of(texts, "sheet", Place::ScoreSheet);
    let body = html! {
        section.sheet aria-label=(texts.say("blank-title", [])) {
            p.sheet-title { (texts.say("blank-title", [])) }
            dl.fields {
                @for field in FIELDS {
                    div.(field) { dt { (texts.say(&format!("blank-{field}"), [])) } dd {} }
                }
            }
            div.columns { @for column in 0..COLUMNS { (moves(texts, column * MOVES + 1)) } }
            dl.fields.signatures {
                @for field in ["white", "black"] {
                    div { dt { (texts.say(&format!("blank-signature-{field}"), [])) } dd {} }
                }
            }
        }
    };
    let body = places::page(texts, &head, None, &body);
    (head, body)
}

/// A column of moves, from the `first`.
fn moves(texts: &Texts, first: usize) -> Markup {
    html! {
        table {
            thead {
                tr {
                    td {}
                    th scope="col" { (texts.say("blank-white", [])) }
                    th scope="col" { (texts.say("blank-black", [])) }
                }
            }
            tbody {
                @for number in first..first + MOVES { tr { th scope="row" { (number) } td {} td {} } }
            }
        }
    }
}
