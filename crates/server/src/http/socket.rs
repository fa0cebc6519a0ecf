//! `GET /api/games/{game}/socket?pace=`: who may sit down, before the conversation begins.

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::limits::LARGEST_MESSAGE;
use crate::live::{Pace, conversation};
use crate::players::Visitor;

/// Messages up to this size are read and answered with an error; beyond it the line is cut.
const LARGEST_READ: usize = 16 * LARGEST_MESSAGE;

/// How the visitor wants to be played with.
#[derive(Debug, Deserialize)]
pub(super) struct Manner {
    pace: Option<Pace>,
}

pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    manner: Result<Query<Manner>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let Query(Manner { pace }) = manner?;
    let upgrade = upgrade.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
    let visitor = visitor.known.ok_or_else(|| Error::NotFound(format!("game {game:?}")))?;
    let table = app.lobby.open(&game, &visitor).await?;
    table.keep_pace(pace.unwrap_or_default());
    let present = app.presence.enter(&visitor).ok_or(Error::TooMany("open sockets"))?;
    let upgrade = upgrade.max_message_size(LARGEST_READ).max_frame_size(LARGEST_READ);
    Ok(upgrade.on_upgrade(async move |socket| {
        conversation::hold(socket, table, app.limits, app.closing.clone()).await;
        drop(present);
    }))
}
