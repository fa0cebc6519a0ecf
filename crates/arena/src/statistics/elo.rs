use std::fmt;

use super::Pentanomial;

/// How many standard errors to each side hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.959_964;

/// The score that a difference in Elo promises (A. Elo, 1978, in its logistic form).
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in Elo that a score from 0 to 1 shows; infinite at its ends.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// A difference in Elo with the limits of its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The estimate.
    pub value: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}

impl Elo {
    /// What pairs of games show: the normal interval of the score, turned into Elo. For its width one
    /// drawn pair is added, so that few games that all ended alike are not taken for certainty.
    pub fn of(pairs: &Pentanomial) -> Self {
        let mut doubted = *pairs;
        doubted.counts[2] += 1;
        let (score, reach) = (pairs.score(), CONFIDENCE * doubted.standard_error());
        let elo = |score: f64| elo_of(score.clamp(0.0, 1.0));
        Self { value: elo(score), low: elo(score - reach), high: elo(score + reach) }
    }

    /// An estimate with a standard error.
    pub fn around(value: f64, standard_error: f64) -> Self {
        let reach = CONFIDENCE * standard_error;
        Self { value, low: value - reach, high: value + reach }
    }
}

/// `+12.3 ± 8.1`, the mean of the distances to the limits.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1} ± {:.1}", self.value, (self.high - self.low) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_inverse() {
        // FIDE's table: 100 points more promise 0.64, 200 promise 0.76.
        assert!((expected_score(100.0) - 0.640_065).abs() < 1e-6);
        assert!((expected_score(200.0) - 0.759_747).abs() < 1e-6);
        for elo in [-300.0, -1.0, 0.0, 55.5, 400.0] {
            assert!((elo_of(expected_score(elo)) - elo).abs() < 1e-9);
        }
        assert!(elo_of(1.0).is_infinite());
    }

    #[test]
    fn the_interval_is_that_of_the_score() {
        let pairs = Pentanomial { counts: [0, 20, 30, 40, 10] };
        let score = 0.6; // (20·¼ + 30·½ + 40·¾ + 10) / 100
        // With one more pair of two draws, 101 in all.
        let mean = 60.5 / 101.0;
        let squares = 20.0 * 0.0625 + 31.0 * 0.25 + 40.0 * 0.5625 + 10.0;
        let reach = 1.959_964 * ((squares / 101.0 - mean * mean) / 101.0_f64).sqrt();
        let elo = Elo::of(&pairs);
        assert!((elo.value - 70.436_504).abs() < 1e-5, "{elo:?}");
        assert!((elo.low - elo_of(score - reach)).abs() < 1e-9);
        assert!((elo.high - elo_of(score + reach)).abs() < 1e-9);
    }

    #[test]
    fn ten_pairs_won_are_no_certainty() {
        let elo = Elo::of(&Pentanomial { counts: [0, 0, 0, 0, 10] });
        assert!(elo.value.is_infinite() && elo.high.is_infinite());
        assert!((300.0..600.0).contains(&elo.low), "{elo:?}");
    }
}
