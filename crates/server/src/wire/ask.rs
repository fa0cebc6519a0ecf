//! Questions about a position or about the rules, which concern no game and no visitor.

use roque_game::Rulebook;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, GameResult, LegalMove, MoveWanted, Refusal, Role};

/// `POST /api/position`: what the rules say of a position, written in FEN or set up by hand.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum PositionQuestion {
    Fen {
        /// In FEN, X-FEN or Shredder-FEN.
        fen: String,
        /// Moves from there, in UCI; castling is the king going onto its rook, or two squares.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        moves: Vec<String>,
    },
    Board {
        /// The men, as in the first field of a FEN.
        board: String,
        turn: Color,
        /// The squares of the rooks with which somebody may still castle.
        castling: Vec<String>,
        /// The square a pawn has just passed over.
        en_passant: Option<String>,
    },
}

/// The answer to [`PositionQuestion`]. An impossible position has problems, and nothing that may be
/// played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PositionAnswer {
    /// The position in its normal form.
    pub fen: String,
    /// The first field of the FEN.
    pub board: String,
    pub turn: Color,
    /// The squares of the rooks with which somebody may still castle.
    pub castling: Vec<String>,
    /// The rooks with which castling could still be allowed: at home, with their king.
    pub castling_possible: Vec<String>,
    /// The square a pawn has just passed over.
    pub en_passant: Option<String>,
    /// The squares that a pawn may just have passed over.
    pub en_passant_possible: Vec<String>,
    /// Whether only Chess960 can say these rights to castle.
    pub chess960: bool,
    /// The square of the king in check.
    pub check: Option<String>,
    pub legal: Vec<LegalMove>,
    /// How the game has ended on this board.
    pub outcome: Option<GameResult>,
    /// What keeps it from being a position; texts `position-CODE`.
    pub problems: Vec<Problem>,
    /// What no game has ever led to, though one may play on from it; texts `position-CODE`.
    pub warnings: Vec<Problem>,
}

/// Something wrong with a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// The sentence is the text `position-CODE`.
    pub code: String,
    /// The side it is about (the text variable `color`).
    pub color: Option<Color>,
    /// The squares it is about (the text variable `squares`), to be marked on the board.
    pub squares: Vec<String>,
}

/// `POST /api/trial`: men are tried on a board, be it a position or not. Where it is none, men of both
/// sides go as far as the others let them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TrialMoves {
    pub fen: String,
    /// Moves from there, in UCI.
    pub moves: Vec<String>,
}

/// The answer to [`TrialMoves`]: the board after them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TrialBoard {
    pub fen: String,
    /// The first field of the FEN.
    pub board: String,
    /// The square of the king in check.
    pub check: Option<String>,
    /// What may be tried next.
    pub legal: Vec<LegalMove>,
    /// How the game has ended on this board, if it is a position.
    pub outcome: Option<GameResult>,
}

/// Who tells why: lessons speak otherwise to their readers than the arbiter to players, and say *tu* in
/// French.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    #[default]
    Arbiter,
    Lesson,
}

/// `GET /api/why?fen=&from=&to=&promotion=&lang=&voice=`: whether a move is legal, and if not, why. Of a
/// board that is no position it is told whether the other men let that man go there. The [`Voice`] is
/// the arbiter's unless another is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// Nothing when the move is legal.
    pub refusal: Option<Refusal>,
    /// The sentence of the refusal, when a language was asked for.
    pub sentence: Option<String>,
}

/// `GET /api/san?fen=&text=&lang=`: the move that a text means in the letters of a language (`fr`,
/// `en`, …); or why it means none. A move in squares, such as `g1f3`, is read in any.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReadMove {
    /// Castling is the king going onto its rook.
    #[serde(rename = "move")]
    pub mv: Option<MoveWanted>,
    /// Why the text means no legal move: the rule, or `unreadable`, `ambiguous`, `no-such-move`.
    pub refusal: Option<Refusal>,
}

/// `GET /api/explain?fen=`: why a position is mate, stalemate or dead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Explanation {
    /// The king is in check; it is mate when all the conditions hold.
    Check {
        mate: bool,
        king: String,
        checkers: Vec<String>,
        flights: Vec<Flight>,
        /// The four conditions of mate, always in the same order.
        conditions: Vec<Condition>,
    },
    /// The side to move is not in check and has no legal move.
    Stalemate {
        king: String,
        flights: Vec<Flight>,
        /// Why each of its other men cannot move.
        stuck: Vec<StuckMan>,
    },
    /// Nobody can mate any more by any series of legal moves (FIDE 5.2.2).
    Dead {
        /// Whether the men alone decide it, wherever they stand.
        by_material: bool,
        /// The men that are left.
        men: Vec<Man>,
    },
    /// The game goes on.
    Open,
}

/// A square the king could step to, and why it may not, if so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Flight {
    pub square: String,
    pub reason: FlightReason,
    /// The man in the way, or those that guard the square.
    pub by: Vec<String>,
}

/// Why the king may not step there; texts `flight-REASON`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FlightReason {
    /// One of its own men stands there.
    OwnMan,
    /// Enemy men attack the square.
    Guarded,
    /// It may.
    Free,
}

/// One of the four conditions of mate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Condition {
    pub code: ConditionCode,
    pub holds: bool,
    /// The squares it is about, to be marked on the board.
    pub squares: Vec<String>,
    /// The men that would save the king.
    pub by: Vec<String>,
    /// The men that would save it, but are pinned.
    pub pinned: Vec<String>,
}

/// The conditions of mate as clubs teach them; texts `mate-CODE`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ConditionCode {
    /// The king is in check: `squares` are the checkers.
    InCheck,
    /// The king has no safe square: `squares` are the safe ones.
    NoFlight,
    /// What gives check cannot be captured: `squares` are the checkers.
    NoCapture,
    /// Nothing can come between: `squares` are those between.
    NoInterposition,
}

/// A man that cannot move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StuckMan {
    pub square: String,
    pub role: Role,
    /// What keeps it: `blocked`, `pinned`, …; texts `stuck-CODE`.
    pub code: String,
    /// The men that keep it.
    pub by: Vec<String>,
}

/// A man on its square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Man {
    pub square: String,
    pub color: Color,
    pub role: Role,
}

/// `GET /api/chess960`, drawn at random, and `GET /api/chess960/{number}`: a start array.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StartArray {
    /// From 0 to 959; 518 is the ordinary one.
    pub number: u16,
    /// From the a-file to the h-file.
    pub back_rank: Vec<Role>,
    pub fen: String,
}

/// `GET /api/rulebooks`: each set of rules that has a name, in the order to show them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NamedRulebook {
    /// Names a text `rules-ID`.
    pub id: String,
    pub rulebook: Rulebook,
}
