//! Pages to read, which the server has written.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use roque_learn::content::address::{self, Place};
use roque_text::Language;

use super::page;
use crate::app::App;
use crate::learn::Page;

/// A class is known by a few letters and digits.
const LONGEST_CODE: usize = 32;

pub(super) fn router() -> Router<App> {
    let mut router = Router::new();
    for language in Language::ALL {
        let read = || get(async move |app, uri, headers| show(language, app, &uri, &headers));
        let class = async move |app, code, headers| show_class(language, app, code, &headers);
        let path = Place::Path.path(language);
        router = router
            .route(&format!("{}/{{code}}", Place::Class.path(language)), get(class))
            .route(&format!("{path}/{{*below}}"), read());
        let guides = address::GUIDES.into_iter().filter_map(|name| address::guide(language, name));
        for top in guides.chain([path.as_str()]) {
            router = router.route(top, read()).route(&format!("{top}/"), read());
        }
    }
    router
}

fn show(language: Language, State(app): State<App>, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path();
    if let Some(page) = app.pages.at(path) {
        return send(page, StatusCode::OK, headers);
    }
    match path.strip_suffix('/').filter(|plain| app.pages.at(plain).is_some()) {
        Some(plain) => Redirect::permanent(&with_query(plain, uri)).into_response(),
        None => send(&app.pages.missing(language), StatusCode::NOT_FOUND, headers),
    }
}

fn with_query(path: &str, uri: &Uri) -> String {
    uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

fn show_class(
    language: Language,
    State(app): State<App>,
    Path(code): Path<String>,
    headers: &HeaderMap,
) -> Response {
    let plain = code.len() <= LONGEST_CODE && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain {
        send(&app.pages.class(language, &code), StatusCode::OK, headers)
    } else {
        send(&app.pages.missing(language), StatusCode::NOT_FOUND, headers)
    }
}

/// The page, unless the browser has it already.
fn send(page: &Page, status: StatusCode, headers: &HeaderMap) -> Response {
    let freshness = [(header::ETAG, page.tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
    if status == StatusCode::OK && page::is_known(&page.tag, headers) {
        return (StatusCode::NOT_MODIFIED, freshness).into_response();
    }
    let language = [(header::CONTENT_LANGUAGE, page.language.code())];
    (status, freshness, language, Html(page.html.clone())).into_response()
}
