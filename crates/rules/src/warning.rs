use alloc::vec::Vec;
use core::fmt;

use crate::{
    Bitboard, Board, Color, File, InvalidPosition, Position, Rank, Role, Setup, Square, last_move,
};

/// Men of one side at the start of a game.
const MEN: usize = 16;
/// Pawns of one side at the start of a game.
const PAWNS: usize = 8;

/// One reason why no game can reach a setup, which may yet be a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// A side has more than sixteen men, on these squares.
    TooManyMen(Color, Bitboard),
    /// A side has more than eight pawns, on these squares.
    TooManyPawns(Color, Bitboard),
    /// A side has more promoted pieces than it has lost pawns, among those on these squares.
    TooManyPromoted(Color, Bitboard),
    /// The pawns of a side could stand like this only after more captures than the other side has
    /// lost men.
    ImpossiblePawns(Color, Bitboard),
    /// More than two men give check, from these squares.
    TooManyCheckers(Bitboard),
    /// There is no last move after which these men, and only these, give check.
    UnexplainedCheck(Bitboard),
    /// Before the double step past this square the king would have been in check already.
    UnexplainedEnPassant(Square),
}

impl Warning {
    /// Every [`code`](Self::code), for whoever must have a sentence for each.
    pub const CODES: [&'static str; 7] = [
        "too-many-men",
        "too-many-pawns",
        "too-many-promoted",
        "impossible-pawns",
        "too-many-checkers",
        "unexplained-check",
        "unexplained-en-passant",
    ];

    /// The kebab-case name by which sentences and programs know this warning.
    pub fn code(&self) -> &'static str {
        match self {
            Self::TooManyMen(..) => "too-many-men",
            Self::TooManyPawns(..) => "too-many-pawns",
            Self::TooManyPromoted(..) => "too-many-promoted",
            Self::ImpossiblePawns(..) => "impossible-pawns",
            Self::TooManyCheckers(_) => "too-many-checkers",
            Self::UnexplainedCheck(_) => "unexplained-check",
            Self::UnexplainedEnPassant(_) => "unexplained-en-passant",
        }
    }

    /// The side it is about, where it is about one.
    pub fn color(&self) -> Option<Color> {
        match *self {
            Self::TooManyMen(color, _)
            | Self::TooManyPawns(color, _)
            | Self::TooManyPromoted(color, _)
            | Self::ImpossiblePawns(color, _) => Some(color),
            Self::TooManyCheckers(_)
            | Self::UnexplainedCheck(_)
            | Self::UnexplainedEnPassant(_) => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::TooManyMen(_, squares)
            | Self::TooManyPawns(_, squares)
            | Self::TooManyPromoted(_, squares)
            | Self::ImpossiblePawns(_, squares)
            | Self::TooManyCheckers(squares)
            | Self::UnexplainedCheck(squares) => squares,
            Self::UnexplainedEnPassant(square) => square.into(),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooManyMen(color, men) => {
                write!(f, "{color} has {} men, more than 16: {men:?}", men.len())
            }
            Self::TooManyPawns(color, pawns) => {
                write!(f, "{color} has {} pawns, more than 8: {pawns:?}", pawns.len())
            }
            Self::TooManyPromoted(color, pieces) => write!(
                f,
                "{color} has more promoted pieces than pawns to promote, among {pieces:?}"
            ),
            Self::ImpossiblePawns(color, pawns) => write!(
                f,
                "the pawns of {color} on {pawns:?} must have captured more men than are missing"
            ),
            Self::TooManyCheckers(checkers) => {
                write!(f, "more than two men give check at once: {checkers:?}")
            }
            Self::UnexplainedCheck(checkers) => {
                write!(f, "no last move explains the check by {checkers:?}")
            }
            Self::UnexplainedEnPassant(square) => write!(
                f,
                "no pawn can have passed over {square}: the king would have been in check already"
            ),
        }
    }
}

