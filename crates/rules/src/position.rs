use core::{
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

#[cfg(target_arch = "x86_64")]
use crate::cpu;
use crate::{
    Bitboard, Board, Castling, CastlingSide, Color, InvalidPosition, Move, MoveList, MoveSet,
    Reason, Role, Setup, Square, dispatch, play,
    side::{Black, White},
    situation::Situation,
    why_not, zobrist,
};

/// A legal position: one king a side, no pawn on the back ranks, and the side that has just moved
/// is not in check. Castling rights have their king and rook, and the en passant square is kept
/// only while the capture is legal, so that two equal positions are the same under FIDE 9.2.3.
///
/// Equality and hashing leave the move counters out, as 9.2.3 does.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    pub(crate) situation: Situation,
    pub(crate) key: u64,
    pub(crate) turn: Color,
    /// Whether a capture on the square passed over is legal.
    pub(crate) en_passant: bool,
    pub(crate) half_moves: u16,
    pub(crate) move_number: u32,
}

impl Position {
    /// The men on their squares.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.situation.board
    }

    pub(crate) fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Who moves.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rights to castle, prevented for the moment or not.
    pub fn castling(&self) -> Castling {
        self.situation.castling
    }

    /// The rook with which a side may castle, prevented for the moment or not.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        self.castling().rook(color, side, self.king(color))
    }

    /// The square on which a pawn may legally be captured en passant now.
    pub fn en_passant(&self) -> Option<Square> {
        if self.en_passant { self.passed_over() } else { None }
    }

    /// The square a pawn has just passed over, whether or not it can be captured there.
    pub fn passed_over(&self) -> Option<Square> {
        self.situation.passed_over.first()
    }

    /// Half-moves since the last capture or pawn move.
    pub fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// The number of the move, from 1, one more after each move of Black.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The Zobrist key: equal for equal positions, different for nearly all others.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position has both kings; only a nonsense move can take one away.
        self.board().pieces(color, Role::King).first().unwrap_or(Square::A1)
    }

    /// The men that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        dispatch::checkers(self)
    }

    /// Whether the side to move is in check (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Gives `visit` the legal moves in sets, some of which may be empty, until it breaks off.
    #[inline]
    pub fn destinations<B>(&self, visit: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.turn {
            Color::White => dispatch::moves::<White, B>(&self.situation, visit),
            Color::Black => dispatch::moves::<Black, B>(&self.situation, visit),
        }
    }

    /// All legal moves, in no particular order.
    // Taken in by the caller, so that the list is written where it is wanted and never copied.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        moves
    }

    fn list_moves(&self, moves: &mut MoveList) {
        let _ = self.destinations(|set| {
            moves.add(set);
            ControlFlow::<()>::Continue(())
        });
    }

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _ = self.destinations(|set| {
            count += set.count();
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let found = self.destinations(|set| {
            if set.to().any() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Whether a move, from anywhere, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        dispatch::is_legal(self, mv)
    }

    /// From which of some squares men of one kind may legally go to a square; castling is left out.
    #[inline]
    pub fn departures(&self, role: Role, among: Bitboard, to: Square) -> Bitboard {
        dispatch::departures(self, role, among, to)
    }

    /// To which side a move castles, if it does.
    pub fn castling_side(&self, mv: Move) -> Option<CastlingSide> {
        let own = |square, role| self.board().pieces(self.turn, role).contains(square);
        (own(mv.from(), Role::King) && own(mv.to(), Role::Rook))
            .then(|| CastlingSide::of(mv.from(), mv.to()))
    }

    /// What a legal move captures and where; an en passant capture takes beside the square reached.
    pub fn captured(&self, mv: Move) -> Option<(Square, Role)> {
        if self.is_en_passant(mv) {
            return Some((Square::new(mv.to().file(), mv.from().rank()), Role::Pawn));
        }
        let piece = self.board().piece_at(mv.to())?;
        (piece.color != self.turn).then_some((mv.to(), piece.role))
    }

    /// Whether a legal move captures en passant.
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant() == Some(mv.to()) && self.board().role(Role::Pawn).contains(mv.from())
    }

    /// The position after a move, or the reason why the move is not allowed.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        match why_not(self, mv.from(), mv.to(), mv.promotion()) {
            None => Ok(self.play_unchecked(mv)),
            Some(reason) => Err(IllegalMove { mv, reason }),
        }
    }
}

