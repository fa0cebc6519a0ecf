//! Which of our languages a reader gets: French, unless they chose or prefer English.

use axum::http::{HeaderMap, header};
use axum_extra::extract::CookieJar;
use serde::Deserialize;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Language {
    #[default]
    Fr,
    En,
}

impl Language {
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// The language of a tag such as `en` or `en-GB`.
    fn of(tag: &str) -> Option<Self> {
        match tag.split('-').next() {
            Some(primary) if primary.eq_ignore_ascii_case("fr") => Some(Self::Fr),
            Some(primary) if primary.eq_ignore_ascii_case("en") => Some(Self::En),
            _ => None,
        }
    }

    /// The cookie `lang`, which the page's switch writes; else what the browser asks for.
    pub(crate) fn wanted(headers: &HeaderMap) -> Self {
        let chosen = CookieJar::from_headers(headers)
            .get("lang")
            .and_then(|cookie| Self::of(cookie.value()));
        let asked =
            || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(Self::preferred);
        chosen.or_else(asked).unwrap_or_default()
    }

    /// The first of the languages of highest weight (RFC 9110, 12.5.4) that is ours.
    fn preferred(accept_language: &str) -> Option<Self> {
        let weighted = accept_language.split(',').filter_map(|range| {
            let (tag, weight) = range.split_once(";q=").unwrap_or((range, "1"));
            Some((Self::of(tag.trim())?, weight.trim().parse::<f32>().ok()?))
        });
        let best = weighted.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.filter(|(_, weight)| *weight > 0.0).map(|(language, _)| language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_given_to_those_who_prefer_it_to_french() {
        for (asked, given) in [
            ("fr-FR,fr;q=0.9,en;q=0.8", Some(Language::Fr)),
            ("en-GB,en;q=0.9,fr;q=0.8", Some(Language::En)),
            ("de-DE,de;q=0.9,en;q=0.8", Some(Language::En)),
            ("de,fr;q=0.4,en;q=0.5", Some(Language::En)),
            ("de", None),
            ("en;q=0", None),
            (";;;,q=,=", None),
        ] {
            assert_eq!(Language::preferred(asked), given, "{asked}");
        }
    }

    #[test]
    fn the_reader_s_choice_goes_before_the_browser_s() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "en".parse().unwrap());
        assert_eq!(Language::wanted(&headers), Language::En);
        headers.insert(header::COOKIE, "lang=fr".parse().unwrap());
        assert_eq!(Language::wanted(&headers), Language::Fr);
        assert_eq!(Language::wanted(&HeaderMap::new()), Language::Fr);
    }
}
