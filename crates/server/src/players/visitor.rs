//! A visitor has no account: a signed cookie is who they are.

use std::convert::Infallible;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use time::Duration;

use crate::store::{Store, StoreError, VisitorId};

const NAME: &str = "roque";

/// The key that signs cookies; it lives as long as the database.
pub(crate) async fn cookie_key(store: &Store) -> Result<Key, StoreError> {
    Ok(Key::from(&store.secret("cookie").await?))
}

/// Whoever sent the request.
#[derive(Debug)]
pub struct Visitor {
    /// `None` without a cookie, and with one that we did not sign.
    pub known: Option<VisitorId>,
    jar: SignedCookieJar,
}

impl Visitor {
    /// The cookie to answer with; answering with it each time keeps a regular visitor for ever.
    pub fn remember(self, visitor: &VisitorId) -> SignedCookieJar {
        // Not `Secure`: on a local network there is no certificate. The signature protects its value.
        let cookie = Cookie::build((NAME, visitor.as_str().to_owned()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .max_age(Duration::days(365));
        self.jar.add(cookie)
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Key: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(state));
        let known = jar.get(NAME).and_then(|cookie| VisitorId::parse(cookie.value()));
        Ok(Self { known, jar })
    }
}
