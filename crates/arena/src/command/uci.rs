//! The engine of this build as a program of its own, so that two builds can play each other.

use std::{
    error::Error,
    io::{self, BufRead as _, Write as _},
};

use roque_engine::Uci;

pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let say = |line: &str| {
        let mut output = io::stdout().lock();
        // Who no longer listens has left: the end of the input follows.
        let _ = writeln!(output, "{line}").and_then(|()| output.flush());
    };
    let mut engine = Uci::new(say);
    for line in io::stdin().lock().split(b'\n') {
        if engine.handle_line(String::from_utf8_lossy(&line?).trim_end()).is_break() {
            break;
        }
    }
    Ok(())
}
