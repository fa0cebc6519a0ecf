//! Which of our languages a reader gets: French, unless they chose or prefer English.

use axum::http::{HeaderMap, header};
use axum_extra::extract::CookieJar;
use roque_text::Language;

/// The cookie `lang`, which the page's switch writes; else what the browser asks for.
pub(crate) fn wanted(headers: &HeaderMap) -> Language {
    let chosen = CookieJar::from_headers(headers)
        .get("lang")
        .and_then(|cookie| Language::of_tag(cookie.value()));
    let asked = || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(preferred);
    chosen.or_else(asked).unwrap_or_default()
}

/// The first of the languages of highest weight (RFC 9110, 12.5.4) that is ours.
fn preferred(accept_language: &str) -> Option<Language> {
    let weighted = accept_language.split(',').filter_map(|range| {
        let (tag, weight) = range.split_once(";q=").unwrap_or((range, "1"));
        Some((Language::of_tag(tag.trim())?, weight.trim().parse::<f32>().ok()?))
    });
    let best = weighted.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.filter(|(_, weight)| *weight > 0.0).map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_given_to_those_who_prefer_it_to_french() {
        for (asked, given) in [
            ("fr-FR,fr;q=0.9,en;q=0.8", Some(Language::French)),
            ("en-GB,en;q=0.9,fr;q=0.8", Some(Language::English)),
            ("de-DE,de;q=0.9,en;q=0.8", Some(Language::English)),
            ("de,fr;q=0.4,en;q=0.5", Some(Language::English)),
            ("de", None),
            ("en;q=0", None),
            (";;;,q=,=", None),
        ] {
            assert_eq!(preferred(asked), given, "{asked}");
        }
    }

    #[test]
    fn the_reader_s_choice_goes_before_the_browser_s() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "en".parse().unwrap());
        assert_eq!(wanted(&headers), Language::English);
        headers.insert(header::COOKIE, "lang=fr".parse().unwrap());
        assert_eq!(wanted(&headers), Language::French);
        assert_eq!(wanted(&HeaderMap::new()), Language::French);
    }
}
