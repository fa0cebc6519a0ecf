//! Exercises by their name: those of the lessons, and those that are drawn.

use roque_learn::content::Library;
use roque_learn::exercise::{Difficulty, Drawn, Task};
use roque_text::Language;

use super::DrawnTasks;

/// An exercise in a language.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) id: String,
    pub(crate) task: Task,
    pub(crate) difficulty: u8,
    /// The lesson's own words, as HTML.
    pub(crate) question: Option<String>,
    pub(crate) hint: Option<String>,
    pub(crate) drawn: bool,
}

impl Asked {
    /// The exercise of this name, if there is one. One that is drawn takes a moment to find, unless it
    /// was among the last.
    pub(crate) fn find(
        library: &Library,
        tasks: &DrawnTasks,
        language: Language,
        id: &str,
    ) -> Option<Self> {
        if let Some(written) = library.exercise(language, id) {
            return Some(Self {
                id: written.id.clone(),
                task: written.task.clone(),
                difficulty: written.difficulty,
                question: written.question.clone(),
                hint: written.hint.clone(),
                drawn: false,
            });
        }
        id.parse().ok().map(|drawn| Self::draw(drawn, tasks))
    }

    fn draw(drawn: Drawn, tasks: &DrawnTasks) -> Self {
        Self {
            id: drawn.to_string(),
            task: tasks.task(drawn),
            difficulty: drawn.difficulty.number(),
            question: None,
            hint: None,
            drawn: true,
        }
    }
}

/// A difficulty that was kept as a number.
pub(crate) fn difficulty(number: u8) -> Difficulty {
    Difficulty::new(number).unwrap_or(Difficulty::LEAST)
}
