//! Classes as the page is shown them.

use std::str::FromStr;

use roque_learn::content::{Library, Page};
use roque_learn::ending::Ending;
use roque_text::Texts;

use super::progress;
use crate::store::{ClassFormRow, ClassRow, PupilRow, VisitorId};
use crate::wire::{
    Class, ClassExercise, ClassKind, ClassLesson, ClassPupil, ClassReport, ClassRole,
};

/// The most exercises that the report shows.
const MOST_SHOWN: usize = 20;
/// The most characters of a class's name.
const LONGEST_NAME: usize = 40;

/// What a class is called: text that can be read, never markup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClassName(String);

/// A text that cannot be the name of a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum InvalidClassName {
    #[error("a class has a name of at least one visible character")]
    Empty,
    #[error("the name of a class has at most {LONGEST_NAME} characters")]
    TooLong,
    #[error("the name of a class has no control characters")]
    Invisible,
}

impl ClassName {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ClassName {
    type Err = InvalidClassName;

    fn from_str(text: &str) -> Result<Self, InvalidClassName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if crate::players::has_invisible(&name) {
            return Err(InvalidClassName::Invisible);
        }
        match name.chars().count() {
            0 => Err(InvalidClassName::Empty),
            1..=LONGEST_NAME => Ok(Self(name)),
            _ => Err(InvalidClassName::TooLong),
        }
    }
}

/// A class to somebody, who attends it or not.
pub(crate) fn shown(class: &ClassRow, player: Option<&VisitorId>, attends: bool) -> Class {
    let you = match player {
        Some(player) if *player == class.teacher => ClassRole::Teacher,
        _ if attends => ClassRole::Pupil,
        _ => ClassRole::Visitor,
    };
    Class {
        code: class.code.as_str().to_owned(),
        name: class.name.clone(),
        teacher: class.teacher_name.clone(),
        pupils: class.pupils,
        you,
    }
}

/// All that the store knows of what a class has done.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) class: ClassRow,
    pub(crate) pupils: Vec<PupilRow>,
    /// By the pupil's number.
    pub(crate) lessons: Vec<(u32, String)>,
    pub(crate) forms: Vec<ClassFormRow>,
    /// Exercises, and how many pupils have missed each.
    pub(crate) missed: Vec<(String, u32)>,
}

pub(crate) fn report(done: Done, library: &Library, texts: &Texts) -> ClassReport {
    let teacher = done.class.teacher.clone();
    let missed =
        done.missed.iter().filter_map(|(id, pupils)| exercise(id, *pupils, library, texts));
    ClassReport {
        class: shown(&done.class, Some(&teacher), false),
        lessons: library
            .lessons(texts.language())
            .map(|lesson| ClassLesson {
                name: lesson.short_name().to_owned(),
                title: lesson.title().to_owned(),
                address: library.path(lesson).unwrap_or_default(),
            })
            .collect(),
        endings: Ending::aims_in_all() as u32,
        exercises: missed.take(MOST_SHOWN).collect(),
        pupils: done.pupils.into_iter().map(|pupil| row(pupil, &done.lessons)).collect(),
        kinds: done
            .forms
            .into_iter()
            .map(|form| ClassKind {
                name: progress::name(&form.kind, texts),
                kind: form.kind,
                answers: form.answers,
                missed: form.missed,
                pupils: form.pupils,
            })
            .collect(),
    }
}

fn row(pupil: PupilRow, lessons: &[(u32, String)]) -> ClassPupil {
    let read = lessons.iter().filter(|(number, _)| *number == pupil.number);
    ClassPupil {
        number: pupil.number,
        name: pupil.name,
        lessons: read.map(|(_, lesson)| lesson.clone()).collect(),
        endings: pupil.endings,
        answers: pupil.answers,
        missed: pupil.missed,
    }
}

/// Drawn exercises are each pupil's own, and are left out.
fn exercise(id: &str, pupils: u32, library: &Library, texts: &Texts) -> Option<ClassExercise> {
    let stands_in = |lesson: &&Page| lesson.exercises().any(|exercise| exercise.id == id);
    let lesson = library.lessons(texts.language()).find(stands_in)?;
    let found = library.exercise(texts.language(), id)?;
    Some(ClassExercise {
        id: id.to_owned(),
        kind: progress::name(found.task.kind().code(), texts),
        pupils,
        address: format!("{}#exercise-{id}", library.path(lesson)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_has_a_name_that_can_be_read() {
        let name = |text: &str| text.parse::<ClassName>().map(|name| name.0);
        assert_eq!(name("  CM2 \t B "), Ok("CM2 B".to_owned()));
        assert_eq!(name(" "), Err(InvalidClassName::Empty));
        assert_eq!(name(&"a".repeat(41)), Err(InvalidClassName::TooLong));
        assert_eq!(name("CM2\u{202e}"), Err(InvalidClassName::Invisible));
    }
}
