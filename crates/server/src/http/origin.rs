//! Another site's page may not act in a visitor's name.
//!
//! Browsers send the cookie with a WebSocket's handshake whatever page opens it, so the handshake,
//! like every request that changes something, must come from our own pages.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Error;

pub(super) async fn same_site(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let acts = request.method() != Method::GET || headers.contains_key(header::UPGRADE);
    match acts.then(|| foreign(headers)).flatten() {
        Some(error) => error.into_response(),
        None => next.run(request).await,
    }
}

/// A request without `Origin` does not come from a page, and so carries nobody else's cookie.
fn foreign(headers: &HeaderMap) -> Option<Error> {
    let origin = text(headers, &header::ORIGIN)?;
    let host = text(headers, &header::HOST).unwrap_or_default();
    let ours =
        origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host));
    (!ours).then(|| Error::ForeignOrigin { origin: origin.to_owned(), host: host.to_owned() })
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: &'static str, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        headers.insert(header::HOST, host.parse().unwrap());
        foreign(&headers).is_none()
    }

    #[test]
    fn our_own_pages_may_act_and_no_other() {
        assert!(from("http://localhost:8080", "localhost:8080"));
        assert!(from("https://Chess.example", "chess.example"));
        assert!(!from("http://localhost:8081", "localhost:8080"));
        assert!(!from("http://localhost:8080.example", "localhost:8080"));
        assert!(!from("null", "localhost:8080"));
        assert!(foreign(&HeaderMap::new()).is_none());
    }
}
