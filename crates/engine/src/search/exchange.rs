//! What a move brings once all men around its square have taken what they want to take (static
//! exchange evaluation), asked as a question with a threshold, which is mostly answered early.

// What is compiled for one kind of processor has to be taken in.
#![allow(clippy::inline_always)]

use roque_rules::{
    Bitboard, Board, Color, Move, Position, Role, Square,
    attacks::{self, AlongLines, LineAttacks, with_fastest_lines},
};

use crate::{evaluation::exchange_value, score::Value};

/// Whether a legal move and the exchanges it starts bring the side to move at least so many
/// centipawns, when each side takes with its least man first and stops when it likes. Pins are not
/// looked at.
pub(super) fn brings(position: &Position, mv: Move, least: Value) -> bool {
    let board = position.board();
    if position.castling_side(mv).is_some() {
        return least <= 0;
    }
    let (taken_on, taken) = match position.captured(mv) {
        Some((square, role)) => (square.into(), exchange_value(role)),
        None => (Bitboard::EMPTY, 0),
    };
    let mover = board.role_at(mv.from()).unwrap_or(Role::Pawn);
    let arrived = mv.promotion().unwrap_or(mover);
    let surplus = taken + exchange_value(arrived) - exchange_value(mover) - least;
    if surplus < 0 {
        return false;
    }
    // Enough even if the man that arrived is lost for nothing.
    if surplus >= exchange_value(arrived) {
        return true;
    }
    let occupied = board.occupied() - mv.from().into() - taken_on;
    let balance = surplus - exchange_value(arrived);
    with_fastest_lines(Swap { board, on: mv.to(), occupied, arrived: position.turn(), balance })
}

/// What a legal move and the exchanges it starts bring the side to move, in centipawns, when each
/// side takes with its least man first and stops when it likes. Pins are not looked at. What the men
/// are worth is [`exchange_value`](crate::exchange_value).
///
/// ```
/// # use roque_notation::{fen, uci};
/// // A pawn guards the pawn: the rook is lost for it.
/// let position = fen::read("k7/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1").unwrap();
/// let takes = uci::read(&position, "e1e5").unwrap();
/// assert_eq!(roque_engine::exchange_gain(&position, takes), 100 - 500);
/// ```
pub fn exchange_gain(position: &Position, mv: Move) -> i32 {
    // The dearest capture is a queen taken by a pawn that becomes one, the worst a queen lost.
    let (mut at_least, mut too_much) = (-2_000, 2_001);
    while too_much - at_least > 1 {
        let middle = Value::midpoint(at_least, too_much);
        if brings(position, mv, middle) {
            at_least = middle;
        } else {
            too_much = middle;
        }
    }
    at_least
}

/// An exchange on one square.
struct Swap<'a> {
    board: &'a Board,
    on: Square,
    occupied: Bitboard,
    /// The side that has just arrived.
    arrived: Color,
    /// What it has beyond coming out even, once its man is taken.
    balance: Value,
}

impl AlongLines for Swap<'_> {
    /// Whether the side that has just arrived comes out even or better.
    type Found = bool;

    /// A side that is behind must take or lose.
    #[inline(always)]
    fn look<L: LineAttacks>(mut self) -> bool {
        let (diagonal, straight) = sliders(self.board);
        let mut attackers = self.leapers()
            | L::bishop(self.on, self.occupied) & diagonal
            | L::rook(self.on, self.occupied) & straight;
        let mut side = self.arrived;
        loop {
            side = !side;
            attackers &= self.occupied;
            let Some((from, role)) = least(self.board, attackers & self.board.color(side)) else {
                break;
            };
            self.balance = -self.balance - 1 - exchange_value(role);
            if self.balance >= 0 {
                // A king may not take what is guarded.
                if role == Role::King && (attackers & self.board.color(!side)).any() {
                    break;
                }
                side = !side;
                break;
            }
            // The line pieces behind come nearer.
            self.occupied = self.occupied - from.into();
            if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
                attackers |= L::bishop(self.on, self.occupied) & diagonal;
            }
            if matches!(role, Role::Rook | Role::Queen) {
                attackers |= L::rook(self.on, self.occupied) & straight;
            }
        }
        side != self.arrived
    }
}

impl Swap<'_> {
    /// The pawns, knights and kings of both sides that attack the square.
    #[inline(always)]
    fn leapers(&self) -> Bitboard {
        let (white, pawns) = (self.board.color(Color::White), self.board.role(Role::Pawn));
        attacks::pawn(Color::Black, self.on) & pawns & white
            | attacks::pawn(Color::White, self.on) & (pawns - white)
            | attacks::knight(self.on) & self.board.role(Role::Knight)
            | attacks::king(self.on) & self.board.role(Role::King)
    }
}

