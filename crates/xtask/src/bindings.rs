//! The page's types of the wire, generated from the server's.

use std::fs;

use crate::binary::program;
use crate::failure::Failure;
use crate::step::Step;
use crate::task::Mode;
use crate::workspace::{root, target};

const FILE: &str = "web/src/lib/api/wire.ts";

pub(crate) fn run(mode: Mode) -> Result<(), Failure> {
    let generated = generate()?;
    let path = root().join(FILE);
    match mode {
        Mode::Write => fs::write(path, generated)
            .map_err(|error| Failure::Stopped(format!("cannot write {FILE}: {error}"))),
        Mode::Compare => {
            let stored = fs::read_to_string(path).map_err(|error| {
                Failure::Stopped(format!("cannot read {FILE}: {error}; run `cargo xtask bindings`"))
            })?;
            compare(&stored, &generated)
        }
    }
}

/// Built for the whole workspace, so that its dependencies have the features the tests want of them
/// and need not be compiled a second time.
fn generate() -> Result<String, Failure> {
    Step::cargo(&["build", "--workspace", "--example", "bindings"]).run()?;
    Step::new(target()?.join("debug/examples").join(program("bindings")), &[]).output()
}

fn compare(stored: &str, generated: &str) -> Result<(), Failure> {
    if stored == generated {
        return Ok(());
    }
    let same = stored
        .lines()
        .zip(generated.lines())
        .take_while(|(stored, generated)| stored == generated)
        .count();
    Err(Failure::Stopped(format!(
        "{FILE} is not what crates/server/src/wire/ says, from line {}; run `cargo xtask bindings`",
        same + 1
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drift_is_told_with_its_first_line_and_its_remedy() {
        assert!(compare("a\nb\n", "a\nb\n").is_ok());
        let text = compare("a\nb\n", "a\nc\n").unwrap_err().to_string();
        assert_eq!(
            text,
            format!(
                "{FILE} is not what crates/server/src/wire/ says, from line 2; run `cargo xtask bindings`"
            )
        );
        let text = compare("a\n", "a\nb\n").unwrap_err().to_string();
        assert!(text.contains("from line 2"), "{text}");
    }
}
