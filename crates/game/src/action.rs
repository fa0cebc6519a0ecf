use roque_notation::uci;
use roque_rules::{Bitboard, Move, Position, Role, Square};
use serde::{Deserialize, Serialize};

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Play a move, perhaps saying something with it.
    Play {
        /// The move.
        gesture: Gesture,
        /// What is said.
        said: Said,
    },
    /// Offer a draw (FIDE 9.1). Offering while the other side's offer stands accepts it.
    OfferDraw,
    /// Accept the other side's offer of a draw.
    AcceptDraw,
    /// Decline the other side's offer of a draw in words; a move declines it too.
    DeclineDraw,
    /// Claim a draw, on one's own turn (FIDE 9.2, 9.3).
    Claim {
        /// By which rule.
        rule: ClaimRule,
        /// The move that would bring the draw about, written down and not played; `None` when the
        /// draw is on the board already.
        with: Option<Gesture>,
    },
    /// Give the game up.
    Resign,
    /// Point out that a flag has fallen. Anybody may, whoever they act for.
    Flag,
    /// Take back one's own last move, and what the other side has answered: at once where the
    /// rulebook lets one, else by asking the other side.
    TakeBack,
    /// Answer the other side's wish to take a move back; `false` from who asked drops the wish.
    AnswerTakeBack(bool),
    /// Touch a piece meaning to move or capture it (FIDE 4.3).
    Touch(Square),
    /// Say « j'adoube » and adjust the pieces on these squares (FIDE 4.2.1).
    Adjust(Bitboard),
    /// Ask for advice on the move to play. Whoever keeps the game finds the advice; the game notes
    /// that it was asked for.
    Hint,
    /// Call the game off before it has really begun.
    Abort,
}

impl Action {
    /// A move played in silence.
    pub const fn play(from: Square, to: Square, promotion: Option<Role>) -> Self {
        Self::Play { gesture: Gesture { from, to, promotion }, said: Said::NOTHING }
    }
}

impl From<Move> for Action {
    fn from(mv: Move) -> Self {
        Self::play(mv.from(), mv.to(), mv.promotion())
    }
}

/// A move as a hand makes it. Castling is the king going to its square of arrival, or onto its
/// rook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gesture {
    /// The square left.
    pub from: Square,
    /// The square reached.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

impl Gesture {
    /// The move it stands for, legal or not.
    pub fn meant(self, position: &Position) -> Move {
        uci::castling_meant(position, self.from, self.to).unwrap_or(Move::with_promotion(
            self.from,
            self.to,
            self.promotion,
        ))
    }
}

/// What a player says with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Said {
    /// « Échec ».
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub check: bool,
    /// « Je propose nulle ».
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub draw: bool,
}

impl Said {
    /// Silence.
    pub const NOTHING: Self = Self { check: false, draw: false };

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Self::NOTHING
    }
}

/// A rule by which a draw is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimRule {
    /// The same position for the third time (FIDE 9.2).
    Threefold,
    /// Fifty moves by each side without capture or pawn move (FIDE 9.3).
    Fifty,
}

impl ClaimRule {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::Fifty];

    /// The kebab-case name by which sentences and programs know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::Fifty => "fifty",
        }
    }
}
