//! Lets the crate build before npm has ever run, and embeds the page and the contents anew when they change.

use std::fs;
use std::path::Path;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = root.join("web/dist");
    // Cargo watches a folder only when it exists; an empty one means the placeholder page.
    fs::create_dir_all(&page)
        .unwrap_or_else(|error| panic!("cannot create {}: {error}", page.display()));
    println!("cargo::rerun-if-changed={}", page.display());
    println!("cargo::rerun-if-changed={}", root.join("content").display());
    println!("cargo::rerun-if-changed=build.rs");
}
