//! Programs that speak the protocol of xboard are told what they need, and understood.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::time::Duration;

use roque_arena::{
    Line,
    player::{Allowance, Answer, Contender, Fault, Player, Waits},
};
use roque_engine::Score;
use roque_rules::{Move, Square};

fn think(arguments: &str) -> Result<Answer, Fault> {
    let script = concat!("sh ", env!("CARGO_MANIFEST_DIR"), "/tests/old_engine.sh");
    let contender: Contender = format!("{script}{arguments},proto=xboard").parse().unwrap();
    let wait = Duration::from_secs(5);
    let mut player: Box<dyn Player> =
        contender.sit_down(Waits { margin: wait, patience: wait }).unwrap();
    let mut line = Line::default();
    line.play(Move::new(Square::D2, Square::D4)).unwrap();
    player.begin(0)?;
    player.think(&line, &Allowance::Depth(6))
}

#[test]
fn the_moves_before_are_told_and_the_answer_is_read() {
    let answer = think("").unwrap();
    assert_eq!(answer.mv, Move::new(Square::D7, Square::D5));
    assert_eq!(answer.score, Some(Score::Centipawns(-25)));
    assert_eq!((answer.depth, answer.nodes), (Some(6), Some(812)));
}

#[test]
fn a_command_that_is_refused_is_not_waited_for() {
    let fault = Fault::Crash("it does not understand: Illegal move: sd 6".to_owned());
    assert_eq!(think(" old").unwrap_err(), fault);
}
