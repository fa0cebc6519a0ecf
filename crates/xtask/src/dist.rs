//! One archive that runs where there is neither Rust nor Node.

use std::env;
use std::fs;
use std::path::Path;

use crate::binary::{self, Profile};
use crate::failure::Failure;
use crate::page;
use crate::step::{Step, say};
use crate::workspace::root;

/// What goes with the binary.
const PAPERS: [&str; 6] =
    ["README.md", "README.fr.md", "LICENSES.md", "LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

/// Writes `dist/roque-VERSION-TARGET.tar.gz`.
pub(crate) fn run() -> Result<(), Failure> {
    page::build()?;
    say("building the program, optimised (some minutes)");
    let roque = binary::build(Profile::Release)?;
    let name = format!("roque-{}-{}", env!("CARGO_PKG_VERSION"), target()?);
    let dist = root().join("dist");
    let archive = format!("{name}.tar.gz");
    gather(&roque, &dist.join(&name))?;
    Step::new("tar", &["-czf", &archive, &name]).within(&dist).run()?;
    say(&format!("packed {}", dist.join(archive).display()));
    Ok(())
}

/// Fills `folder` anew with what the archive holds.
fn gather(roque: &Path, folder: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::Stopped(format!("cannot gather {}: {error}", folder.display()));
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failed)?;
    }
    fs::create_dir_all(folder).map_err(failed)?;
    let papers = PAPERS.iter().map(|paper| root().join(paper));
    for file in papers.chain([roque.to_owned()]) {
        let name = file.file_name().expect("every file gathered here has a name");
        fs::copy(&file, folder.join(name)).map_err(|error| {
            Failure::Stopped(format!("cannot pack {}: {error}", file.display()))
        })?;
    }
    Ok(())
}

/// The platform the binary is for, such as `x86_64-unknown-linux-gnu`.
fn target() -> Result<String, Failure> {
    if let Ok(target) = env::var("CARGO_BUILD_TARGET") {
        return Ok(target);
    }
    let rustc = Step::new("rustc", &["-vV"]).output()?;
    host(&rustc)
        .map(str::to_owned)
        .ok_or_else(|| Failure::Stopped("`rustc -vV` names no host".into()))
}

fn host(rustc: &str) -> Option<&str> {
    rustc.lines().find_map(|line| line.strip_prefix("host: "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_platform_is_the_compilers_host() {
        assert_eq!(
            host("rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0\n"),
            Some("x86_64-unknown-linux-gnu")
        );
        assert_eq!(host("rustc 1.95.0\n"), None);
    }

    #[test]
    fn every_paper_of_the_archive_is_in_the_repository() {
        for paper in PAPERS {
            assert!(root().join(paper).is_file(), "{paper} is missing");
        }
    }

    #[test]
    fn a_folder_is_gathered_anew() {
        let place = tempfile::tempdir().unwrap();
        let roque = place.path().join("roque");
        fs::write(&roque, "binary").unwrap();
        let folder = place.path().join("roque-1");
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("old"), "").unwrap();
        gather(&roque, &folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("roque")).unwrap(), "binary");
        assert!(!folder.join("old").exists());
    }
}
