//! One command of a task: run in the open, and shown whole when it fails.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::Failure;
use crate::workspace;

/// Says on the terminal what the task is about to do.
pub(crate) fn say(what: &str) {
    eprintln!("roque: {what}");
}

#[derive(Debug)]
pub(crate) struct Step(Command);

impl Step {
    pub(crate) fn new(program: impl AsRef<OsStr>, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments);
        Self(command)
    }

    /// Cargo, in the folder it was called from, so that a relative target folder stays the same one.
    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        Self::new("cargo", arguments)
    }

    /// npm, in the page's package.
    pub(crate) fn npm(arguments: &[&str]) -> Self {
        Self::new(if cfg!(windows) { "npm.cmd" } else { "npm" }, arguments)
            .within(&workspace::web())
    }

    pub(crate) fn with(mut self, arguments: Vec<OsString>) -> Self {
        self.0.args(arguments);
        self
    }

    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.0.current_dir(folder);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(name, value);
        self
    }

    /// Runs the command with our own terminal.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        let status = self.0.status().map_err(|error| self.not_started(&error))?;
        if status.success() { Ok(()) } else { Err(Failure::Step { command: self.line(), status }) }
    }

    /// Runs the command, and shows what it printed only if it fails.
    pub(crate) fn run_quietly(mut self) -> Result<(), Failure> {
        let output = self.0.output().map_err(|error| self.not_started(&error))?;
        if output.status.success() {
            return Ok(());
        }
        for printed in [&output.stdout, &output.stderr] {
            eprint!("{}", String::from_utf8_lossy(printed));
        }
        Err(Failure::Step { command: self.line(), status: output.status })
    }

    /// Runs the command and gives what it printed; its complaints still reach the terminal.
    pub(crate) fn output(mut self) -> Result<String, Failure> {
        let output =
            self.0.stderr(Stdio::inherit()).output().map_err(|error| self.not_started(&error))?;
        if !output.status.success() {
            return Err(Failure::Step { command: self.line(), status: output.status });
        }
        String::from_utf8(output.stdout).map_err(|error| {
            Failure::Stopped(format!(
                "`{}` printed something that is not text: {error}",
                self.line()
            ))
        })
    }

    /// Becomes the command, so that Ctrl-C and every other signal are its own; returns only on failure.
    #[cfg(unix)]
    pub(crate) fn become_it(mut self) -> Result<(), Failure> {
        let error = std::os::unix::process::CommandExt::exec(&mut self.0);
        Err(self.not_started(&error))
    }

    #[cfg(not(unix))]
    pub(crate) fn become_it(self) -> Result<(), Failure> {
        self.run()
    }

    fn not_started(&self, error: &io::Error) -> Failure {
        Failure::Stopped(format!("could not start `{}`: {error}", self.line()))
    }

    /// The command as one would type it at the root of the repository.
    fn line(&self) -> String {
        let settings = self.0.get_envs().filter_map(|(name, value)| {
            value.map(|value| format!("{}={} ", name.display(), value.display()))
        });
        let words = std::iter::once(self.0.get_program())
            .chain(self.0.get_args())
            .map(|word| word.display().to_string())
            .collect::<Vec<_>>()
            .join(" ");
        let command = settings.chain([words]).collect::<String>();
        match self
            .0
            .get_current_dir()
            .map(|folder| folder.strip_prefix(workspace::root()).unwrap_or(folder))
        {
            Some(folder) if !folder.as_os_str().is_empty() => {
                format!("(cd {} && {command})", folder.display())
            }
            _ => command,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let step = Step::npm(&["run", "e2e"]).env("ROQUE_BIN", "/tmp/roque");
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        assert_eq!(step.line(), format!("(cd web && ROQUE_BIN=/tmp/roque {npm} run e2e)"));
        assert_eq!(Step::cargo(&["fmt", "--all"]).line(), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let failure = Step::new("no-such-program-of-roque", &["--now"]).run().unwrap_err();
        let text = failure.to_string();
        assert!(text.starts_with("could not start `no-such-program-of-roque --now`: "), "{text}");
    }

    #[cfg(unix)]
    #[test]
    fn a_failing_command_keeps_its_status() {
        match Step::new("sh", &["-c", "exit 7"]).run() {
            Err(Failure::Step { command, status }) => {
                assert_eq!(command, "sh -c exit 7");
                assert_eq!(status.code(), Some(7));
            }
            other => panic!("`exit 7` gave {other:?}"),
        }
    }
}
