//! Tasks drawn from a seed, in any number.
//!
//! What a drawn exercise was drawn from is its name, and gives the same task for ever: a name is
//! kept with what somebody missed. Each kind tries until it finds what it looks for, and tells in
//! its file what its difficulties are.

mod board;

mod castling;
mod claim;
mod dead_or_alive;
mod en_passant;
mod escape_check;
mod mate_in_one;
mod mate_or_not;
mod name_square;
mod promote;
mod reach;
mod set_up;
mod spot_illegal;
mod write_move;

use std::{fmt, str::FromStr};

use crate::dice::Dice;

use super::{Kind, Task};

/// From 1, for who has just learnt it, to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Difficulty(u8);

impl Difficulty {
    /// For who has just learnt it.
    pub const LEAST: Self = Self(1);
    /// For who wants to be tried.
    pub const MOST: Self = Self(5);

    /// The one of this number, if it is from 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=5) { Some(Self(number)) } else { None }
    }

    /// From 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LEAST.0..=Self::MOST.0).map(Self)
    }
}

/// What an exercise was drawn from. Its name is `KIND-DIFFICULTY-SEED`, the seed in eight
/// hexadecimal digits, as in `reach-3-8f2a0c11`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Drawn {
    /// What is asked.
    pub kind: Kind,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Which of all that there are.
    pub seed: u32,
}

impl Drawn {
    /// The task of this name.
    pub fn task(self) -> Task {
        // Neighbouring seeds, and the same seed of another kind, have nothing in common.
        let salt = (self.kind as u64) << 40 | u64::from(self.difficulty.0) << 32;
        let mut dice = Dice::new((salt | u64::from(self.seed)).wrapping_mul(0xD134_2543_DE82_EF95));
        let level = self.difficulty.0;
        let dice = &mut dice;
        loop {
            let drawn = match self.kind {
                Kind::Reach => reach::draw(level, dice).map(Task::Reach),
                Kind::SetUp => set_up::draw(level, dice).map(Task::SetUp),
                Kind::NameSquare => Some(Task::NameSquare(name_square::draw(level, dice))),
                Kind::SpotIllegal => spot_illegal::draw(level, dice).map(Task::SpotIllegal),
                Kind::Castling => castling::draw(level, dice).map(Task::Castling),
                Kind::EnPassant => en_passant::draw(level, dice).map(Task::EnPassant),
                Kind::Promote => promote::draw(level, dice).map(Task::Promote),
                Kind::EscapeCheck => escape_check::draw(level, dice).map(Task::EscapeCheck),
                Kind::Verdict => mate_or_not::draw(level, dice).map(Task::MateOrNot),
                Kind::MateInOne => mate_in_one::draw(level, dice).map(Task::MateInOne),
                Kind::WriteMove => write_move::draw(level, dice).map(Task::WriteMove),
                Kind::Claim => claim::draw(level, dice).map(Task::Claim),
                Kind::DeadOrAlive => dead_or_alive::draw(level, dice).map(Task::DeadOrAlive),
            };
            if let Some(task) = drawn {
                return task;
            }
        }
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:08x}", self.kind, self.difficulty.0, self.seed)
    }
}

/// A text that is not the name of a drawn exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a drawn exercise is named by kind, difficulty and seed, as in reach-3-8f2a0c11")]
pub struct NotDrawn;

impl FromStr for Drawn {
    type Err = NotDrawn;

    fn from_str(name: &str) -> Result<Self, NotDrawn> {
        let (rest, seed) = name.rsplit_once('-').ok_or(NotDrawn)?;
        let (kind, difficulty) = rest.rsplit_once('-').ok_or(NotDrawn)?;
        let difficulty = difficulty.parse().ok().and_then(Difficulty::new).ok_or(NotDrawn)?;
        let kind = Kind::from_code(kind).ok_or(NotDrawn)?;
        let seed = u32::from_str_radix(seed, 16).map_err(|_| NotDrawn)?;
        let drawn = Self { kind, difficulty, seed };
        // One exercise has one name only.
        if drawn.to_string() == name { Ok(drawn) } else { Err(NotDrawn) }
    }
}
