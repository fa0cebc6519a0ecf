//! Where things are.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this crate is in ROOT/crates/xtask")
}

/// The page's package.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The folder in which Cargo builds, wherever its settings say that is: it put us in TARGET/debug.
pub(crate) fn target() -> Result<PathBuf, Failure> {
    let own = env::current_exe()
        .map_err(|error| Failure::Stopped(format!("cannot tell where xtask runs: {error}")))?;
    match holding(&own) {
        Some(target) => Ok(target.to_owned()),
        None => Err(Failure::Stopped(format!(
            "{} is not where Cargo builds: start it as `cargo xtask`",
            own.display()
        ))),
    }
}

fn holding(own: &Path) -> Option<&Path> {
    own.parent().filter(|folder| folder.ends_with("debug"))?.parent()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_builds_in_the_folder_that_holds_our_own() {
        assert_eq!(holding(Path::new("/elsewhere/debug/xtask")), Some(Path::new("/elsewhere")));
        assert_eq!(holding(Path::new("/usr/bin/xtask")), None);
    }
}
