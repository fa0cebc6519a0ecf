//! Every test of Roque, from the quickest to the slowest.

use std::path::Path;

use crate::binary::{self, Profile};
use crate::browser;
use crate::failure::Failure;
use crate::page;
use crate::step::{Step, say};
use crate::task::Depth;

pub(crate) fn run(depth: Depth, peers: Option<&Path>) -> Result<(), Failure> {
    page::build()?;
    say("tests of the Rust crates");
    crates(depth, peers)?.run()?;
    say("tests of the page");
    Step::npm(&["run", "--silent", "test"]).run()?;
    say("tests in a real browser");
    let browser = browser::find_or_install()?;
    let roque = binary::build(Profile::Play)?;
    Step::npm(&["run", "--silent", "e2e"])
        .env("ROQUE_BIN", roque)
        .env("ROQUE_CHROMIUM", browser)
        .run()
}

/// The suites read from their environment how deep to go and where the suites of others are.
fn crates(depth: Depth, peers: Option<&Path>) -> Result<Step, Failure> {
    let mut step = Step::cargo(&["test", "--workspace"]);
    if depth == Depth::Deep {
        step = step.env("ROQUE_PERFT", "deep");
    }
    if let Some(folder) = peers {
        // Each crate's tests run in the crate's own folder: a relative path would be lost on the way.
        let folder = folder.canonicalize().map_err(|error| {
            Failure::Stopped(format!("no peer suites in {}: {error}", folder.display()))
        })?;
        step = step.env("ROQUE_PEERS", folder);
    }
    Ok(step)
}
