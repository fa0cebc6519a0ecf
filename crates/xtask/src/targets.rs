//! The crates without I/O, built for other machines than this one.

use crate::debian;
use crate::debian_rust::DebianRust;
use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace;

/// A machine, and what compiles for it.
struct Target {
    triple: &'static str,
    /// The parts of the standard library that these crates use there.
    library: &'static str,
    arguments: &'static [&'static str],
}

const TARGETS: [Target; 2] = [
    // A browser.
    Target {
        triple: "wasm32-unknown-unknown",
        library: "std,panic_abort",
        arguments: &["--package=roque-rules", "--package=roque-notation", "--package=roque-game"],
    },
    // A processor without a system: there is no `std` to be used by mistake.
    Target {
        triple: "x86_64-unknown-none",
        library: "core,alloc",
        arguments: &[
            "--package=roque-rules",
            "--package=roque-notation",
            "--features=roque-rules/serde",
        ],
    },
];

/// Rustup brings what is missing; where it cannot, Debian's Rust builds it.
pub(crate) fn run() -> Result<(), Failure> {
    for target in TARGETS {
        say(&format!("the crates without I/O, for {}", target.triple));
        target
            .cargo()?
            .with(target.arguments.iter().map(Into::into).collect())
            .within(workspace::root())
            .env("RUSTFLAGS", "-Dwarnings")
            .run()?;
    }
    Ok(())
}

impl Target {
    fn cargo(&self) -> Result<Step, Failure> {
        let Err(failure) = Step::new("rustup", &["target", "add", self.triple]).run_quietly()
        else {
            return Ok(Step::cargo(&["build", "--quiet", "--target", self.triple]));
        };
        if !debian::may_install() {
            return Err(failure);
        }
        DebianRust::unpacked()?.cargo(self.triple, self.library)
    }
}
