//! Basic endings against the computer.

use std::net::SocketAddr;

use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use axum_extra::extract::SignedCookieJar;

use crate::app::App;
use crate::ask;
use crate::clock;
use crate::error::Error;
use crate::learn::progress;
use crate::players::Visitor;
use crate::store::random_bytes;
use crate::wire::{
    EndingAnswer, EndingBoard, EndingDone, EndingKind, EndingMove, EndingPlayed, NewEnding,
};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/endings", get(list))
        .route("/endings/move", post(play))
        .route("/endings/{code}", post(start))
        .route("/endings/{code}/done", post(done))
}

async fn list() -> Result<Json<Vec<EndingKind>>, Error> {
    Ok(Json(reckoned(|| Ok(ask::endings())).await?))
}

async fn start(
    Path(code): Path<String>,
    wanted: Result<Json<NewEnding>, JsonRejection>,
) -> Result<Json<EndingBoard>, Error> {
    let Json(NewEnding { aim, seed }) = wanted?;
    let seed = match seed {
        Some(seed) => u64::from(seed),
        None => u64::from_le_bytes(random_bytes()),
    };
    Ok(Json(reckoned(move || ask::start_ending(&code, aim, seed)).await?))
}

async fn play(
    wanted: Result<Json<EndingMove>, JsonRejection>,
) -> Result<Json<EndingAnswer>, Error> {
    let Json(EndingMove { fen, mv }) = wanted?;
    Ok(Json(reckoned(move || ask::play_ending(&fen, &mv)).await?))
}

/// All that whoever plays has done, this ending included.
async fn done(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Path(code): Path<String>,
    wanted: Result<Json<EndingPlayed>, JsonRejection>,
) -> Result<(SignedCookieJar, Json<Vec<EndingDone>>), Error> {
    let Json(claimed) = wanted?;
    let (which, moves) = reckoned(move || ask::ending_done(&code, &claimed)).await?;
    let player = app.welcome(&visitor, address)?;
    let (store, at) = (&app.house.store, clock::date());
    store.welcome(&player, at).await?;
    store.ending_done(&player, which, moves, at).await?;
    let done = store.endings_done(&player).await?;
    Ok((visitor.remember(&player), Json(progress::endings(&done))))
}

/// Whoever asks about an ending for the first time waits some seconds until its table is worked
/// out; nobody else does.
async fn reckoned<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::internal(format!("an ending was not reckoned: {error}")))?
}
