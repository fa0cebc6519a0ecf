use roque_rules::{Bitboard, IllegalMove, Outcome, Role, Square};

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Play a move. Castling is the king going to its square of arrival, or onto its rook.
    Play {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What a pawn becomes on the last rank.
        promotion: Option<Role>,
    },
    /// Take back one's own last move, and what the other side has answered.
    TakeBack,
    /// Give the game up.
    Resign,
}

/// Why an action is refused; the game stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended, in this way.
    #[error("the game is over: {} ({})", .0, .0.code())]
    GameOver(Outcome),
    /// The other side has the move (FIDE 1.2).
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The rulebook of this game does not allow taking back.
    #[error("the rules agreed on for this game do not allow taking a move back")]
    TakeBackForbidden,
    /// The player has not moved yet.
    #[error("there is no move to take back")]
    NothingToTakeBack,
}

impl Refusal {
    /// The codes of the refusals that are not about an illegal move.
    pub const CODES: [&'static str; 4] =
        ["game-over", "not-your-turn", "take-back-forbidden", "nothing-to-take-back"];

    /// The kebab-case name by which sentences and programs know this refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::Illegal(illegal) => illegal.reason.code(),
            Self::TakeBackForbidden => "take-back-forbidden",
            Self::NothingToTakeBack => "nothing-to-take-back",
        }
    }

    /// The kind of piece the refusal is about.
    pub fn role(&self) -> Option<Role> {
        match self {
            Self::Illegal(illegal) => illegal.reason.role(),
            _ => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match self {
            Self::Illegal(illegal) => illegal.reason.squares(),
            _ => Bitboard::EMPTY,
        }
    }
}
