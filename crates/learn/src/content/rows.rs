//! Which requirements the texts meet.

use roque_text::Language;

use super::Library;

/// The requirements of a table and those that no text meets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// How many requirements there are.
    pub rows: usize,
    /// Those without a place, or with one that is missing in a language, and what is missing.
    pub missing: Vec<String>,
}

impl Coverage {
    /// Reads a table of tabulated lines: the row, its kind, and its places, such as `03-but#mat` in
    /// a lesson or `rules#pat`. The first line and those that begin with `#` are about the table.
    pub fn of(table: &str, library: &Library) -> Self {
        let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
        let mut coverage = Self { rows: 0, missing: Vec::new() };
        for line in lines {
            let mut columns = line.split('\t');
            let row = columns.next().unwrap_or_default();
            let places = columns.nth(1).unwrap_or_default();
            coverage.rows += 1;
            let missing: Vec<_> =
                places.split_whitespace().filter_map(|place| missing(library, place)).collect();
            if places.trim().is_empty() {
                coverage.missing.push(format!("{row} has no place"));
            } else if !missing.is_empty() {
                coverage.missing.push(format!("{row}: {}", missing.join(", ")));
            }
        }
        coverage
    }

    /// How many requirements are met in all languages.
    pub fn covered(&self) -> usize {
        self.rows - self.missing.len()
    }
}

/// What a place lacks, if anything.
fn missing(library: &Library, place: &str) -> Option<String> {
    let (name, anchor) = place.split_once('#')?;
    let lacking = |language: &Language| {
        let page = library
            .page(*language, name)
            .or_else(|| library.page(*language, &format!("lessons/{name}")));
        page.is_none_or(|page| page.anchors().all(|known| known != anchor))
    };
    let language = Language::ALL.into_iter().find(lacking)?;
    Some(format!("{place} is not there in the language {}", language.code()))
}
