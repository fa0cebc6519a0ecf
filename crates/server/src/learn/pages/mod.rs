//! Pages that the server writes: they read, print and are found without script.
//!
//! Nothing in them is about who reads, so that all are written once, at the start. What comes alive
//! on them is in `web/src/learn/`; `docs/learn.md` says by which marks it finds its places.

mod answers;
mod assets;
mod board;
mod exercise;
mod frame;
mod guide;
mod lesson;
mod part;
mod path;
mod places;
mod rulebooks;
mod score_sheet;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use roque_learn::content::address::{self, Place};
use roque_learn::content::{Library, Page as Text};
use roque_text::{Language, Texts};

use assets::Assets;
use frame::{Frame, Head};

/// A page as it is sent.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) language: Language,
    pub(crate) html: String,
    /// What tells it from all others, and from itself when it has changed.
    pub(crate) tag: String,
}

/// Every page, by its path.
#[derive(Debug)]
pub(crate) struct Pages {
    pages: HashMap<String, Page>,
    assets: Assets,
}

impl Pages {
    /// Writes all pages.
    pub(crate) fn write(library: &Library) -> Self {
        let mut written = Self { pages: HashMap::new(), assets: Assets::of_build() };
        for language in Language::ALL {
            let writer = Writer { texts: Texts::new(language), library };
            for (path, head, body) in writer.all() {
                written.add(path, &writer.texts, head, &body);
            }
        }
        written
    }

    /// The page of a path.
    pub(crate) fn at(&self, path: &str) -> Option<&Page> {
        self.pages.get(path)
    }

    /// The page of a class.
    pub(crate) fn class(&self, language: Language, code: &str) -> Page {
        let texts = Texts::new(language);
        let (head, body) = places::class(&texts, Some(code));
        self.page(&texts, head, &body)
    }

    /// What one reads where there is no page.
    pub(crate) fn missing(&self, language: Language) -> Page {
        let texts = Texts::new(language);
        let (head, body) = places::missing(&texts);
        self.page(&texts, head, &body)
    }

    fn add(&mut self, path: String, texts: &Texts, head: Head, body: &maud::Markup) {
        let page = self.page(texts, head, body);
        self.pages.insert(path, page);
    }

    fn page(&self, texts: &Texts, head: Head, body: &maud::Markup) -> Page {
        let frame = Frame { texts, assets: &self.assets, head };
        let html = frame.around(body).into_string();
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        // Weak: the same page may be sent compressed or not.
        let tag = format!("W/\"{:016x}\"", hasher.finish());
        Page { language: texts.language(), html, tag }
    }
}

/// What pages of one language are written from.
struct Writer<'a> {
    texts: Texts,
    library: &'a Library,
}

/// A path, what stands in the head of its page, and what stands in its middle.
type Written = (String, Head, maud::Markup);

impl Writer<'_> {
    fn all(&self) -> Vec<Written> {
        let language = self.texts.language();
        let texts = self.library.pages().iter().filter(|text| text.language == language);
        let texts = texts.filter_map(|text| self.text(text));
        let places = Place::all().map(|place| {
            let (head, body) = self.place(place);
            (place.path(language), head, body)
        });
        texts.chain(places).collect()
    }

    /// A lesson or a guide.
    fn text(&self, text: &Text) -> Option<Written> {
        let path = self.library.path(text)?;
        let other = self.other(text);
        let head = Head {
            title: text.title().to_owned(),
            description: text.front.as_ref().map(|front| front.summary.clone()),
            path: path.clone(),
            other,
        };
        let body =
            if text.is_lesson() { lesson::write(self, text) } else { guide::write(self, text) };
        Some((path, head, body))
    }

    /// The path of a text in the other language.
    fn other(&self, text: &Text) -> String {
        let translation = self.library.page(frame::other(text.language), &text.name);
        translation.and_then(|translation| self.library.path(translation)).unwrap_or_default()
    }

    fn place(&self, place: Place) -> (Head, maud::Markup) {
        match place {
            Place::Path => path::write(self),
            Place::Exercises(kind) => places::exercises(self, kind),
            Place::Endings => places::endings(&self.texts),
            Place::Class => places::class(&self.texts, None),
            Place::ScoreSheet => score_sheet::write(&self.texts),
        }
    }

    fn say(&self, id: &str) -> String {
        self.texts.say(id, [])
    }
}

/// The path of a lesson.
fn lesson_path(text: &Text) -> String {
    let slug = text.front.as_ref().map_or("", |front| front.slug.as_str());
    address::lesson(text.language, slug)
}

impl Head {
    /// The head of a page that is no text, with `title-ID` and `about-ID` for title and description.
    fn of(texts: &Texts, id: &str, place: Place) -> Self {
        let language = texts.language();
        Self {
            title: texts.say(&format!("reading-{id}"), []),
            description: Some(texts.say(&format!("reading-{id}-about"), [])),
            path: place.path(language),
            other: place.path(frame::other(language)),
        }
    }
}
