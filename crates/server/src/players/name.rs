//! What players call themselves. Names need not be unique, and are text: never markup.

use std::str::FromStr;

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// A name that one can see and read: no control characters, none that turn or hide others, single
/// spaces between words only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerName(String);

/// Why a text is no name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidName {
    #[error("a name has at least one visible character")]
    Empty,
    #[error("a name has at most {LONGEST_NAME} characters")]
    TooLong,
    #[error("a name has no character {0:?}, which cannot be seen")]
    Invisible(char),
}

impl PlayerName {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PlayerName {
    type Err = InvalidName;

    fn from_str(text: &str) -> Result<Self, InvalidName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(hidden) = name.chars().find(|&letter| is_invisible(letter)) {
            return Err(InvalidName::Invisible(hidden));
        }
        match name.chars().count() {
            0 => Err(InvalidName::Empty),
            1..=LONGEST_NAME => Ok(Self(name)),
            _ => Err(InvalidName::TooLong),
        }
    }
}

/// Whether a text has letters that cannot be seen.
pub(crate) fn has_invisible(text: &str) -> bool {
    text.chars().any(is_invisible)
}

/// Control characters, and those of Unicode that only turn, join or hide others. The two joiners
/// (U+200C, U+200D) stay: some scripts and many pictures are written with them.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'
                | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_as_it_is_but_for_spaces() {
        for (given, kept) in [
            ("Zoé", "Zoé"),
            ("  Papa \t et \n moi ", "Papa et moi"),
            ("O’Neil-42 <b>", "O’Neil-42 <b>"),
            ("王さん", "王さん"),
            ("👩‍🚀", "👩‍🚀"),
            ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
        ] {
            assert_eq!(given.parse::<PlayerName>().unwrap().as_str(), kept);
        }
    }

    #[test]
    fn what_cannot_be_read_as_a_name_is_refused_with_the_reason() {
        for (given, why) in [
            ("", InvalidName::Empty),
            (" \u{a0}\n", InvalidName::Empty),
            ("abcdefghijklmnopqrstuvwxy", InvalidName::TooLong),
            ("a\u{0}b", InvalidName::Invisible('\u{0}')),
            ("a\u{202e}b", InvalidName::Invisible('\u{202e}')),
            ("\u{200b}", InvalidName::Invisible('\u{200b}')),
            ("\u{3164}", InvalidName::Invisible('\u{3164}')),
        ] {
            assert_eq!(given.parse::<PlayerName>(), Err(why), "{given:?}");
        }
    }
}
