use core::fmt;

use crate::{
    Bitboard, CastlingSide, Move, Position, Rank, Role, Square, attacks, castling::CastlingPath,
    moves::is_last_rank,
};

/// Why a move is not legal, with the squares to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Nothing stands on the square.
    NoPiece(Square),
    /// The man on the square is the other side's.
    NotYourPiece(Square),
    /// A move must lead somewhere.
    SameSquare(Square),
    /// One's own man stands on the square of arrival (FIDE 3.1.1).
    OwnPiece(Square),
    /// A piece of this kind does not move like that (FIDE 3.2 to 3.8).
    NotItsMove(Role),
    /// These men stand on the way of a piece that cannot jump (FIDE 3.5).
    Blocked(Role, Bitboard),
    /// A pawn does not take what stands straight ahead (FIDE 3.7.1).
    PawnBlocked(Square),
    /// A pawn goes diagonally only to capture (FIDE 3.7.3.1).
    PawnTakesNothing(Square),
    /// A pawn advances two squares from its first square only (FIDE 3.7.2).
    PawnHasMoved,
    /// The pawn on this square did not make its double step on the move before (FIDE 3.7.3.2).
    EnPassantTooLate(Square),
    /// Both pawns leave their lines, and these men would attack the king (FIDE 3.9.2).
    EnPassantExposesKing(Bitboard),
    /// These men attack the square the king would go to (FIDE 3.9.2).
    KingAttacked(Bitboard),
    /// The man shields its king from the piece on this square (FIDE 3.9.2).
    Pinned(Role, Square),
    /// The move leaves the king in check by these men (FIDE 3.9.2).
    StillInCheck(Bitboard),
    /// The king or that rook has moved, or there is no such rook (FIDE 3.8.2.1).
    CastlingRightLost,
    /// These men stand between (FIDE 3.8.2.2).
    CastlingBlocked(Bitboard),
    /// Castling is no answer to a check by these men (FIDE 3.8.2.2).
    CastlingInCheck(Bitboard),
    /// These men attack a square that the king crosses (FIDE 3.8.2.2).
    CastlingThroughCheck(Bitboard),
    /// These men would attack the king on arrival (FIDE 3.8.2.2).
    CastlingIntoCheck(Bitboard),
    /// The move must say what the pawn becomes (FIDE 3.7.3.3).
    PromotionMissing,
    /// A pawn becomes a queen, a rook, a bishop or a knight (FIDE 3.7.3.3).
    PromotionToThat(Role),
    /// Only a pawn that reaches the last rank promotes.
    NothingToPromote,
}

impl Reason {
    /// The kebab-case name by which sentences and programs know this reason.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoPiece(_) => "no-piece",
            Self::NotYourPiece(_) => "not-your-piece",
            Self::SameSquare(_) => "same-square",
            Self::OwnPiece(_) => "own-piece",
            Self::NotItsMove(_) => "not-its-move",
            Self::Blocked(..) => "blocked",
            Self::PawnBlocked(_) => "pawn-blocked",
            Self::PawnTakesNothing(_) => "pawn-takes-nothing",
            Self::PawnHasMoved => "pawn-has-moved",
            Self::EnPassantTooLate(_) => "en-passant-too-late",
            Self::EnPassantExposesKing(_) => "en-passant-exposes-king",
            Self::KingAttacked(_) => "king-attacked",
            Self::Pinned(..) => "pinned",
            Self::StillInCheck(_) => "still-in-check",
            Self::CastlingRightLost => "castling-right-lost",
            Self::CastlingBlocked(_) => "castling-blocked",
            Self::CastlingInCheck(_) => "castling-in-check",
            Self::CastlingThroughCheck(_) => "castling-through-check",
            Self::CastlingIntoCheck(_) => "castling-into-check",
            Self::PromotionMissing => "promotion-missing",
            Self::PromotionToThat(_) => "promotion-to-that",
            Self::NothingToPromote => "nothing-to-promote",
        }
    }

    /// Every [`code`](Self::code), for whoever must have a sentence for each.
    pub const CODES: [&'static str; 22] = [
        "no-piece",
        "not-your-piece",
        "same-square",
        "own-piece",
        "not-its-move",
        "blocked",
        "pawn-blocked",
        "pawn-takes-nothing",
        "pawn-has-moved",
        "en-passant-too-late",
        "en-passant-exposes-king",
        "king-attacked",
        "pinned",
        "still-in-check",
        "castling-right-lost",
        "castling-blocked",
        "castling-in-check",
        "castling-through-check",
        "castling-into-check",
        "promotion-missing",
        "promotion-to-that",
        "nothing-to-promote",
    ];

    /// The kind of piece the reason is about.
    pub fn role(&self) -> Option<Role> {
        match *self {
            Self::NotItsMove(role)
            | Self::Blocked(role, _)
            | Self::Pinned(role, _)
            | Self::PromotionToThat(role) => Some(role),
            _ => None,
        }
    }

    /// The squares to show: blockers, attackers, pinning pieces.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::NoPiece(square)
            | Self::NotYourPiece(square)
            | Self::SameSquare(square)
            | Self::OwnPiece(square)
            | Self::PawnBlocked(square)
            | Self::PawnTakesNothing(square)
            | Self::EnPassantTooLate(square)
            | Self::Pinned(_, square) => square.into(),
            Self::Blocked(_, squares)
            | Self::EnPassantExposesKing(squares)
            | Self::KingAttacked(squares)
            | Self::StillInCheck(squares)
            | Self::CastlingBlocked(squares)
            | Self::CastlingInCheck(squares)
            | Self::CastlingThroughCheck(squares)
            | Self::CastlingIntoCheck(squares) => squares,
            Self::NotItsMove(_)
            | Self::PawnHasMoved
            | Self::CastlingRightLost
            | Self::PromotionMissing
            | Self::PromotionToThat(_)
            | Self::NothingToPromote => Bitboard::EMPTY,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        if self.squares().any() { write!(f, " {:?}", self.squares()) } else { Ok(()) }
    }
}

