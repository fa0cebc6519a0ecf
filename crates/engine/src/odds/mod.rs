mod fitted;

use crate::Score;

/// What a position promises the side to move, in games out of a thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// Games won.
    pub wins: u16,
    /// Games drawn.
    pub draws: u16,
    /// Games lost.
    pub losses: u16,
}

/// How the games won grow with the score: a logistic curve.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OddsCurve {
    /// Centipawns with which half the games are won.
    pub half_won: f64,
    /// Centipawns by which the odds of winning grow e times.
    pub scale: f64,
}

impl OddsCurve {
    /// The one that tells best how games of the engine against itself ended.
    pub const FITTED: Self = fitted::FITTED;

    /// The share of games won with a score, in centipawns, from 0 to 1. As many are lost with the
    /// opposite score.
    pub fn won(self, centipawns: f64) -> f64 {
        1.0 / (1.0 + ((self.half_won - centipawns) / self.scale).exp())
    }

    /// As the source file has it from which the engine is built.
    pub fn to_source(self) -> String {
        let Self { half_won, scale } = self;
        format!(
            "//! What `cargo xtask arena odds` found in games of Roque against itself.\n\n\
             use super::OddsCurve;\n\n\
             pub(super) const FITTED: OddsCurve = OddsCurve {{ half_won: {half_won:.1}, scale: {scale:.1} }};\n"
        )
    }
}

impl Score {
    /// How games between equals go on from here.
    pub fn odds(self) -> Odds {
        let (wins, losses) = match self {
            Self::Mate(moves) if moves > 0 => (1_000, 0),
            Self::Mate(_) => (0, 1_000),
            Self::Centipawns(value) => (won(value), won(-value)),
        };
        Odds { wins, draws: 1_000 - wins - losses, losses }
    }
}

fn won(centipawns: i32) -> u16 {
    (1_000.0 * OddsCurve::FITTED.won(f64::from(centipawns))).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odds_are_those_of_all_games_and_mirror_each_other() {
        for value in -3_000..=3_000 {
            let (here, there) = (Score::Centipawns(value).odds(), Score::Centipawns(-value).odds());
            assert_eq!(here.wins + here.draws + here.losses, 1_000, "{value}");
            assert_eq!((here.wins, here.losses), (there.losses, there.wins), "{value}");
            let better = Score::Centipawns(value + 1).odds();
            assert!(better.wins >= here.wins && better.losses <= here.losses, "{value}");
        }
        let half = OddsCurve::FITTED.half_won.round() as i32;
        assert!(Score::Centipawns(half).odds().wins.abs_diff(500) <= 2);
        assert_eq!(Score::Mate(3).odds(), Odds { wins: 1_000, draws: 0, losses: 0 });
        assert_eq!(Score::Mate(0).odds(), Odds { wins: 0, draws: 0, losses: 1_000 });
    }

    #[test]
    fn the_source_file_is_what_is_written_of_its_curve() {
        assert_eq!(OddsCurve::FITTED.to_source(), include_str!("fitted.rs"));
    }
}
