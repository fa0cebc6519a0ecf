//! `GET /api/me`.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum_extra::extract::SignedCookieJar;

use crate::app::App;
use crate::error::Error;
use crate::players::Visitor;
use crate::store::GameRow;
use crate::wire::{Me, RunningGame};

pub(super) async fn me(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, Json<Me>), Error> {
    let id = app.welcome(&visitor, address)?;
    let running = app.house.store.running(&id).await?.as_ref().map(running);
    Ok((visitor.remember(&id), Json(Me { running })))
}

fn running(row: &GameRow) -> RunningGame {
    RunningGame {
        game: row.id.to_string(),
        opponent: row.seat.opponent,
        you: row.seat.color,
        plies: row.standing.plies,
        your_turn: row.seat.holds(row.standing.turn),
    }
}
