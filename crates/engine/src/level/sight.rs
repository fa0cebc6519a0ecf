use std::time::Duration;

use roque_rules::{History, Move};

use super::{Choice, Thought};
use crate::{
    BestMove, Engine, Info, Knowledge, Limits, Score, Stop, Time, evaluation::Evaluation,
    search::Mind,
};

/// What a player sees, which is all that makes it strong or weak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// Half-moves looked ahead.
    pub depth: u8,
    /// Captures and answers to checks followed past that, in half-moves.
    pub quiescence: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time, in case the machine is slow or busy.
    pub time: Duration,
    /// What it understands of a position.
    pub knowledge: Knowledge,
    /// How far off its judgement of a position may be, in centipawns either way. Moves nearer to
    /// each other than twice that are a matter of taste, and taste varies with the seed.
    pub blur: u16,
}

impl Sight {
    /// The move of a player who sees this much.
    pub fn choose(&self, game: &History, seed: u64, stop: &Stop) -> Option<Move> {
        self.consider(game, None, seed, stop).map(|choice| choice.mv)
    }

    /// The move and what the player thinks of the position. With a clock, its time takes the place
    /// of the player's own.
    pub fn consider(
        &self,
        game: &History,
        clock: Option<Time>,
        seed: u64,
        stop: &Stop,
    ) -> Option<Choice> {
        let limits = Limits { time: clock.unwrap_or_default(), ..Limits::default() };
        let mut musing = Musing::default();
        let best = self.search(game, &limits, seed, stop, |info| musing.hear(info))?;
        Some(musing.end(game, best.mv))
    }

    /// The search of a player who sees this much, within these limits too. Without a limit of time,
    /// the player's own counts.
    pub fn search(
        &self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let mind = Mind {
            evaluation: Evaluation { knowledge: self.knowledge, blur: self.blur, seed },
            quiescence: usize::from(self.quiescence),
        };
        let time = match limits.time {
            Time::Unlimited => Time::Move(self.time),
            time => time,
        };
        let depth = limits.depth.unwrap_or(u8::MAX).min(self.depth);
        let nodes = limits.nodes.unwrap_or(u64::MAX).min(self.nodes);
        let limits = Limits { depth: Some(depth), nodes: Some(nodes), time, ..limits.clone() };
        // Without memory of earlier searches, the same question gets the same answer.
        let mut engine = Engine::new(hash_megabytes(self.nodes));
        engine.think(mind, game, &limits, stop, on_info)
    }
}

/// Room for every position of a search this long.
fn hash_megabytes(nodes: u64) -> usize {
    1 + (nodes / 50_000).min(32) as usize
}

/// What a search says while it goes on.
#[derive(Default)]
struct Musing {
    first: Option<Score>,
    last: Option<Score>,
    best: Option<Move>,
    changes: u32,
    line: usize,
}

impl Musing {
    fn hear(&mut self, info: &Info) {
        let best = info.line.first().copied();
        self.changes += u32::from(self.best.is_some() && best != self.best);
        self.best = best;
        self.first = self.first.or(Some(info.score));
        self.last = Some(info.score);
        self.line = info.line.len();
    }

    fn end(self, game: &History, mv: Move) -> Choice {
        let difference =
            |first: Score, last: Score| first.in_centipawns().abs_diff(last.in_centipawns());
        let surprise = self.first.zip(self.last).map_or(0, |(first, last)| difference(first, last));
        let thought = Thought {
            moves: game.current().legal_moves().len(),
            takes_back: takes_back(game, mv),
            changes: self.changes,
            surprise,
            line: self.line,
        };
        Choice { mv, score: self.last, thought }
    }
}

/// Whether a move takes on the square where the opponent has just taken.
fn takes_back(game: &History, mv: Move) -> bool {
    let [.., before, now] = game.positions() else { return false };
    let was_own =
        |square| before.board().piece_at(square).is_some_and(|taken| taken.color == now.turn());
    now.captured(mv).is_some_and(|(square, _)| was_own(square))
}
