//! What the inner loops cost in instructions, which no noise on the machine changes: so whoever makes
//! one slower hears of it.

use std::fs;
use std::path::Path;

use crate::binary;
use crate::debian;
use crate::failure::Failure;
use crate::processor;
use crate::step::{Step, say};
use crate::workspace;

/// How far above its figure a scenario may be; as far below, the figure should be lowered.
const MARGIN: f64 = 0.03;

/// Counts while the scenario does its work, not while it prepares for it.
const MEASURED: &str = "--toggle-collect=*scenario*measured*";

/// One line of `instructions.txt`: a scenario of `roque-bench` and its instructions for each of the
/// things it does.
#[derive(Debug, PartialEq)]
struct Figure<'a> {
    scenario: &'a str,
    instructions: f64,
}

/// Counts every scenario that has a figure, and fails if one has become dearer.
pub(crate) fn run() -> Result<(), Failure> {
    if !processor::has_pext() {
        return Err(Failure::Stopped(
            "instructions are counted on an x86-64 processor with BMI2: the figures are for that"
                .into(),
        ));
    }
    find_or_install_valgrind()?;
    say("instructions of the inner loops");
    Step::cargo(&["build", "--quiet", "--release", "--package", "roque-bench"]).run()?;
    let path = workspace::root().join("crates/bench/instructions.txt");
    let text = fs::read_to_string(&path)
        .map_err(|error| Failure::Stopped(format!("{}: {error}", path.display())))?;
    let mut dearer = Vec::new();
    for figure in figures(&text)? {
        let counted = count(figure.scenario)?;
        let change = counted / figure.instructions - 1.0;
        println!("{:<12}{counted:>9.2} instructions{:>+8.1} %", figure.scenario, change * 100.0);
        if change > MARGIN {
            dearer.push(figure.scenario);
        } else if change < -MARGIN {
            println!("{:<12}is cheaper: write {counted:.2} in {}", "", path.display());
        }
    }
    if dearer.is_empty() {
        return Ok(());
    }
    Err(Failure::Stopped(format!(
        "more than {:.0} % above the figure in {}: {}",
        MARGIN * 100.0,
        path.display(),
        dearer.join(", ")
    )))
}

/// Instructions for each thing that a scenario does.
fn count(scenario: &str) -> Result<f64, Failure> {
    let folder = workspace::target()?.join("release");
    let profile = folder.join("roque-bench.callgrind");
    let bench = folder.join(binary::program("roque-bench"));
    let done = Step::new("valgrind", &["--quiet", "--tool=callgrind", MEASURED])
        .with(vec![
            format!("--callgrind-out-file={}", profile.display()).into(),
            bench.into(),
            "scenario".into(),
            scenario.into(),
        ])
        .output()?;
    let profile_text = fs::read_to_string(&profile)
        .map_err(|error| Failure::Stopped(format!("{}: {error}", profile.display())))?;
    let instructions = total(&profile_text).ok_or_else(|| unreadable(&profile))?;
    let done: f64 = done.trim().parse().map_err(|_| unreadable(&profile))?;
    Ok(instructions / done)
}

fn unreadable(profile: &Path) -> Failure {
    Failure::Stopped(format!("no count of instructions in {}", profile.display()))
}

/// The total of a profile in callgrind's format.
fn total(profile: &str) -> Option<f64> {
    profile.lines().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

/// Scenario and figure, a pair a line; what follows a `#` is for people.
fn figures(text: &str) -> Result<Vec<Figure<'_>>, Failure> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let lines = lines.filter(|line| !line.trim().is_empty());
    lines
        .map(|line| {
            let (scenario, figure) = line.trim().split_once(char::is_whitespace)?;
            Some(Figure { scenario, instructions: figure.trim().parse().ok()? })
        })
        .collect::<Option<_>>()
        .ok_or_else(|| Failure::Stopped("instructions.txt: a scenario and a number a line".into()))
}

fn find_or_install_valgrind() -> Result<(), Failure> {
    let is_there = || Step::new("valgrind", &["--version"]).output().is_ok();
    if !is_there() && debian::may_install() {
        debian::install("Valgrind", &["valgrind"])?;
    }
    if is_there() {
        return Ok(());
    }
    Err(Failure::Stopped("counting instructions needs Valgrind: install it".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_of_a_profile_is_read() {
        assert_eq!(total("events: Ir\nfn=(1) main\n5 20\ntotals: 51579801\n"), Some(51_579_801.0));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn figures_are_pairs_and_the_rest_is_for_people() {
        let read = figures("# what\n\ncount  10.2 # leaves\n").unwrap();
        assert_eq!(read, [Figure { scenario: "count", instructions: 10.2 }]);
        assert!(figures("count\n").is_err());
        assert!(figures("count ten\n").is_err());
    }
}
