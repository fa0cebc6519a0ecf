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

/// Centipawns with which half the games are won.
const HALF_WON: f64 = 100.0;
/// Centipawns by which the odds of winning grow e times.
const SCALE: f64 = 90.0;

impl Score {
    /// How games between equals go on from here: a logistic curve for the games won and another for
    /// those lost. The curves are a convention, not yet fitted to games of Roque's own.
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
    (1_000.0 / (1.0 + ((HALF_WON - f64::from(centipawns)) / SCALE).exp())).round() as u16
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
        assert_eq!(Score::Centipawns(100).odds().wins, 500);
        assert_eq!(Score::Mate(3).odds(), Odds { wins: 1_000, draws: 0, losses: 0 });
        assert_eq!(Score::Mate(0).odds(), Odds { wins: 0, draws: 0, losses: 1_000 });
    }
}
