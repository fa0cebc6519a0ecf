//! Practising a basic ending: what a move is worth, and the answer of the best defence.

use roque_game::Ending as GameEnding;
use roque_learn::ending::{self, Aim, Ending};
use roque_notation::{Dialect, fen, uci};
use roque_rules::{Color, DrawReason, Move, Outcome, Position};

use crate::error::Error;
use crate::shown;
use crate::wire::{
    EndingAim, EndingAnswer, EndingBoard, EndingJudgement, EndingKind, EndingPlayed, PlayedMove,
};

/// All endings.
pub(crate) fn endings() -> Vec<EndingKind> {
    let kind = |ending: Ending| EndingKind {
        code: ending.code().to_owned(),
        aims: ending.aims().iter().map(|&aim| aim.into()).collect(),
        longest: ending.longest() as u16,
    };
    Ending::ALL.map(kind).to_vec()
}

/// A position of an ending, drawn by lot.
pub(crate) fn start(code: &str, aim: EndingAim, seed: u64) -> Result<EndingBoard, Error> {
    let ending = named(code)?;
    let aim = Aim::from(aim);
    if !ending.aims().contains(&aim) {
        return Err(Error::Malformed(format!("aim: the ending {code:?} is always won")));
    }
    Ok(board(&ending.draw(aim, seed)))
}

/// The learner's move and the computer's.
pub(crate) fn play(fen: &str, written: &str) -> Result<EndingAnswer, Error> {
    let before =
        fen::read(fen).map_err(|error| Error::Malformed(format!("fen {fen:?}: {error}")))?;
    if over(&before).is_some() {
        return Err(Error::Malformed(format!("fen {fen:?}: nothing is played after the end")));
    }
    let mv = uci::read(&before, written)
        .map_err(|error| Error::Malformed(format!("move {written:?}: {error}")))?;
    let Exchange { between, reply, after } = Exchange::of(&before, mv);
    let best = ending::best_moves(&before);
    let judgement = judge(&before, mv, &between, &best);
    Ok(EndingAnswer {
        played: played(&before, mv),
        judgement,
        better: if best.contains(&mv) { None } else { best.first().map(|&mv| played(&before, mv)) },
        between: board(&between),
        reply: reply.map(|reply| played(&between, reply)),
        board: board(&after),
    })
}

/// A move of the learner, and the computer's, the same for the same position.
struct Exchange {
    between: Position,
    reply: Option<Move>,
    after: Position,
}

impl Exchange {
    fn of(before: &Position, mv: Move) -> Self {
        let between = before.play_unchecked(mv);
        let reply = match over(&between) {
            Some(_) => None,
            None => ending::answer(&between, between.key()),
        };
        let after = reply.map_or(between, |reply| between.play_unchecked(reply));
        Self { between, reply, after }
    }
}

/// The ending that was done, and in how many moves: they are played again, since only what the computer
/// has answered is believed.
pub(crate) fn done(code: &str, played: &EndingPlayed) -> Result<((Ending, Aim), u16), Error> {
    let EndingPlayed { aim, fen, moves } = played;
    let ending = named(code)?;
    let aim = Aim::from(*aim);
    let start =
        fen::read(fen).map_err(|error| Error::Malformed(format!("fen {fen:?}: {error}")))?;
    if !ending.may_draw(aim, &start) {
        return Err(Error::Malformed(format!("fen {fen:?} is not drawn in the ending {code:?}")));
    }
    let end = moves.iter().try_fold(start, |before, written| {
        if over(&before).is_some() {
            return Err(Error::Malformed(format!("move {written:?}: it was over before")));
        }
        let mv = uci::read(&before, written)
            .map_err(|error| Error::Malformed(format!("move {written:?}: {error}")))?;
        Ok(Exchange::of(&before, mv).after)
    })?;
    let won = match over(&end) {
        None => return Err(Error::Malformed("moves: they lead to no end".to_owned())),
        Some(outcome) => outcome.winner() == Some(Color::White),
    };
    if won != (aim == Aim::Win) {
        return Err(Error::Malformed("moves: they miss the aim".to_owned()));
    }
    Ok(((ending, aim), moves.len() as u16))
}

fn named(code: &str) -> Result<Ending, Error> {
    Ending::from_code(code).ok_or_else(|| Error::NotFound(format!("ending {code:?}")))
}

fn judge(before: &Position, mv: Move, after: &Position, best: &[Move]) -> EndingJudgement {
    let (was, is) = (ending::to_mate(before), ending::to_mate(after));
    match (was, is) {
        _ if best.contains(&mv) => EndingJudgement::Best,
        (Some(was), Some(is)) if before.turn() == Color::White => {
            EndingJudgement::Slower { moves: moves(is + 1) - moves(was) }
        }
        (Some(_), None) if after.outcome().is_some() => EndingJudgement::Stalemate,
        (Some(_), None) if can_take(after) => EndingJudgement::LosesMan,
        (Some(_), None) => EndingJudgement::LetsGo,
        (Some(_), Some(_)) => EndingJudgement::WasLost,
        (None, Some(_)) => EndingJudgement::Loses,
        (None, None) => EndingJudgement::Best,
    }
}

fn can_take(position: &Position) -> bool {
    position.legal_moves().iter().any(|&mv| position.captured(mv).is_some())
}

/// Moves of White in so many half-moves, the first being White's.
fn moves(half_moves: usize) -> u16 {
    half_moves.div_ceil(2) as u16
}

fn played(before: &Position, mv: Move) -> PlayedMove {
    shown::played(before, mv, &before.play_unchecked(mv))
}

fn board(position: &Position) -> EndingBoard {
    let outcome = over(position);
    let legal = if outcome.is_some() { Vec::new() } else { position.legal_moves().to_vec() };
    EndingBoard {
        fen: fen::write(position, Dialect::Ordinary),
        check: shown::check(position),
        legal: shown::moves(position, legal),
        outcome: outcome
            .map(|outcome| shown::result(GameEnding::Decided { outcome, remark: None }, None)),
        to_mate: ending::to_mate(position).map(moves),
        half_moves: position.half_moves(),
    }
}

/// How the position ends the game; the lone king would claim the fifty moves at once (FIDE 9.3).
fn over(position: &Position) -> Option<Outcome> {
    let fifty = position.half_moves() >= 100;
    position.outcome().or_else(|| fifty.then_some(Outcome::Draw(DrawReason::FiftyMoves)))
}

impl From<Aim> for EndingAim {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Win => Self::Win,
            Aim::Hold => Self::Hold,
        }
    }
}

impl From<EndingAim> for Aim {
    fn from(aim: EndingAim) -> Self {
        match aim {
            EndingAim::Win => Self::Win,
            EndingAim::Hold => Self::Hold,
        }
    }
}
