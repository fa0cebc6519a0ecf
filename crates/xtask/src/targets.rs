//! The crates without I/O, built for other machines than this one.

use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace;

/// A machine, and what compiles for it.
struct Target {
    triple: &'static str,
    arguments: &'static [&'static str],
}

const TARGETS: [Target; 2] = [
    // A browser.
    Target {
        triple: "wasm32-unknown-unknown",
        arguments: &["--package=roque-rules", "--package=roque-notation", "--package=roque-game"],
    },
    // A processor without a system: there is no `std` to be used by mistake.
    Target {
        triple: "x86_64-unknown-none",
        arguments: &[
            "--package=roque-rules",
            "--package=roque-notation",
            "--features=roque-rules/serde",
        ],
    },
];

/// Rustup brings what is missing; where it cannot, this fails.
pub(crate) fn run() -> Result<(), Failure> {
    for Target { triple, arguments } in TARGETS {
        say(&format!("the crates without I/O, for {triple}"));
        Step::new("rustup", &["target", "add", triple]).run_quietly()?;
        Step::cargo(&["build", "--quiet", "--target", triple])
            .with(arguments.iter().map(Into::into).collect())
            .within(workspace::root())
            .env("RUSTFLAGS", "-Dwarnings")
            .run()?;
    }
    Ok(())
}
