//! `roque-arena`: what measures the engine, and what it learns from.

// Games are counted far below 2^52.
#![allow(clippy::cast_precision_loss)]

mod command;

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    match command::Command::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("roque-arena: {error}");
            ExitCode::FAILURE
        }
    }
}
