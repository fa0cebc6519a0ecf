//! Games that somebody brings, in PGN.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::post;
use axum::{Json, Router};
use roque_engine::Stop;
use roque_notation::Letters;
use serde::Deserialize;

use crate::app::App;
use crate::ask::pgn;
use crate::error::Error;
use crate::limits::{LARGEST_PGN, LARGEST_PGN_GAME};
use crate::wire::{PgnAnswer, PgnGame, TextPlace};

pub(super) fn router() -> Router<App> {
    let whole = DefaultBodyLimit::max(LARGEST_PGN);
    let one = DefaultBodyLimit::max(LARGEST_PGN_GAME);
    Router::new()
        .route("/pgn", post(list).layer(whole))
        .route("/pgn/game", post(game).layer(one))
        .route("/pgn/written", post(written).layer(one))
}

/// The letters a text is read in.
#[derive(Debug, Deserialize)]
struct Reading {
    letters: String,
}

async fn list(
    State(app): State<App>,
    asked: Result<Query<Reading>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<PgnAnswer>, Error> {
    let Query(Reading { letters }) = asked?;
    let text = received(body, LARGEST_PGN)?;
    let letters = if letters == "auto" { None } else { Some(letters_of(&letters)?) };
    answer(&app, move || pgn::list(&text, letters)).await.map(Json)
}

/// One game and where its text stands.
#[derive(Debug, Deserialize)]
struct Game {
    letters: String,
    offset: u64,
    line: u64,
    column: u64,
}

async fn game(
    State(app): State<App>,
    asked: Result<Query<Game>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<PgnGame>, Error> {
    let Query(Game { letters, offset, line, column }) = asked?;
    let text = received(body, LARGEST_PGN_GAME)?;
    let letters = letters_of(&letters)?;
    let place = TextPlace { offset, line, column }.into();
    let shown = answer(&app, move || pgn::show(&text, place, letters)).await?;
    shown.map(Json).ok_or_else(|| Error::NotFound("game".to_owned()))
}

/// One game, to be written again in other letters.
#[derive(Debug, Deserialize)]
struct Rewriting {
    letters: String,
    to: String,
}

async fn written(
    State(app): State<App>,
    asked: Result<Query<Rewriting>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, Error> {
    let Query(Rewriting { letters, to }) = asked?;
    let text = received(body, LARGEST_PGN_GAME)?;
    let (letters, to) = (letters_of(&letters)?, letters_of(&to)?);
    let written = answer(&app, move || pgn::write(&text, letters, to)).await?;
    let written = written.ok_or_else(|| Error::NotFound("game".to_owned()))?;
    Ok(([(header::CONTENT_TYPE, "application/vnd.chess-pgn; charset=utf-8")], written))
}

fn letters_of(code: &str) -> Result<Letters, Error> {
    Letters::of_code(code)
        .ok_or_else(|| Error::Malformed(format!("letters {code:?} are of no language known here")))
}

fn received(body: Result<Bytes, BytesRejection>, limit: usize) -> Result<Bytes, Error> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge { what: "the text of games", limit },
        _ => Error::Malformed(rejection.body_text()),
    })
}

/// Reads beside the sockets, one text at a time.
async fn answer<T: Send + 'static>(
    app: &App,
    read: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let answer = app.house.answering.run(&Stop::default(), read).await;
    answer.ok_or_else(|| Error::internal("a text of games was not read"))
}
