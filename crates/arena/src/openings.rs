//! Balanced beginnings: a few random moves, kept when the engine finds that nobody is better off.

use std::{collections::HashSet, ops::RangeInclusive};

use roque_engine::{Engine, Limits, Score, Stop};
use roque_rules::Move;

use crate::{Line, Random};

/// What makes an opening fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taste {
    /// How many random half-moves it has.
    pub plies: RangeInclusive<u64>,
    /// How far from even it may be, in centipawns.
    pub bound: i32,
    /// How deep the engine looks at it, in half-moves.
    pub depth: u8,
    /// How many positions the engine looks at, at most.
    pub nodes: u64,
}

impl Taste {
    /// For matches.
    pub const MATCH: Self = Self { plies: 8..=8, bound: 60, depth: 8, nodes: 20_000 };
}

/// The openings of a seed, one after the other; none leads to the position of an earlier one. They
/// are the same for the same seed and the same build of the engine.
pub struct Openings {
    taste: Taste,
    seed: u64,
    attempts: u64,
    engine: Engine,
    seen: HashSet<u64>,
}

impl Openings {
    /// The openings of a seed.
    pub fn new(seed: u64, taste: Taste) -> Self {
        Self { taste, seed, attempts: 0, engine: Engine::new(1), seen: HashSet::new() }
    }

    fn attempt(&mut self) -> Option<Line> {
        let mut random = Random::stream(self.seed, self.attempts);
        self.attempts += 1;
        let line = scramble(&mut random, &self.taste.plies)?;
        let fresh = !self.seen.contains(&line.position().key());
        (fresh && is_balanced(&mut self.engine, &line, &self.taste)).then_some(line)
    }
}

impl Iterator for Openings {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        loop {
            if let Some(line) = self.attempt() {
                self.seen.insert(line.position().key());
                return Some(line);
            }
        }
    }
}

/// Random moves from the initial position; nothing if they end the game.
pub fn scramble(random: &mut Random, plies: &RangeInclusive<u64>) -> Option<Line> {
    let count = plies.start() + random.below(plies.end() - plies.start() + 1);
    let mut line = Line::default();
    for _ in 0..count {
        let moves: Vec<Move> = line.position().legal_moves().iter().copied().collect();
        line.play(random.of(&moves)?).ok()?;
    }
    line.history().outcome().is_none().then_some(line)
}

/// Whether the engine finds that nobody is much better off.
pub fn is_balanced(engine: &mut Engine, line: &Line, taste: &Taste) -> bool {
    let limits = Limits { depth: Some(taste.depth), nodes: Some(taste.nodes), ..Limits::default() };
    let mut score = None;
    engine.forget();
    engine.search(line.history(), &limits, &Stop::new(), |info| score = Some(info.score));
    matches!(score, Some(Score::Centipawns(value)) if value.abs() <= taste.bound)
}

impl std::fmt::Debug for Openings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Openings").field("seed", &self.seed).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, count: usize) -> Vec<String> {
        Openings::new(seed, Taste::MATCH).take(count).map(|line| line.in_uci()).collect()
    }

    #[test]
    fn openings_are_different_and_as_long_as_wished() {
        let openings: Vec<Line> = Openings::new(1, Taste::MATCH).take(30).collect();
        assert!(openings.iter().all(|line| line.moves().len() == 8));
        let keys: HashSet<u64> = openings.iter().map(|line| line.position().key()).collect();
        assert_eq!(keys.len(), 30);
    }

    #[test]
    fn the_seed_decides() {
        assert_eq!(first(1, 5), first(1, 5));
        assert_ne!(first(1, 5), first(2, 5));
    }

    #[test]
    fn what_is_kept_is_near_balance_and_a_piece_less_is_not() {
        let mut engine = Engine::new(1);
        for line in Openings::new(3, Taste::MATCH).take(5) {
            assert!(is_balanced(&mut engine, &line, &Taste::MATCH));
        }
        let lost =
            roque_notation::fen::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
        assert!(!is_balanced(&mut engine, &Line::new(lost.unwrap()), &Taste::MATCH));
    }
}
