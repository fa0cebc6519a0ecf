//! What a browser is told never to do with our pages.

use axum::http::{HeaderValue, header};
use axum::response::Response;

/// Scripts, connections and everything else come from this server alone. Styles may stand in the
/// page, since boards place their pieces with them; images may be inline, since pieces are.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
);

pub(super) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, POLICY);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}
