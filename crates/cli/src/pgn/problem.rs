//! What is wrong with a game, in JSON.

use roque_notation::pgn::{Place, Problem};
use serde::Serialize;

/// The shape of the JSON, which scripts rely on.
#[derive(Debug, Serialize)]
pub(super) struct ProblemLine {
    line: u64,
    column: u64,
    offset: u64,
    code: &'static str,
    message: String,
}

impl From<&Problem> for ProblemLine {
    fn from(problem: &Problem) -> Self {
        let Place { line, column, offset } = problem.place;
        let (code, message) = (problem.fault.code(), problem.fault.to_string());
        Self { line, column, offset, code, message }
    }
}

/// Errors and warnings.
pub(super) fn sorted(problems: &[Problem]) -> [Vec<ProblemLine>; 2] {
    [true, false].map(|wanted| {
        let chosen = problems.iter().filter(|problem| problem.fault.is_error() == wanted);
        chosen.map(ProblemLine::from).collect()
    })
}
