//! The one binary, `roque`, in the profile that the task at hand wants.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::step::Step;

#[derive(Debug, Clone, Copy)]
pub(crate) enum Profile {
    /// Quick to compile, fast where the time goes.
    Play,
    /// What is given away.
    Release,
}

impl Profile {
    /// Its name in `Cargo.toml`, which is also its folder's.
    fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Release => "release",
        }
    }
}

/// Builds the binary with the page as it now is in `web/dist`, and says where it is.
pub(crate) fn build(profile: Profile) -> Result<PathBuf, Failure> {
    Step::cargo(&["build", "--profile", profile.name(), "--package", "roque"]).run()?;
    let own = env::current_exe()
        .map_err(|error| Failure::Stopped(format!("cannot tell where xtask runs: {error}")))?;
    beside(&own, profile).filter(|binary| binary.is_file()).ok_or_else(|| {
        Failure::Stopped(format!("no roque beside {}; start xtask as `cargo xtask`", own.display()))
    })
}

/// Cargo put us in TARGET/debug, wherever its settings say TARGET is, and puts the binary in TARGET/PROFILE.
fn beside(own: &Path, profile: Profile) -> Option<PathBuf> {
    let target = own.parent()?.parent()?;
    Some(target.join(profile.name()).join(format!("roque{}", env::consts::EXE_SUFFIX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_binary_is_in_its_profiles_folder_of_our_own_target_folder() {
        let roque = format!("roque{}", env::consts::EXE_SUFFIX);
        let found = beside(Path::new("/elsewhere/debug/xtask"), Profile::Play);
        assert_eq!(found, Some(Path::new("/elsewhere/play").join(roque)));
    }
}
