//! Build what changed, then become the game.

use std::ffi::OsString;

use crate::binary::{self, Profile};
use crate::failure::Failure;
use crate::page;
use crate::step::{Step, say};

/// Without arguments the binary serves on this machine and opens the browser; `arguments` are its own.
pub(crate) fn run(arguments: Vec<OsString>) -> Result<(), Failure> {
    page::build()?;
    say("building the program (some minutes the first time, seconds afterwards)");
    let roque = binary::build(Profile::Play)?;
    Step::new(roque, &[]).with(arguments).become_it()
}
