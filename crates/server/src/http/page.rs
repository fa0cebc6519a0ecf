//! The page people see, embedded in the binary by `npm run build` and `cargo build`.

use std::borrow::Cow;

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use roque_text::Language;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Error;
use crate::language;
use crate::store::hex;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Web;

struct File {
    data: Cow<'static, [u8]>,
    /// SHA-256 of the data.
    hash: [u8; 32],
    media_type: String,
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> Self {
        let media_type = file.metadata.mimetype().to_owned();
        Self { data: file.data, hash: file.metadata.sha256_hash(), media_type }
    }
}

/// Served when the page had not been built when the binary was.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// A file of the page, or the page itself: it has many addresses, of which the browser chooses the
/// view. An address that ends like a file and is none is an error.
pub(super) async fn show(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Error> {
    let path = uri.path().trim_start_matches('/');
    let missing = || Error::NotFound(format!("{method} /{path}"));
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(missing());
    }
    if path != "index.html" {
        if let Some(file) = Web::get(path) {
            return Ok(serve(path, file.into(), &headers));
        }
        if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
            return Err(missing());
        }
    }
    Ok(index(language::wanted(&headers)))
}

/// A file that the build of the page has made.
pub(crate) fn built(path: &str) -> Option<Cow<'static, [u8]>> {
    Web::get(path).map(|file| file.data)
}

fn index(language: Language) -> Response {
    let page = Web::get("index.html").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let page = page.unwrap_or_else(|| PLACEHOLDER.to_owned());
    let page =
        page.replacen("<html lang=\"fr\"", &format!("<html lang=\"{}\"", language.code()), 1);
    let headers = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language, cookie")];
    (headers, Html(page)).into_response()
}

/// The file, unless the browser has it already.
fn serve(path: &str, file: File, headers: &HeaderMap) -> Response {
    // Weak: the same file may be sent compressed or not.
    let tag = format!("W/\"{}\"", hex(&file.hash[..16]));
    // Names under `assets/` carry a hash of the content, so that what they name never changes.
    let immutable = path.starts_with("assets/");
    let caching = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = is_known(&tag, headers);
    let freshness = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, caching)];
    if known {
        return (StatusCode::NOT_MODIFIED, freshness).into_response();
    }
    (freshness, [(header::CONTENT_TYPE, file.media_type)], file.data).into_response()
}

/// Whether the browser has what bears this tag.
pub(super) fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(path: &str, headers: &HeaderMap) -> Response {
        let data = Cow::Borrowed(&b"let x;"[..]);
        serve(path, File { data, hash: [7; 32], media_type: "text/javascript".to_owned() }, headers)
    }

    #[test]
    fn what_carries_a_hash_in_its_name_is_kept_for_ever_and_the_rest_asked_for_each_time() {
        for (path, caching) in [
            ("assets/main-4f3a.js", "public, max-age=31536000, immutable"),
            ("favicon.svg", "no-cache"),
        ] {
            let response = served(path, &HeaderMap::new());
            assert_eq!(response.status(), StatusCode::OK);
            assert_eq!(response.headers()[header::CACHE_CONTROL], caching, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/javascript");
        }
    }

    #[test]
    fn a_browser_that_has_the_file_is_not_sent_it_again() {
        let tag = served("favicon.svg", &HeaderMap::new()).headers()[header::ETAG].clone();
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, tag);
        assert_eq!(served("favicon.svg", &headers).status(), StatusCode::NOT_MODIFIED);
    }
}
