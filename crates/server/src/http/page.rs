//! The page people see, embedded in the binary by `npm run build` and `cargo build`.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Error;
use crate::language::Language;
use crate::store::hex;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Web;

/// Served when the page had not been built when the binary was.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// A file of the page, or the page itself: it has many addresses, of which the browser chooses the
/// view. An address that ends like a file and is none is an error.
pub(super) async fn show(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Web::get(path) {
        Some(file) if path != "index.html" => serve(path, &file, &headers),
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.'))
            && path != "index.html" =>
        {
            Error::NotFound(format!("file /{path}")).into_response()
        }
        _ => index(Language::wanted(&headers)),
    }
}

fn index(language: Language) -> Response {
    let page = Web::get("index.html").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let page = page.unwrap_or_else(|| PLACEHOLDER.to_owned());
    let page = page.replacen("<html lang=\"fr\"", &format!("<html lang=\"{}\"", language.tag()), 1);
    let headers = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language, cookie")];
    (headers, Html(page)).into_response()
}

fn serve(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    // Names under `assets/` carry a hash of the content, so that what they name never changes.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let freshness = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, caching)];
    if known {
        return (StatusCode::NOT_MODIFIED, freshness).into_response();
    }
    (freshness, [(header::CONTENT_TYPE, file.metadata.mimetype())], file.data.clone())
        .into_response()
}
