//! The games of a text, to choose from.

use roque_notation::pgn::{
    Follower, GameResult, Next, Place, Problem, RawText, Reader, Replay, Spot, as_utf8,
    guess_letters,
};
use roque_notation::{Dialect, Letters, pgn::Guess};
use roque_rules::{Move, Position};

use super::fault;
use crate::wire::{PgnAnswer, PgnEntry, TextPart};

/// The games of a text in these letters; in those it seems to be written in if none are given.
pub(crate) fn list(text: &[u8], letters: Option<Letters>) -> PgnAnswer {
    let text = as_utf8(text);
    let guess = letters.map_or_else(|| guess_letters(&text), Guess::Certain);
    let mut reader = Reader::new(guess.letters());
    let mut replay = Replay::new(guess.letters(), Entries::default());
    let (mut games, mut start, mut place) = (Vec::new(), 0, Place::default());
    loop {
        let length = reader.advance(&text[start..], true, &mut replay).consumed;
        let Some(mut entry) = replay.follower().ended.take() else { break };
        entry.part = TextPart { at: place.into(), length: length as u64 };
        games.push(entry);
        place = place.behind(&text[start..start + length]);
        start += length;
    }
    let loose = &replay.follower().problems;
    PgnAnswer {
        letters: guess.letters().code().to_owned(),
        certain: matches!(guess, Guess::Certain(_)),
        games,
        loose: loose.iter().map(|problem| fault::show(problem, &text, Place::default())).collect(),
    }
}

/// What is told of a game while it is followed, without its moves.
#[derive(Debug, Default)]
struct Entries {
    open: Option<PgnEntry>,
    ended: Option<PgnEntry>,
    depth: usize,
    problems: Vec<Problem>,
}

impl Follower for Entries {
    fn begin_game(&mut self, _at: Spot<'_>) {
        self.open = Some(PgnEntry::default());
        self.depth = 0;
    }

    fn tag(&mut self, name: &[u8], value: RawText<'_>) {
        let Some(entry) = &mut self.open else { return };
        let field = match name {
            b"White" => &mut entry.white,
            b"Black" => &mut entry.black,
            b"Event" => &mut entry.event,
            b"Date" => &mut entry.date,
            b"Round" => &mut entry.round,
            _ => return,
        };
        let value = value.decode();
        if !matches!(&*value, "" | "?" | "-" | "????.??.??") {
            *field = Some(value.into_owned());
        }
    }

    fn begin_moves(&mut self, _: &Position, _: Dialect) -> Next {
        Next::Read
    }

    fn play(&mut self, _: &Position, _: Option<Move>, _: &Position) {
        if let Some(entry) = self.open.as_mut().filter(|_| self.depth == 0) {
            entry.plies += 1;
        }
    }

    fn begin_variation(&mut self) -> Next {
        self.depth += 1;
        Next::Read
    }

    fn end_variation(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn end_game(&mut self, result: GameResult, _at: Spot<'_>) {
        let Some(mut entry) = self.open.take() else { return };
        let errors = self.problems.iter().filter(|problem| problem.fault.is_error()).count();
        entry.errors = errors as u32;
        entry.warnings = (self.problems.len() - errors) as u32;
        result.as_str().clone_into(&mut entry.result);
        self.problems.clear();
        self.ended = Some(entry);
    }

    fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }
}
