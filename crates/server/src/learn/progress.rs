//! What a player has done, as the page is shown it.

use roque_learn::content::{Library, Page};
use roque_learn::exercise::Kind;
use roque_learn::schedule::Day;
use roque_text::Texts;

use crate::store::{EndingRow, ExerciseRow, FormRow};
use crate::wire::{EndingDone, ExerciseDone, KindProgress, Progress};

/// All that the store knows of what a player has done; nothing of somebody new.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// By name, and when they were read.
    pub(crate) lessons: Vec<(String, i64)>,
    pub(crate) exercises: Vec<ExerciseRow>,
    pub(crate) forms: Vec<FormRow>,
    pub(crate) endings: Vec<EndingRow>,
}

/// Lessons that are no more are left out, and so are exercises that stand in no lesson.
pub(crate) fn shown(library: &Library, texts: &Texts, done: &Done, today: Day) -> Progress {
    let Done { lessons, exercises, forms, endings } = done;
    let is_read = |name: &str| lessons.iter().any(|(read, _)| read == name);
    let path = library.lessons(texts.language()).map(Page::short_name);
    let of_lessons =
        exercises.iter().filter(|row| library.exercise(texts.language(), &row.exercise).is_some());
    let due = |row: &&ExerciseRow| row.card.is_some_and(|card| card.due <= today);
    Progress {
        lessons: path.filter(|name| is_read(name)).map(str::to_owned).collect(),
        exercises: of_lessons
            .map(|row| ExerciseDone { id: row.exercise.clone(), right: row.last_right })
            .collect(),
        kinds: Kind::ALL.map(|kind| of_kind(kind, texts, exercises, forms, today)).to_vec(),
        endings: self::endings(endings),
        due: exercises.iter().filter(due).count() as u32,
    }
}

/// The endings somebody has done.
pub(crate) fn endings(rows: &[EndingRow]) -> Vec<EndingDone> {
    let done = |row: &EndingRow| EndingDone {
        code: row.ending.code().to_owned(),
        aim: row.aim.into(),
        times: row.times,
        best: row.best,
    };
    rows.iter().map(done).collect()
}

fn of_kind(
    kind: Kind,
    texts: &Texts,
    exercises: &[ExerciseRow],
    forms: &[FormRow],
    today: Day,
) -> KindProgress {
    let form = forms.iter().find(|form| form.kind == kind.code());
    let due = exercises
        .iter()
        .filter(|row| row.kind == kind.code() && row.card.is_some_and(|card| card.due <= today));
    KindProgress {
        kind: kind.code().to_owned(),
        name: name(kind.code(), texts),
        answers: form.map_or(0, |form| form.answers),
        missed: form.map_or(0, |form| form.missed),
        due: due.count() as u32,
        difficulty: form.map(|form| form.form).unwrap_or_default().difficulty,
    }
}

/// What a kind is called.
pub(crate) fn name(kind: &str, texts: &Texts) -> String {
    texts.tell(&format!("kind-{kind}"), &[])
}
