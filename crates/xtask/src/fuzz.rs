//! Fuzzing by libFuzzer, with the coverage that the ordinary compiler can give: no tool to install.

use std::fs;
use std::time::Duration;

use crate::failure::Failure;
use crate::step::{Step, say};
use crate::workspace;

const TARGETS: [&str; 8] = ["fen", "uci", "san", "setup", "pgn", "epd", "polyglot", "lesson"];

/// What `cargo fuzz` asks of the compiler, but for the sanitizers, which only nightly has.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

/// Runs every target for so long. What was found interesting is kept for the next time; what broke
/// a target is kept and named.
pub(crate) fn run(each: Duration) -> Result<(), Failure> {
    let folder = workspace::target()?.join("fuzz");
    let manifest = workspace::root().join("fuzz/Cargo.toml");
    let (manifest, host) = (manifest.display().to_string(), host()?);
    say("building the fuzz targets");
    // With a target named, what runs while building is compiled without the coverage.
    Step::cargo(&["build", "--quiet", "--release", "--locked", "--manifest-path", &manifest])
        .with(vec!["--target".into(), (&host).into(), "--target-dir".into(), (&folder).into()])
        .env("RUSTFLAGS", COVERAGE)
        .run()?;
    let seconds = each.as_secs();
    for target in TARGETS {
        say(&format!("fuzzing {target} for {seconds} seconds"));
        let (corpus, found) = (folder.join("corpus").join(target), folder.join("found"));
        for folder in [&corpus, &found] {
            fs::create_dir_all(folder).map_err(|error| {
                Failure::Stopped(format!("cannot make {}: {error}", folder.display()))
            })?;
        }
        let seeds = workspace::root().join("fuzz/seeds").join(target);
        let prefix = format!("-artifact_prefix={}/{target}-", found.display());
        Step::new(folder.join(&host).join("release").join(target), &["-timeout=20"])
            .with(vec![
                format!("-max_total_time={seconds}").into(),
                prefix.into(),
                corpus.into(),
                seeds.into(),
            ])
            .run_quietly()?;
    }
    Ok(())
}

/// The triple of this machine.
fn host() -> Result<String, Failure> {
    let version = Step::new("rustc", &["-vV"]).output()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::Stopped("`rustc -vV` names no host".to_owned()))
}
