//! A game written down.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use roque_text::{Language, UnknownLanguage};
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::live::score_sheet;
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
