//! Endings whose technique must be known: no search looks far enough to see the mate at first.

use roque_engine::{Engine, Limits, Stop};
use roque_notation::fen;
use roque_rules::{Color, History};

const NODES: u64 = 20_000;

/// How many half-moves the engine, on both sides, needs to mate for White; nothing if it lets fifty
/// moves pass.
fn half_moves_to_mate(position: &str) -> Option<usize> {
    let mut game = History::new(fen::read(position).expect("a position"));
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let mut engine = Engine::new(4);
    for played in 0..100 {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner() == Some(Color::White)).then_some(played);
        }
        let best = engine.search(&game, &limits, &Stop::new(), |_| {});
        game.play(best.expect("there is a legal move").mv).expect("a legal move");
    }
    None
}

#[test]
fn a_bare_king_is_mated_within_fifty_moves() {
    for position in [
        "8/8/8/4k3/8/8/8/KQ6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KR6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KBB5 w - - 0 1",
        // The bishop mates in a corner of its colour only.
        "8/8/8/4k3/8/8/8/KBN5 w - - 0 1",
        "7k/8/5K2/8/4N3/3B4/8/8 w - - 0 1",
    ] {
        assert!(half_moves_to_mate(position).is_some(), "{position}");
    }
}

#[test]
fn a_pawn_that_wins_wins() {
    for position in [
        "4k3/8/8/4K3/4P3/8/8/8 w - - 0 1",
        "8/8/8/P4k2/8/8/8/7K b - - 0 1",
        "8/8/1k6/8/1K6/8/1P6/8 b - - 0 1",
    ] {
        assert!(half_moves_to_mate(position).is_some(), "{position}");
    }
}
