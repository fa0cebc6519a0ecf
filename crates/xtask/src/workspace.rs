//! Where things are.

use std::path::{Path, PathBuf};

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