/// The men of both sides that move along diagonals, and along ranks and files.
#[inline(always)]
fn sliders(board: &Board) -> (Bitboard, Bitboard) {
    let queens = board.role(Role::Queen);
    (board.role(Role::Bishop) | queens, board.role(Role::Rook) | queens)
}

#[inline(always)]
fn least(board: &Board, men: Bitboard) -> Option<(Square, Role)> {
    if men.is_empty() {
        return None;
    }
    Role::ALL.into_iter().find_map(|role| Some(((men & board.role(role)).first()?, role)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use roque_notation::{fen, uci};

    use super::*;
    use crate::any_game::any_game;

    /// What the side to move gains, by the definition: whoever may take, takes with its least man
    /// or leaves it.
    fn gain(position: &Position, mv: Move) -> Value {
        let board = position.board();
        if position.castling_side(mv).is_some() {
            return 0;
        }
        let (taken_on, taken) = match position.captured(mv) {
            Some((square, role)) => (square.into(), exchange_value(role)),
            None => (Bitboard::EMPTY, 0),
        };
        let mover = board.role_at(mv.from()).unwrap();
        let arrived = mv.promotion().unwrap_or(mover);
        let promoted = exchange_value(arrived) - exchange_value(mover);
        let occupied = board.occupied() - mv.from().into() - taken_on;
        let answer = retake(board, mv.to(), !position.turn(), occupied, exchange_value(arrived));
        taken + promoted - answer
    }

    /// What `side` gains at best by taking a man of this value.
    fn retake(board: &Board, on: Square, side: Color, occupied: Bitboard, value: Value) -> Value {
        let attackers = board.attackers(on, side, occupied) & occupied;
        let Some((from, role)) = least(board, attackers) else { return 0 };
        let occupied = occupied - from.into();
        let guarded = (board.attackers(on, !side, occupied) & occupied).any();
        if role == Role::King && guarded {
            return 0;
        }
        (value - retake(board, on, !side, occupied, exchange_value(role))).max(0)
    }

    #[test]
    fn exchanges_are_counted_to_the_end() {
        for (fen, mv, expected) in [
            // Nothing guards the pawn.
            ("k7/8/8/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5", 100),
            // A pawn guards it: the rook is lost for it.
            ("k7/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5", -400),
            // The second rook stands behind the first and takes too.
            ("k7/4r3/8/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", 100),
            // A bishop with a rook and a queen behind it: neither rook retakes.
            ("3r3k/3r4/8/3p4/8/1B6/Q7/3R2K1 w - - 0 1", "b3d5", 100),
            // Pawn takes knight, pawn retakes.
            ("4k3/8/3p4/4n3/3P4/8/8/4K3 w - - 0 1", "d4e5", 210),
            // A king may not retake a guarded man.
            ("8/8/4k3/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", 100),
            // But one that is not guarded any more.
            ("8/8/4k3/4p3/8/8/4R3/6K1 w - - 0 1", "e2e5", -400),
            // En passant.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            // A queen put where a pawn takes her.
            ("k7/8/3p4/8/8/8/8/4Q1K1 w - - 0 1", "e1e5", -950),
            // A quiet move that nothing attacks, and castling.
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h5", 0),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0),
            // A pawn that promotes, and one that is taken when it has.
            ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", 850),
            ("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", -100),
            ("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "a7b8q", 500 + 850),
        ] {
            let position = fen::read(fen).unwrap();
            let mv = uci::read(&position, mv).unwrap();
            assert_eq!(gain(&position, mv), expected, "{fen} {mv:?}");
            assert!(brings(&position, mv, expected), "{fen} {mv:?}");
            assert!(!brings(&position, mv, expected + 1), "{fen} {mv:?}");
            assert_eq!(exchange_gain(&position, mv), expected, "{fen} {mv:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn the_quick_answer_is_the_one_of_the_definition(game in any_game(150)) {
            for position in game {
                for mv in position.legal_moves() {
                    let gain = gain(&position, mv);
                    for (least, expected) in [(gain, true), (gain + 1, false), (0, gain >= 0)] {
                        prop_assert_eq!(brings(&position, mv, least), expected, "{:?} {}", mv, gain);
                    }
                }
            }
        }
    }
}
