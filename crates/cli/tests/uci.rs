//! `roque uci` as a chess program talks to it.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use common::ROQUE;

#[test]
fn a_program_gets_a_legal_move_and_the_process_ends_when_told() {
    let mut engine = Command::new(ROQUE)
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut lines = BufReader::new(engine.stdout.take().unwrap()).lines().map(Result::unwrap);
    writeln!(input, "uci").unwrap();
    assert!(lines.any(|line| line == "uciok"));
    input.write_all(b"\xff\xfe nonsense\r\nisready\r\n").unwrap();
    assert!(lines.any(|line| line == "readyok"));
    writeln!(input, "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 3").unwrap();
    let best = lines.find(|line| line.starts_with("bestmove")).unwrap();
    assert_eq!(best.split_whitespace().nth(1), Some("a1a8"));
    writeln!(input, "quit").unwrap();
    assert!(engine.wait().unwrap().success());
}

#[test]
fn the_end_of_the_input_ends_the_process() {
    let mut engine =
        Command::new(ROQUE).arg("uci").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    writeln!(input, "go infinite").unwrap();
    drop(input);
    assert!(engine.wait().unwrap().success());
}
