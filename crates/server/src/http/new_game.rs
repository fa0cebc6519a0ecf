//! `POST /api/games` and `POST /api/games/{game}/rematch`: how games begin.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use roque_game::{Preset, Rulebook, Search, Start};
use roque_notation::{Dialect, fen};
use roque_rules::Position;

use super::ask;
use crate::app::App;
use crate::error::Error;
use crate::limits::{MOST_STATES_AT_THE_END, MOST_STATES_EACH_MOVE};
use crate::players::Visitor;
use crate::store::{Seat, random_bytes};
use crate::wire::{Color, ColorChoice, Created, NewGame, Opponent, RulesChoice, StartChoice};

pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    wanted: Result<Json<NewGame>, JsonRejection>,
) -> Result<(StatusCode, SignedCookieJar, Json<Created>), Error> {
    let Json(wanted) = wanted?;
    let start = start(&wanted)?;
    let id = app.welcome(&visitor, address)?;
    app.count_game(&id)?;
    let color = side(wanted.color.unwrap_or(ColorChoice::White));
    let rated = wanted.rated.unwrap_or(false);
    let seat = Seat { visitor: id.clone(), color, opponent: wanted.opponent, rated };
    let game = app.lobby.create(seat, &start).await?.to_string();
    Ok((StatusCode::CREATED, visitor.remember(&id), Json(Created { game })))
}

pub(super) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<(StatusCode, Json<Created>), Error> {
    let visitor = visitor.known.ok_or_else(|| Error::NotFound(format!("game {game:?}")))?;
    app.count_game(&visitor)?;
    let game = app.lobby.rematch(&game, &visitor).await?.to_string();
    Ok((StatusCode::CREATED, Json(Created { game })))
}

/// A game may begin anywhere where it is not over.
fn start(wanted: &NewGame) -> Result<Start, Error> {
    let (position, dialect) = position(wanted.start.as_ref().unwrap_or(&StartChoice::Ordinary))?;
    if let Some(clock) = &wanted.clock {
        clock.check().map_err(|error| Error::Malformed(format!("clock: {error}")))?;
    }
    let rulebook = rulebook(wanted)?;
    let start = Start { rulebook, position, dialect, clock: wanted.clock.clone() };
    match start.outcome() {
        Some(outcome) => Err(Error::Malformed(format!(
            "start: in {:?} the game is over, by {}",
            fen::write(&position, dialect),
            outcome.code()
        ))),
        None => Ok(start),
    }
}

fn position(choice: &StartChoice) -> Result<(Position, Dialect), Error> {
    let array = match choice {
        StartChoice::Ordinary => return Ok((Position::default(), Dialect::Ordinary)),
        StartChoice::Position { fen } => {
            let position = ask::read(fen)?;
            return Ok((position, Dialect::of(&position)));
        }
        StartChoice::Chess960 { number: Some(number) } => ask::numbered(*number)?,
        StartChoice::Chess960 { number: None } => ask::draw(),
    };
    Ok((Position::try_from(array.setup()).map_err(Error::internal)?, Dialect::Chess960))
}

fn rulebook(wanted: &NewGame) -> Result<Rulebook, Error> {
    match (&wanted.rules, wanted.opponent) {
        (Some(RulesChoice::Custom { rulebook }), _) => {
            let Search { each_move, at_the_end, .. } = rulebook.search;
            if each_move > MOST_STATES_EACH_MOVE || at_the_end > MOST_STATES_AT_THE_END {
                return Err(Error::Malformed(format!(
                    "rulebook: search: at most {MOST_STATES_EACH_MOVE} positions after each move and {MOST_STATES_AT_THE_END} at the end are looked at here"
                )));
            }
            Ok(*rulebook)
        }
        (Some(RulesChoice::Preset { id }), _) => {
            let preset = id.parse::<Preset>();
            preset
                .map(Preset::rulebook)
                .map_err(|error| Error::Malformed(format!("rules: {error}")))
        }
        (None, Opponent::Computer { .. }) => Ok(Rulebook::SOLO),
        (None, Opponent::SameScreen) => Ok(Rulebook::FIDE),
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
