//! A game written down, or given up from a page that is not its own.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use roque_game::Action;
use roque_text::{Language, UnknownLanguage};
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::live::{Meant, Objection, score_sheet};
use crate::players::Visitor;

/// For whom a game is written down.
#[derive(Debug, Deserialize)]
pub(super) struct Reader {
    lang: Option<String>,
}

pub(super) async fn pgn(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    reader: Result<Query<Reader>, QueryRejection>,
) -> Result<impl IntoResponse, Error> {
    let Query(Reader { lang }) = reader?;
    let language = lang.map_or(Ok(Language::default()), |lang| lang.parse());
    let language =
        language.map_err(|error: UnknownLanguage| Error::Malformed(format!("lang: {error}")))?;
    let visitor = visitor.known.ok_or_else(|| Error::NotFound(format!("game {game:?}")))?;
    let (row, game) = app.lobby.read(&game, &visitor).await?;
    let name = format!("attachment; filename=\"roque-{}.pgn\"", row.id);
    let headers = [
        (header::CONTENT_TYPE, "application/vnd.chess-pgn; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    let player = app.house.store.player(&visitor).await?.and_then(|player| player.name);
    Ok((headers, score_sheet::write(&row, &game, player.as_deref(), language)))
}

/// `POST /api/games/{game}/resign`: the visitor gives the game up for the side they began with.
pub(super) async fn resign(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<StatusCode, Error> {
    let visitor = visitor.known.ok_or_else(|| Error::NotFound(format!("game {game:?}")))?;
    let table = app.lobby.open(&game, &visitor).await?;
    match table.act(table.row().seat.color, Meant::Now, Action::Resign).await {
        // Somebody whose game is over already has what they asked for.
        Ok(()) | Err(Objection::Refused(_)) => Ok(StatusCode::NO_CONTENT),
        Err(Objection::Failed(error)) => Err(error),
    }
}
