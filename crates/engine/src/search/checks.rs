use roque_rules::{Bitboard, Move, Position, Rank, Role, Square, attacks};

/// Which moves of a position give check, found out once for all of them.
pub(super) struct Checks {
    /// Of the other side.
    king: Square,
    /// From where a man of each kind attacks the king.
    from: [Bitboard; 6],
    /// Men of the side to move that stand between an own line piece and the king.
    screens: Bitboard,
    /// Where men of each kind do more than go there: promote, capture en passant, castle.
    special: [Bitboard; 6],
}

impl Checks {
    pub(super) fn of(position: &Position) -> Self {
        let (board, own) = (position.board(), position.turn());
        let (king, occupied) = (position.king(!own), board.occupied());
        let (bishop, rook) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
        Self {
            king,
            from: [
                attacks::pawn(!own, king),
                attacks::knight(king),
                bishop,
                rook,
                bishop | rook,
                Bitboard::EMPTY,
            ],
            screens: screens(position, king, bishop | rook),
            special: special(position),
        }
    }

    /// Whether a legal move of a man of this role gives check.
    #[inline]
    pub(super) fn are_given_by(&self, position: &Position, role: Role, mv: Move) -> bool {
        if self.special[role as usize].contains(mv.to()) {
            return is_check_after(position, mv);
        }
        let uncovers = || {
            self.screens.contains(mv.from())
                && !attacks::line(mv.from(), self.king).contains(mv.to())
        };
        self.from[role as usize].contains(mv.to()) || uncovers()
    }
}

#[cold]
fn is_check_after(position: &Position, mv: Move) -> bool {
    position.play_unchecked(mv).is_check()
}

fn special(position: &Position) -> [Bitboard; 6] {
    let mut special = [Bitboard::EMPTY; 6];
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let en_passant = position.en_passant().map_or(Bitboard::EMPTY, Bitboard::from);
    special[Role::Pawn as usize] = last_ranks | en_passant;
    // A king that castles goes to its rook.
    special[Role::King as usize] = position.board().color(position.turn());
    special
}

fn screens(position: &Position, king: Square, seen: Bitboard) -> Bitboard {
    let (board, own) = (position.board(), position.turn());
    let near = seen & board.color(own);
    if near.is_empty() {
        return near;
    }
    let occupied = board.occupied() - near;
    let behind = attacks::bishop(king, occupied) & board.diagonal_sliders(own)
        | attacks::rook(king, occupied) & board.straight_sliders(own);
    (behind - near)
        .into_iter()
        .fold(Bitboard::EMPTY, |screens, slider| screens | attacks::between(slider, king) & near)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{super::picker::role_of, *};
    use crate::any_game::any_game;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_move_gives_check_exactly_when_the_position_after_it_is_check(
            game in any_game(200)
        ) {
            for position in game {
                let checks = Checks::of(&position);
                for mv in position.legal_moves() {
                    let expected = position.play_unchecked(mv).is_check();
                    prop_assert_eq!(checks.are_given_by(&position, role_of(&position, mv), mv), expected, "{:?}", mv);
                }
            }
        }
    }
}
