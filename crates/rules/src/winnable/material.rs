//! Men with which a side cannot mate, wherever they stand.

use crate::{Bitboard, Board, Color, Role};

/// Whether some arrangement of these men, or of what may become of them, is a mate by `winner`.
/// `false` is a proof; `true` says nothing of where the men stand.
///
/// A pawn may become anything, and a queen or a rook mates with its king alone, so that leaves a
/// winner with bishops and knights. Two knights, or a knight and a bishop, or bishops of both
/// colours, mate a bare king. What is left needs the loser's own men in the way of his king
/// (counted over all placements, see `docs/winnability.md`):
///
/// - one knight mates unless the loser has nothing but queens;
/// - bishops of one colour mate only beside a pawn, a knight, or a bishop of the other colour of
///   the loser: the squares of that colour round his king have to be blocked by something that
///   cannot take the bishop nor step between.
pub(super) fn suffices(board: &Board, winner: Color) -> bool {
    let own = |role| board.pieces(winner, role);
    let theirs = |role| board.pieces(!winner, role);
    if (own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).any() {
        return true;
    }
    let (bishops, knights) = (own(Role::Bishop), own(Role::Knight));
    if knights.any() {
        let loser_has_more_than_queens =
            (board.color(!winner) - theirs(Role::King) - theirs(Role::Queen)).any();
        return knights.many() || bishops.any() || loser_has_more_than_queens;
    }
    if bishops.is_empty() {
        return false;
    }
    let of_both_colours = |bishops: Bitboard| {
        (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops - Bitboard::LIGHT_SQUARES).any()
    };
    theirs(Role::Pawn).any()
        || theirs(Role::Knight).any()
        || of_both_colours(bishops | theirs(Role::Bishop))
}
