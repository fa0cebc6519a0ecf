use alloc::string::String;

use super::{GameResult, Place};
use crate::san::{SanError, Tolerance};

/// Something wrong in a PGN text, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Where it shows.
    pub place: Place,
    /// What it is.
    pub fault: Fault,
}

/// What may be wrong in a PGN text. An error costs a game, or the rest of it; a warning costs
/// nothing that could be understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Error: bytes that no text has.
    #[error("this is no text: it has a zero byte")]
    Binary,
    /// Error: a comment or a tag longer than any reader should have to keep.
    #[error("longer than {0} bytes, which is the limit: the rest of it is left out")]
    TooLong(usize),
    /// Error: variations in variations in variations.
    #[error("variations more than {0} deep, which is the limit: it is left out")]
    TooDeep(usize),
    /// Error: a word that is no move in the letters of the reader.
    #[error("{0:?} is no move in these letters")]
    UnknownMove(String),
    /// Error: a move that cannot be played; what follows of the game cannot be either.
    #[error(transparent)]
    Illegal(SanError),
    /// Error: a move after mate or stalemate.
    #[error("{0:?} comes after the end of the game")]
    AfterEnd(String),
    /// Error: the position the game starts from.
    #[error("the FEN tag gives no position: {0}")]
    BadFen(String),
    /// Error: another game than chess.
    #[error("the variant {0:?} is neither chess nor Chess960")]
    UnsupportedVariant(String),

    /// Warning: a word or sign that means nothing here.
    #[error("{0:?} means nothing here and is left out")]
    JunkIgnored(String),
    /// Warning: a tag that is not `[Name "value"]`.
    #[error("a tag is written [Name \"value\"]")]
    BadTag,
    /// Warning: the same tag again.
    #[error("the tag {0} is given twice: the first counts")]
    DuplicateTag(String),
    /// Warning: a date that no calendar has.
    #[error("{0:?} is no date: it is written 2026.01.31, with ? for what is unknown")]
    BadDate(String),
    /// Warning: a `{` without `}`.
    #[error("the comment that begins here has no end")]
    UnclosedComment,
    /// Warning: a `(` without `)`.
    #[error("the game ends inside a variation: a closing parenthesis is missing")]
    UnclosedVariation,
    /// Warning: a `)` without `(`.
    #[error("no variation ends here: the closing parenthesis is one too many")]
    StrayParenthesis,
    /// Warning: a result inside a variation, which ends nothing.
    #[error("a result inside a variation ends nothing")]
    ResultInVariation,
    /// Warning: a game without a result after its moves.
    #[error("the result after the moves is missing")]
    MissingResult,
    /// Warning: a result in an unusual spelling.
    #[error("{0:?} is an unusual way to write a result")]
    ResultSpelling(String),
    /// Warning: tag, moves and board do not agree on the result.
    #[error("the result is said to be {said}, but it is {result}")]
    ResultMismatch {
        /// What the tag, or the mark after the moves, says.
        said: GameResult,
        /// What is taken for the result.
        result: GameResult,
    },
    /// Warning: a text that is not UTF-8.
    #[error("this is not UTF-8 and is read as Latin-1")]
    Latin1,
    /// Warning: a move number that does not fit; said once a game.
    #[error("move number {found} should be {expected}")]
    MoveNumber {
        /// As written.
        found: u32,
        /// As counted.
        expected: u32,
    },
    /// Warning: a move written as neither PGN nor FIDE allows.
    #[error("{0}")]
    Tolerated(Tolerance),
    /// Warning: a null move, which only analysis may contain.
    #[error("a null move is no move of a game")]
    NullMove,
    /// Warning: a move of a variation that cannot be played; the variation ends before it.
    #[error("the variation is left out from here on: {0}")]
    IllegalInVariation(SanError),
    /// Warning: moves after the game is drawn by the board alone (FIDE 5.2.2, 9.6).
    #[error("the game was drawn before this move: {0}")]
    AfterDraw(&'static str),
    /// Warning: a FEN tag without `SetUp "1"`.
    #[error("a FEN tag should come with [SetUp \"1\"]")]
    SetupMissing,
    /// Warning: `SetUp "1"` without a FEN tag.
    #[error("SetUp says that a FEN tag follows, but there is none")]
    FenMissing,
    /// Warning: a Chess960 position without the tag that says so.
    #[error("this castling is Chess960, though no Variant tag says so")]
    Chess960Assumed,
}

impl Fault {
    /// Whether it costs a game, or a part of one.
    pub fn is_error(&self) -> bool {
        matches!(
            self,
            Self::Binary
                | Self::TooLong(_)
                | Self::TooDeep(_)
                | Self::UnknownMove(_)
                | Self::Illegal(_)
                | Self::AfterEnd(_)
                | Self::BadFen(_)
                | Self::UnsupportedVariant(_)
        )
    }

    /// The kebab-case name by which programs know it.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Binary => "binary",
            Self::TooLong(_) => "too-long",
            Self::TooDeep(_) => "too-deep",
            Self::UnknownMove(_) | Self::Illegal(SanError::Syntax(_)) => "unknown-move",
            Self::Illegal(SanError::Ambiguous { .. }) => "ambiguous",
            Self::Illegal(SanError::Illegal { reason, .. }) => match reason {
                Some(roque_rules::Reason::PromotionMissing) => "promotion-missing",
                _ => "illegal",
            },
            Self::AfterEnd(_) => "after-end",
            Self::BadFen(_) => "bad-fen",
            Self::UnsupportedVariant(_) => "unsupported-variant",
            Self::JunkIgnored(_) => "junk-ignored",
            Self::BadTag => "bad-tag",
            Self::DuplicateTag(_) => "duplicate-tag",
            Self::BadDate(_) => "bad-date",
            Self::UnclosedComment => "unclosed-comment",
            Self::UnclosedVariation => "unclosed-variation",
            Self::StrayParenthesis => "stray-parenthesis",
            Self::ResultInVariation => "result-in-variation",
            Self::MissingResult => "missing-result",
            Self::ResultSpelling(_) => "result-spelling",
            Self::ResultMismatch { .. } => "result-mismatch",
            Self::Latin1 => "latin1",
            Self::MoveNumber { .. } => "move-number",
            Self::Tolerated(tolerance) => tolerance.code(),
            Self::NullMove => "null-move",
            Self::IllegalInVariation(_) => "illegal-in-variation",
            Self::AfterDraw(_) => "after-draw",
            Self::SetupMissing => "setup-missing",
            Self::FenMissing => "fen-missing",
            Self::Chess960Assumed => "chess960-assumed",
        }
    }
}
