//! The sequential probability ratio test (A. Wald, 1945), generalised to results whose distribution is
//! not known: for each hypothesis the likeliest distribution that fits it is taken (M. Van den Bergh,
//! *A practical introduction to the GSPRT*, 2016).

use std::{fmt, str::FromStr};

use super::{Pentanomial, expected_score, pentanomial::SCORES};

/// What a test decides between.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hypotheses {
    /// The difference in Elo of the change that is to be rejected.
    pub elo0: f64,
    /// The difference in Elo of the change that is to be accepted.
    pub elo1: f64,
    /// How often a change worth `elo0` may be accepted.
    pub alpha: f64,
    /// How often a change worth `elo1` may be rejected.
    pub beta: f64,
}

/// What a test has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The better hypothesis is the likelier one.
    Accepted,
    /// The worse one is.
    Rejected,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
        })
    }
}

/// What stands for no pair at all of a kind, so that every distribution can fit.
const HARDLY_ANY: f64 = 1e-3;

impl Hypotheses {
    /// The logarithm of how much likelier the results are if `elo1` is true than if `elo0` is.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.counts.map(|count| (count as f64).max(HARDLY_ANY));
        log_likelihood(&counts, expected_score(self.elo1))
            - log_likelihood(&counts, expected_score(self.elo0))
    }

    /// Below the first, `elo0` is taken for true; above the second, `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The verdict, once there is one.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<Verdict> {
        let (low, high) = self.bounds();
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio <= low => Some(Verdict::Rejected),
            ratio if ratio >= high => Some(Verdict::Accepted),
            _ => None,
        }
    }
}

/// The logarithm of the likelihood of these counts under the distribution that fits them best among
/// those with a given mean, up to a constant.
///
/// That distribution is `p / (1 + θ (a - mean))` for the frequency `p` of each score `a`, with the `θ`
/// that gives it the mean (A. Owen, *Empirical Likelihood*, 2001).
fn log_likelihood(counts: &[f64; 5], mean: f64) -> f64 {
    let weight = |theta: f64, score: f64| 1.0 + theta * (score - mean);
    // Weights are positive between these two, and the excess falls from +∞ to -∞.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let excess = |theta: f64| -> f64 {
        let terms = counts.iter().zip(SCORES);
        terms.map(|(count, score)| count * (score - mean) / weight(theta, score)).sum()
    };
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    let theta = f64::midpoint(low, high);
    counts.iter().zip(SCORES).map(|(count, score)| -count * weight(theta, score).ln()).sum()
}

/// A text that is no pair of hypotheses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no test: write two different numbers of Elo, the lower one first, as in 0,5, and if \
     need be the two rates of error, as in 0,5,0.05,0.05"
)]
pub struct ParseHypothesesError(String);

/// `0,5`, with rates of error of 5 %, or `0,5,0.1,0.05`.
impl FromStr for Hypotheses {
    type Err = ParseHypothesesError;

    fn from_str(text: &str) -> Result<Self, ParseHypothesesError> {
        let wrong = || ParseHypothesesError(text.to_owned());
        let numbers: Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
        let read = match numbers.map_err(|_| wrong())?[..] {
            [elo0, elo1] => Self { elo0, elo1, alpha: 0.05, beta: 0.05 },
            [elo0, elo1, alpha, beta] => Self { elo0, elo1, alpha, beta },
            _ => return Err(wrong()),
        };
        let rate = |rate: f64| rate > 0.0 && rate < 0.5;
        let sound = read.elo0.is_finite() && read.elo1.is_finite() && read.elo0 < read.elo1;
        (sound && rate(read.alpha) && rate(read.beta)).then_some(read).ok_or_else(wrong)
    }
}

impl fmt::Display for Hypotheses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{},{}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Hypotheses = Hypotheses { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    fn pairs(counts: [u64; 5]) -> Pentanomial {
        Pentanomial { counts }
    }

    #[test]
    fn with_two_results_it_is_walds_test() {
        // Won and lost pairs alone are a coin: N (q ln(s1/s0) + (1-q) ln((1-s1)/(1-s0))).
        let (won, lost) = (560.0_f64, 440.0);
        let (s0, s1) = (expected_score(0.0), expected_score(10.0));
        let wald = won * (s1 / s0).ln() + lost * ((1.0 - s1) / (1.0 - s0)).ln();
        let ratio = TEST.log_likelihood_ratio(&pairs([440, 0, 0, 0, 560]));
        assert!((ratio - wald).abs() < 1e-3, "{ratio} {wald}");
    }

    #[test]
    fn with_many_pairs_it_is_the_normal_approximation() {
        // N (s1 - s0) (2 mean - s0 - s1) / (2 variance), equation (5) of the GSPRT note.
        let results = pairs([900, 4200, 10_000, 5100, 1100]);
        let (s0, s1) = (expected_score(TEST.elo0), expected_score(TEST.elo1));
        let n = results.pairs() as f64;
        let normal = n * (s1 - s0) * (2.0 * results.score() - s0 - s1) / (2.0 * results.variance());
        let ratio = TEST.log_likelihood_ratio(&results);
        assert!((ratio - normal).abs() < 0.02 * normal.abs(), "{ratio} {normal}");
    }

    #[test]
    fn the_bounds_are_walds() {
        let (low, high) = TEST.bounds();
        assert!((high - 2.944_439).abs() < 1e-6 && (low + 2.944_439).abs() < 1e-6);
    }

    #[test]
    fn what_is_clear_is_decided_and_what_is_not_is_left_open() {
        assert_eq!(TEST.verdict(&Pentanomial::default()), None);
        assert_eq!(TEST.verdict(&pairs([5, 20, 50, 20, 5])), None);
        assert_eq!(TEST.verdict(&pairs([20, 100, 300, 180, 40])), Some(Verdict::Accepted));
        assert_eq!(TEST.verdict(&pairs([40, 180, 300, 100, 20])), Some(Verdict::Rejected));
        assert_eq!(TEST.verdict(&pairs([0, 0, 0, 0, 120])), Some(Verdict::Accepted));
    }

    #[test]
    fn the_rates_of_error_are_kept() {
        // Simulated matches of known strength: the wrong verdict comes about as often as allowed.
        let mut random = crate::Random::new(7);
        for (elo, wrong) in [(TEST.elo0, Verdict::Accepted), (TEST.elo1, Verdict::Rejected)] {
            let errors = (0..200).filter(|_| simulate(&mut random, elo) == wrong).count();
            assert!((1..=22).contains(&errors), "{errors} wrong verdicts of 200 at {elo} Elo");
        }
    }

    /// A match to its verdict in which each game is drawn half of the time.
    fn simulate(random: &mut crate::Random, elo: f64) -> Verdict {
        let chance = ((expected_score(elo) - 0.25) * 1e9) as u64;
        let mut game = || match random.below(1_000_000_000) {
            fate if fate < chance => 2,
            fate if fate < chance + 500_000_000 => 1,
            _ => 0,
        };
        let mut results = Pentanomial::default();
        loop {
            for _ in 0..50 {
                results.add(game() + game());
            }
            if let Some(verdict) = TEST.verdict(&results) {
                return verdict;
            }
        }
    }

    #[test]
    fn tests_are_read_as_they_are_written() {
        let read = |text: &str| text.parse::<Hypotheses>();
        assert_eq!(read("0,10"), Ok(TEST));
        assert_eq!(read(&TEST.to_string()), Ok(TEST));
        for text in ["", "5", "5,0", "0,0", "0,5,0.05", "0,5,0,0.05", "0,inf", "a,b"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
