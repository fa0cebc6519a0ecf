//! `roque uci`: the engine at the other end of the standard input and output.

use std::io::{self, BufRead};

use roque_engine::Uci;

use crate::{Answer, print};

pub(crate) fn run() -> Answer {
    // A program that no longer listens has left: the end of the input follows.
    let mut engine = Uci::new(|line| drop(print(&format!("{line}\n"))));
    for line in io::stdin().lock().split(b'\n') {
        if engine.handle_line(String::from_utf8_lossy(&line?).trim_end()).is_break() {
            break;
        }
    }
    Ok(())
}
