//! Looking back at a game, and looking around in one: the move to review, hints, threats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, LegalMove, PlayedMove, Refusal, Role};

/// `GET /api/games/{game}/review`: the costliest move of the visitor's in a game against the
/// computer that has ended. It is looked for once, and kept.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Review {
    /// It is being looked for: ask again.
    Searching {
        /// Positions looked at.
        done: u32,
        /// Positions to look at.
        of: u32,
    },
    /// No move cost much.
    Nothing,
    Found(Box<ReviewedMove>),
}

/// The move to review.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedMove {
    /// Half-moves played before it.
    pub at: u32,
    /// The number of the move in the game.
    pub number: u32,
    pub you: Color,
    /// The position before it.
    pub fen: String,
    /// The square of the king in check there.
    pub check: Option<String>,
    /// The moves that could be played.
    pub legal: Vec<LegalMove>,
    pub played: Judged,
    pub better: Judged,
    /// Why the move cost what it did.
    pub lesson: Lesson,
}

/// A move, and what was to be expected after it.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Judged {
    #[serde(rename = "move")]
    pub mv: PlayedMove,
    /// Points to be expected of the game by who plays it, from 0 (a loss) to 1 (a win).
    pub chances: f64,
    /// The move and how the game may go on from there.
    pub line: Vec<LineStep>,
}

/// One half-move of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LineStep {
    #[serde(flatten)]
    pub played: PlayedMove,
    /// The position after it.
    pub fen: String,
}

/// A man of either side, on its square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Placed {
    pub role: Role,
    pub square: String,
}

/// Why one move is worse than another; the sentence is the text `lesson-KIND`. Whoever made the move
/// is « you ».
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Lesson {
    /// The better move mates in so many moves, itself counted.
    MissedMate { moves: u32 },
    /// The other side can now mate in so many moves.
    AllowedMate { moves: u32 },
    /// The other side has no legal move and is not in check: a draw.
    GaveStalemate,
    /// The better move makes a pawn a piece.
    MissedPromotion { role: Role },
    /// The other side can now make a pawn a piece.
    AllowedPromotion { from: String, role: Role },
    /// The other side can take a man that nothing guards.
    LeftUnguarded {
        man: Placed,
        by: Placed,
        /// Whether it is the man that was moved.
        moved: bool,
    },
    /// The other side can take a man and comes out ahead, though it is guarded.
    LostExchange { man: Placed, by: Placed, moved: bool },
    /// The better move takes a man and comes out ahead.
    MissedCapture {
        man: Placed,
        by: Placed,
        /// Whether something guards it.
        guarded: bool,
    },
    /// The other side can attack several men at once, and takes one of them.
    AllowedFork { by: Placed, targets: Vec<Placed> },
    /// The better move attacks several men at once, and one of them is taken.
    MissedFork { by: Placed, targets: Vec<Placed> },
    /// The other side can pin a man to the king, and takes it.
    AllowedPin { man: Placed, by: Placed },
    /// The better move pins a man to the king, and it is taken.
    MissedPin { man: Placed, by: Placed },
    /// Nothing so plain: the engine's judgement after the better move and after this one, in
    /// hundredths of a pawn.
    Advantage { before: i32, after: i32 },
}

/// `POST /api/games/{game}/review/try` with a `MoveWanted`: another try at the move to review.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Tried {
    /// The move is not legal.
    Refused {
        refusal: Refusal,
    },
    /// The better move itself.
    Best {
        judged: Judged,
    },
    /// As good, or nearly so.
    Good {
        judged: Judged,
    },
    /// The move of the game again.
    Same {
        judged: Judged,
        lesson: Lesson,
    },
    Worse {
        judged: Judged,
        lesson: Lesson,
    },
}

/// `POST /api/games/{game}/hint`: advice on the move to play. From then on the game counts for no
/// ranking.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HintWanted {
    /// Half-moves played, as far as the page has seen.
    pub at: u32,
    /// The side to move.
    pub by: Color,
}

/// The answer to [`HintWanted`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Hint {
    /// A good move. The page shows of it as much as is asked for.
    Move {
        #[serde(rename = "move")]
        mv: PlayedMove,
    },
    /// There is no advice to be had now.
    Refused { refusal: Refusal },
}

/// `GET /api/threats?fen=`: the checks, captures and threats of both sides in a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Threats {
    pub turn: Color,
    /// Whether the side to move is in check. The other side's moves are then not told: first of all
    /// the check has to be met.
    pub check: bool,
    pub white: SideThreats,
    pub black: SideThreats,
}

/// What a side can do, were it to move, and what it has to fear.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SideThreats {
    /// Its moves that give check.
    pub checks: Vec<PlayedMove>,
    /// Its captures.
    pub captures: Vec<PlayedMove>,
    /// Its men that the other side can take and come out ahead.
    pub threatened: Vec<ThreatenedMan>,
}

/// A man that is in danger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ThreatenedMan {
    pub man: Placed,
    pub danger: Danger,
    /// The squares of those that can take it so.
    pub by: Vec<String>,
}

/// Why a man is in danger; texts `danger-ID`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Danger {
    /// Nothing guards it.
    Unguarded,
    /// A man of less worth attacks it.
    ByLesser,
    /// It is attacked more often than it is guarded.
    Exchange,
}
