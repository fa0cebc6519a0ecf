//! The one binary, `roque`, in the profile that the task at hand wants.

use std::env;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::step::Step;
use crate::workspace;

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
    Ok(workspace::target()?.join(profile.name()).join(program("roque")))
}

/// The file name of a program.
pub(crate) fn program(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}
