use roque_engine::trace::Weights;

use super::Sample;

/// What result a value lets expect: a logistic curve through a half at 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// The centipawns that multiply the odds by e.
    pub scale: f64,
}

impl Curve {
    /// The one by which these weights tell the results of some games best. Weights tuned by it keep
    /// their size: a pawn stays about a pawn.
    pub fn fit(samples: &[Sample], weights: &Weights) -> Self {
        let error = |scale| error(samples, weights, Self { scale }, 0.0);
        // The error has one valley: thirds of the range are left out in turn.
        let (mut low, mut high) = (40.0, 1_000.0);
        while high - low > 0.5 {
            let third = (high - low) / 3.0;
            if error(low + third) < error(high - third) {
                high -= third;
            } else {
                low += third;
            }
        }
        Self { scale: f64::midpoint(low, high) }
    }

    /// From 0, White surely loses, to 1.
    pub fn expected(self, value: f64) -> f64 {
        1.0 / (1.0 + (-value / self.scale).exp())
    }

    /// What the evaluation should expect of a sample: the result of its game, or so much of what the
    /// search expected instead.
    pub fn target(self, sample: &Sample, score_share: f64) -> f64 {
        let result = f64::from(sample.result);
        result + score_share * (self.expected(f64::from(sample.score)) - result)
    }

    /// How the expected result grows with each centipawn.
    pub fn slope(self, expected: f64) -> f64 {
        expected * (1.0 - expected) / self.scale
    }
}

/// The mean of the squares by which what is expected and what should be differ; see
/// [`Curve::target`].
pub fn error(samples: &[Sample], weights: &Weights, curve: Curve, score_share: f64) -> f64 {
    let squares = samples.iter().map(|sample| {
        let expected = curve.expected(weights.value(&sample.trace));
        (expected - curve.target(sample, score_share)).powi(2)
    });
    squares.sum::<f64>() / samples.len().max(1) as f64
}
