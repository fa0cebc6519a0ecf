use roque_notation::pgn::GameResult;
use roque_rules::{Color, Outcome};

use crate::player::Fault;

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// By a rule of chess.
    Rule(Outcome),
    /// Both players had long agreed who would win, or that nobody would.
    Adjudicated(Option<Color>),
    /// A player could not go on.
    Fault {
        /// Whose fault it was.
        by: Color,
        /// What it did.
        fault: Fault,
        /// Whether it is a draw all the same.
        drawn: bool,
    },
}

impl Ending {
    /// Who has won, if anybody has.
    pub fn winner(&self) -> Option<Color> {
        match *self {
            Self::Rule(outcome) => outcome.winner(),
            Self::Adjudicated(winner) => winner,
            Self::Fault { by, drawn, .. } => (!drawn).then_some(!by),
        }
    }

    /// The result as PGN has it.
    pub fn result(&self) -> GameResult {
        match self.winner() {
            None => GameResult::Draw,
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
        }
    }

    /// A kebab-case name: the rule's own, `adjudication`, or the kind of fault.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rule(outcome) => outcome.code(),
            Self::Adjudicated(_) => "adjudication",
            Self::Fault { fault, .. } => match fault {
                Fault::Crash(_) => "crash",
                Fault::Illegal(_) => "illegal-move",
                Fault::Time { .. } => "time",
                Fault::Hang { .. } => "hang",
            },
        }
    }
}
