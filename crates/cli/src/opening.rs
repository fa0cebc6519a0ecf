//! An opening as the command line tells it.

use roque_notation::openings::Opening;
use roque_text::Language;
use serde::Serialize;

/// The shape of the JSON, which scripts rely on.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Named {
    pub(crate) eco: &'static str,
    pub(crate) name: &'static str,
    pub(crate) french: &'static str,
}

impl From<Opening> for Named {
    fn from(Opening { eco, name, french }: Opening) -> Self {
        Self { eco, name, french }
    }
}

/// Its name in a language.
pub(crate) fn name(opening: Opening, language: Language) -> &'static str {
    match language {
        Language::French => opening.french,
        Language::English => opening.name,
    }
}