impl Default for Position {
    /// The start of an ordinary game.
    fn default() -> Self {
        Self::new_unchecked(&Setup::default())
    }
}

impl Position {
    /// The position of a setup without problems.
    #[inline]
    fn new_unchecked(setup: &Setup) -> Self {
        #[cfg(target_arch = "x86_64")]
        cpu::ask_once();
        let situation = Situation {
            board: setup.board,
            castling: setup.castling,
            passed_over: setup.en_passant.map_or(Bitboard::EMPTY, Bitboard::from),
        };
        let turn = setup.turn;
        let en_passant = setup.en_passant.is_some() && play::en_passant_is_legal(&situation, turn);
        Self {
            situation,
            key: zobrist::position(&situation, turn, en_passant),
            turn,
            en_passant,
            half_moves: setup.half_moves,
            move_number: setup.move_number.max(1),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = InvalidPosition;

    #[inline]
    fn try_from(setup: Setup) -> Result<Self, InvalidPosition> {
        let problems = setup.problems();
        if problems.is_empty() {
            Ok(Self::new_unchecked(&setup))
        } else {
            Err(InvalidPosition { problems })
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            board: *position.board(),
            turn: position.turn,
            castling: position.castling(),
            en_passant: position.en_passant(),
            half_moves: position.half_moves,
            move_number: position.move_number,
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.board() == other.board()
            && self.turn == other.turn
            && self.castling() == other.castling()
            && self.en_passant() == other.en_passant()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

/// A move that the rules refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{mv:?} is illegal: {reason}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why not.
    pub reason: Reason,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nonsense_moves_never_panic(
            bits in proptest::collection::vec(any::<u16>(), 0..60)
        ) {
            let mut position = Position::default();
            for bits in bits {
                let square = |index: u16| Square::from_index(index as u8);
                let role = Role::ALL.get(usize::from(bits >> 12)).copied();
                let mv = Move::with_promotion(square(bits), square(bits >> 6), role);
                let before = position;
                position.advance_unchecked(mv);
                prop_assert_eq!(position, before.play_unchecked(mv));
                for role in Role::ALL {
                    let _ = position.departures(role, Bitboard::ALL, mv.to());
                }
                let _ = (position.legal_moves(), position.outcome(), position.is_legal(mv));
                let _ = why_not(&position, mv.from(), mv.to(), mv.promotion());
            }
        }
    }

    proptest! {
        #[test]
        fn the_key_kept_by_playing_is_the_key_computed_anew(
            array in 0u16..960, choices in proptest::collection::vec(any::<usize>(), 0..120)
        ) {
            let setup = crate::chess960::StartArray::new(array).unwrap().setup();
            let mut position = Position::try_from(setup).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let before = position;
                let mv = moves[choice % moves.len()];
                position = before.play_unchecked(mv);
                let mut advanced = before;
                advanced.advance_unchecked(mv);
                let mut portable = before;
                portable.advance::<crate::lines::Portable>(mv);
                for other in [advanced, portable] {
                    prop_assert_eq!(Setup::from(&other), Setup::from(&position));
                    prop_assert_eq!(other.key, position.key);
                }
                let anew = zobrist::position(position.situation(), position.turn, position.en_passant);
                prop_assert_eq!(position.key, anew);
                prop_assert_eq!(Position::try_from(Setup::from(&position)), Ok(position));
                for color in Color::ALL {
                    prop_assert!(position.board().pieces(color, Role::King) == position.king(color).into());
                }
            }
        }
    }
}
