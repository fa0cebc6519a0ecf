/// Results of pairs of games with the same opening and colours changed, by the points of the pair: 0,
/// ½, 1, 1½, 2.
///
/// The games of a pair are not independent, since an opening favours a colour; pairs are. Their
/// variance is what counts, and is less than that of as many games (M. Van den Bergh, *Normalized
/// Elo*, 2020).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pentanomial {
    /// How many pairs had 0, ½, 1, 1½ and 2 points.
    pub counts: [u64; 5],
}

/// The result of a pair for each game, from 0 to 1.
pub(super) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Pentanomial {
    /// Adds a pair with so many half points; more than four are no pair.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.counts.get_mut(half_points) {
            *count += 1;
        }
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The points of a game on average, from 0 to 1; a half when there are none.
    pub fn score(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        self.mean_of(|score| score)
    }

    /// The variance of a pair's points for each game.
    pub fn variance(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.0;
        }
        let mean = self.score();
        self.mean_of(|score| (score - mean).powi(2))
    }

    /// The standard error of the score.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.pairs().max(1) as f64).sqrt()
    }

    /// The same from the other's point of view.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.counts.reverse();
        self
    }

    fn mean_of(&self, value: impl Fn(f64) -> f64) -> f64 {
        let weighted = self.counts.iter().zip(SCORES);
        weighted.map(|(&count, score)| count as f64 * value(score)).sum::<f64>()
            / self.pairs() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_those_of_pairs() {
        // (1·0 + 2·¼ + 3·½ + 3·¾ + 1·1) / 10 = 0.525; squares: (2/16 + 3/4 + 27/16 + 1) / 10 = 0.35625
        let pairs = Pentanomial { counts: [1, 2, 3, 3, 1] };
        assert!((pairs.score() - 0.525).abs() < 1e-12);
        assert!((pairs.variance() - (0.356_25 - 0.525 * 0.525)).abs() < 1e-12);
        assert!((pairs.reversed().score() - 0.475).abs() < 1e-12);
        assert!((Pentanomial::default().score() - 0.5).abs() < 1e-12);
    }

    #[test]
    fn pairs_are_counted_by_their_half_points() {
        let mut pairs = Pentanomial::default();
        for points in [0, 4, 2, 2, 3, 9] {
            pairs.add(points);
        }
        assert_eq!(pairs.counts, [1, 0, 2, 1, 1]);
    }
}
