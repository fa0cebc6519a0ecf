//! `GET /api/me`.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum_extra::extract::SignedCookieJar;
use roque_game::Millis;

use crate::app::App;
use crate::error::Error;
use crate::players::Visitor;
use crate::store::GameRow;
use crate::wire::{Me, RunningGame};

const MILLISECONDS_A_DAY: u64 = 24 * 60 * 60 * 1000;

pub(super) async fn me(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, Json<Me>), Error> {
    let id = app.welcome(&visitor, address)?;
    let running = match app.house.store.running(&id).await? {
        Some(row) => Some(running(&app, &row).await?),
        None => None,
    };
    let at_stake = match app.lobby.at_stake(&id).await? {
        Some(row) => Some(self::running(&app, &row).await?),
        None => None,
    };
    Ok((visitor.remember(&id), Json(Me { running, at_stake })))
}

async fn running(app: &App, row: &GameRow) -> Result<RunningGame, Error> {
    let given_up_at = app.lobby.given_up_at(row).await?;
    let left = given_up_at.map(|at| at.since(Millis(app.house.clock.now())));
    Ok(RunningGame {
        game: row.id.to_string(),
        opponent: row.seat.opponent,
        you: row.seat.color,
        plies: row.standing.plies,
        your_turn: row.seat.holds(row.standing.turn),
        days_left: left.map(|left| left.0.div_ceil(MILLISECONDS_A_DAY) as u32),
    })
}
