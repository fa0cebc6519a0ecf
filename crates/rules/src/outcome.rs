use core::fmt;

use crate::{Color, Position};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Somebody won.
    Win {
        /// Who.
        winner: Color,
        /// By which rule.
        reason: WinReason,
    },
    /// Nobody won.
    Draw(DrawReason),
}

/// The rule by which a game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// FIDE 5.1.1.
    Checkmate,
    /// FIDE 5.1.2.
    Resignation,
    /// FIDE 6.9: the other side's time ran out.
    Time,
}

impl WinReason {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Checkmate, Self::Resignation, Self::Time];
}

/// The rule by which a game is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// FIDE 5.2.1.
    Stalemate,
    /// FIDE 5.2.2, when the men alone decide it.
    InsufficientMaterial,
    /// FIDE 5.2.2, when it takes a look at where the men stand.
    DeadPosition,
    /// FIDE 5.2.3.
    Agreement,
    /// FIDE 9.2: the same position for the third time, claimed, or declared where that was agreed.
    ThreefoldRepetition,
    /// FIDE 9.3: 50 moves by each side without capture or pawn move, claimed, or declared where
    /// that was agreed.
    FiftyMoves,
    /// FIDE 9.6.1: the same position for the fifth time.
    FivefoldRepetition,
    /// FIDE 9.6.2: 75 moves by each side without capture or pawn move.
    SeventyFiveMoves,
    /// FIDE 6.9: time ran out, but the other side cannot mate by any series of legal moves.
    TimeUnwinnable,
    /// Time ran out, but the other side has not the men to mate, where that was agreed to decide.
    TimeInsufficientMaterial,
    /// FIDE 5.1.2: one side resigned, but the other cannot mate by any series of legal moves.
    ResignationUnwinnable,
    /// One side resigned, but the other has not the men to mate, where that was agreed to decide.
    ResignationInsufficientMaterial,
}

impl DrawReason {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Stalemate,
        Self::InsufficientMaterial,
        Self::DeadPosition,
        Self::Agreement,
        Self::ThreefoldRepetition,
        Self::FiftyMoves,
        Self::FivefoldRepetition,
        Self::SeventyFiveMoves,
        Self::TimeUnwinnable,
        Self::TimeInsufficientMaterial,
        Self::ResignationUnwinnable,
        Self::ResignationInsufficientMaterial,
    ];
}

impl Outcome {
    /// Who won.
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// The kebab-case name of the rule, by which sentences and programs know it.
    pub fn code(self) -> &'static str {
        match self {
            Self::Win { reason: WinReason::Checkmate, .. } => "checkmate",
            Self::Win { reason: WinReason::Resignation, .. } => "resignation",
            Self::Win { reason: WinReason::Time, .. } => "time",
            Self::Draw(DrawReason::Stalemate) => "stalemate",
            Self::Draw(DrawReason::InsufficientMaterial) => "insufficient-material",
            Self::Draw(DrawReason::DeadPosition) => "dead-position",
            Self::Draw(DrawReason::Agreement) => "agreement",
            Self::Draw(DrawReason::ThreefoldRepetition) => "threefold-repetition",
            Self::Draw(DrawReason::FiftyMoves) => "fifty-moves",
            Self::Draw(DrawReason::FivefoldRepetition) => "fivefold-repetition",
            Self::Draw(DrawReason::SeventyFiveMoves) => "seventy-five-moves",
            Self::Draw(DrawReason::TimeUnwinnable) => "time-unwinnable",
            Self::Draw(DrawReason::TimeInsufficientMaterial) => "time-insufficient-material",
            Self::Draw(DrawReason::ResignationUnwinnable) => "resignation-unwinnable",
            Self::Draw(DrawReason::ResignationInsufficientMaterial) => {
                "resignation-insufficient-material"
            }
        }
    }
}

impl Outcome {
    /// The outcome of a rule's [`code`](Self::code) and the winner, if the two go together.
    pub fn from_code(code: &str, winner: Option<Color>) -> Option<Self> {
        let all = winner.map_or_else(
            || DrawReason::ALL.map(Self::Draw).to_vec(),
            |winner| WinReason::ALL.map(|reason| Self::Win { winner, reason }).to_vec(),
        );
        all.into_iter().find(|outcome| outcome.code() == code)
    }
}

/// The score as PGN writes it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        })
    }
}

impl Position {
    /// How the game has ended on this board alone: mate, stalemate or insufficient material. What
    /// depends on the moves before is known to [`History`](crate::History).
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.has_legal_move() {
            return Some(if self.is_check() {
                Outcome::Win { winner: !self.turn(), reason: WinReason::Checkmate }
            } else {
                Outcome::Draw(DrawReason::Stalemate)
            });
        }
        self.is_insufficient_material().then_some(Outcome::Draw(DrawReason::InsufficientMaterial))
    }
}
