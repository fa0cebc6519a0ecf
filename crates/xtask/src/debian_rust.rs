//! A Rust that can build the standard library from its source, unpacked from Debian's packages: for
//! machines on which rustup does not reach its server.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace;

/// The compiler and its sources. The libraries it is linked with carry versions in their names, and
/// are found by what the compiler depends on.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const LIBRARIES: [&str; 2] = ["libstd-rust-web", "libllvm"];

/// Where the packages lie unpacked: nothing of the system is touched.
#[derive(Debug)]
pub(crate) struct DebianRust {
    root: PathBuf,
}

impl DebianRust {
    /// Downloads and unpacks what is not there yet.
    pub(crate) fn unpacked() -> Result<Self, Failure> {
        let folder = workspace::target()?.join("debian-rust");
        let rust = Self { root: folder.join("root") };
        if !rust.compiler().is_file() {
            say("unpacking Debian's Rust, which builds its own standard library (140 MB)");
            rust.unpack(&folder)?;
        }
        Ok(rust)
    }

    fn unpack(&self, folder: &Path) -> Result<(), Failure> {
        fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
        Step::new("apt-get", &["-qq", "update"]).run_quietly()?;
        let known = Step::new("apt-cache", &["depends", "--recurse", PACKAGES[0]]).output()?;
        let packages = [&PACKAGES[..], &libraries(&known)].concat();
        Step::new("apt-get", &["-qq", "download"])
            .with(packages.iter().map(Into::into).collect())
            .within(folder)
            .run_quietly()?;
        let mut archives = entries(folder)?;
        archives.retain(|path| path.extension().is_some_and(|extension| extension == "deb"));
        // The compiler comes last: where it is, everything is.
        archives.sort_by_key(|path| path.to_string_lossy().contains(PACKAGES[0]));
        for archive in archives {
            let words = ["-x".into(), archive.into_os_string(), self.root.clone().into_os_string()];
            Step::new("dpkg", &[]).with(words.to_vec()).run_quietly()?;
        }
        Ok(())
    }

    /// Builds for a target with a standard library made on the way, of these parts of it.
    pub(crate) fn cargo(&self, target: &str, parts: &str) -> Result<Step, Failure> {
        // Debian's compiler looks for its sources where they would be installed; Cargo can be told.
        let sources = entries(&self.root.join("usr/src"))?;
        let Some(source) = sources.first() else {
            return Err(Failure::Stopped(format!(
                "no Rust sources in {}: delete it and try again",
                self.root.display()
            )));
        };
        // Debian's own Cargo needs libraries of Debian; rustup's needs none.
        let cargo = Step::new("rustup", &["which", "cargo"]).output()?;
        let build = ["build", "--quiet", "-Z", &format!("build-std={parts}"), "--target", target];
        Ok(Step::new(cargo.trim(), &build)
            .with(vec!["--target-dir".into(), self.root.with_file_name("build").into()])
            .env("LD_LIBRARY_PATH", self.root.join("usr/lib/x86_64-linux-gnu"))
            .env("RUSTC", self.compiler())
            .env("RUSTC_BOOTSTRAP", "1")
            .env("__CARGO_TESTS_ONLY_SRC_ROOT", source.join("library")))
    }

    fn compiler(&self) -> PathBuf {
        self.root.join("usr/bin/rustc")
    }
}

/// The libraries among the packages that `apt-cache depends --recurse` lists, each once.
fn libraries(listed: &str) -> Vec<&str> {
    let mut libraries: Vec<&str> = listed
        .lines()
        .filter(|line| LIBRARIES.iter().any(|library| line.starts_with(library)))
        .collect();
    libraries.sort_unstable();
    libraries.dedup();
    libraries
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let listed = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    Ok(listed.filter_map(Result::ok).map(|entry| entry.path()).collect())
}

fn cannot(what: &str, folder: &Path, error: &std::io::Error) -> Failure {
    Failure::Stopped(format!("cannot {what} {}: {error}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_libraries_of_the_compiler_are_found_whatever_their_version() {
        let listed = "rustc-web\n  Depends: libstd-rust-web-dev\n  Depends: libc6\n\
            libstd-rust-web-dev\n  Depends: libstd-rust-web-1.96\nlibc6\nlibstd-rust-web-1.96\n\
              Depends: libllvm22\nlibllvm22\nlibstd-rust-web-dev\n";
        let libraries = libraries(listed);
        assert_eq!(libraries, ["libllvm22", "libstd-rust-web-1.96", "libstd-rust-web-dev"]);
    }
}
