//! Matches, data and tuning for the engine: all of it is in `roque-arena`.

use std::ffi::OsString;

use crate::failure::Failure;
use crate::step::{Step, say};

/// Becomes `roque-arena` with these words, so that an interruption is its own.
pub(crate) fn run(words: Vec<OsString>) -> Result<(), Failure> {
    say("building the arena");
    let run = ["run", "--quiet", "--release", "--package", "roque-arena", "--"];
    Step::cargo(&run).with(words).become_it()
}
