//! HTTP: parse, call, answer.

mod ask;
mod classes;
mod endings;
mod exercises;
mod games;
mod health;
mod me;
mod new_game;
mod origin;
mod page;
mod pgn;
mod players;
mod progress;
mod rankings;
mod reading;
mod review;
mod security;
mod socket;

pub(crate) use page::built;

use std::any::Any;

use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::Error;
use crate::limits::LARGEST_BODY;

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let questions = Router::new()
        .route("/position", post(ask::position))
        .route("/trial", post(ask::trial))
        .route("/why", get(ask::why))
        .route("/explain", get(ask::explain))
        .route("/san", get(ask::san))
        .route("/chess960", get(ask::any_array))
        .route("/chess960/{number}", get(ask::array))
        .route("/rulebooks", get(ask::rulebooks))
        .route("/exercises/{id}", get(exercises::show))
        .route("/exercises/{id}/answer", post(exercises::answer))
        .route("/exercises/{id}/hint", post(exercises::hint))
        .route("/training", get(exercises::next))
        .route("/progress", get(progress::show))
        .route("/lessons/{name}/read", post(progress::read_lesson))
        .route("/classes", get(classes::list).post(classes::create))
        .route("/classes/{code}", get(classes::show).delete(classes::delete))
        .route("/classes/{code}/join", post(classes::join))
        .route("/classes/{code}/leave", post(classes::leave))
        .route("/classes/{code}/report", get(classes::report))
        .route("/classes/{code}/pupils/{number}", delete(classes::remove_pupil))
        .merge(pgn::router())
        .merge(review::router())
        .merge(endings::router())
        .layer(middleware::from_fn_with_state(app.clone(), ask::count));
    let api = Router::new()
        .route("/me", get(me::me))
        .route("/players", get(players::list).post(players::add))
        .route("/players/{id}", patch(players::rename).delete(players::delete))
        .route("/players/{id}/play", post(players::play))
        .route("/players/{id}/export", get(players::export))
        .route("/profile", get(rankings::profile))
        .route("/levels", get(rankings::levels))
        .route("/leaderboards/elo", get(rankings::elo))
        .route("/leaderboards/speed", get(rankings::speed))
        .route("/games", get(rankings::history).post(new_game::create))
        .route("/games/{game}/ranking", get(rankings::game))
        .route("/games/{game}/pgn", get(games::pgn))
        .route("/games/{game}/socket", get(socket::open))
        .route("/games/{game}/rematch", post(new_game::rematch))
        .route("/games/{game}/resign", post(games::resign))
        .merge(questions)
        .fallback(unknown)
        .method_not_allowed_fallback(unknown)
        .layer(middleware::from_fn(origin::same_site));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::check))
        .merge(reading::router())
        .fallback(page::show)
        .with_state(app)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::map_response(security::headers))
        .layer(CompressionLayer::new())
}

async fn unknown(method: Method, uri: Uri) -> Error {
    Error::NotFound(format!("{method} {}", uri.path()))
}

// The layer gives the panic away.
#[expect(clippy::needless_pass_by_value)]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let message = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or(panic.downcast_ref::<&str>().copied());
    Error::internal(format!("a handler panicked: {}", message.unwrap_or("without a message")))
        .into_response()
}
