//! The words of chess that every message is made of.

use roque_rules as rules;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A side of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    White,
    Black,
}

impl std::ops::Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A kind of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// The side of the king on which one castles, named as players name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Castle {
    Short,
    Long,
}

/// A move that was played, on any board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayedMove {
    pub color: Color,
    pub role: Role,
    pub from: String,
    /// Where the piece stands afterwards; for castling, the king's square.
    pub to: String,
    pub san: String,
    pub captured: Option<Role>,
    pub en_passant: bool,
    pub castle: Option<Castle>,
    pub promotion: Option<Role>,
    /// The square of the king this move put in check.
    pub check: Option<String>,
}

/// One half-move of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Ply {
    #[serde(flatten)]
    pub played: PlayedMove,
    /// The position after the move.
    pub fen: String,
    /// Thinking time, in milliseconds.
    #[ts(type = "number")]
    pub spent: u64,
}

/// A move that may be played now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LegalMove {
    pub from: String,
    /// Every square that means this move: one, or two for castling (the king's square of arrival
    /// first, then the rook's square).
    pub to: Vec<String>,
    pub promotion: Option<Role>,
}

/// Why an action is not allowed, in a form that a sentence and a drawing can be made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The sentence is the text `refusal-CODE`.
    pub code: String,
    /// The piece the sentence is about (its text variable `role`).
    pub role: Option<Role>,
    /// The squares the reason is about (attackers, blockers), to be marked on the board.
    pub squares: Vec<String>,
}

impl From<rules::Color> for Color {
    fn from(color: rules::Color) -> Self {
        match color {
            rules::Color::White => Self::White,
            rules::Color::Black => Self::Black,
        }
    }
}

impl From<Color> for rules::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<rules::Role> for Role {
    fn from(role: rules::Role) -> Self {
        match role {
            rules::Role::Pawn => Self::Pawn,
            rules::Role::Knight => Self::Knight,
            rules::Role::Bishop => Self::Bishop,
            rules::Role::Rook => Self::Rook,
            rules::Role::Queen => Self::Queen,
            rules::Role::King => Self::King,
        }
    }
}

impl From<Role> for rules::Role {
    fn from(role: Role) -> Self {
        match role {
            Role::Pawn => Self::Pawn,
            Role::Knight => Self::Knight,
            Role::Bishop => Self::Bishop,
            Role::Rook => Self::Rook,
            Role::Queen => Self::Queen,
            Role::King => Self::King,
        }
    }
}

impl From<rules::CastlingSide> for Castle {
    fn from(side: rules::CastlingSide) -> Self {
        match side {
            rules::CastlingSide::King => Self::Short,
            rules::CastlingSide::Queen => Self::Long,
        }
    }
}
