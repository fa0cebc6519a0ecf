//! One game and its referee.

mod adjudication;
mod clock;
mod ending;
mod record;
mod seat;

pub use adjudication::{Adjudication, DrawRule, ParseRuleError, ResignRule};
pub use ending::Ending;
pub use record::{Blame, Played, Record};
pub use seat::Seat;

use roque_rules::{
    ByColor, Color, DrawReason, History, Outcome, Winnability, is_surely_dead, winnable,
};

use crate::{
    Line,
    player::{Answer, Fault},
};
use clock::Clock;

/// How many positions may be looked at to find whether who did not lose on time could still win.
const FLAG_BUDGET: u64 = 5_000;

/// A game that was played.
#[derive(Debug, Clone)]
pub struct Bout {
    /// The moves, those of the opening included.
    pub line: Line,
    /// The answers that the players gave, one a move after the opening.
    pub answers: Vec<Answer>,
    /// How it ended.
    pub ending: Ending,
}

/// Plays a game to its end. Draws are claimed for both sides as soon as they may be.
pub fn play(
    opening: &Line,
    seats: &mut ByColor<&mut Seat>,
    adjudication: &Adjudication,
    seed: u64,
) -> Bout {
    let mut line = opening.clone();
    let mut answers = Vec::new();
    let mut clocks =
        ByColor { white: Clock::new(seats.white.limit()), black: Clock::new(seats.black.limit()) };
    let faulty = Color::ALL.into_iter().find_map(|color| {
        seats[color].begin(seed).err().map(|fault| Ending::Fault { by: color, fault, drawn: false })
    });
    let mut ending = faulty.or_else(|| ended(line.history()).map(Ending::Rule));
    while ending.is_none() {
        let turn = line.position().turn();
        let allowance = clocks[turn].allowance(&clocks[!turn]);
        ending = match seats[turn].think(&line, &allowance) {
            Ok(answer) if line.play(answer.mv).is_ok() => {
                clocks[turn].spend(answer.elapsed);
                answers.push(answer);
                let rule = ended(line.history()).map(Ending::Rule);
                rule.or_else(|| adjudication.judge(&line, &answers))
            }
            Ok(answer) => {
                let fault = Fault::Illegal(format!("{:?}", answer.mv));
                Some(Ending::Fault { by: turn, fault, drawn: false })
            }
            Err(fault) => Some(lost(&line, turn, fault)),
        };
    }
    let ending = ending.unwrap_or(Ending::Adjudicated(None));
    Bout { line, answers, ending }
}

/// Time that ran out loses only to who could still mate (FIDE 6.9).
fn lost(line: &Line, by: Color, fault: Fault) -> Ending {
    let drawn = matches!(fault, Fault::Time { .. })
        && winnable(line.position(), !by, FLAG_BUDGET) == Winnability::Unwinnable;
    Ending::Fault { by, fault, drawn }
}

/// How a game has ended by the rules, draws claimed as soon as they may be.
pub(crate) fn ended(history: &History) -> Option<Outcome> {
    let position = history.current();
    let draw = || {
        let claims = history.claims();
        if claims.threefold {
            Some(DrawReason::ThreefoldRepetition)
        } else if claims.fifty_moves {
            Some(DrawReason::FiftyMoves)
        } else {
            is_surely_dead(position).then_some(DrawReason::DeadPosition)
        }
    };
    position.outcome().or_else(|| draw().map(Outcome::Draw))
}
