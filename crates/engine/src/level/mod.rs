//! The opponents: who they are ([`Level`]), what each sees ([`Sight`]) and how each behaves at the
//! board ([`Temper`]). All that tells them apart is in one table, `ladder.rs`; how strong they turn
//! out to be is measured, and written in `strengths.rs`.

mod blind;
mod glance;
mod ladder;
mod musing;
mod news;
mod opening;
mod sight;
mod strengths;
mod study;
mod temper;

use roque_rules::{History, Move};

use crate::{BestMove, Info, Limits, Score, Stop, Time};

pub use blind::{Blind, Side, Spot};
pub use glance::Glance;
use ladder::LADDER;
use musing::Musing;
pub use sight::Sight;
use strengths::STRENGTHS;
pub use study::Study;
pub use temper::{Despair, Temper};

/// An opponent, one step of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what each one is, the ladder says")]
pub enum Level {
    Easy1,
    Easy2,
    Easy3,
    Medium1,
    Medium2,
    Medium3,
    Hard1,
    Hard2,
    Hard3,
    Expert1,
    Expert2,
    Expert3,
    Master1,
    Master2,
    Full,
}

/// Opponents that are shown together, from the weakest to the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Who has just learnt the rules.
    Easy,
    /// Who plays now and then.
    Medium,
    /// Who plays often.
    Hard,
    /// Who is among the best of a club.
    Expert,
    /// Whom hardly anybody beats.
    Master,
    /// Roque itself, holding nothing back.
    Full,
}

/// How strong an opponent is among programs, in Elo; see `docs/levels.md` for how it was measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strength {
    /// The likeliest rating.
    pub rating: u16,
    /// How far the interval of 95 % reaches, to either side.
    pub margin: u16,
    /// How many games say so; none while it is an estimate.
    pub games: u32,
}

/// A player's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The move to play.
    pub mv: Move,
    /// What the player thinks of the position, for the side to move; nothing when it was stopped
    /// before it could think anything.
    pub score: Option<Score>,
    /// What there was to think about.
    pub thought: Thought,
}

/// What a player had to think about before a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thought {
    /// Legal moves.
    pub moves: usize,
    /// Whether the move takes back on the square where the opponent has just taken.
    pub takes_back: bool,
    /// How often the player changed its mind about the best move.
    pub changes: u32,
    /// Centipawns between what it thought first of its best move and what it thought last.
    pub surprise: u32,
    /// Half-moves of the line it expects.
    pub line: usize,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 15] = [
        Self::Easy1,
        Self::Easy2,
        Self::Easy3,
        Self::Medium1,
        Self::Medium2,
        Self::Medium3,
        Self::Hard1,
        Self::Hard2,
        Self::Hard3,
        Self::Expert1,
        Self::Expert2,
        Self::Expert3,
        Self::Master1,
        Self::Master2,
        Self::Full,
    ];

    /// By which files and programs know it, whatever people call it: `easy-1`.
    pub const fn identifier(self) -> &'static str {
        LADDER[self as usize].identifier
    }

    /// The opponent of an identifier.
    pub fn identified(identifier: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.identifier() == identifier)
    }

    /// With whom it is shown.
    pub const fn group(self) -> Group {
        LADDER[self as usize].group
    }

    /// What it sees past the openings that it knows by heart.
    pub const fn sight(self) -> Sight {
        LADDER[self as usize].sight
    }

    /// How it behaves.
    pub const fn temper(self) -> Temper {
        LADDER[self as usize].temper
    }

    /// How strong it is, as measured.
    pub const fn strength(self) -> Strength {
        STRENGTHS[self as usize]
    }

    /// The likeliest rating.
    pub const fn rating(self) -> u16 {
        self.strength().rating
    }

    /// The opponent nearest to a rating.
    pub fn rated(rating: u16) -> Self {
        let nearest = Self::ALL.into_iter().min_by_key(|level| level.rating().abs_diff(rating));
        nearest.unwrap_or(Self::Full)
    }

    /// This opponent's move, the same for the same game and seed unless the time ran out; none only
    /// when there is no legal one.
    pub fn choose(self, game: &History, seed: u64, stop: &Stop) -> Option<Move> {
        self.consider(game, None, seed, stop).map(|choice| choice.mv)
    }

    /// The same with what it thinks of the position, in the time of its clock if it has one.
    pub fn consider(
        self,
        game: &History,
        clock: Option<Time>,
        seed: u64,
        stop: &Stop,
    ) -> Option<Choice> {
        let limits = Limits { time: clock.unwrap_or_default(), ..Limits::default() };
        let mut musing = Musing::default();
        let best = self.search(game, &limits, seed, stop, |info| musing.hear(info))?;
        Some(musing.end(game, best.mv))
    }

    /// The same within any limits, for who wants to hear of it while it goes on.
    pub fn search(
        self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let mut limits = limits.clone();
        if limits.moves.is_empty() {
            limits.moves.extend(opening::habit(game, seed, LADDER[self as usize].openings));
        }
        self.sight().search(game, &limits, seed, stop, on_info)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_has_a_step_for_each_level_in_order() {
        for (place, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(level as usize, place);
            assert_eq!(Level::identified(level.identifier()), Some(level));
        }
        assert!(Level::ALL.map(Level::group).is_sorted());
        assert_eq!(Level::identified("easy-4"), None);
    }

    #[test]
    fn identifiers_never_change_since_games_are_kept_under_them() {
        assert_eq!(
            Level::ALL.map(Level::identifier).join(" "),
            "easy-1 easy-2 easy-3 medium-1 medium-2 medium-3 hard-1 hard-2 hard-3 \
             expert-1 expert-2 expert-3 master-1 master-2 full"
        );
    }

    #[test]
    fn each_level_is_rated_above_the_one_below() {
        assert!(Level::ALL.map(Level::rating).is_sorted_by(|weaker, stronger| weaker < stronger));
    }

    #[test]
    fn the_nearest_level_answers_to_a_rating() {
        for level in Level::ALL {
            assert_eq!(Level::rated(level.rating()), level);
        }
        assert_eq!(Level::rated(0), Level::Easy1);
        assert_eq!(Level::rated(u16::MAX), Level::Full);
    }
}
