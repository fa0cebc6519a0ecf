use serde::{Deserialize, Serialize};

/// What the players agreed on besides how the pieces move: how the game ends, and what etiquette
/// binds. A set of choices, stored with the game. [`Preset`](crate::Preset) names the known sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Rulebook {
    /// The same position for the third time (FIDE 9.2: claim).
    pub threefold: CountRule,
    /// Whether the fifth occurrence of a position ends the game by itself (FIDE 9.6.1).
    pub fivefold: bool,
    /// Fifty moves by each side without capture or pawn move (FIDE 9.3: claim).
    pub fifty: CountRule,
    /// Whether 75 such moves end the game by themselves (FIDE 9.6.2).
    pub seventyfive: bool,
    /// Positions in which nobody can mate any more (FIDE 5.2.2: full).
    pub dead: DeadRule,
    /// Agreeing on a draw (FIDE 5.2.3: after two half-moves).
    pub agreement: Agreement,
    /// Whether who wins by resignation must be able to mate (FIDE 5.1.2: yes).
    pub resign_test: WinTest,
    /// Whether who wins on time must be able to mate (FIDE 6.9: yes).
    pub flag_test: WinTest,
    /// Taking a move back (FIDE 4.7: never).
    pub take_back: TakeBack,
    /// Whether a touched piece must be played (FIDE 4.3).
    pub touch_move: bool,
    /// Saying « échec ». A courtesy: it never makes a move illegal.
    pub announce_check: AnnounceCheck,
    /// What a wrong claim costs (FIDE 9.5.3).
    pub wrong_claim: Penalty,
    /// How long is looked for a mate before doubt sets in.
    pub search: Search,
}

/// How a draw by counting comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CountRule {
    /// The player to move may claim it.
    Claim,
    /// It ends the game by itself.
    Auto,
    /// It does not exist.
    Off,
}

/// Which positions are drawn at once because nobody can mate any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeadRule {
    /// Those from which no series of legal moves leads to mate (FIDE 5.2.2).
    Full,
    /// Bare kings, one single knight or bishop, bishops all on one colour.
    Material,
    /// Bare kings, one single knight, one single bishop.
    Material3,
    /// None.
    Off,
}

/// Whether and when a draw may be agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Never.
    Off,
    /// Once so many half-moves have been played: 2 is FIDE's «both players have moved».
    AfterPlies(u32),
}

/// What the other side must be able to do to win when one side's flag falls, or when it resigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WinTest {
    /// To mate by some series of legal moves (FIDE 5.1.2, 6.9).
    Fide,
    /// To have the men: more than a bare king, one single knight, or bishops all on one colour.
    Material,
    /// Nothing: it wins.
    None,
}

/// Whether a move may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TakeBack {
    /// A move made is made (FIDE 4.7).
    Never,
    /// When the other side allows it.
    ByAgreement,
    /// Whenever the player likes, as in a game against the computer.
    Free,
}

/// Whether a player who gives check says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnnounceCheck {
    /// Nobody does.
    Off,
    /// Whoever likes.
    Optional,
    /// One should; the arbiter remarks on it when it is forgotten.
    Required,
}

/// What a wrong claim of a draw costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// Nothing.
    None,
    /// Two minutes more for the other side, one in rapid and blitz (FIDE 9.5.3, A.3).
    Fide,
}

/// How long is looked for a mate, in different positions looked at, so that an answer does not
/// depend on the machine; and what counts when that was not enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Search {
    /// After a move, for a dead position.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub each_move: u64,
    /// When a flag falls or a player resigns, for the win.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_the_end: u64,
    /// What counts when the answer is not known.
    pub in_doubt: InDoubt,
}

/// Who wins on time, or by resignation, when it is not known whether the other side can mate.
/// (After a move, the game goes on.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum InDoubt {
    /// The other side: a possible win is never denied.
    Win,
    /// The other side if it has the men, as in [`WinTest::Material`].
    Material,
}

impl Search {
    /// What every preset has.
    pub const USUAL: Self = Self { each_move: 5_000, at_the_end: 500_000, in_doubt: InDoubt::Win };
}

impl Default for Search {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Default for Rulebook {
    /// What a field left out means: the rules of a solo game. A log of version 1 has only
    /// `take-back`.
    fn default() -> Self {
        Self::SOLO
    }
}
