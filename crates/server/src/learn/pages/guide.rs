//! A text beside the lessons, with its table of contents.

use maud::{Markup, html};
use roque_learn::content::Page as Text;

use super::{Writer, part, rulebooks};

pub(super) fn write(writer: &Writer<'_>, text: &Text) -> Markup {
    let sections = text.headings.iter().filter(|heading| heading.level == 2);
    html! {
        div.guide {
            nav.contents.not-printed aria-labelledby="contents" {
                p id="contents" { (writer.say("reading-contents")) }
                ol {
                    @for section in sections {
                        @if let Some(anchor) = &section.anchor {
                            li { a href={ "#" (anchor) } { (section.text) } }
                        }
                    }
                }
            }
            article.text {
                (part::write(&writer.texts, text))
                @if text.name == "rules" { (rulebooks::write(&writer.texts)) }
            }
        }
    }
}
