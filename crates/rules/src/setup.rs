use alloc::vec::Vec;

use crate::{
    Bitboard, Board, Castling, CastlingSide, Color, Problem, Rank, Role, Square, Warning, chess960,
    warning,
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
            match kings.len() {
                0 => problems.push(Problem::NoKing(color)),
                1 => {}
                _ => problems.push(Problem::ManyKings(color, kings)),
            }
        }
        let stranded = self.board.role(Role::Pawn) & Bitboard::BACK_RANKS;
        if stranded.any() {
            problems.push(Problem::PawnsOnBackRanks(stranded));
        }
        problems.extend(self.king_left_in_check());
        for color in Color::ALL {
            let impossible = self.castling.of(color).into_iter();
            let impossible = impossible.filter(|&rook| !self.castling_is_possible(color, rook));
            problems.extend(impossible.map(|rook| Problem::ImpossibleCastling(color, rook)));
        }
        let stray = self.castling.rooks() - Bitboard::BACK_RANKS;
        if stray.any() {
            problems.push(Problem::StrayCastling(stray));
        }
        problems.extend(
            self.en_passant
                .filter(|&square| !self.en_passant_is_possible(square))
                .map(Problem::ImpossibleEnPassant),
        );
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

    /// Whether the rook and its king stand at home, and no other rook on this side of the king has
    /// the right too.
    fn castling_is_possible(&self, color: Color, rook: Square) -> bool {
        let Some(king) = self.board.pieces(color, Role::King).first() else { return false };
        let side = CastlingSide::of(king, rook);
        let rooks = self.castling.of(color).into_iter();
        king.rank() == Rank::First.relative_to(color)
            && self.board.pieces(color, Role::Rook).contains(rook)
            && rooks.filter(|&other| CastlingSide::of(king, other) == side).count() == 1
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
