//! What stands around every page: head, header, footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use roque_learn::content::address::{self, Place};
use roque_learn::diagram;
use roque_text::{Language, Texts};

use super::assets::Assets;

/// What the head of a page tells of it.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) title: String,
    pub(super) description: Option<String>,
    /// Where it is.
    pub(super) path: String,
    /// Where it is in the other language.
    pub(super) other: String,
}

pub(super) struct Frame<'a> {
    pub(super) texts: &'a Texts,
    pub(super) assets: &'a Assets,
    pub(super) head: Head,
}

/// The language one may change to.
pub(super) const fn other(language: Language) -> Language {
    match language {
        Language::French => Language::English,
        Language::English => Language::French,
    }
}

/// The sign of Roque, as in `web/src/lib/shell/Mark.svelte`.
const MARK: &str = "<svg viewBox=\"0 0 32 32\" aria-hidden=\"true\">\
    <path class=\"tower\" d=\"M6 4h5v4h3V4h4v4h3V4h5v8l-3 3v8l2 2v3H7v-3l2-2v-8l-3-3z\"/>\
    <path class=\"cross\" d=\"M14.5 14h3v3h3v3h-3v5h-3v-5h-3v-3h3z\"/></svg>";

impl Frame<'_> {
    pub(super) fn around(&self, body: &Markup) -> Markup {
        let language = self.texts.language().code();
        html! {
            (DOCTYPE)
            html lang=(language) {
                (self.head())
                body {
                    div id="app" {
                        a.skip.button.not-printed href="#main" { (self.say("skip")) }
                        (self.header())
                        main id="main" tabindex="-1" {
                            (PreEscaped(diagram::symbols()))
                            (body)
                        }
                        (self.footer())
                    }
                }
            }
        }
    }

    fn say(&self, id: &str) -> String {
        self.texts.say(id, [])
    }

    fn head(&self) -> Markup {
        let Head { title, description, path, other } = &self.head;
        let here = self.texts.language();
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f6f3ec" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#141613" media="(prefers-color-scheme: dark)";
                title { (title) " – Roque" }
                @if let Some(description) = description {
                    meta name="description" content=(description);
                }
                link rel="canonical" href=(path);
                link rel="alternate" hreflang=(here.code()) href=(path);
                link rel="alternate" hreflang=(self::other(here).code()) href=(other);
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="manifest" href="/manifest.webmanifest";
                script src="/theme.js" {}
                @for style in &self.assets.styles {
                    link rel="stylesheet" href={ "/" (style) };
                }
                @for preload in &self.assets.preloads {
                    link rel="modulepreload" href={ "/" (preload) };
                }
                @if let Some(script) = &self.assets.script {
                    script type="module" src={ "/" (script) } {}
                }
            }
        }
    }

    fn header(&self) -> Markup {
        let here = self.texts.language();
        let other = self::other(here).code();
        let learn = Place::Path.path(here);
        let links = [
            ("nav-play", "/"),
            ("nav-two", "/a-deux"),
            ("nav-read", "/lire"),
            ("nav-learn", learn.as_str()),
        ];
        html! {
            header.site-header.not-printed {
                a.brand href="/" {
                    span.mark { (PreEscaped(MARK)) }
                    span.unseen-narrow { (self.say("brand")) }
                }
                nav aria-label=(self.say("menu")) {
                    @for (text, path) in links {
                        a href=(path) aria-current=[(path == learn).then_some("page")] {
                            (self.say(text))
                        }
                    }
                }
                a.button.quiet.switch href=(self.head.other) lang=(other) hreflang=(other)
                    data-language=(other) {
                    span.unseen-narrow { (self.say(&format!("language-{other}"))) }
                    span.only-narrow aria-hidden="true" {
                        (self.say(&format!("language-{other}-short")))
                    }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let language = self.texts.language();
        let links = [
            ("nav-profile", "/profil"),
            ("nav-history", "/parties"),
            ("nav-leaderboards", "/classements"),
        ];
        html! {
            footer.site-footer.not-printed {
                nav.links aria-label=(self.say("footer-you")) {
                    @for (text, path) in links { a href=(path) { (self.say(text)) } }
                    @if let Some(rules) = address::guide(language, "rules") {
                        a href=(rules) { (self.say("reading-rules")) }
                    }
                }
                p { (self.say("footer-about")) }
                div data-island="theme" {}
            }
        }
    }
}
