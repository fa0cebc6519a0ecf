//! Running the real binary.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::{Command, Output};

pub const ROQUE: &str = env!("CARGO_BIN_EXE_roque");

pub fn roque(arguments: &[&str]) -> Output {
    Command::new(ROQUE).args(arguments).output().unwrap()
}

/// What the binary answered; it must have succeeded and said nothing else.
pub fn answer(arguments: &[&str]) -> String {
    let output = roque(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line with which the binary refused its input.
pub fn complaint(arguments: &[&str]) -> String {
    let output = roque(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
    let complaint = String::from_utf8(output.stderr).unwrap();
    let line = complaint.strip_suffix('\n').unwrap();
    assert!(!line.contains('\n'), "{complaint}");
    line.strip_prefix("roque: ").unwrap().to_owned()
}
