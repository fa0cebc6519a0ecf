//! How strong the levels are, on the scale of the players' ratings: as the engine rates them.

use super::Rating;
use crate::wire::{Level, LevelStrength};

/// How strong a level is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    pub rating: f64,
    /// How sure that is: the level is within twice this of the rating with a probability of 95 %.
    pub deviation: f64,
    /// Whether games have measured it.
    pub measured: bool,
}

/// The strength of a level, which no game of a player changes.
pub fn strength(level: Level) -> Strength {
    let roque_engine::Strength { rating, margin, games } =
        roque_engine::Level::from(level).strength();
    // The margin is that of 95 %.
    Strength { rating: f64::from(rating), deviation: f64::from(margin) / 2.0, measured: games > 0 }
}

/// All levels, from the weakest to the strongest.
pub fn ladder() -> Vec<LevelStrength> {
    let shown = |level| {
        let Strength { rating, deviation, measured } = strength(level);
        let (low, high) = (rating - 2.0 * deviation, rating + 2.0 * deviation);
        LevelStrength { level, rating, low, high, measured }
    };
    Level::ALL.map(shown).to_vec()
}

/// The level whose games are the most open for a player: the nearest in strength.
pub fn next_level(rating: &Rating) -> Level {
    let distance = |level: &Level| (strength(*level).rating - rating.value).abs();
    let nearest = Level::ALL.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.unwrap_or(Level::ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_stronger_than_the_one_before() {
        assert!(ladder().is_sorted_by(|weaker, stronger| weaker.rating < stronger.rating));
    }

    #[test]
    fn the_level_to_try_next_is_the_nearest() {
        let next = |value| next_level(&Rating { value, ..Rating::FIRST });
        assert_eq!((next(-50.0), next(5_000.0)), (Level::Easy1, Level::Full));
        for pair in ladder().windows(2) {
            let middle = f64::midpoint(pair[0].rating, pair[1].rating);
            assert_eq!((next(middle - 1.0), next(middle + 1.0)), (pair[0].level, pair[1].level));
        }
    }
}
