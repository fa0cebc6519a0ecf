//! The path of lessons: chapter by chapter, with the card of the game.

use maud::{Markup, html};
use roque_learn::content::Page as Text;
use roque_learn::content::address::Place;
use roque_learn::ending::Ending;
use roque_text::Value;

use super::frame::Head;
use super::{Writer, lesson_path};

/// A chapter, and the lessons in it.
struct Chapter<'a> {
    title: &'a str,
    lessons: Vec<&'a Text>,
}

impl Chapter<'_> {
    fn is_its_lesson(&self) -> bool {
        matches!(&self.lessons[..], [lesson] if lesson.title() == self.title)
    }
}

pub(super) fn write(writer: &Writer<'_>) -> (Head, Markup) {
    let language = writer.texts.language();
    let chapters = chapters(writer);
    let more = [
        ("reading-exercises", Place::Exercises(None)),
        ("reading-endings", Place::Endings),
        ("reading-class", Place::Class),
        ("reading-sheet", Place::ScoreSheet),
    ];
    let body = html! {
        div.path {
            nav.crumbs.not-printed aria-label=(writer.say("reading-where")) {
                a href="/" { (writer.say("reading-all-games")) }
            }
            header.opening {
                p.labels {
                    span { (writer.say("card-category")) } " "
                    span.badge { (writer.say("card-badge")) }
                }
                h1 { (writer.say("reading-path")) }
                p { (writer.say("reading-path-lead")) }
                (card(writer))
            }
            div data-island="progress" {}
            ol.chapters {
                @for chapter in &chapters {
                    li {
                        // A chapter of one lesson is named by it.
                        h2.unseen[chapter.is_its_lesson()] { (chapter.title) }
                        ol.lessons { @for lesson in &chapter.lessons { (line(writer, lesson)) } }
                    }
                }
            }
            nav.more aria-label=(writer.say("reading-more")) {
                h2 { (writer.say("reading-more")) }
                ul {
                    @for (text, place) in more {
                        li data-endings=[(place == Place::Endings).then(Ending::aims_in_all)] {
                            a href=(place.path(language)) { (writer.say(text)) }
                            p { (writer.say(&format!("{text}-about"))) }
                        }
                    }
                }
            }
            p.sources { (writer.say("card-sources")) }
            p.onward.not-printed { a href="/" { (writer.say("reading-next-game")) } }
        }
    };
    (Head::of(&writer.texts, "path", Place::Path), body)
}

/// Lessons that follow one another with the same chapter share it; the others are each their own.
fn chapters<'a>(writer: &Writer<'a>) -> Vec<Chapter<'a>> {
    let mut chapters: Vec<Chapter<'a>> = Vec::new();
    for lesson in writer.library.lessons(writer.texts.language()) {
        let shared = lesson.front.as_ref().and_then(|front| front.chapter.as_deref());
        match (shared, chapters.last_mut()) {
            (Some(title), Some(last)) if last.title == title => last.lessons.push(lesson),
            _ => chapters
                .push(Chapter { title: shared.unwrap_or(lesson.title()), lessons: vec![lesson] }),
        }
    }
    chapters
}

fn card(writer: &Writer<'_>) -> Markup {
    html! {
        dl.card {
            @for id in ["card-players", "card-duration", "card-difficulty"] {
                div {
                    dt { (writer.say(id)) }
                    dd { (writer.say(&format!("{id}-is"))) }
                }
            }
        }
        p.why { (writer.say("card-difficulty-why")) }
    }
}

fn line(writer: &Writer<'_>, lesson: &Text) -> Markup {
    let front = lesson.front.as_ref();
    let exercises: Vec<&str> = lesson.exercises().map(|exercise| exercise.id.as_str()).collect();
    html! {
        li data-lesson=(lesson.short_name()) data-exercises=(exercises.join(" ")) {
            a href=(lesson_path(lesson)) { (lesson.title()) }
            @if let Some(front) = front {
                span.minutes { (writer.texts.tell("reading-minutes", &[
                    ("minutes", Value::Number(front.minutes.into())),
                ])) }
                p { (front.summary) }
            }
        }
    }
}
