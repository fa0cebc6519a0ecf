//! Pages whose middle only script can fill, with what one reads without it.

use maud::{Markup, html};
use roque_learn::content::Page as Text;
use roque_learn::content::address::Place;
use roque_learn::exercise::Kind;
use roque_text::{Texts, Value};

use super::frame::{self, Head};
use super::{Writer, lesson_path};

/// Exercises of all kinds with links to each, or of one kind.
pub(super) fn exercises(writer: &Writer<'_>, kind: Option<Kind>) -> (Head, Markup) {
    let texts = &writer.texts;
    let place = Place::Exercises(kind);
    let Some(kind) = kind else {
        let body = html! {
            div data-island="exercises" {}
            ul.kinds {
                @for kind in Kind::ALL { (line(writer, kind)) }
            }
        };
        let head = Head::of(texts, "exercises", place);
        let body = page(texts, &head, None, &body);
        return (head, body);
    };
    let head = Head {
        title: texts.say(&format!("kind-{}", kind.code()), []),
        description: Some(texts.say(&format!("reading-about-{}", kind.code()), [])),
        path: place.path(texts.language()),
        other: place.path(frame::other(texts.language())),
    };
    let lessons: Vec<_> = lessons_with(writer, kind).collect();
    let body = html! {
        div data-island="exercises" data-kind=(kind.code()) {}
        (needs_script(texts))
        @if !lessons.is_empty() {
            nav.taught-in aria-labelledby="taught-in" {
                h2 id="taught-in" { (texts.say("reading-taught-in", [])) }
                ul {
                    @for lesson in lessons {
                        li { a href=(lesson_path(lesson)) { (lesson.title()) } }
                    }
                }
            }
        }
    };
    let body = page(texts, &head, Some(Place::Exercises(None)), &body);
    (head, body)
}

fn line(writer: &Writer<'_>, kind: Kind) -> Markup {
    let texts = &writer.texts;
    let code = kind.code();
    let language = texts.language();
    let count = writer
        .library
        .lessons(language)
        .flat_map(Text::exercises)
        .filter(|exercise| exercise.task.kind() == kind)
        .count();
    html! {
        li data-kind=(code) {
            a href=(Place::Exercises(Some(kind)).path(language)) {
                (texts.say(&format!("kind-{code}"), []))
            }
            p { (texts.say(&format!("reading-about-{code}"), [])) }
            span.count { (texts.tell("reading-count", &[("count", Value::Number(count))])) }
        }
    }
}

/// The lessons that hold exercises of a kind.
fn lessons_with<'a>(writer: &Writer<'a>, kind: Kind) -> impl Iterator<Item = &'a Text> {
    let has = move |lesson: &&Text| lesson.exercises().any(|found| found.task.kind() == kind);
    writer.library.lessons(writer.texts.language()).filter(has)
}

pub(super) fn endings(texts: &Texts) -> (Head, Markup) {
    let head = Head::of(texts, "endings", Place::Endings);
    let body = html! { div data-island="endings" {} (needs_script(texts)) };
    let body = page(texts, &head, None, &body);
    (head, body)
}

/// Making or joining a class, or the class of a code.
pub(super) fn class(texts: &Texts, code: Option<&str>) -> (Head, Markup) {
    let of = |language| {
        let path = Place::Class.path(language);
        code.map_or_else(|| path.clone(), |code| format!("{path}/{code}"))
    };
    let here = texts.language();
    let head = Head {
        path: of(here),
        other: of(frame::other(here)),
        ..Head::of(texts, "class", Place::Class)
    };
    let body = html! { div data-island="class" data-code=[code] {} (needs_script(texts)) };
    let body = page(texts, &head, None, &body);
    (head, body)
}

/// What one reads where there is no page.
pub(super) fn missing(texts: &Texts) -> (Head, Markup) {
    let head = Head { description: None, ..Head::of(texts, "missing", Place::Path) };
    let body = page(texts, &head, None, &html! {});
    (head, body)
}

/// A page below the path of lessons: where one is, its title, what it is about, its middle. One that
/// is below another has a question of its own to say it.
pub(super) fn page(texts: &Texts, head: &Head, above: Option<Place>, body: &Markup) -> Markup {
    let language = texts.language();
    html! {
        div.place {
            nav.crumbs.not-printed aria-label=(texts.say("reading-where", [])) {
                a href=(Place::Path.path(language)) { (texts.say("reading-path", [])) }
                @if let Some(above) = above {
                    a href=(above.path(language)) { (texts.say("reading-exercises", [])) }
                }
            }
            header.opening {
                h1 { (head.title) }
                @if let (None, Some(description)) = (above, &head.description) {
                    p { (description) }
                }
            }
            (body)
        }
    }
}

fn needs_script(texts: &Texts) -> Markup {
    html! { noscript { p { (texts.say("reading-needs-script", [])) } } }
}
