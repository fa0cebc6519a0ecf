use roque_rules::{InvalidPosition, Rank};

/// What keeps a text from being a FEN, and the column (from 1) where it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("FEN, column {column}: {fault}")]
pub struct FenError {
    /// In characters from the beginning of the text, the first being 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: FenFault,
}

/// What is wrong with a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// Nothing to read.
    #[error("the text is empty")]
    Empty,
    /// Not a letter of a piece, a digit from 1 to 8 or a slash.
    #[error("{0:?} is no piece, no number of empty squares and no end of rank")]
    Placement(char),
    /// Two digits in a row.
    #[error("two numbers of empty squares follow one another")]
    DoubledDigit,
    /// A rank with another number of squares than eight.
    #[error("rank {} has {squares} squares instead of 8", .rank.digit())]
    RankLength {
        /// The rank.
        rank: Rank,
        /// Its squares in the text.
        squares: usize,
    },
    /// Another number of ranks than eight.
    #[error("the board has {0} ranks instead of 8")]
    RankCount(usize),
    /// Neither `w` nor `b`.
    #[error("the side to move must be w or b")]
    Turn,
    /// Not `-`, `KQkq` or file letters.
    #[error("{0:?} is no castling right: use -, KQkq or the files of the rooks")]
    Castling(char),
    /// The same side castles twice in the same direction.
    #[error("{0:?} repeats a castling right")]
    RepeatedCastling(char),
    /// Neither `-` nor a square of rank three or six.
    #[error("the en passant field must be - or a square of rank 3 or 6")]
    EnPassant,
    /// The half-move clock is no number from 0 to 65535.
    #[error("the half-move clock must be a number from 0 to 65535")]
    HalfMoves,
    /// The move number is no number from 0 to 4294967295.
    #[error("the move number must be a number from 0 to 4294967295")]
    MoveNumber,
    /// Something follows the sixth field.
    #[error("nothing may follow the six fields of a FEN")]
    Trailing,
}

/// What keeps a text from giving a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is no FEN.
    #[error(transparent)]
    Syntax(#[from] FenError),
    /// The FEN sets up a board that no game can have.
    #[error(transparent)]
    Position(#[from] InvalidPosition),
}
