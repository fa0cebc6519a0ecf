use std::time::Duration;

use roque_rules::{History, Move};

use crate::{
    BestMove, Engine, Info, Knowledge, Limits, Score, Stop, Time, evaluation::Evaluation,
    score::MAX_PLY, search::Mind,
};

/// An opponent. The weaker ones see less; none plays a move it believes bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Looks at its own move and at what can be taken after it.
    Easy,
    /// Sees simple threats.
    Medium,
    /// Sees short combinations and understands positions.
    Hard,
    /// All the engine can do in half a second or so.
    Expert,
}

/// What a player sees, which is all that makes it strong or weak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// Half-moves looked ahead.
    pub depth: u8,
    /// Captures and answers to checks followed past that, in half-moves.
    pub quiescence: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time, in case the machine is slow or busy.
    pub time: Duration,
    /// What it understands of a position.
    pub knowledge: Knowledge,
    /// How far off its judgement of a position may be, in centipawns either way. Moves nearer to
    /// each other than twice that are a matter of taste, and taste varies with the seed.
    pub blur: u16,
}

/// A player's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The move to play.
    pub mv: Move,
    /// What the player thinks of the position, for the side to move; nothing when it was stopped
    /// before it could think anything.
    pub score: Option<Score>,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// About how strong it is, on the scale of `UCI_Elo` of Stockfish 15.1: as measured, but for the
    /// last, which is an estimate.
    pub const fn rating(self) -> u16 {
        match self {
            Self::Easy => 1_100,
            Self::Medium => 1_400,
            Self::Hard => 1_750,
            Self::Expert => 2_200,
        }
    }

    /// The opponent nearest to a rating.
    pub fn rated(rating: u16) -> Self {
        let nearest = Self::ALL.into_iter().min_by_key(|level| level.rating().abs_diff(rating));
        nearest.unwrap_or(Self::Expert)
    }

    /// What this opponent sees.
    pub const fn sight(self) -> Sight {
        let time = Duration::from_millis(900);
        match self {
            Self::Easy => Sight {
                depth: 1,
                quiescence: 3,
                nodes: 20_000,
                time,
                knowledge: Knowledge::Placement,
                blur: 60,
            },
            Self::Medium => Sight {
                depth: 2,
                quiescence: 4,
                nodes: 50_000,
                time,
                knowledge: Knowledge::Placement,
                blur: 16,
            },
            Self::Hard => Sight {
                depth: 4,
                quiescence: 8,
                nodes: 200_000,
                time,
                knowledge: Knowledge::Plans,
                blur: 8,
            },
            Self::Expert => Sight {
                depth: MAX_PLY as u8,
                quiescence: MAX_PLY as u8,
                nodes: 600_000,
                time,
                knowledge: Knowledge::Plans,
                blur: 3,
            },
        }
    }

    /// This opponent's move, the same for the same game and seed unless the time ran out; none only
    /// when there is no legal one.
    pub fn choose(self, game: &History, seed: u64, stop: &Stop) -> Option<Move> {
        self.sight().choose(game, seed, stop)
    }

    /// The same with what it thinks of the position, in the time of its clock if it has one.
    pub fn consider(
        self,
        game: &History,
        clock: Option<Time>,
        seed: u64,
        stop: &Stop,
    ) -> Option<Choice> {
        self.sight().consider(game, clock, seed, stop)
    }
}

impl Sight {
    /// The move of a player who sees this much.
    pub fn choose(&self, game: &History, seed: u64, stop: &Stop) -> Option<Move> {
        self.consider(game, None, seed, stop).map(|choice| choice.mv)
    }

    /// The move and what the player thinks of the position. With a clock, its time takes the place
    /// of the player's own.
    pub fn consider(
        &self,
        game: &History,
        clock: Option<Time>,
        seed: u64,
        stop: &Stop,
    ) -> Option<Choice> {
        let limits = Limits { time: clock.unwrap_or_default(), ..Limits::default() };
        let mut score = None;
        let best = self.search(game, &limits, seed, stop, |info| score = Some(info.score))?;
        Some(Choice { mv: best.mv, score })
    }

    /// The search of a player who sees this much, within these limits too. Without a limit of time,
    /// the player's own counts.
    pub fn search(
        &self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let mind = Mind {
            evaluation: Evaluation { knowledge: self.knowledge, blur: self.blur, seed },
            quiescence: usize::from(self.quiescence),
        };
        let time = match limits.time {
            Time::Unlimited => Time::Move(self.time),
            time => time,
        };
        let depth = limits.depth.unwrap_or(u8::MAX).min(self.depth);
        let nodes = limits.nodes.unwrap_or(u64::MAX).min(self.nodes);
        let limits = Limits { depth: Some(depth), nodes: Some(nodes), time, ..limits.clone() };
        // Without memory of earlier searches, the same question gets the same answer.
        let mut engine = Engine::new(hash_megabytes(self.nodes));
        engine.think(mind, game, &limits, stop, on_info)
    }
}

/// Room for every position of a search this long.
fn hash_megabytes(nodes: u64) -> usize {
    1 + (nodes / 50_000).min(32) as usize
}
