use std::fmt;

/// The kinds of exercises, which share a checker, a generator and a sentence each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// [`Reach`](super::Reach).
    Reach,
    /// [`SetUp`](super::SetUp).
    SetUp,
    /// [`NameSquare`](super::NameSquare).
    NameSquare,
    /// [`SpotIllegal`](super::SpotIllegal).
    SpotIllegal,
    /// [`Castling`](super::Castling).
    Castling,
    /// [`EnPassant`](super::EnPassant).
    EnPassant,
    /// [`Promote`](super::Promote).
    Promote,
    /// [`EscapeCheck`](super::EscapeCheck).
    EscapeCheck,
    /// [`MateOrNot`](super::MateOrNot).
    Verdict,
    /// [`MateInOne`](super::MateInOne).
    MateInOne,
    /// [`WriteMove`](super::WriteMove).
    WriteMove,
    /// [`Claim`](super::Claim).
    Claim,
    /// [`DeadOrAlive`](super::DeadOrAlive).
    DeadOrAlive,
}

impl Kind {
    /// In the order in which one meets them.
    pub const ALL: [Self; 13] = [
        Self::Reach,
        Self::SetUp,
        Self::NameSquare,
        Self::SpotIllegal,
        Self::Castling,
        Self::EnPassant,
        Self::Promote,
        Self::EscapeCheck,
        Self::Verdict,
        Self::MateInOne,
        Self::WriteMove,
        Self::Claim,
        Self::DeadOrAlive,
    ];

    /// The kebab-case name by which lessons, addresses and texts know this kind.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Reach => "reach",
            Self::SetUp => "set-up",
            Self::NameSquare => "name-square",
            Self::SpotIllegal => "spot-illegal",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Promote => "promote",
            Self::EscapeCheck => "escape-check",
            Self::Verdict => "verdict",
            Self::MateInOne => "mate-in-one",
            Self::WriteMove => "write-move",
            Self::Claim => "claim",
            Self::DeadOrAlive => "dead-or-alive",
        }
    }

    /// The kind of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// What a lesson may say of a task of this kind, beside `answer`, which all may state.
    pub const fn attributes(self) -> &'static [&'static str] {
        match self {
            Self::Reach => &["fen", "square"],
            Self::SetUp => &["fen", "seen-from"],
            Self::NameSquare => &["square", "seen-from"],
            Self::SpotIllegal | Self::Claim => &["fen", "moves"],
            Self::Castling => &["fen", "side"],
            Self::EnPassant => &["fen", "capture", "last"],
            Self::Promote => &["fen", "advance"],
            Self::EscapeCheck | Self::Verdict | Self::MateInOne | Self::DeadOrAlive => &["fen"],
            Self::WriteMove => &["fen", "move"],
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