/// A position that no game can reach, as its warnings tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreachable {
    /// At least one.
    pub warnings: Vec<Warning>,
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no game reaches this position: ")?;
        for (index, warning) in self.warnings.iter().enumerate() {
            write!(f, "{}{warning}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for Unreachable {}

/// What the strict reading of a setup refuses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StrictError {
    /// It is no position.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
    /// It is one, but no game can reach it.
    #[error(transparent)]
    Unreachable(#[from] Unreachable),
}

impl Position {
    /// The position of a setup that gives rise to no [`Warning`] either. `Position::try_from` is
    /// the lenient reading.
    pub fn strict(setup: Setup) -> Result<Self, StrictError> {
        let position = Self::try_from(setup)?;
        let warnings = setup.warnings();
        if warnings.is_empty() { Ok(position) } else { Err(Unreachable { warnings }.into()) }
    }
}

/// Everything by which no game can reach a setup.
pub(crate) fn all(setup: &Setup) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for color in Color::ALL {
        warnings.extend(too_many_men(&setup.board, color));
        warnings.extend(too_many_pawns(&setup.board, color));
        warnings.extend(too_many_promoted(&setup.board, color));
        warnings.extend(impossible_pawns(&setup.board, color));
    }
    warnings.extend(checks(setup));
    warnings
}

fn too_many_men(board: &Board, color: Color) -> Option<Warning> {
    let men = board.color(color);
    (men.len() > MEN).then_some(Warning::TooManyMen(color, men))
}

fn too_many_pawns(board: &Board, color: Color) -> Option<Warning> {
    let pawns = board.pieces(color, Role::Pawn);
    (pawns.len() > PAWNS).then_some(Warning::TooManyPawns(color, pawns))
}

/// Each kind of piece beyond those of the start array was a pawn, and so was a second bishop on
/// squares of one colour.
fn too_many_promoted(board: &Board, color: Color) -> Option<Warning> {
    let bishops = board.pieces(color, Role::Bishop);
    let kinds = [
        (board.pieces(color, Role::Knight), 2),
        (bishops & Bitboard::LIGHT_SQUARES, 1),
        (bishops - Bitboard::LIGHT_SQUARES, 1),
        (board.pieces(color, Role::Rook), 2),
        (board.pieces(color, Role::Queen), 1),
    ];
    let beyond = kinds.into_iter().filter(|(pieces, at_start)| pieces.len() > *at_start);
    let (pieces, promoted) = beyond.fold((Bitboard::EMPTY, 0), |(all, count), (kind, at_start)| {
        (all | kind, count + kind.len() - at_start)
    });
    let lost_pawns = PAWNS.saturating_sub(board.pieces(color, Role::Pawn).len());
    (promoted > lost_pawns).then_some(Warning::TooManyPromoted(color, pieces))
}

fn impossible_pawns(board: &Board, color: Color) -> Option<Warning> {
    let pawns = board.pieces(color, Role::Pawn) - Bitboard::BACK_RANKS;
    let captured = MEN.saturating_sub(board.color(!color).len());
    let possible = pawns.len() > PAWNS
        || captures_of(pawns, color).is_some_and(|captures| captures <= captured);
    (!possible).then_some(Warning::ImpossiblePawns(color, pawns))
}

/// The fewest captures after which at most eight pawns can stand on these squares, if they can at
/// all: each has left another file of the second rank, and with each rank it may have changed to
/// the next file by a capture.
fn captures_of(pawns: Bitboard, color: Color) -> Option<usize> {
    // The fewest captures of the pawns so far, for each set of files they have left.
    let mut fewest = [None; 1 << 8];
    fewest[0] = Some(0);
    for pawn in pawns {
        let steps = pawn.rank().relative_to(color) as usize - Rank::Second as usize;
        let mut next = [None; 1 << 8];
        for (left, captures) in fewest.iter().enumerate() {
            let Some(captures) = *captures else { continue };
            for file in File::ALL.map(|file| file as usize) {
                let changes = file.abs_diff(pawn.file() as usize);
                let with_file = left | 1 << file;
                if changes <= steps && with_file != left {
                    let total = captures + changes;
                    next[with_file] =
                        Some(next[with_file].map_or(total, |best: usize| best.min(total)));
                }
            }
        }
        fewest = next;
    }
    fewest.into_iter().flatten().min()
}

fn checks(setup: &Setup) -> Option<Warning> {
    let king = setup.board.pieces(setup.turn, Role::King).first()?;
    let checkers = setup.board.attackers(king, !setup.turn, setup.board.occupied());
    if checkers.len() > 2 {
        return Some(Warning::TooManyCheckers(checkers));
    }
    if (checkers.is_empty() && setup.en_passant.is_none()) || last_move::explains(setup, king) {
        return None;
    }
    Some(match setup.en_passant {
        Some(square) => Warning::UnexplainedEnPassant(square),
        None => Warning::UnexplainedCheck(checkers),
    })
}
