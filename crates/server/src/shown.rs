//! Positions, moves and squares as the page is shown them and names them.

use roque_game::{self as game, Ending, Verdict};
use roque_notation::{Letters, san, uci};
use roque_rules::chess960::StartArray;
use roque_rules::{self as rules, Bitboard, Move, Position, Rank, Reason, Square};

use crate::error::Error;
use crate::wire::{Castle, Color, GameResult, LegalMove, PlayedMove, Refusal, Remark, Role};

/// The square of the king in check.
pub(crate) fn check(position: &Position) -> Option<String> {
    position.is_check().then(|| position.king(position.turn()).to_string())
}

/// Moves of the side to move.
pub(crate) fn moves(position: &Position, moves: impl IntoIterator<Item = Move>) -> Vec<LegalMove> {
    moves.into_iter().map(|mv| legal_move(position, mv)).collect()
}

fn legal_move(position: &Position, mv: Move) -> LegalMove {
    LegalMove {
        from: mv.from().to_string(),
        to: meanings(position, mv).map(|square| square.to_string()).collect(),
        promotion: mv.promotion().map(Role::from),
    }
}

/// A move that leads from one position to the next.
pub(crate) fn played(before: &Position, mv: Move, after: &Position) -> PlayedMove {
    let castle = before.castling_side(mv);
    PlayedMove {
        color: before.turn().into(),
        role: before.board().role_at(mv.from()).unwrap_or(rules::Role::Pawn).into(),
        from: mv.from().to_string(),
        to: castle.map_or(mv.to(), |side| side.king_to(before.turn())).to_string(),
        san: san::write(before, mv, Letters::ENGLISH),
        captured: before.captured(mv).map(|(_, role)| role.into()),
        en_passant: before.is_en_passant(mv),
        castle: castle.map(Castle::from),
        promotion: mv.promotion().map(Role::from),
        check: check(after),
    }
}

/// The squares that mean a move when its piece goes there.
fn meanings(position: &Position, mv: Move) -> impl Iterator<Item = Square> {
    let arrival = position.castling_side(mv).map(|side| side.king_to(position.turn()));
    let unambiguous = |to: &Square| uci::castling_meant(position, mv.from(), *to) == Some(mv);
    arrival.filter(unambiguous).into_iter().chain([mv.to()])
}

pub(crate) fn squares(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// The number of the start array of Chess960 that a position is, if it is one.
pub(crate) fn start_array(position: &Position) -> Option<u16> {
    let home = Bitboard::rank(Rank::First).into_iter();
    let back_rank: Vec<rules::Role> =
        home.filter_map(|square| position.board().role_at(square)).collect();
    let array = StartArray::from_back_rank(back_rank.try_into().ok()?)?;
    (Position::try_from(array.setup()).ok()? == *position).then_some(array.number())
}

/// How a game ended, and what a search found for it.
pub(crate) fn result(ending: Ending, verdict: Option<Verdict>) -> GameResult {
    GameResult {
        winner: ending.winner().map(Color::from),
        reason: ending.code().to_owned(),
        score: ending.to_string(),
        remarks: ending.remark().map(remark).into_iter().collect(),
        verdict,
    }
}

fn remark(remark: game::Remark) -> Remark {
    let game::Remark::PerpetualCheck(by) = remark;
    Remark { code: remark.code().to_owned(), color: by.into() }
}

/// Why the rules do not allow a move.
pub(crate) fn reason(reason: &Reason) -> Refusal {
    Refusal {
        code: reason.code().to_owned(),
        role: reason.role().map(Role::from),
        squares: squares(reason.squares()),
    }
}

/// The square that a field of a message names.
pub(crate) fn square(field: &str, name: &str) -> Result<Square, Error> {
    name.parse().map_err(|_| {
        Error::Malformed(format!("{field:?} is {name:?}, which is no square from a1 to h8"))
    })
}

/// A refusal that is about no man and no square.
pub(crate) fn refusal(code: &str) -> Refusal {
    Refusal { code: code.to_owned(), role: None, squares: Vec::new() }
}
