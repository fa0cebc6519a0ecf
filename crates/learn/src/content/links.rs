//! Whether links lead somewhere.

use std::collections::{BTreeMap, BTreeSet};

use roque_text::Language;

use super::address::{self, Place};
use super::fault::Complaint;
use super::page::Page;

/// Every address one may link to, and the names of places within each page of ours.
#[derive(Debug)]
pub(super) struct Addresses<'a> {
    /// By language.
    anchors: BTreeMap<(&'static str, String), BTreeSet<&'a str>>,
}

impl<'a> Addresses<'a> {
    pub(super) fn of(pages: &'a [Page]) -> Self {
        let mut anchors = BTreeMap::new();
        for language in Language::ALL {
            let known = address::APP
                .into_iter()
                .map(str::to_owned)
                .chain(Place::all().map(|place| place.path(language)));
            anchors.extend(known.map(|path| ((language.code(), path), BTreeSet::new())));
        }
        for page in pages {
            if let Some(path) = path(page) {
                anchors.insert((page.language.code(), path), page.anchors().collect());
            }
        }
        Self { anchors }
    }

    /// The links of a page that lead nowhere.
    pub(super) fn check(&self, page: &Page) -> Vec<Complaint> {
        let wrong = page.links.iter().filter_map(|link| {
            let what = self.wrong(page, &link.to)?;
            Some(Complaint::new(link.line, format!("the link {:?} {what}", link.to)))
        });
        wrong.collect()
    }

    fn wrong(&self, page: &Page, to: &str) -> Option<&'static str> {
        if to.starts_with("https://") {
            return None;
        }
        let (path, anchor) = to.split_once('#').unwrap_or((to, ""));
        let own: BTreeSet<&str>;
        let anchors = if path.is_empty() {
            own = page.anchors().collect();
            &own
        } else {
            match self.anchors.get(&(page.language.code(), path.to_owned())) {
                Some(anchors) => anchors,
                None if self.is_of_another_language(page, path) => {
                    return Some("leads to a page of the other language");
                }
                None => return Some("leads to no page"),
            }
        };
        let known = anchor.is_empty() && !to.ends_with('#') || anchors.contains(anchor);
        (!known).then_some("names no part of its page")
    }

    fn is_of_another_language(&self, page: &Page, path: &str) -> bool {
        let others = Language::ALL.into_iter().filter(|language| *language != page.language);
        others.into_iter().any(|other| self.anchors.contains_key(&(other.code(), path.to_owned())))
    }
}

/// The address of a page; nothing where it has none.
fn path(page: &Page) -> Option<String> {
    match &page.front {
        Some(front) => Some(address::lesson(page.language, &front.slug)),
        None => address::guide(page.language, &page.name).map(str::to_owned),
    }
}
