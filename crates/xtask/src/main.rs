//! `cargo xtask`: builds, runs, tests, measures and packs Roque.
//!
//! It launches the other tools and depends on nothing but the standard library, so that it starts at once.

mod arena;
mod bench;
mod binary;
mod bindings;
mod browser;
mod check;
mod content;
mod debian;
mod debian_rust;
mod dist;
mod failure;
mod fuzz;
mod instructions;
mod page;
mod play;
mod processor;
mod step;
mod targets;
mod task;
mod tests;
mod workspace;

use std::process::ExitCode;

use failure::Failure;
use task::Task;

fn main() -> ExitCode {
    match Task::parse(std::env::args_os().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            failure.exit_code()
        }
    }
}

fn run(task: Task) -> Result<(), Failure> {
    match task {
        Task::Play { arguments } => play::run(arguments),
        Task::Test { depth, peers } => tests::run(depth, peers.as_deref()),
        Task::Check => check::run(),
        Task::Content => content::run(),
        Task::Bindings(mode) => bindings::run(mode),
        Task::Bench { arguments } => bench::run(arguments),
        Task::Arena { words } => arena::run(words),
        Task::Fuzz { each } => fuzz::run(each),
        Task::Targets => targets::run(),
        Task::Instructions => instructions::run(),
        Task::Dist => dist::run(),
        Task::Help => {
            println!("{}", task::USAGE);
            Ok(())
        }
    }
}
