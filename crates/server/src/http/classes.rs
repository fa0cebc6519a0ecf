//! `/api/classes`: a teacher, and pupils who join by a code.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::SignedCookieJar;
use roque_text::Texts;

use super::exercises::Wanted;
use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::learn::class::{self, ClassName, Done};
use crate::limits::{MOST_CLASSES, MOST_PUPILS};
use crate::players::{PlayerName, Visitor};
use crate::store::{ClassCode, ClassRow, Joined, VisitorId};
use crate::wire::{Class, ClassReport, Classes, JoinClass, NewClass};

pub(super) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Json<Classes>, Error> {
    Ok(Json(classes_of(&app, visitor.known.as_ref()).await?))
}

pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    wanted: Result<Json<NewClass>, JsonRejection>,
) -> Result<(StatusCode, SignedCookieJar, Json<Class>), Error> {
    let Json(NewClass { name }) = wanted?;
    let name: ClassName =
        name.parse().map_err(|error| Error::Malformed(format!("name {name:?}: {error}")))?;
    let teacher = app.welcome(&visitor, address)?;
    let (store, at) = (&app.house.store, clock::date());
    store.welcome(&teacher, at).await?;
    let code = store
        .add_class(&teacher, name.as_str(), at, MOST_CLASSES)
        .await?
        .ok_or(Error::TooMany("classes of one teacher"))?;
    let class = find(&app, code.as_str()).await?;
    let shown = class::shown(&class, Some(&teacher), false);
    Ok((StatusCode::CREATED, visitor.remember(&teacher), Json(shown)))
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Class>, Error> {
    let class = find(&app, &code).await?;
    Ok(Json(seen_by(&app, &class, visitor.known.as_ref()).await?))
}

pub(super) async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Path(code): Path<String>,
    wanted: Result<Json<JoinClass>, JsonRejection>,
) -> Result<(SignedCookieJar, Json<Class>), Error> {
    let Json(JoinClass { name }) = wanted?;
    let name: Option<PlayerName> =
        name.map(|name| name.parse().map_err(|error| malformed_name(&name, error))).transpose()?;
    let class = find(&app, &code).await?;
    let player = app.welcome(&visitor, address)?;
    if player == class.teacher {
        return Err(Error::Malformed("a teacher does not attend their own class".to_owned()));
    }
    let (store, at) = (&app.house.store, clock::date());
    store.welcome(&player, at).await?;
    let is_new = !store.attends(&class.code, &player).await?;
    if is_new && store.attending(&player).await?.len() >= MOST_CLASSES {
        return Err(Error::TooMany("classes of one pupil"));
    }
    if store.join(&class.code, &player, at, MOST_PUPILS).await? == Joined::Full {
        return Err(Error::TooMany("pupils in one class"));
    }
    if let Some(name) = name {
        store.rename(&player, &name).await?;
    }
    // Their number may have changed.
    let class = find(&app, &code).await?;
    Ok((visitor.remember(&player), Json(class::shown(&class, Some(&player), true))))
}

pub(super) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Classes>, Error> {
    let class = find(&app, &code).await?;
    if let Some(player) = &visitor.known {
        app.house.store.leave(&class.code, player).await?;
    }
    Ok(Json(classes_of(&app, visitor.known.as_ref()).await?))
}

pub(super) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Classes>, Error> {
    let (class, teacher) = taught(&app, &visitor, &code).await?;
    app.house.store.delete_class(&class.code).await?;
    Ok(Json(classes_of(&app, Some(&teacher)).await?))
}

pub(super) async fn remove_pupil(
    State(app): State<App>,
    visitor: Visitor,
    path: Result<Path<(String, u32)>, PathRejection>,
) -> Result<Json<Classes>, Error> {
    let Path((code, number)) = path.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
    let (class, teacher) = taught(&app, &visitor, &code).await?;
    if !app.house.store.remove_pupil(&class.code, number).await? {
        return Err(Error::NotFound(format!("pupil {number} of the class")));
    }
    Ok(Json(classes_of(&app, Some(&teacher)).await?))
}

pub(super) async fn report(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<ClassReport>, Error> {
    let language = wanted?.language(&headers)?;
    let (class, _) = taught(&app, &visitor, &code).await?;
    let store = &app.house.store;
    let done = Done {
        pupils: store.pupils(&class.code).await?,
        lessons: store.lessons_of_class(&class.code).await?,
        forms: store.forms_of_class(&class.code).await?,
        missed: store.missed_by_class(&class.code).await?,
        class,
    };
    Ok(Json(class::report(done, &app.library, &Texts::new(language))))
}

async fn find(app: &App, code: &str) -> Result<ClassRow, Error> {
    let unknown = || Error::NotFound(format!("class {code:?}"));
    let parsed = ClassCode::parse(code).ok_or_else(unknown)?;
    app.house.store.class(&parsed).await?.ok_or_else(unknown)
}

/// A class and its teacher, who asks; to anybody else there is none to be seen from within.
async fn taught(app: &App, visitor: &Visitor, code: &str) -> Result<(ClassRow, VisitorId), Error> {
    let class = find(app, code).await?;
    match &visitor.known {
        Some(player) if *player == class.teacher => Ok((class, player.clone())),
        _ => Err(Error::NotFound(format!("class {code:?} of yours"))),
    }
}

async fn seen_by(app: &App, class: &ClassRow, player: Option<&VisitorId>) -> Result<Class, Error> {
    let attends = match player {
        Some(player) => app.house.store.attends(&class.code, player).await?,
        None => false,
    };
    Ok(class::shown(class, player, attends))
}

async fn classes_of(app: &App, player: Option<&VisitorId>) -> Result<Classes, Error> {
    let Some(player) = player else {
        return Ok(Classes { teaching: Vec::new(), attending: Vec::new() });
    };
    let (teaching, attending) =
        (app.house.store.teaching(player).await?, app.house.store.attending(player).await?);
    let shown = |classes: &[ClassRow], attends| {
        classes.iter().map(|row| class::shown(row, Some(player), attends)).collect()
    };
    Ok(Classes { teaching: shown(&teaching, false), attending: shown(&attending, true) })
}

fn malformed_name(name: &str, error: impl std::fmt::Display) -> Error {
    Error::Malformed(format!("name {name:?}: {error}"))
}
