//! What a move is worth: the engine's word on it, kept as a fact.

use roque_engine::{Engine, Limits, Score, Stop};
use roque_notation::{Dialect, uci};
use roque_rules::{History, Move, Position};
use serde::{Deserialize, Serialize};

/// How much of a line is kept, in half-moves.
const LINE: usize = 8;

/// A move, what it is worth to who plays it, and how the game may go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) score: Score,
    /// The move itself first; never empty.
    line: Vec<Move>,
}

impl Mark {
    pub(super) fn new(score: Score, mut line: Vec<Move>) -> Option<Self> {
        line.truncate(LINE);
        (!line.is_empty()).then_some(Self { score, line })
    }

    pub(crate) fn mv(&self) -> Move {
        self.line[0]
    }

    pub(crate) fn line(&self) -> &[Move] {
        &self.line
    }

    /// Points to be expected of the game, from 0 to 1.
    pub(crate) fn chances(&self) -> f64 {
        chances(self.score)
    }

    /// The engine's word on the best of some moves, or of all when none are named, after so many
    /// positions: the same everywhere. Nothing when there is no legal move.
    pub(crate) fn of(
        engine: &mut Engine,
        game: &History,
        moves: &[Move],
        nodes: u64,
    ) -> Option<Self> {
        let limits = Limits { nodes: Some(nodes), moves: moves.to_vec(), ..Limits::default() };
        let mut told = None;
        let best = engine.search(game, &limits, &Stop::new(), |info| {
            told = Some((info.score, info.line.clone()));
        })?;
        let (score, line) = told?;
        let line = if line.first() == Some(&best.mv) { line } else { vec![best.mv] };
        Self::new(score, line)
    }

    pub(super) fn stored(&self, position: &Position) -> StoredMark {
        let mut position = *position;
        let mut write = |&mv: &Move| {
            let text = uci::write(&position, mv, Dialect::Chess960);
            position = position.play_unchecked(mv);
            text
        };
        let (centipawns, mate) = match self.score {
            Score::Centipawns(value) => (Some(value), None),
            Score::Mate(moves) => (None, Some(moves)),
        };
        StoredMark { centipawns, mate, line: self.line.iter().map(&mut write).collect() }
    }

    /// The mark of a position that was stored; nothing if it does not fit it.
    pub(super) fn read(stored: &StoredMark, position: &Position) -> Option<Self> {
        let mut position = *position;
        let mut play = |text: &String| {
            let (from, to, promotion) = uci::read_squares(text)?;
            let mv = Move::with_promotion(from, to, promotion);
            position = position.play(mv).ok()?;
            Some(mv)
        };
        let line = stored.line.iter().map(&mut play).collect::<Option<Vec<_>>>()?;
        let score = match (stored.centipawns, stored.mate) {
            (Some(value), None) => Score::Centipawns(value),
            (None, Some(moves)) => Score::Mate(moves),
            _ => return None,
        };
        Self::new(score, line)
    }
}

/// How fast chances grow with an advantage in centipawns, in the games of people: fitted by Lichess to
/// those of its players (lichess.org/page/accuracy). Between engines they grow much faster.
const STEEPNESS: f64 = 0.003_682_08;

/// Points to be expected of a game, from 0 to 1, by whoever a score is for.
pub(super) fn chances(score: Score) -> f64 {
    match score {
        Score::Centipawns(value) => 1.0 / (1.0 + (-STEEPNESS * f64::from(value)).exp()),
        Score::Mate(moves) if moves > 0 => 1.0,
        Score::Mate(_) => 0.0,
    }
}

/// A mark as it is stored, castling being the king taking its rook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredMark {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) centipawns: Option<i32>,
    /// In so many moves of who plays it; mated in as many when negative.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mate: Option<i32>,
    pub(super) line: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_even_where_nobody_stands_better_and_mirror_each_other() {
        for (score, expected) in [
            (Score::Centipawns(0), 0.5),
            (Score::Centipawns(100), 0.591),
            (Score::Centipawns(-100), 0.409),
            (Score::Centipawns(1_000), 0.975),
            (Score::Mate(3), 1.0),
            (Score::Mate(-3), 0.0),
            (Score::Mate(0), 0.0),
        ] {
            let found = chances(score);
            assert!((found - expected).abs() < 0.000_6, "{score}: {found}");
        }
    }
}
