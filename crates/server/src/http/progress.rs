//! `/api/progress` and `/api/lessons`.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use roque_text::{Language, Texts};

use super::exercises::Wanted;
use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::learn::progress::{self, Done};
use crate::players::Visitor;
use crate::store::{VisitorId, day};
use crate::wire::Progress;

type Asking = Result<Query<Wanted>, QueryRejection>;

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    wanted: Asking,
) -> Result<Json<Progress>, Error> {
    let language = wanted?.language(&headers)?;
    Ok(Json(of(&app, visitor.known.as_ref(), language).await?))
}

pub(super) async fn read_lesson(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(name): Path<String>,
    wanted: Asking,
) -> Result<(SignedCookieJar, Json<Progress>), Error> {
    let language = wanted?.language(&headers)?;
    if !app.library.lessons(language).any(|lesson| lesson.short_name() == name) {
        return Err(Error::NotFound(format!("lesson {name:?}")));
    }
    let player = app.welcome(&visitor, address)?;
    let (store, at) = (&app.house.store, clock::date());
    store.welcome(&player, at).await?;
    store.read_lesson(&player, &name, at).await?;
    let progress = of(&app, Some(&player), language).await?;
    Ok((visitor.remember(&player), Json(progress)))
}

/// Whoever is not known has done nothing yet.
async fn of(app: &App, player: Option<&VisitorId>, language: Language) -> Result<Progress, Error> {
    let store = &app.house.store;
    let done = match player {
        None => Done::default(),
        Some(player) => Done {
            lessons: store.lessons_read(player).await?,
            exercises: store.exercises(player).await?,
            forms: store.forms(player).await?,
            endings: store.endings_done(player).await?,
        },
    };
    Ok(progress::shown(&app.library, &Texts::new(language), &done, day(clock::date())))
}
