//! What can be said of the sources without running them.

use crate::bindings;
use crate::content;
use crate::failure::Failure;
use crate::page;
use crate::step::{Step, say};
use crate::task::Mode;
use crate::workspace;

pub(crate) fn run() -> Result<(), Failure> {
    say("formatting and lints of the Rust crates");
    Step::cargo(&["fmt", "--all", "--check"]).run()?;
    Step::cargo(&["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"])
        .within(workspace::root())
        .run()?;
    Step::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()?;
    say("lessons");
    content::run()?;
    say("types of the wire");
    bindings::run(Mode::Compare)?;
    say("formatting and types of the page");
    page::install()?;
    Step::npm(&["run", "--silent", "format:check"]).run()?;
    Step::npm(&["run", "--silent", "check"]).run()
}
