//! Positions and lines as tests write them.

use roque_notation::{fen, uci};
use roque_rules::{Move, Position};

pub(super) fn read(position: &str) -> Position {
    fen::read(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A line in UCI, each move legal.
pub(super) fn line(position: &Position, moves: &str) -> Vec<Move> {
    let mut position = *position;
    let play = |text: &str| {
        let mv = uci::read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position = position.play_unchecked(mv);
        mv
    };
    moves.split_whitespace().map(play).collect()
}
