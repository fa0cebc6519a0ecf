//! The language of whoever runs the command.

use std::env;

use roque_text::Language;

/// The language of the POSIX locale, in the order in which POSIX reads it.
pub(crate) fn of_the_system() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    set.filter(|locale| !locale.is_empty())
        .find_map(|locale| Language::of_tag(&locale))
        .unwrap_or_default()
}
