//! Speed against peers, measured in one run.

use std::ffi::OsString;

use crate::failure::Failure;
use crate::processor;
use crate::step::{Step, say};
use crate::workspace;

/// Peers choose their instructions when they are compiled, Roque when it runs: so both are given
/// what the processor has. That is a build of its own, in a folder of its own.
pub(crate) fn run(arguments: Vec<OsString>) -> Result<(), Failure> {
    say("building the bench and the peers (a few minutes the first time)");
    let folder = workspace::target()?.join("bench");
    let mut build = Step::cargo(&["run", "--quiet", "--release", "--package", "roque-bench"]);
    build = build.with(vec!["--target-dir".into(), folder.into()]);
    if processor::has_pext() {
        build = build
            .with(vec!["--features".into(), "pext".into()])
            .env("RUSTFLAGS", "-C target-feature=+bmi1,+bmi2,+lzcnt,+popcnt");
    }
    build.with(vec!["--".into()]).with(arguments).run()
}
