use std::collections::BTreeMap;

use roque_text::Language;

use super::fault::{Complaint, Fault};
use super::links::Addresses;
use super::page::{self, Exercise, Page};
use super::{Source, address, pair};

/// All there is to read, in all languages, without a fault.
#[derive(Debug)]
pub struct Library {
    /// By language, then by name: lessons follow one another as their files are numbered.
    pages: Vec<Page>,
}

impl Library {
    /// Reads all files, or tells everything that is wrong with them, by file and line. `levels` are
    /// the opponents there are.
    pub fn read(
        sources: impl IntoIterator<Item = Source>,
        levels: &[&str],
    ) -> Result<Self, Vec<Fault>> {
        let (library, faults) = Self::read_all(sources, levels);
        if faults.is_empty() { Ok(library) } else { Err(faults) }
    }

    /// Reads as much as can be read, and tells everything that is wrong with it.
    pub fn read_all(
        sources: impl IntoIterator<Item = Source>,
        levels: &[&str],
    ) -> (Self, Vec<Fault>) {
        let mut pages = Vec::new();
        let mut faults = Vec::new();
        for Source { file, text } in sources {
            match placed(&file) {
                Ok((language, name)) => {
                    let (page, complaints) = page::read(language, name, &text, levels);
                    faults.extend(complaints.into_iter().map(|complaint| complaint.of(&file)));
                    pages.push(page);
                }
                Err(what) => faults.push(Complaint::new(1, what).of(&file)),
            }
        }
        pages.sort_by(|one, other| {
            (one.language.code(), &one.name).cmp(&(other.language.code(), &other.name))
        });
        faults.extend(translations(&pages));
        faults.extend(twice(&pages));
        let addresses = Addresses::of(&pages);
        for page in &pages {
            faults.extend(addresses.check(page).into_iter().map(|fault| fault.of(&file(page))));
        }
        drop(addresses);
        faults.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        (Self { pages }, faults)
    }

    /// Every text, by language and name.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The lessons of a language, in the order of the path.
    pub fn lessons(&self, language: Language) -> impl Iterator<Item = &Page> {
        self.pages.iter().filter(move |page| page.language == language && page.is_lesson())
    }

    /// A text by the name of its file, such as `rules` or `lessons/03-but`.
    pub fn page(&self, language: Language, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.language == language && page.name == name)
    }

    /// An exercise of the lessons, with its words in a language.
    pub fn exercise(&self, language: Language, id: &str) -> Option<&Exercise> {
        self.lessons(language).flat_map(Page::exercises).find(|exercise| exercise.id == id)
    }

    /// The address of a text.
    pub fn path(&self, page: &Page) -> Option<String> {
        match &page.front {
            Some(front) => Some(address::lesson(page.language, &front.slug)),
            None => address::guide(page.language, &page.name).map(str::to_owned),
        }
    }
}

/// The file of a page.
fn file(page: &Page) -> String {
    format!("{}/{}.md", page.language.code(), page.name)
}

/// The language and the name of a file.
fn placed(file: &str) -> Result<(Language, &str), &'static str> {
    let (language, rest) = file.split_once('/').unwrap_or(("", file));
    let language = language.parse().map_err(|_| "a text stands in the folder of a language")?;
    let name = rest.strip_suffix(".md").ok_or("a text is a file `.md`")?;
    match name.split_once('/') {
        None if address::guide(language, name).is_some() => Ok((language, name)),
        None => Err("a text has an address: add it to content/address.rs, or make it a lesson"),
        Some(("lessons", lesson)) if numbered(lesson) => Ok((language, name)),
        Some(_) => Err("a lesson is lessons/NN-name.md"),
    }
}

/// Whether a name is two digits, a dash and small letters.
fn numbered(lesson: &str) -> bool {
    let mut parts = lesson.splitn(2, '-');
    let number = parts.next().unwrap_or_default();
    let name = parts.next().unwrap_or_default();
    number.len() == 2
        && number.bytes().all(|byte| byte.is_ascii_digit())
        && !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-' || byte.is_ascii_digit())
}

/// What is missing in a language, and what differs between two.
fn translations(pages: &[Page]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let other = |page: &Page, language: Language| {
        pages.iter().find(|other| other.language == language && other.name == page.name)
    };
    for page in pages {
        for language in Language::ALL.into_iter().filter(|language| *language != page.language) {
            match other(page, language) {
                None => {
                    let what = format!("it is missing in the language {}", language.code());
                    faults.push(Complaint::new(1, what).of(&file(page)));
                }
                Some(translation) if page.language == Language::French => {
                    let complaints = pair::compare(page, translation);
                    faults.extend(complaints.into_iter().map(|found| found.of(&file(translation))));
                }
                Some(_) => {}
            }
        }
    }
    faults
}

/// Addresses and names that more than one has.
fn twice(pages: &[Page]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut slugs: BTreeMap<_, String> = BTreeMap::new();
    let mut ids: BTreeMap<_, String> = BTreeMap::new();
    for page in pages {
        if let Some(front) = &page.front
            && let Some(first) = slugs.insert((page.language.code(), &front.slug), file(page))
        {
            let what = format!("the slug {:?} is that of content/{first}", front.slug);
            faults.push(Complaint::new(1, what).of(&file(page)));
        }
        let blocks =
            page.blocks.iter().filter_map(|(line, fence)| Some((line, fence.value("id")?)));
        for (line, id) in blocks {
            let place = format!("{}:{line}", file(page));
            if let Some(first) = ids.insert((page.language.code(), id), place) {
                let what = format!("the id {id:?} is that of content/{first}");
                faults.push(Complaint::new(*line, what).of(&file(page)));
            }
        }
    }
    faults
}
