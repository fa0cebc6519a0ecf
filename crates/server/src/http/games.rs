//! `POST /api/games`, and a game written down.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use roque_game::Start;
use roque_notation::{Dialect, fen};
use roque_text::{Language, UnknownLanguage};
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::live::score_sheet;
use crate::players::Visitor;
use crate::store::{Seat, random_bytes};
use crate::wire::{Color, ColorChoice, Created, NewGame};

pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    game: Result<Json<NewGame>, JsonRejection>,
) -> Result<(StatusCode, SignedCookieJar, Json<Created>), Error> {
    let Json(NewGame { level, color, fen }) = game?;
    let start = fen.map_or_else(|| Ok(Start::default()), |fen| start(&fen))?;
    let id = app.welcome(&visitor, address)?;
    app.count_game(&id)?;
    let seat = Seat { visitor: id.clone(), color: side(color), level };
    let game = app.lobby.create(seat, &start).await?.to_string();
    Ok((StatusCode::CREATED, visitor.remember(&id), Json(Created { game })))
}

/// A game may begin anywhere where it is not over.
fn start(text: &str) -> Result<Start, Error> {
    let position =
        fen::read(text).map_err(|error| Error::Malformed(format!("fen {text:?}: {error}")))?;
    let start = Start { position, dialect: Dialect::of(&position), ..Start::default() };
    match start.outcome() {
        Some(outcome) => {
            Err(Error::Malformed(format!("fen {text:?}: the game is over, by {}", outcome.code())))
        }
        None => Ok(start),
    }
}

fn side(choice: ColorChoice) -> Color {
    match choice {
        ColorChoice::White => Color::White,
        ColorChoice::Black => Color::Black,
        ColorChoice::Random => {
            let [byte] = random_bytes();
            if byte & 1 == 0 { Color::White } else { Color::Black }
        }
    }
}

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
    let Query(Reader { lang }) =
        reader.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
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
    Ok((headers, score_sheet::write(&row, &game, language)))
}
