use roque_rules::{CastlingSide, Move, Position, Setup, Square};

/// What is asked of the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// Click all squares the piece on a square can reach. The setup need not be a position: a lone
    /// knight is fine.
    Reach {
        /// What stands on the board.
        setup: Setup,
        /// The square of the piece.
        square: Square,
    },
    /// Put these men where they belong.
    SetUp {
        /// The board to be reached.
        goal: Setup,
    },
    /// Is this castling legal, and if not, which condition fails?
    Castling(Castling),
    /// Capture en passant, or say why one may not.
    EnPassant {
        /// The position after the move of the pawn that may be taken, if it has just moved.
        position: Position,
        /// Where the capturing pawn stands and where it would go.
        capture: (Square, Square),
    },
    /// Move this pawn to the last rank and choose rightly what it becomes.
    Promote {
        /// The position with the pawn on the seventh rank.
        position: Position,
        /// Where the pawn stands and where it goes.
        advance: (Square, Square),
    },
    /// Get out of check in all of the ways there are: flee, interpose, capture.
    EscapeCheck {
        /// A position in check that is not mate.
        position: Position,
    },
    /// Is it mate, stalemate, check or none of them?
    Verdict {
        /// Any position.
        position: Position,
    },
    /// Mate in one move.
    MateInOne {
        /// A position in which some move mates.
        position: Position,
    },
    /// Which of these moves is illegal?
    SpotIllegal {
        /// The position.
        position: Position,
        /// Where each begins and ends; exactly one is not legal.
        moves: Vec<(Square, Square)>,
    },
    /// Press the square that is named, on a board without names.
    NameSquare {
        /// The square.
        square: Square,
        /// Seen from White's side or from Black's.
        seen_from: roque_rules::Color,
    },
    /// Write down a move that is shown.
    WriteMove {
        /// The position before it.
        position: Position,
        /// The move.
        mv: Move,
    },
    /// May the side to move claim a draw, and why?
    Claim(Line),
    /// Can anybody still mate, or is the position dead?
    DeadOrAlive {
        /// The position; the rules can decide it.
        position: Position,
    },
}

/// Somebody wishes to castle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Castling {
    /// The position.
    pub position: Position,
    /// Towards which side.
    pub side: CastlingSide,
}

/// A game up to the moment of the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Where it begins.
    pub start: Position,
    /// The moves since.
    pub moves: Vec<Move>,
}

/// The kinds of exercises, which share a checker, a generator and a sentence each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// [`Task::Reach`].
    Reach,
    /// [`Task::SetUp`].
    SetUp,
    /// [`Task::Castling`].
    Castling,
    /// [`Task::EnPassant`].
    EnPassant,
    /// [`Task::Promote`].
    Promote,
    /// [`Task::EscapeCheck`].
    EscapeCheck,
    /// [`Task::Verdict`].
    Verdict,
    /// [`Task::MateInOne`].
    MateInOne,
    /// [`Task::SpotIllegal`].
    SpotIllegal,
    /// [`Task::NameSquare`].
    NameSquare,
    /// [`Task::WriteMove`].
    WriteMove,
    /// [`Task::Claim`].
    Claim,
    /// [`Task::DeadOrAlive`].
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
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Promote => "promote",
            Self::EscapeCheck => "escape-check",
            Self::Verdict => "verdict",
            Self::MateInOne => "mate-in-one",
            Self::SpotIllegal => "spot-illegal",
            Self::NameSquare => "name-square",
            Self::WriteMove => "write-move",
            Self::Claim => "claim",
            Self::DeadOrAlive => "dead-or-alive",
        }
    }

    /// The kind of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}
