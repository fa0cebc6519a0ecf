//! What every request can reach.

use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use roque_learn::content::Library;
use tokio::sync::watch;

use crate::error::Error;
use crate::learn::{DrawnTasks, Pages};
use crate::limits::{Limiter, Limits};
use crate::live::{House, Lobby};
use crate::players::{Presence, Visitor};
use crate::review::Reviews;
use crate::store::VisitorId;

#[derive(Debug, Clone)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
pub struct Inner {
    pub house: Arc<House>,
    pub lobby: Arc<Lobby>,
    pub reviews: Reviews,
    /// All there is to read and to exercise.
    pub library: Library,
    pub(crate) drawn: DrawnTasks,
    pub(crate) pages: Pages,
    pub limits: Limits,
    pub presence: Presence,
    /// Turns true when the server is to close.
    pub closing: watch::Receiver<bool>,
    key: Key,
    games: Limiter<VisitorId>,
    visitors: Limiter<IpAddr>,
    questions: Limiter<IpAddr>,
}

impl App {
    pub fn new(
        house: Arc<House>,
        library: Library,
        key: Key,
        limits: Limits,
        closing: watch::Receiver<bool>,
    ) -> Self {
        Self(Arc::new(Inner {
            lobby: Arc::new(Lobby::new(Arc::clone(&house))),
            reviews: Reviews::new(Arc::clone(&house)),
            house,
            drawn: DrawnTasks::default(),
            pages: Pages::write(&library),
            library,
            limits,
            presence: Presence::new(limits.sockets),
            closing,
            key,
            games: Limiter::new(limits.games),
            visitors: Limiter::new(limits.visitors),
            questions: Limiter::new(limits.questions),
        }))
    }

    /// Who this visitor is; somebody new if they bring no cookie of ours.
    pub fn welcome(&self, visitor: &Visitor, address: SocketAddr) -> Result<VisitorId, Error> {
        if let Some(known) = &visitor.known {
            return Ok(known.clone());
        }
        self.count_visitor(address)?;
        Ok(VisitorId::random())
    }

    /// Counts a new visitor, or a new player.
    pub fn count_visitor(&self, address: SocketAddr) -> Result<(), Error> {
        let within = self.visitors.take(address.ip(), Instant::now());
        within.then_some(()).ok_or(Error::TooMany("new visitors from one address"))
    }

    /// Counts a question about a position or the rules.
    pub fn count_question(&self, address: SocketAddr) -> Result<(), Error> {
        let within = self.questions.take(address.ip(), Instant::now());
        within.then_some(()).ok_or(Error::TooMany("questions from one address"))
    }

    /// Counts a new game of this visitor.
    pub fn count_game(&self, visitor: &VisitorId) -> Result<(), Error> {
        let within = self.games.take(visitor.clone(), Instant::now());
        within.then_some(()).ok_or(Error::TooMany("new games"))
    }
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}
