use roque_engine::trace::Weights;

use super::{Curve, Sample};
use crate::Random;

/// How to descend.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// How often all samples are gone through.
    pub epochs: u32,
    /// Samples that give one step.
    pub batch: usize,
    /// Centipawns of a first step; the last are near none.
    pub rate: f64,
    /// How much of what should be is what the search said, the rest being the result: a search says
    /// something of each position, a result only something of a whole game.
    pub score_share: f64,
    /// How strongly weights are held to what they were, so that those that seldom count stay.
    pub pull: f64,
    /// The order of the samples follows from it.
    pub seed: u64,
}

/// The weights that tell the results best, beginning from some. The same samples and plan give the
/// same weights. `watch` is told the number of the epoch that ends and its weights.
pub fn descend(
    samples: &[Sample],
    start: &Weights,
    curve: Curve,
    plan: Plan,
    mut watch: impl FnMut(u32, &Weights),
) -> Weights {
    let mut weights = start.clone();
    let mut pace = Pace::new(plan.rate);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    for epoch in 1..=plan.epochs {
        shuffle(&mut order, &mut Random::stream(plan.seed, u64::from(epoch)));
        pace.rate = plan.rate * f64::from(plan.epochs + 1 - epoch) / f64::from(plan.epochs);
        for batch in order.chunks(plan.batch.max(1)) {
            let batch = batch.iter().map(|&index| &samples[index as usize]);
            let mut gradient = gradient(batch, &weights, curve, plan.score_share);
            hold(&mut gradient, &weights, start, plan.pull);
            pace.step(&mut weights, &gradient);
        }
        watch(epoch, &weights);
    }
    weights
}

fn shuffle(order: &mut [u32], random: &mut Random) {
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last as u64 + 1) as usize);
    }
}

/// Of the mean squared error.
fn gradient<'a>(
    batch: impl ExactSizeIterator<Item = &'a Sample>,
    weights: &Weights,
    curve: Curve,
    score_share: f64,
) -> Weights {
    let share = 2.0 / batch.len() as f64;
    let mut sum = Weights::all(0.0);
    for sample in batch {
        let slope = |value| {
            let expected = curve.expected(value);
            share * (expected - curve.target(sample, score_share)) * curve.slope(expected)
        };
        weights.add_gradient(&sample.trace, slope, &mut sum);
    }
    sum
}

fn hold(gradient: &mut Weights, weights: &Weights, start: &Weights, pull: f64) {
    let moved = weights.as_slice().iter().zip(start.as_slice()).map(|(now, then)| now - then);
    for (slope, moved) in gradient.as_mut_slice().iter_mut().zip(moved) {
        *slope += pull * moved;
    }
}

/// Adam (Kingma and Ba, 2014): each weight steps by its own measure, the mean of its slopes over
/// the root of the mean of their squares.
struct Pace {
    rate: f64,
    steps: i32,
    means: Weights,
    squares: Weights,
}

impl Pace {
    const MEMORY: f64 = 0.9;
    const LONG_MEMORY: f64 = 0.999;
    /// Far below any slope that says something.
    const NOTHING: f64 = 1e-12;

    fn new(rate: f64) -> Self {
        Self { rate, steps: 0, means: Weights::all(0.0), squares: Weights::all(0.0) }
    }

    fn step(&mut self, weights: &mut Weights, gradient: &Weights) {
        self.steps += 1;
        // Both means begin at nothing, and are made up for it.
        let begun = 1.0 - Self::MEMORY.powi(self.steps);
        let long_begun = 1.0 - Self::LONG_MEMORY.powi(self.steps);
        let means = self.means.as_mut_slice().iter_mut().zip(self.squares.as_mut_slice());
        let slopes = gradient.as_slice().iter().zip(weights.as_mut_slice());
        for ((mean, square), (slope, weight)) in means.zip(slopes) {
            *mean = Self::MEMORY * *mean + (1.0 - Self::MEMORY) * slope;
            *square = Self::LONG_MEMORY * *square + (1.0 - Self::LONG_MEMORY) * slope * slope;
            let root = (*square / long_begun).sqrt();
            *weight -= self.rate * (*mean / begun) / (root + Self::NOTHING);
        }
    }
}

#[cfg(test)]
mod tests {
    use roque_engine::trace::Trace;
    use roque_rules::Position;

    use super::*;
    use crate::tune::error;

    /// Positions of random games, and the results that a judge with other weights would expect.
    fn samples(truth: &Weights, curve: Curve) -> Vec<Sample> {
        let mut samples = Vec::new();
        for game in 0..150 {
            let mut random = Random::stream(1, game);
            let mut position = Position::default();
            for _ in 0..60 {
                let Some(mv) = random.of(&position.legal_moves()) else { break };
                position = position.play_unchecked(mv);
                if let Some(trace) = Trace::of(&position) {
                    let result = curve.expected(truth.value(&trace)) as f32;
                    samples.push(Sample { trace, result, score: 0.0 });
                }
            }
        }
        samples
    }

    #[test]
    fn the_weights_behind_the_results_are_found() {
        let curve = Curve { scale: 200.0 };
        let mut truth = Weights::of_the_engine();
        for weight in truth.as_mut_slice() {
            *weight *= 1.2;
        }
        let samples = samples(&truth, curve);
        let start = Weights::of_the_engine();
        let plan = Plan { epochs: 30, batch: 500, rate: 2.0, score_share: 0.0, pull: 0.0, seed: 1 };
        let found = descend(&samples, &start, curve, plan, |_, _| {});
        let (before, after) =
            (error(&samples, &start, curve, 0.0), error(&samples, &found, curve, 0.0));
        assert!(after < before / 50.0, "{before} {after}");
        assert_eq!(found, descend(&samples, &start, curve, plan, |_, _| {}), "it is repeatable");
    }

    #[test]
    fn the_curve_behind_the_results_is_found() {
        let weights = Weights::of_the_engine();
        let samples = samples(&weights, Curve { scale: 150.0 });
        let found = Curve::fit(&samples, &weights);
        assert!((found.scale - 150.0).abs() < 1.0, "{found:?}");
    }

    #[test]
    fn weights_that_are_held_stay() {
        let curve = Curve { scale: 200.0 };
        let start = Weights::of_the_engine();
        let samples = samples(&Weights::all(0.0), curve);
        let plan = Plan { epochs: 3, batch: 500, rate: 1.0, score_share: 0.0, pull: 1e3, seed: 1 };
        let found = descend(&samples, &start, curve, plan, |_, _| {});
        let furthest = found.as_slice().iter().zip(start.as_slice());
        let furthest = furthest.map(|(now, then)| (now - then).abs()).fold(0.0, f64::max);
        assert!(furthest < 2.0, "{furthest}");
    }
}
