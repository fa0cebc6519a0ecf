//! Where pages are. The path names the language, so that each text has one address.

use roque_text::Language;

use crate::exercise::Kind;

/// A page that is not a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The path of lessons.
    Path,
    /// Exercises of all kinds, or of one.
    Exercises(Option<Kind>),
    /// Endings against the computer.
    Endings,
    /// Making or joining a class.
    Class,
    /// A blank score sheet, to be printed.
    ScoreSheet,
}

impl Place {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let kinds = Kind::ALL.into_iter().map(|kind| Self::Exercises(Some(kind)));
        [Self::Path, Self::Exercises(None), Self::Endings, Self::Class, Self::ScoreSheet]
            .into_iter()
            .chain(kinds)
    }

    /// Its path in a language.
    pub fn path(self, language: Language) -> String {
        let french = language == Language::French;
        let below = match self {
            Self::Path => return path_of_lessons(language).to_owned(),
            Self::Exercises(Some(kind)) => {
                return format!("{}/{}", Self::Exercises(None).path(language), kind.code());
            }
            Self::Exercises(None) if french => "exercices",
            Self::Exercises(None) => "exercises",
            Self::Endings if french => "finales",
            Self::Endings => "endings",
            Self::Class if french => "classe",
            Self::Class => "class",
            Self::ScoreSheet if french => "feuille",
            Self::ScoreSheet => "score-sheet",
        };
        format!("{}/{below}", path_of_lessons(language))
    }
}

/// The path of a lesson.
pub fn lesson(language: Language, slug: &str) -> String {
    format!("{}/{slug}", path_of_lessons(language))
}

const fn path_of_lessons(language: Language) -> &'static str {
    match language {
        Language::French => "/apprendre",
        Language::English => "/learn",
    }
}

/// The texts beside the lessons, by the names of their files.
pub const GUIDES: [&str; 2] = ["rules", "ranking"];

/// The path of a text beside the lessons, by the name of its file; nothing when it has none.
pub fn guide(language: Language, name: &str) -> Option<&'static str> {
    Some(match (name, language) {
        ("rules", Language::French) => "/regles",
        ("rules", Language::English) => "/rules",
        ("ranking", Language::French) => "/guide-classement",
        ("ranking", Language::English) => "/ranking-guide",
        _ => return None,
    })
}

/// The app's own pages, which speak the language one has chosen.
pub const APP: [&str; 7] =
    ["/", "/a-deux", "/lire", "/editeur", "/profil", "/classements", "/parties"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_has_the_pages_that_texts_may_link_to() {
        let routes = include_str!("../../../../web/src/lib/router/route.ts");
        for path in APP.iter().filter(|path| **path != "/") {
            assert!(routes.contains(&format!("case \"{path}\":")), "{path}");
        }
    }

    #[test]
    fn each_guide_has_an_address() {
        for (name, language) in GUIDES.into_iter().zip(Language::ALL) {
            assert!(guide(language, name).is_some(), "{name}");
        }
        assert_eq!(guide(Language::French, "notes"), None);
    }

    #[test]
    fn each_page_has_an_address_of_its_own_in_each_language() {
        let mut paths: Vec<_> = Language::ALL
            .into_iter()
            .flat_map(|language| Place::all().map(move |place| place.path(language)))
            .collect();
        let all = paths.len();
        paths.sort();
        paths.dedup();
        assert_eq!(paths.len(), all);
        assert!(paths.contains(&"/apprendre/exercices/mate-in-one".to_owned()));
    }
}
