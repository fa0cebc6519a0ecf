//! The engine as it was at a revision of this repository.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use roque_arena::player::{Contender, Kind};

/// What a player of a revision begins with.
const PREFIX: &str = "git:";

/// Builds the engine of a player described as `git:REVISION`, once for each commit; others stay as they
/// are.
pub(crate) fn build(contender: &mut Contender) -> Result<(), String> {
    let Kind::Program { words, .. } = &mut contender.kind else { return Ok(()) };
    let Some(revision) = words.first().and_then(|word| word.strip_prefix(PREFIX)) else {
        return Ok(());
    };
    let commit = output("git", &["rev-parse", "--short=12", &format!("{revision}^{{commit}}")])?;
    // A branch moves on; the log has to say what played.
    let named = format!("{PREFIX}{revision}");
    contender.description = contender.description.replacen(&named, &format!("{PREFIX}{commit}"), 1);
    let program = program_of(&commit)?;
    *words = vec![program.display().to_string(), "uci".to_owned()];
    Ok(())
}

/// Beside the builds of Cargo, in a folder of the arena's own.
fn program_of(commit: &str) -> Result<PathBuf, String> {
    let own =
        env::current_exe().map_err(|error| format!("cannot tell where this runs: {error}"))?;
    let folder = own.ancestors().nth(2).unwrap_or(Path::new(".")).join("arena");
    let program = folder.join(format!("roque-{commit}{}", env::consts::EXE_SUFFIX));
    if program.exists() {
        return Ok(program);
    }
    eprintln!("building the engine of {commit}");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (source, target) = (folder.join("source"), folder.join("build"));
    let [source, target] = [source, target].map(|path| path.display().to_string());
    // What an interrupted build left there.
    let _ = output("git", &["worktree", "remove", "--force", &source]);
    output("git", &["worktree", "add", "--quiet", "--detach", &source, commit])?;
    let manifest = format!("{source}/Cargo.toml");
    let build = ["build", "--quiet", "--release", "--package", "roque-arena"];
    let place = ["--manifest-path", &manifest, "--target-dir", &target];
    let outcome = output("cargo", &[&build[..], &place[..]].concat());
    output("git", &["worktree", "remove", "--force", &source])?;
    outcome?;
    let name = format!("roque-arena{}", env::consts::EXE_SUFFIX);
    let made = Path::new(&target).join("release").join(name);
    fs::copy(&made, &program).map_err(|error| format!("{}: {error}", made.display()))?;
    Ok(program)
}

/// What a command prints, or why it failed.
fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let line = || format!("{program} {}", arguments.join(" "));
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("could not start `{}`: {error}", line()))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(format!("`{}` failed: {}", line(), complaint.trim()))
}
