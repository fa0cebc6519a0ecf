//! The script and the styles of rendered pages, as Vite has named them.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::http::built;

/// What a page asks the browser to fetch.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Assets {
    pub(super) script: Option<String>,
    /// What the script begins with: asked for at once, and not when it has been read.
    pub(super) preloads: Vec<String>,
    pub(super) styles: Vec<String>,
}

/// A line of `.vite/manifest.json`.
#[derive(Debug, Deserialize)]
struct Entry {
    file: String,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

const SCRIPT: &str = "src/learn/main.ts";
const STYLES: &str = "src/styles/reading.css";

impl Assets {
    /// Those of the page that is part of this program; none when it was not built before.
    pub(super) fn of_build() -> Self {
        built(".vite/manifest.json").map_or_else(Self::default, |manifest| Self::of(&manifest))
    }

    fn of(manifest: &[u8]) -> Self {
        let entries: BTreeMap<String, Entry> = serde_json::from_slice(manifest).unwrap_or_default();
        let mut assets = Self::default();
        if let Some(entry) = entries.get(SCRIPT) {
            assets.script = Some(entry.file.clone());
            assets.gather(&entries, entry);
        }
        // Last, since on paper it changes what the others say of colours.
        assets.styles.extend(entries.get(STYLES).map(|entry| entry.file.clone()));
        assets
    }

    fn gather(&mut self, entries: &BTreeMap<String, Entry>, entry: &Entry) {
        for style in &entry.css {
            if !self.styles.contains(style) {
                self.styles.push(style.clone());
            }
        }
        for imported in entry.imports.iter().filter_map(|name| entries.get(name)) {
            if !self.preloads.contains(&imported.file) {
                self.preloads.push(imported.file.clone());
                self.gather(entries, imported);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_styles_and_what_they_begin_with_are_named_once() {
        let manifest = br#"{
            "src/learn/main.ts": {"file": "assets/main-1.js", "css": ["assets/main-2.css"],
                "imports": ["_shared.js", "_board.js"], "isEntry": true},
            "_shared.js": {"file": "assets/shared-3.js"},
            "_board.js": {"file": "assets/board-4.js", "imports": ["_shared.js"],
                "css": ["assets/board-5.css", "assets/main-2.css"]},
            "src/styles/reading.css": {"file": "assets/reading-6.css"}
        }"#;
        let named = |files: &[&str]| files.iter().map(|file| format!("assets/{file}")).collect();
        let assets = Assets {
            script: Some("assets/main-1.js".into()),
            preloads: named(&["shared-3.js", "board-4.js"]),
            styles: named(&["main-2.css", "board-5.css", "reading-6.css"]),
        };
        assert_eq!(Assets::of(manifest), assets);
    }

    #[test]
    fn a_page_that_was_not_built_has_none() {
        assert_eq!(Assets::of(b"{}"), Assets::default());
        assert_eq!(Assets::of(b"broken"), Assets::default());
    }
}
