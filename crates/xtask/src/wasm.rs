//! The crates without I/O, built for the browser's machine.

use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// What compiles without a system.
const CRATES: [&str; 3] = ["roque-rules", "roque-notation", "roque-game"];

pub(crate) fn run() -> Result<(), Failure> {
    say("the crates without I/O, for wasm32");
    Step::new("rustup", &["target", "add", TARGET]).run()?;
    let mut build = Step::cargo(&["build", "--quiet", "--target", TARGET]);
    for name in CRATES {
        build = build.with(vec!["--package".into(), name.into()]);
    }
    build.within(workspace::root()).env("RUSTFLAGS", "-Dwarnings").run()
}
