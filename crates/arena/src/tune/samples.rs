use std::path::Path;

use roque_engine::trace::Trace;

use crate::data::{self, DataError, Game, Games};

/// A position of a game, as the evaluation sees it, and what became of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// What the evaluation counts in it.
    pub trace: Trace,
    /// 1 when White won, a half for a draw, 0 when Black won.
    pub result: f32,
    /// What the search said of it, in centipawns for White.
    pub score: f32,
}

/// Samples to learn from, and others to see what was learned.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Samples {
    /// To learn from.
    pub learned: Vec<Sample>,
    /// Of other games, never learned from.
    pub held_out: Vec<Sample>,
}

/// One game of so many is held out.
const HELD_OUT: u32 = 10;
/// Beyond this score nothing is to be learned of what positions are worth.
const DECIDED: i16 = 1_500;

impl Samples {
    /// Adds the quiet positions of all games of a file.
    pub fn read(&mut self, path: &Path) -> Result<(), DataError> {
        for game in Games::open(path)? {
            self.add(&game?);
        }
        Ok(())
    }

    fn add(&mut self, game: &Game) {
        let held_out = game.number.is_multiple_of(HELD_OUT);
        let samples = if held_out { &mut self.held_out } else { &mut self.learned };
        samples.extend(game.samples().filter_map(|sample| Sample::of(&sample)));
    }
}

impl Sample {
    /// Nothing of a position that is not quiet or is decided, or that is not judged by counts alone.
    fn of(sample: &data::Sample) -> Option<Self> {
        let score = sample.thought.score;
        if !sample.is_quiet() || score.abs() > DECIDED {
            return None;
        }
        let trace = Trace::of(&sample.position)?;
        Some(Self { trace, result: sample.points(), score: f32::from(score) })
    }
}

#[cfg(test)]
mod tests {
    use roque_rules::{Color, Move, Position, Square};

    use super::*;
    use crate::data::Thought;

    fn game(number: u32) -> Game {
        let thought = |from, to, score| Thought { mv: Move::new(from, to), score };
        Game {
            number,
            start: Position::default(),
            winner: Some(Color::Black),
            adjudicated: true,
            thoughts: vec![
                thought(Square::E2, Square::E4, 30),
                thought(Square::D7, Square::D5, 20),
                // Takes.
                thought(Square::E4, Square::D5, 40),
                // Is decided.
                thought(Square::D8, Square::D5, -1_600),
            ],
        }
    }

    #[test]
    fn quiet_positions_of_a_game_are_learned_from_or_held_out_together() {
        let mut samples = Samples::default();
        for number in 0..20 {
            samples.add(&game(number));
        }
        assert_eq!((samples.learned.len(), samples.held_out.len()), (18 * 2, 2 * 2));
        let scores: Vec<f32> = samples.held_out.iter().map(|sample| sample.score).collect();
        assert_eq!(scores, [30.0, 20.0, 30.0, 20.0]);
        assert!(samples.learned.iter().all(|sample| sample.result == 0.0));
    }
}
