//! What people read, written in Markdown and embedded in the binary.

use axum::extract::Path;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use pulldown_cmark::{Options, Parser, html};
use roque_text::Language;
use rust_embed::RustEmbed;

use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../content"]
struct Content;

/// An HTML fragment: the page sets it in its own frame.
pub(super) async fn show(
    Path((lang, page)): Path<(String, String)>,
) -> Result<impl IntoResponse, Error> {
    let language: Option<Language> = lang.parse().ok();
    let markdown =
        language.and_then(|language| Content::get(&format!("{}/{page}.md", language.code())));
    let markdown = markdown
        .ok_or_else(|| Error::NotFound(format!("page {page:?} in the language {lang:?}")))?;
    let text = String::from_utf8_lossy(&markdown.data);
    Ok((
        [
            (header::CACHE_CONTROL, "no-cache"),
            (header::CONTENT_LANGUAGE, if lang == "en" { "en" } else { "fr" }),
        ],
        Html(render(&text)),
    ))
}

fn render(markdown: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut fragment = String::with_capacity(markdown.len() * 3 / 2);
    html::push_html(&mut fragment, Parser::new_ext(markdown, options));
    fragment
}

#[cfg(test)]
mod tests {
    #[test]
    fn headings_may_carry_the_name_one_links_to() {
        assert_eq!(
            super::render("## Le pat {#pat}\n\n*Nulle*."),
            "<h2 id=\"pat\">Le pat</h2>\n<p><em>Nulle</em>.</p>\n"
        );
    }
}
