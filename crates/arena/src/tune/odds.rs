use std::{collections::BTreeMap, path::Path};

use roque_engine::OddsCurve;
use roque_rules::Color;

use crate::data::{DataError, Game, Games};

/// How many games were lost, drawn and won by White from positions of each score.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Results {
    games: usize,
    by_score: BTreeMap<i16, [u64; 3]>,
}

/// Beyond this score hardly a game is in doubt.
const DECIDED: i16 = 1_000;

impl Results {
    /// Adds the positions of all games of a file.
    pub fn read(&mut self, path: &Path) -> Result<(), DataError> {
        for game in Games::open(path)? {
            self.add(&game?);
        }
        Ok(())
    }

    fn add(&mut self, game: &Game) {
        self.games += 1;
        let result = match game.winner {
            Some(Color::Black) => 0,
            None => 1,
            Some(Color::White) => 2,
        };
        let scores = game.thoughts.iter().map(|thought| thought.score);
        for score in scores.filter(|score| score.abs() <= DECIDED) {
            self.by_score.entry(score).or_default()[result] += 1;
        }
    }

    /// Games read.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Positions counted.
    pub fn positions(&self) -> u64 {
        self.by_score.values().flatten().sum()
    }

    /// How many positions were lost, drawn and won among those with scores about this one, for the
    /// side that has it.
    pub fn about(&self, score: i16, width: i16) -> [u64; 3] {
        let mut sum = [0; 3];
        for (&other, results) in &self.by_score {
            let mut note = |index: usize, count| sum[index] += count;
            if other.abs_diff(score) <= width.unsigned_abs() {
                results.iter().enumerate().for_each(|(index, &count)| note(index, count));
            }
            if (-other).abs_diff(score) <= width.unsigned_abs() {
                results.iter().rev().enumerate().for_each(|(index, &count)| note(index, count));
            }
        }
        sum
    }

    /// How surprising the results are to who expects them by a curve: the mean of the negative
    /// logarithms of what it gave for them.
    pub fn surprise(&self, curve: OddsCurve) -> f64 {
        let of = |(&score, results): (&i16, &[u64; 3])| {
            let [won, lost] = [score, -score].map(|score| curve.won(f64::from(score)));
            let expected = [lost, 1.0 - won - lost, won];
            let each = results.iter().zip(expected);
            each.map(|(&count, expected)| -(count as f64) * expected.max(1e-9).ln()).sum::<f64>()
        };
        self.by_score.iter().map(of).sum::<f64>() / self.positions().max(1) as f64
    }

    /// The curve to which the results are the least surprising (maximum likelihood).
    pub fn fit(&self) -> OddsCurve {
        let with = |scale| {
            let half_won =
                lowest(1.0, 600.0, |half_won| self.surprise(OddsCurve { half_won, scale }));
            OddsCurve { half_won, scale }
        };
        with(lowest(10.0, 600.0, |scale| self.surprise(with(scale))))
    }
}

/// Where a function with one valley is lowest, to a tenth: thirds of the range are left out in turn.
fn lowest(mut low: f64, mut high: f64, value: impl Fn(f64) -> f64) -> f64 {
    while high - low > 0.1 {
        let third = (high - low) / 3.0;
        if value(low + third) < value(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many results of each score as the curve expects.
    fn expected(curve: OddsCurve) -> Results {
        let row = |score: i16| {
            let [won, lost] = [score, -score].map(|score| curve.won(f64::from(score)));
            let counts = [lost, 1.0 - won - lost, won].map(|share| (share * 1e6).round() as u64);
            (score, counts)
        };
        Results { games: 0, by_score: (-500..=500).step_by(10).map(row).collect() }
    }

    #[test]
    fn a_curve_is_found_again_from_what_it_expects() {
        for curve in
            [OddsCurve { half_won: 100.0, scale: 90.0 }, OddsCurve { half_won: 180.0, scale: 45.0 }]
        {
            let results = expected(curve);
            let found = results.fit();
            assert!((found.half_won - curve.half_won).abs() < 0.5, "{found:?}");
            assert!((found.scale - curve.scale).abs() < 0.5, "{found:?}");
            let other = OddsCurve { half_won: curve.half_won + 5.0, ..curve };
            assert!(results.surprise(found) < results.surprise(other));
        }
    }

    #[test]
    fn results_are_counted_for_the_side_that_has_the_score() {
        let by_score = BTreeMap::from([(100, [1, 2, 7]), (-100, [5, 1, 0]), (0, [1, 1, 1])]);
        let results = Results { games: 0, by_score };
        assert_eq!(results.about(100, 20), [1, 3, 12]);
        assert_eq!(results.about(-100, 20), [12, 3, 1]);
        assert_eq!(results.positions(), 19);
    }
}
