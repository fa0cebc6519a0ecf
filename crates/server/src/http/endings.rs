//! Basic endings against the computer.

use axum::extract::Path;
use axum::extract::rejection::JsonRejection;
use axum::routing::{get, post};
use axum::{Json, Router};

use crate::app::App;
use crate::ask;
use crate::error::Error;
use crate::store::random_bytes;
use crate::wire::{EndingAnswer, EndingBoard, EndingKind, EndingMove, NewEnding};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/endings", get(list))
        .route("/endings/move", post(play))
        .route("/endings/{code}", post(start))
}

async fn list() -> Result<Json<Vec<EndingKind>>, Error> {
    reckoned(|| Ok(ask::endings())).await
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
    reckoned(move || ask::start_ending(&code, aim, seed)).await
}

async fn play(
    wanted: Result<Json<EndingMove>, JsonRejection>,
) -> Result<Json<EndingAnswer>, Error> {
    let Json(EndingMove { fen, mv }) = wanted?;
    reckoned(move || ask::play_ending(&fen, &mv)).await
}

/// Whoever asks about an ending for the first time waits some seconds until its table is worked
/// out; nobody else does.
async fn reckoned<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<Json<T>, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::internal(format!("an ending was not reckoned: {error}")))?.map(Json)
}
