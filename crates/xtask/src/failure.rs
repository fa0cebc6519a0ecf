//! Why a task stopped, and the exit status that says so.

use std::fmt;
use std::process::{ExitCode, ExitStatus};

#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line makes no sense: exit status 2.
    Usage(String),
    /// Something is missing or wrong; the text says what, and what to do: exit status 1.
    Stopped(String),
    /// A command answered that it failed: its exit status becomes ours.
    Step { command: String, status: ExitStatus },
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Stopped(_) => ExitCode::FAILURE,
            Self::Step { status, .. } => ExitCode::from(code(*status)),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(what) => write!(f, "{what}; `cargo xtask help` lists what there is"),
            Self::Stopped(why) => f.write_str(why),
            Self::Step { command, status } => {
                write!(f, "this command failed ({status}):\n  {command}")
            }
        }
    }
}

/// A command ended by a signal has no status of its own: shells write 128 plus the signal, and so do we.
fn code(status: ExitStatus) -> u8 {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return u8::try_from(128 + signal).unwrap_or(1);
    }
    status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::process::ExitStatusExt;

    use super::*;

    #[test]
    fn a_failed_commands_status_becomes_ours() {
        assert_eq!(code(ExitStatus::from_raw(101 << 8)), 101);
    }

    #[test]
    fn a_signal_counts_from_128() {
        assert_eq!(code(ExitStatus::from_raw(9)), 137);
    }
}
