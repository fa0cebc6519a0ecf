use roque_rules::{Bitboard, Move, Position, Role, Square, attacks};

/// Which moves of a position give check, found out once for all of them.
pub(super) struct Checks {
    /// Of the other side.
    king: Square,
    /// From where a man of each kind attacks the king.
    from: [Bitboard; 6],
    /// Men of the side to move that stand between an own line piece and the king.
    screens: Bitboard,
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
        }
    }

    /// Whether a legal move gives check.
    pub(super) fn are_given_by(&self, position: &Position, mv: Move) -> bool {
        let special = mv.promotion().is_some()
            || position.castling_side(mv).is_some()
            || position.is_en_passant(mv);
        if special {
            return position.play_unchecked(mv).is_check();
        }
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let uncovers = || {
            self.screens.contains(mv.from())
                && !attacks::line(mv.from(), self.king).contains(mv.to())
        };
        self.from[role as usize].contains(mv.to()) || uncovers()
    }
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

    use super::*;
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
                    prop_assert_eq!(checks.are_given_by(&position, mv), expected, "{:?}", mv);
                }
            }
        }
    }
}
