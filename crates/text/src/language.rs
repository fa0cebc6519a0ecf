use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language that Roque speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// The first one.
    #[default]
    French,
    /// The other one.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::French, Self::English];

    /// The two letters of its name (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
        }
    }

    /// The language of a tag such as `en-GB` or a POSIX locale such as `fr_FR.UTF-8`, if Roque
    /// speaks it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::French => langid!("fr"),
            Self::English => langid!("en"),
        }
    }
}

/// Neither `fr` nor `en`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownLanguage;

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the languages are fr and en")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}
