use roque_rules::{IllegalMove, Square};

use super::Kind;

/// Why what a lesson states makes no task.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    /// An attribute is wanting.
    #[error("the kind {kind} needs {attribute}=\"…\"")]
    Missing {
        /// Of what is asked.
        kind: Kind,
        /// What is not stated.
        attribute: &'static str,
    },
    /// There is an attribute that the kind does not have.
    #[error("the kind {kind} has no {attribute:?}: it has answer, {}", .kind.attributes().join(", "))]
    Unknown {
        /// Of what is asked.
        kind: Kind,
        /// What is stated.
        attribute: String,
    },
    /// An attribute cannot be read.
    #[error("{attribute}={text:?}: {why}")]
    Unreadable {
        /// Which one.
        attribute: &'static str,
        /// What it says.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// All can be read, but the rules make no such task of it.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The stated answer is not the one the rules find.
    #[error("answer={stated:?} is not right here")]
    WrongAnswer {
        /// What is stated.
        stated: String,
    },
}

/// Why a task would have no answer, or not one that can be judged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is nothing to ask about.
    #[error("nothing stands on {0}")]
    EmptySquare(Square),
    /// Where its king may go is not for squares alone to say.
    #[error("the king on {0} may castle: where it can go is then not one square a move")]
    KingMayCastle(Square),
    /// There is nothing to put on the board.
    #[error("the board to be set up is empty")]
    NoMen,
    /// There is no such pawn to be asked about.
    #[error("no pawn of the side to move stands on {0}")]
    NoPawn(Square),
    /// That is nowhere a pawn captures to.
    #[error("a pawn on {from} does not capture to {to}")]
    NoCapture {
        /// Where it stands.
        from: Square,
        /// Where it would go.
        to: Square,
    },
    /// A capture that is no capture en passant.
    #[error("something stands on {0}, so that capturing there is not en passant")]
    OrdinaryCapture(Square),
    /// Whether one may capture en passant depends on a move that is not told.
    #[error("the last move is not told: state last=\"…\"")]
    LastMoveUntold,
    /// The last move cannot have been that.
    #[error("the last move cannot have gone from {from} to {to}")]
    LastMoveImpossible {
        /// Where it began.
        from: Square,
        /// Where it ended.
        to: Square,
    },
    /// A move must be legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Nobody castles with a king abroad.
    #[error("the king is not on its first rank, so that nobody would think of castling")]
    KingAbroad,
    /// Nothing to get out of.
    #[error("the side to move is not in check")]
    NotInCheck,
    /// No way out of it.
    #[error("it is mate")]
    Mated,
    /// Nothing mates.
    #[error("no move mates")]
    NoMate,
    /// Exactly one move is to be illegal.
    #[error("{0} of the moves are illegal, not one")]
    IllegalMoves(usize),
    /// Two choices would be one.
    #[error("the same move stands twice")]
    TwiceTheSame,
    /// Every promotion is as good, or as bad.
    #[error("nothing makes one promotion better: none mates and all draw")]
    NoBestPromotion,
    /// The rules did not find out.
    #[error("whether anybody can still mate was not found out by looking at {0} positions")]
    Undecided(u64),
}