/// Why a move is illegal, or nothing when it is legal. A king that goes two squares along its first
/// rank, or onto its own rook, is taken as castling.
pub fn why_not(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Reason> {
    if position.is_legal(Move::with_promotion(from, to, promotion)) {
        return None;
    }
    let reason = shape(position, from, to)
        .and_then(|()| king_safety(position, from, to))
        .map_or_else(|reason| reason, |()| promotion_fault(position, from, to, promotion));
    Some(reason)
}

/// Whether the men involved move like that at all, check or no check.
fn shape(position: &Position, from: Square, to: Square) -> Result<(), Reason> {
    let board = position.board();
    let piece = board.piece_at(from).ok_or(Reason::NoPiece(from))?;
    if piece.color != position.turn() {
        return Err(Reason::NotYourPiece(from));
    }
    if from == to {
        return Err(Reason::SameSquare(from));
    }
    if piece.role == Role::King
        && let Some(side) = castling_attempt(position, from, to)
    {
        return castling(position, side, from);
    }
    if board.color(piece.color).contains(to) {
        return Err(Reason::OwnPiece(to));
    }
    if piece.role == Role::Pawn {
        return pawn_shape(position, from, to);
    }
    if !attacks::attacks(piece.color, piece.role, from, Bitboard::EMPTY).contains(to) {
        return Err(Reason::NotItsMove(piece.role));
    }
    let blockers = attacks::between(from, to) & board.occupied();
    if blockers.any() && piece.role != Role::Knight {
        return Err(Reason::Blocked(piece.role, blockers));
    }
    Ok(())
}

fn pawn_shape(position: &Position, from: Square, to: Square) -> Result<(), Reason> {
    let (us, board) = (position.turn(), position.board());
    if attacks::pawn(us, from).contains(to) {
        if board.color(!us).contains(to) || position.passed_over() == Some(to) {
            return Ok(());
        }
        let beside = Square::new(to.file(), from.rank());
        let late = from.rank() == Rank::Fifth.relative_to(us)
            && board.pieces(!us, Role::Pawn).contains(beside);
        return Err(if late {
            Reason::EnPassantTooLate(beside)
        } else {
            Reason::PawnTakesNothing(to)
        });
    }
    let one = from.forward(us);
    let two = one.and_then(|square| square.forward(us));
    let blocked = |square: Option<Square>| square.filter(|&s| board.occupied().contains(s));
    if one == Some(to) {
        return blocked(one).map_or(Ok(()), |square| Err(Reason::PawnBlocked(square)));
    }
    if two != Some(to) {
        return Err(Reason::NotItsMove(Role::Pawn));
    }
    if from.rank() != Rank::Second.relative_to(us) {
        return Err(Reason::PawnHasMoved);
    }
    blocked(one).or(blocked(two)).map_or(Ok(()), |square| Err(Reason::PawnBlocked(square)))
}

/// The castling meant by a king move: onto an own rook of its first rank, or two squares along it.
fn castling_attempt(position: &Position, from: Square, to: Square) -> Option<CastlingSide> {
    let us = position.turn();
    let home = Rank::First.relative_to(us);
    let own_rook = position.board().pieces(us, Role::Rook).contains(to);
    let two_squares = (from.file() as i8 - to.file() as i8).abs() == 2;
    (from.rank() == home && to.rank() == home && (own_rook || two_squares))
        .then(|| CastlingSide::of(from, to))
}

fn castling(position: &Position, side: CastlingSide, king: Square) -> Result<(), Reason> {
    let (us, board) = (position.turn(), position.board());
    let rook = position.castling_rook(us, side).ok_or(Reason::CastlingRightLost)?;
    let path = CastlingPath::of(king.index(), rook.index());
    let home = |files: u8| Bitboard(u64::from(files) << (8 * Rank::First.relative_to(us) as u32));
    let (must_be_empty, king_walk) = (home(path.must_be_empty), home(path.king_walk));
    let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
    let others = board.occupied() - king.into() - rook.into();
    let between = others & (must_be_empty | attacks::between(king, rook));
    if between.any() {
        return Err(Reason::CastlingBlocked(between));
    }
    if position.is_check() {
        return Err(Reason::CastlingInCheck(position.checkers()));
    }
    let attackers = |square, occupied| board.attackers(square, !us, occupied);
    let crossed = king_walk - king_to.into();
    let without_king = board.occupied() - king.into();
    let guards = crossed
        .into_iter()
        .fold(Bitboard::EMPTY, |set, square| set | attackers(square, without_king));
    if guards.any() {
        return Err(Reason::CastlingThroughCheck(guards));
    }
    let on_arrival = attackers(king_to, others | rook_to.into()) | attackers(king_to, without_king);
    if on_arrival.any() { Err(Reason::CastlingIntoCheck(on_arrival)) } else { Ok(()) }
}

/// Whether a move of the right shape leaves the own king unattacked.
fn king_safety(position: &Position, from: Square, to: Square) -> Result<(), Reason> {
    let (us, board) = (position.turn(), position.board());
    let king = position.king(us);
    let en_passant = position.passed_over() == Some(to) && board.role(Role::Pawn).contains(from);
    let attackers = if from == king {
        board.attackers(to, !us, board.occupied() - king.into())
    } else if en_passant {
        position.attackers_after_en_passant(from)
    } else {
        let occupied = (board.occupied() - from.into()) | to.into();
        board.attackers(king, !us, occupied) - to.into()
    };
    if castling_attempt(position, from, to).is_some() && from == king || attackers.is_empty() {
        return Ok(());
    }
    let checkers = position.checkers();
    Err(match board.role_at(from) {
        Some(Role::King) => Reason::KingAttacked(attackers),
        _ if (attackers & checkers).any() => Reason::StillInCheck(attackers & checkers),
        _ if en_passant && !shields_king(position, from, to) => {
            Reason::EnPassantExposesKing(attackers)
        }
        role => Reason::Pinned(role.unwrap_or(Role::Pawn), attackers.first().unwrap_or(from)),
    })
}

/// Whether the king would be attacked were this man alone to go from one square to the other.
fn shields_king(position: &Position, from: Square, to: Square) -> bool {
    let (us, board) = (position.turn(), position.board());
    let occupied = (board.occupied() - from.into()) | to.into();
    board.attackers(position.king(us), !us, occupied).any()
}

/// What is wrong with a move that is legal but for its promotion.
fn promotion_fault(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Reason {
    let promotes = is_last_rank(to) && position.board().role(Role::Pawn).contains(from);
    match promotion {
        Some(role) if promotes => Reason::PromotionToThat(role),
        None if promotes => Reason::PromotionMissing,
        Some(_) => Reason::NothingToPromote,
        // Only castling with the king going two squares gets here: the right exists and nothing
        // stands in the way, but a `Move` castles onto the rook.
        None => Reason::NotItsMove(Role::King),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_side_has_to_wait() {
        assert_eq!(
            why_not(&Position::default(), Square::E7, Square::E5, None),
            Some(Reason::NotYourPiece(Square::E7))
        );
    }
}
