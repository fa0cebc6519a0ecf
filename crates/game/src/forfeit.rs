use roque_rules::{Color, DrawReason, Outcome, Position, WinReason};

use crate::Verdict;
use crate::ending::has_mating_material;
use crate::rulebook::{InDoubt, Rulebook, WinTest};

/// Why a game is lost short of mate. The other side wins, unless it could not have mated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Forfeit {
    /// A flag fell (FIDE 6.9).
    Time,
    /// A player resigned (FIDE 5.1.2).
    Resignation,
}

impl Forfeit {
    /// What the winner must be able to do.
    pub(crate) const fn test(self, rules: &Rulebook) -> WinTest {
        match self {
            Self::Time => rules.flag_test,
            Self::Resignation => rules.resign_test,
        }
    }

    /// How the game ends when a side is to win so, by the men it has.
    pub(crate) fn by_material(self, position: &Position, winner: Color) -> Outcome {
        if has_mating_material(position, winner) {
            self.won(winner)
        } else {
            Outcome::Draw(match self {
                Self::Time => DrawReason::TimeInsufficientMaterial,
                Self::Resignation => DrawReason::ResignationInsufficientMaterial,
            })
        }
    }

    /// How it ends by what is known of the mates the side could give.
    pub(crate) fn judged(
        self,
        position: &Position,
        winner: Color,
        verdict: Verdict,
        in_doubt: InDoubt,
    ) -> Outcome {
        match (verdict, in_doubt) {
            (Verdict::Unwinnable, _) => Outcome::Draw(match self {
                Self::Time => DrawReason::TimeUnwinnable,
                Self::Resignation => DrawReason::ResignationUnwinnable,
            }),
            (Verdict::Unknown, InDoubt::Material) => self.by_material(position, winner),
            (Verdict::Winnable | Verdict::Unknown, _) => self.won(winner),
        }
    }

    /// How it ends when nothing is asked of the winner.
    pub(crate) const fn won(self, winner: Color) -> Outcome {
        let reason = match self {
            Self::Time => WinReason::Time,
            Self::Resignation => WinReason::Resignation,
        };
        Outcome::Win { winner, reason }
    }
}
