use crate::{
    bout::Adjudication,
    player::{Contender, Limit, Waits},
};

/// Who plays whom, how often, and under which rules.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The players; names are unique.
    pub contenders: Vec<Contender>,
    /// What a player without a limit of its own may spend.
    pub limit: Limit,
    /// How long programs are waited for.
    pub waits: Waits,
    /// Who meets whom.
    pub format: Format,
    /// How many openings are played, each with both colours, by each two who meet.
    pub rounds: usize,
    /// What the openings, and the chance in the play of levels, follow.
    pub seed: u64,
    /// When a game is ended before its time.
    pub adjudication: Adjudication,
}

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

impl Format {
    /// The kebab-case name by which logs know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Gauntlet => "gauntlet",
        }
    }
}

/// A game to be played, by the numbers of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fixture {
    /// Its place in the tournament.
    pub number: usize,
    /// The number of its opening.
    pub opening: usize,
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
}

impl Plan {
    /// How many games there are in all.
    pub fn games(&self) -> usize {
        2 * self.rounds * self.meetings().len()
    }

    /// A game by its place. The two games of a pair follow one another, all of a round before the next.
    pub fn fixture(&self, number: usize) -> Fixture {
        let meetings = self.meetings();
        let pair = number / 2;
        let (one, other) = meetings[pair % meetings.len()];
        let (white, black) = if number.is_multiple_of(2) { (one, other) } else { (other, one) };
        Fixture { number, opening: pair / meetings.len(), white, black }
    }

    fn meetings(&self) -> Vec<(usize, usize)> {
        let players = self.contenders.len();
        let hosts = match self.format {
            Format::RoundRobin => players,
            Format::Gauntlet => 1,
        };
        (0..hosts).flat_map(|one| (one + 1..players).map(move |other| (one, other))).collect()
    }
}
