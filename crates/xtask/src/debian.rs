//! What the tests need of the system, installed where that is ours to do.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::step::{Step, say};

/// Only as root and on Debian itself: elsewhere the packages have other names or are not for us to choose.
pub(crate) fn may_install() -> bool {
    let release = fs::read_to_string(Path::new("/etc/os-release")).unwrap_or_default();
    is_debian(&release) && Step::new("id", &["-u"]).output().is_ok_and(|user| user.trim() == "0")
}

fn is_debian(release: &str) -> bool {
    release.lines().any(|line| line == "ID=debian")
}

/// Installs packages; `what` they bring is said on the terminal.
pub(crate) fn install(what: &str, packages: &[&str]) -> Result<(), Failure> {
    say(&format!("installing {what} with apt-get (about a minute)"));
    let apt = |arguments: &[&str]| {
        Step::new("apt-get", arguments).env("DEBIAN_FRONTEND", "noninteractive").run()
    };
    apt(&["-qq", "update"])?;
    apt(&[&["-qq", "install", "--yes", "--no-install-recommends"], packages].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_itself_is_told_from_its_descendants() {
        assert!(is_debian("NAME=\"Debian GNU/Linux\"\nID=debian\n"));
        assert!(!is_debian("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
    }
}
