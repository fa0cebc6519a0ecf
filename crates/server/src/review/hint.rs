//! Advice on the move to play.

use std::sync::Arc;

use roque_engine::{Engine, Stop};
use roque_game::Action;

use super::mark::Mark;
use crate::error::Error;
use crate::live::{House, Meant, Objection, Table};
use crate::shown;
use crate::wire::{Color, Hint, HintWanted};

/// Positions the engine looks at.
const LOOK: u64 = 200_000;
const MEGABYTES: usize = 8;

/// Advice for a side that the visitor holds and that has the move. The game notes first that it was
/// asked for: whatever is told, its log knows.
pub(crate) async fn hint(
    house: &House,
    table: &Arc<Table>,
    HintWanted { at, by }: &HintWanted,
) -> Result<Hint, Error> {
    match table.act(*by, Meant::AfterPlies(*at), Action::Hint).await {
        Ok(()) => {}
        Err(Objection::Refused(refusal)) => return Ok(Hint::Refused { refusal }),
        Err(Objection::Failed(error)) => return Err(error),
    }
    let game = table.game();
    let stale = game.plies().len() != *at as usize || Color::from(game.turn()) != *by;
    if stale || game.is_over() {
        return Ok(Hint::Refused { refusal: shown::refusal("stale") });
    }
    let asked = Arc::clone(&game);
    let look = move || {
        // A man that was touched binds the advice too.
        let moves = asked.playable_moves();
        Mark::of(&mut Engine::new(MEGABYTES), asked.history(), &moves, LOOK)
    };
    let found = house.advising.run(&Stop::default(), look).await.flatten();
    let mark = found.ok_or_else(|| Error::internal("no hint was found"))?;
    let position = game.position();
    let after = position.play_unchecked(mark.mv());
    Ok(Hint::Move { mv: shown::played(position, mark.mv(), &after) })
}
