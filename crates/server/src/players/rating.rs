//! A player's strength by Glicko-2, one game a rating period: M. E. Glickman, *Example of the
//! Glicko-2 system* (2013), as the crate `skillratings` reckons it.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

use super::Strength;
use crate::wire::Score;

/// Points of the scale that is shown for one of the scale that Glicko-2 reckons with.
const SCALE: f64 = 173.7178;
/// How long a player rests for their deviation to grow as in a rating period without a game: of a
/// deviation of 60, a year makes 107.
const PERIOD_IN_DAYS: f64 = 5.0;
/// Nobody is less known than who has never played.
const LARGEST_DEVIATION: f64 = Rating::FIRST.deviation;
/// Above this deviation a rating is shown as provisional.
const PROVISIONAL: f64 = 110.0;

/// What is known of a player's strength.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// What is shown as « Elo ».
    pub value: f64,
    /// The strength is within twice this of the value with a probability of 95 %.
    pub deviation: f64,
    /// How much the strength itself is thought to change from one game to the next.
    pub volatility: f64,
}

impl Rating {
    /// Before the first game. Glickman proposes 1500, the middle of a club; most of our players are
    /// beginners.
    pub const FIRST: Self = Self { value: 1200.0, deviation: 350.0, volatility: 0.06 };

    /// Whether it is still little more than a guess.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The same after so many days without a game: step 6 of Glicko-2, for any length of time.
    #[must_use]
    pub fn rested(self, days: f64) -> Self {
        let periods = (days / PERIOD_IN_DAYS).max(0.0);
        let deviation = self.deviation.hypot(self.volatility * SCALE * periods.sqrt());
        Self { deviation: deviation.min(LARGEST_DEVIATION), ..self }
    }

    /// What score is to be expected against an opponent, from 0 to 1, if the player is as strong as
    /// the rating says: E of step 3 of Glicko-2.
    pub fn expected(&self, opponent: &Strength) -> f64 {
        let sure = Glicko2Rating { deviation: 0.0, ..self.glicko2() };
        expected_score(&sure, &glicko2(opponent)).0
    }

    /// The same after a game.
    #[must_use]
    pub fn after(&self, opponent: &Strength, score: Score) -> Self {
        let outcome = match score {
            Score::Win => Outcomes::WIN,
            Score::Draw => Outcomes::DRAW,
            Score::Loss => Outcomes::LOSS,
        };
        let games = [(glicko2(opponent), outcome)];
        let Glicko2Rating { rating: value, deviation, volatility } =
            glicko2_rating_period(&self.glicko2(), &games, &Glicko2Config::new());
        Self { value, deviation: deviation.min(LARGEST_DEVIATION), volatility }
    }

    fn glicko2(&self) -> Glicko2Rating {
        let Self { value: rating, deviation, volatility } = *self;
        Glicko2Rating { rating, deviation, volatility }
    }
}

/// A level's volatility plays no part: only the player's rating changes.
fn glicko2(&Strength { rating, deviation, .. }: &Strength) -> Glicko2Rating {
    Glicko2Rating { rating, deviation, ..Glicko2Rating::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, printed: f64, within: f64) {
        assert!((found - printed).abs() <= within, "{found} is not {printed}");
    }

    const fn known(rating: f64, deviation: f64) -> Strength {
        Strength { rating, deviation, measured: true }
    }

    /// The example that Glickman's paper reckons through, by the same call that rates our games.
    #[test]
    fn glickman_s_worked_example_comes_out_as_printed() {
        let player = Glicko2Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [
            (glicko2(&known(1400.0, 30.0)), Outcomes::WIN),
            (glicko2(&known(1550.0, 100.0)), Outcomes::LOSS),
            (glicko2(&known(1700.0, 300.0)), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&player, &games, &Glicko2Config::new());
        near(after.rating, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.005);
        near(after.volatility, 0.05999, 0.00001);
    }

    /// One game of that example, reckoned by the paper's formulas: g = 0.9955, E = 0.639.
    #[test]
    fn a_win_against_who_is_weaker_gives_what_the_formulas_say() {
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        near(player.expected(&known(1400.0, 30.0)), 0.639, 0.0005);
        let after = player.after(&known(1400.0, 30.0), Score::Win);
        near(after.value, 1563.56, 0.01);
        near(after.deviation, 175.4, 0.01);
        let equal = player.after(&known(1500.0, 30.0), Score::Draw);
        near(equal.value, 1500.0, 1e-9);
    }

    #[test]
    fn rest_makes_a_rating_less_sure_and_never_less_than_a_stranger_s() {
        let known = Rating { value: 1700.0, deviation: 60.0, volatility: 0.06 };
        near(known.rested(5.0).deviation, 60.0_f64.hypot(10.423_068), 1e-9);
        near(known.rested(365.0).deviation, 107.4, 0.05);
        near(known.rested(365.0).value, 1700.0, 0.0);
        assert_eq!(known.rested(0.0), known);
        assert_eq!(known.rested(-3.0), known, "a clock that was set back");
        near(known.rested(1e6).deviation, 350.0, 0.0);
        // Two rests are one.
        near(known.rested(2.0).rested(5.0).deviation, known.rested(7.0).deviation, 1e-9);
    }

    #[test]
    fn a_rating_is_provisional_until_ten_open_games_have_told_enough() {
        let equal = known(1200.0, 50.0);
        let mut rating = Rating::FIRST;
        let mut games = 0;
        while rating.is_provisional() {
            rating = rating.after(&equal, if games % 2 == 0 { Score::Win } else { Score::Loss });
            games += 1;
        }
        assert_eq!(games, 10);
        assert!(!rating.rested(1.0).is_provisional());
        assert!(rating.rested(200.0).is_provisional());
    }

    /// The guide's numbers, as a table has them: a comma or a point for decimals, ½ for a draw.
    fn numbers(row: &str) -> Vec<f64> {
        let cells = row.trim_matches(['|', ' ']).split('|').map(str::trim);
        cells
            .map(|cell| match cell {
                "½" => 0.5,
                number => number.replace(',', ".").parse().expect(number),
            })
            .collect()
    }

    #[test]
    fn the_guide_s_worked_example_is_what_our_ratings_do() {
        for guide in [
            include_str!("../../../../content/fr/ranking.md"),
            include_str!("../../../../content/en/ranking.md"),
        ] {
            let rows = guide.lines().skip_while(|line| !line.starts_with("| ---:")).skip(1);
            let mut rating = Rating::FIRST;
            let mut games = 0;
            for row in rows.take_while(|line| line.starts_with('|')) {
                let row = numbers(row);
                let opponent = known(row[1], 50.0);
                let score = match row[2] {
                    1.0 => Score::Win,
                    0.0 => Score::Loss,
                    _ => Score::Draw,
                };
                near(row[3], rating.expected(&opponent), 0.005);
                rating = rating.after(&opponent, score);
                near(row[4], rating.value.round(), 0.0);
                near(row[5], rating.deviation.round(), 0.0);
                games += 1;
            }
            assert_eq!(games, 3);
            let (before, after) = (rating.deviation.round(), rating.rested(30.0).deviation.round());
            let told = [format!("de {before} à {after}"), format!("from {before} to {after}")];
            assert!(told.iter().any(|told| guide.contains(told.as_str())), "{told:?}");
        }
    }
}
