//! The page: its tools, its packages, its build.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace::{root, web};

/// The oldest Node.js on which the page's tools run: major and minor.
const NODE: (u32, u32) = (20, 19);

/// What `web/` holds that the build does not read.
const NOT_SOURCES: [&str; 3] = ["node_modules", "dist", "e2e"];

/// Installs the page's packages when they are not those of `package-lock.json`.
pub(crate) fn install() -> Result<(), Failure> {
    require_node()?;
    let lock = web().join("package-lock.json");
    // npm writes this one at the end of every installation.
    let installed = web().join("node_modules/.package-lock.json");
    if up_to_date(&installed, &[lock]).map_err(|error| unreadable(&error))? {
        return Ok(());
    }
    say("installing the page's packages (about a minute)");
    Step::npm(&["ci", "--no-audit", "--no-fund"]).run()
}

/// Builds `web/dist`, when what it is made from has changed since it was last built.
pub(crate) fn build() -> Result<(), Failure> {
    install()?;
    let built = web().join("node_modules/.roque-page-built");
    let fresh = web().join("dist/index.html").is_file()
        && sources()
            .and_then(|sources| up_to_date(&built, &sources))
            .map_err(|error| unreadable(&error))?;
    if fresh {
        return Ok(());
    }
    say("building the page (some seconds)");
    // Stamped with the time at which the build starts: what changes meanwhile is built next time.
    let building = built.with_extension("tmp");
    fs::write(&building, "").map_err(|error| unreadable(&error))?;
    Step::npm(&["run", "--silent", "build"]).run()?;
    fs::rename(&building, &built).map_err(|error| unreadable(&error))
}

fn require_node() -> Result<(), Failure> {
    let (major, minor) = NODE;
    let needed = format!(
        "the page needs Node.js {major}.{minor} or later, with npm: install it from https://nodejs.org"
    );
    let found =
        Step::new("node", &["--version"]).output().map_err(|_| Failure::Stopped(needed.clone()))?;
    match version(&found) {
        Some(version) if version >= NODE => {}
        _ => {
            return Err(Failure::Stopped(format!("{needed} (found {})", found.trim())));
        }
    }
    Step::npm(&["--version"]).output().map(drop).map_err(|_| Failure::Stopped(needed))
}

/// Major and minor of what `node --version` prints, such as `v20.19.4`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// The files and folders from which the page is built.
fn sources() -> io::Result<Vec<PathBuf>> {
    let mut sources = vec![root().join("locales"), root().join("content")];
    for entry in fs::read_dir(web())? {
        let entry = entry?;
        if !NOT_SOURCES.iter().any(|name| entry.file_name() == *name) {
            sources.push(entry.path());
        }
    }
    Ok(sources)
}

/// Whether `product` exists and is newer than all that its `sources` hold.
fn up_to_date(product: &Path, sources: &[PathBuf]) -> io::Result<bool> {
    let Ok(product) = product.metadata().and_then(|data| data.modified()) else {
        return Ok(false);
    };
    for source in sources {
        if newest(source)? >= product {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The time of the latest change at or under `path`; a file taken away changes its folder.
fn newest(path: &Path) -> io::Result<SystemTime> {
    let data = path
        .metadata()
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let mut latest = data.modified()?;
    if data.is_dir() {
        for entry in fs::read_dir(path)? {
            latest = latest.max(newest(&entry?.path())?);
        }
    }
    Ok(latest)
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::Stopped(format!("cannot tell whether the page is up to date: {error}"))
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;

    /// A folder with sources changed at second 100 and a product made at second 200.
    struct Tree(tempfile::TempDir);

    impl Tree {
        fn new() -> Self {
            let tree = Self(tempfile::tempdir().unwrap());
            fs::create_dir_all(tree.path("src/lib")).unwrap();
            for file in ["src/main.ts", "src/lib/board.ts", "product"] {
                fs::write(tree.path(file), "").unwrap();
            }
            for source in ["src/main.ts", "src/lib/board.ts", "src/lib", "src"] {
                tree.changed(source, 100);
            }
            tree.changed("product", 200);
            tree
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn changed(&self, name: &str, second: u64) {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(second);
            File::open(self.path(name)).unwrap().set_modified(time).unwrap();
        }

        fn up_to_date(&self) -> bool {
            up_to_date(&self.path("product"), &[self.path("src")]).unwrap()
        }
    }

    #[test]
    fn a_product_newer_than_its_sources_is_kept() {
        assert!(Tree::new().up_to_date());
    }

    #[test]
    fn a_change_deep_in_the_sources_makes_it_stale() {
        let tree = Tree::new();
        tree.changed("src/lib/board.ts", 201);
        assert!(!tree.up_to_date());
    }

    #[test]
    fn a_change_in_the_same_instant_makes_it_stale() {
        let tree = Tree::new();
        tree.changed("src/main.ts", 200);
        assert!(!tree.up_to_date());
    }

    #[test]
    fn a_source_taken_away_makes_it_stale() {
        let tree = Tree::new();
        fs::remove_file(tree.path("src/lib/board.ts")).unwrap();
        assert!(!tree.up_to_date());
    }

    #[test]
    fn a_product_that_was_never_made_is_stale() {
        let tree = Tree::new();
        fs::remove_file(tree.path("product")).unwrap();
        assert!(!tree.up_to_date());
    }

    #[test]
    fn a_missing_source_is_named() {
        let tree = Tree::new();
        let error = up_to_date(&tree.path("product"), &[tree.path("locales")]).unwrap_err();
        assert!(error.to_string().contains("locales"), "{error}");
    }

    #[test]
    fn node_versions_compare_as_numbers() {
        assert_eq!(version("v20.19.4\n"), Some((20, 19)));
        assert!(version("v9.11.2") < Some(NODE));
        assert!(version("v20.9.0") < Some(NODE));
        assert!(version("v22.0.0") > Some(NODE));
        assert_eq!(version("nightly"), None);
    }
}
