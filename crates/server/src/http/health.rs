//! Whether the server can do its work, for whoever watches over it.

use axum::extract::State;

use crate::app::App;
use crate::error::Error;

pub(super) async fn check(State(app): State<App>) -> Result<&'static str, Error> {
    app.house.store.heartbeat().await?;
    Ok("ok\n")
}
