//! A lesson, with its neighbours on the path.

use maud::{Markup, html};
use roque_learn::content::Page as Text;
use roque_learn::content::address::Place;

use super::{Writer, answers, lesson_path, part};

pub(super) fn write(writer: &Writer<'_>, text: &Text) -> Markup {
    let language = text.language;
    let lessons: Vec<_> = writer.library.lessons(language).collect();
    let here = lessons.iter().position(|lesson| lesson.name == text.name);
    let before = here.and_then(|here| here.checked_sub(1)).map(|index| lessons[index]);
    let after = here.and_then(|here| lessons.get(here + 1)).copied();
    let front = text.front.as_ref();
    html! {
        article.text.lesson data-lesson=(text.short_name()) {
            nav.crumbs.not-printed aria-label=(writer.say("reading-where")) {
                a href="/" { (writer.say("reading-all-games")) }
                a href=(Place::Path.path(language)) { (writer.say("reading-path")) }
            }
            header.opening {
                @if let Some(chapter) = front.and_then(|front| front.chapter.as_ref()) {
                    p.chapter { (chapter) }
                }
                h1 { (text.title()) }
                @if let Some(front) = front {
                    p.minutes { (writer.texts.tell("reading-minutes", &[
                        ("minutes", roque_text::Value::Number(front.minutes.into())),
                    ])) }
                }
            }
            (part::write(&writer.texts, text))
            (answers::write(&writer.texts, text))
            div data-island="read" {}
            nav.neighbours.not-printed aria-label=(writer.say("reading-neighbours")) {
                @if let Some(before) = before {
                    a.before rel="prev" href=(lesson_path(before)) {
                        span { (writer.say("reading-before")) }
                        (before.title())
                    }
                }
                @match after {
                    Some(after) => a.after rel="next" href=(lesson_path(after)) {
                        span { (writer.say("reading-after")) }
                        (after.title())
                    },
                    None => a.after href="/" { (writer.say("reading-next-game")) },
                }
            }
        }
    }
}
