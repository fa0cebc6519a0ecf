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
    let rating = f64::from(roque_engine::Level::from(level).rating());
    Strength { rating, deviation: 50.0, measured: false }
}

/// All levels, from the weakest to the strongest.
pub fn ladder() -> Vec<LevelStrength> {
    let shown = |level| {
        let Strength { rating, measured, .. } = strength(level);
        LevelStrength { level, rating, measured }
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
        for (rating, next) in [
            (-50.0, Level::Easy),
            (1249.0, Level::Easy),
            (1251.0, Level::Medium),
            (1574.0, Level::Medium),
            (1740.0, Level::Hard),
            (3000.0, Level::Expert),
        ] {
            assert_eq!(next_level(&Rating { value: rating, ..Rating::FIRST }), next, "{rating}");
        }
    }
}
