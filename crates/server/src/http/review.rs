//! The move to review, hints, threats.

use axum::Json;
use axum::Router;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::routing::{get, post};
use roque_game::Gesture;

use super::ask::{PositionAsked, read};
use crate::app::App;
use crate::error::Error;
use crate::players::Visitor;
use crate::review;
use crate::shown;
use crate::store::VisitorId;
use crate::wire::{Hint, HintWanted, MoveWanted, Review, Threats, Tried};

/// Everything that has the engine think for a visitor, or the rules look around.
pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/games/{game}/review", get(show))
        .route("/games/{game}/review/try", post(attempt))
        .route("/games/{game}/hint", post(hint))
        .route("/threats", get(threats))
}

async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Review>, Error> {
    let (row, game) = app.lobby.read(&game, &known(visitor, &game)?).await?;
    Ok(Json(app.reviews.of(&row, game).await?))
}

async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    wanted: Result<Json<MoveWanted>, JsonRejection>,
) -> Result<Json<Tried>, Error> {
    let Json(wanted) = wanted?;
    let gesture = Gesture {
        from: shown::square("from", &wanted.from)?,
        to: shown::square("to", &wanted.to)?,
        promotion: wanted.promotion.map(Into::into),
    };
    let (row, game) = app.lobby.read(&game, &known(visitor, &game)?).await?;
    Ok(Json(app.reviews.try_again(&row, game, gesture).await?))
}

async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    wanted: Result<Json<HintWanted>, JsonRejection>,
) -> Result<Json<Hint>, Error> {
    let Json(wanted) = wanted?;
    let table = app.lobby.open(&game, &known(visitor, &game)?).await?;
    Ok(Json(review::hint(&app.house, &table, &wanted).await?))
}

async fn threats(
    asked: Result<Query<PositionAsked>, QueryRejection>,
) -> Result<Json<Threats>, Error> {
    let Query(PositionAsked { fen }) = asked?;
    Ok(Json(review::threats(&read(&fen)?)))
}

/// Whoever has no cookie has no game either.
fn known(visitor: Visitor, game: &str) -> Result<VisitorId, Error> {
    visitor.known.ok_or_else(|| Error::NotFound(format!("game {game:?}")))
}
