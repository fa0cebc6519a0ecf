use alloc::vec::Vec;

use crate::{
    Bitboard, Board, Castling, Color, Problem, Rank, Role, Square, Warning, chess960, warning,
};

/// Anything a FEN or a board editor can say; it may be nonsense.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The men.
    pub board: Board,
    /// Who moves.
    pub turn: Color,
    /// The rights to castle.
    pub castling: Castling,
    /// The square a pawn has just passed over.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub half_moves: u16,
    /// The number of the move, one more after each move of Black; 1 at the start.
    pub move_number: u32,
}

impl Setup {
    /// An empty board, White to move.
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        turn: Color::White,
        castling: Castling::NONE,
        en_passant: None,
        half_moves: 0,
        move_number: 1,
    };

    /// Everything that makes a position of this setup impossible; empty when there is one.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for color in Color::ALL {
            let kings = self.board.pieces(color, Role::King);
            if kings.is_empty() {
                problems.push(Problem::NoKing(color));
            } else if kings.many() {
                problems.push(Problem::ManyKings(color, kings));
            }
        }
        let stranded = self.board.role(Role::Pawn) & Bitboard::BACK_RANKS;
        if stranded.any() {
            problems.push(Problem::PawnsOnBackRanks(stranded));
        }
        if let Some(problem) = self.king_left_in_check() {
            problems.push(problem);
        }
        if !self.castling.is_empty() {
            self.add_problems_of_castling(&mut problems);
        }
        if let Some(square) = self.en_passant
            && !self.en_passant_is_possible(square)
        {
            problems.push(Problem::ImpossibleEnPassant(square));
        }
        problems
    }

    /// Everything by which no game can reach this setup, as far as the men, their number and one
    /// move taken back tell. A position may well be set up so; what makes it impossible are the
    /// [`problems`](Self::problems).
    pub fn warnings(&self) -> Vec<Warning> {
        warning::all(self)
    }

    fn king_left_in_check(&self) -> Option<Problem> {
        let king = self.board.pieces(!self.turn, Role::King).first()?;
        let attackers = self.board.attackers(king, self.turn, self.board.occupied());
        attackers.any().then_some(Problem::KingLeftInCheck { king, attackers })
    }

    #[inline(never)]
    fn add_problems_of_castling(&self, problems: &mut Vec<Problem>) {
        for color in Color::ALL {
            for rook in self.impossible_castling(color) {
                problems.push(Problem::ImpossibleCastling(color, rook));
            }
        }
        let stray = self.castling.rooks() - Bitboard::BACK_RANKS;
        if stray.any() {
            problems.push(Problem::StrayCastling(stray));
        }
    }

    /// Rights of one side without the rook, or without the king at home, or several on one side of
    /// the king.
    fn impossible_castling(&self, color: Color) -> Bitboard {
        let rights = self.castling.of(color);
        let home = Bitboard::rank(Rank::First.relative_to(color));
        let Some(king) = self.board.pieces(color, Role::King).first() else { return rights };
        if !home.contains(king) {
            return rights;
        }
        // To the queen's side goes whatever is not beyond the king, as in `CastlingSide::of`.
        let king = Bitboard::of(king).0;
        let queens_side = rights & Bitboard(king | (king - 1));
        let doubled = [queens_side, rights - queens_side].into_iter().filter(|side| side.many());
        doubled.fold(rights - self.board.pieces(color, Role::Rook), |all, side| all | side)
    }

    /// Whether a pawn may just have passed over this square: it stands beyond, and both the square
    /// and the one it came from are empty.
    fn en_passant_is_possible(&self, square: Square) -> bool {
        let passed = !self.turn;
        square.rank() == Rank::Third.relative_to(passed)
            && !self.board.occupied().contains(square)
            && square
                .forward(self.turn)
                .is_some_and(|origin| !self.board.occupied().contains(origin))
            && square
                .forward(passed)
                .is_some_and(|pawn| self.board.pieces(passed, Role::Pawn).contains(pawn))
    }
}

impl Default for Setup {
    /// The start of an ordinary game.
    fn default() -> Self {
        chess960::StartArray::ORDINARY.setup()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CastlingSide, Piece};
    use proptest::prelude::*;

    proptest! {
        /// A right needs its king and rook at home, and the rook to be the only one with a right on
        /// its side of the king (FIDE 3.8.2).
        #[test]
        fn the_impossible_rights_are_those_without_king_or_rook_or_alone(
            king in 0u8..16, rooks in any::<u8>(), rights in any::<u8>()
        ) {
            let color = Color::White;
            let mut setup = Setup::EMPTY;
            for rook in Bitboard(rooks.into()) {
                setup.board.put(rook, Piece { color, role: Role::Rook });
            }
            let king = Square::from_index(king);
            setup.board.put(king, Piece { color, role: Role::King });
            let rights = Bitboard(rights.into());
            rights.into_iter().for_each(|rook| setup.castling.grant(rook));
            let side = |rook| CastlingSide::of(king, rook);
            let is_possible = |rook: Square| {
                king.rank() == Rank::First
                    && setup.board.pieces(color, Role::Rook).contains(rook)
                    && rights.into_iter().all(|other| other == rook || side(other) != side(rook))
            };
            let impossible: Bitboard = rights.into_iter().filter(|&rook| !is_possible(rook)).collect();
            prop_assert!(setup.impossible_castling(color) == impossible);
        }
    }
}
