//! What a player makes of its own thinking.

use roque_rules::{History, Move};

use super::{Choice, Thought, news::News};
use crate::{Info, Score};

/// What a search says while it goes on.
#[derive(Default)]
pub(super) struct Musing {
    first: Option<Score>,
    last: Option<Score>,
    best: Option<Move>,
    changes: u32,
    line: usize,
}

impl Musing {
    pub(super) fn hear(&mut self, info: &Info) {
        let best = info.line.first().copied();
        self.changes += u32::from(self.best.is_some() && best != self.best);
        self.best = best;
        self.first = self.first.or(Some(info.score));
        self.last = Some(info.score);
        self.line = info.line.len();
    }

    pub(super) fn end(self, game: &History, mv: Move) -> Choice {
        let difference =
            |first: Score, last: Score| first.in_centipawns().abs_diff(last.in_centipawns());
        let surprise = self.first.zip(self.last).map_or(0, |(first, last)| difference(first, last));
        let thought = Thought {
            moves: game.current().legal_moves().len(),
            takes_back: News::of(game).is_taken_back_by(game.current(), mv),
            changes: self.changes,
            surprise,
            line: self.line,
        };
        Choice { mv, score: self.last, thought }
    }
}
