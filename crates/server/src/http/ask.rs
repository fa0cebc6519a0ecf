//! Questions about a position or about the rules.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use roque_engine::Stop;
use roque_game::Preset;
use roque_notation::{Letters, fen};
use roque_rules::{Position, chess960};
use roque_text::Language;
use serde::Deserialize;

use crate::app::App;
use crate::ask::{self, Teller};
use crate::error::Error;
use crate::shown;
use crate::store::random_bytes;
use crate::wire::{
    Explanation, NamedRulebook, PositionAnswer, PositionQuestion, ReadMove, Role, StartArray,
    TrialBoard, TrialMoves, Voice, Why,
};

/// Lets so many questions through.
pub(super) async fn count(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.count_question(address)?;
    Ok(next.run(request).await)
}

/// The rulebooks that have a name.
pub(super) async fn rulebooks() -> Json<Vec<NamedRulebook>> {
    let named = |preset: Preset| NamedRulebook {
        id: preset.name().to_owned(),
        rulebook: preset.rulebook(),
    };
    Json(Preset::ALL.map(named).to_vec())
}

pub(super) async fn position(
    question: Result<Json<PositionQuestion>, JsonRejection>,
) -> Result<Json<PositionAnswer>, Error> {
    let Json(question) = question?;
    Ok(Json(ask::describe(&question)?))
}

pub(super) async fn trial(
    question: Result<Json<TrialMoves>, JsonRejection>,
) -> Result<Json<TrialBoard>, Error> {
    let Json(question) = question?;
    Ok(Json(ask::trial(&question)?))
}

/// A move on a board.
#[derive(Debug, Deserialize)]
pub(super) struct MoveAsked {
    fen: String,
    from: String,
    to: String,
    promotion: Option<Role>,
    lang: Option<String>,
    #[serde(default)]
    voice: Voice,
}

pub(super) async fn why(
    asked: Result<Query<MoveAsked>, QueryRejection>,
) -> Result<Json<Why>, Error> {
    let Query(MoveAsked { fen, from, to, promotion, lang, voice }) = asked?;
    let (from, to) = (shown::square("from", &from)?, shown::square("to", &to)?);
    let language = lang.as_deref().and_then(Language::of_tag);
    let teller = language.map(|language| Teller { language, voice });
    Ok(Json(ask::why(&fen, (from, to, promotion.map(Into::into)), teller)?))
}

/// A move written in the letters of a language.
#[derive(Debug, Deserialize)]
pub(super) struct TextAsked {
    fen: String,
    text: String,
    lang: String,
}

pub(super) async fn san(
    asked: Result<Query<TextAsked>, QueryRejection>,
) -> Result<Json<ReadMove>, Error> {
    let Query(TextAsked { fen, text, lang }) = asked?;
    let letters = Letters::of_code(&lang)
        .ok_or_else(|| Error::Malformed(format!("lang {lang:?} has no letters of its own here")))?;
    Ok(Json(ask::read(&read(&fen)?, &text, letters)))
}

/// A position, in FEN.
#[derive(Debug, Deserialize)]
pub(super) struct PositionAsked {
    pub(super) fen: String,
}

pub(super) async fn explain(
    State(app): State<App>,
    asked: Result<Query<PositionAsked>, QueryRejection>,
) -> Result<Json<Explanation>, Error> {
    let Query(PositionAsked { fen }) = asked?;
    let position = read(&fen)?;
    let explained =
        app.house.answering.run(&Stop::default(), move || ask::explain(&position)).await;
    explained.map(Json).ok_or_else(|| Error::internal("a position was not explained"))
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
