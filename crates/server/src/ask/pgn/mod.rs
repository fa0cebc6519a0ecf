//! Games that somebody brings, in PGN.

mod fault;
mod list;
mod tree;

use roque_notation::Letters;
use roque_notation::pgn::{Builder, GameRead, Place, Reader, Replay, as_utf8, write_in};

pub(crate) use list::list;
pub(crate) use tree::show;

/// The first game of a text that stands at this place of a whole.
fn read(text: &[u8], place: Place, letters: Letters) -> Option<GameRead> {
    let mut games = Vec::new();
    let mut replay = Replay::new(letters, Builder::new(|game| games.push(game)));
    Reader::starting_at(letters, place).advance(text, true, &mut replay);
    drop(replay);
    games.pop()
}

/// A game written again in other letters; nothing if the text has none whose start is understood.
pub(crate) fn write(text: &[u8], from: Letters, to: Letters) -> Option<String> {
    let game = read(&as_utf8(text), Place::default(), from)?.game?;
    Some(write_in(&game, to))
}
