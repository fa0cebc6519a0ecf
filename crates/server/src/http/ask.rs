//! Questions about a position or about the rules: `/api/position`, `/api/why`, `/api/explain`,
//! `/api/chess960`.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use roque_notation::fen;
use roque_rules::{Position, chess960};
use serde::Deserialize;

use crate::ask;
use crate::error::Error;
use crate::shown;
use crate::store::random_bytes;
use crate::wire::{Explanation, PositionAnswer, PositionQuestion, Role, StartArray, Why};

pub(super) async fn position(
    question: Result<Json<PositionQuestion>, JsonRejection>,
) -> Result<Json<PositionAnswer>, Error> {
    let Json(question) = question?;
    Ok(Json(ask::describe(&question)?))
}

/// A move in a position.
#[derive(Debug, Deserialize)]
pub(super) struct MoveAsked {
    fen: String,
    from: String,
    to: String,
    promotion: Option<Role>,
}

pub(super) async fn why(
    asked: Result<Query<MoveAsked>, QueryRejection>,
) -> Result<Json<Why>, Error> {
    let Query(MoveAsked { fen, from, to, promotion }) = asked?;
    let (from, to) = (shown::square("from", &from)?, shown::square("to", &to)?);
    Ok(Json(ask::why(&read(&fen)?, from, to, promotion.map(Into::into))))
}

#[derive(Debug, Deserialize)]
pub(super) struct PositionAsked {
    fen: String,
}

pub(super) async fn explain(
    asked: Result<Query<PositionAsked>, QueryRejection>,
) -> Result<Json<Explanation>, Error> {
    let Query(PositionAsked { fen }) = asked?;
    Ok(Json(ask::explain(&read(&fen)?)))
}

/// A position written in FEN.
pub(super) fn read(text: &str) -> Result<Position, Error> {
    fen::read(text).map_err(|error| Error::Malformed(format!("fen {text:?}: {error}")))
}

/// A start array drawn at random.
pub(super) async fn any_array() -> Json<StartArray> {
    Json(ask::start_array(draw()))
}

pub(super) async fn array(
    number: Result<Path<u16>, PathRejection>,
) -> Result<Json<StartArray>, Error> {
    let Path(number) = number.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
    Ok(Json(ask::start_array(numbered(number)?)))
}

/// The start array of this number.
pub(super) fn numbered(number: u16) -> Result<chess960::StartArray, Error> {
    chess960::StartArray::new(number).ok_or_else(|| {
        Error::Malformed(format!("there is no start array {number}: they go from 0 to 959"))
    })
}

/// A start array drawn at random.
pub(super) fn draw() -> chess960::StartArray {
    // 960 does not divide 2 to the 32nd; the difference is of no weight.
    let number = u32::from_le_bytes(random_bytes()) % u32::from(chess960::StartArray::COUNT);
    chess960::StartArray::new(number as u16).unwrap_or(chess960::StartArray::ORDINARY)
}
