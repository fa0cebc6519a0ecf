//! Each of the four answers comes as often. 1: at most six men. 2: at most nine. 3: games. 4: games,
//! and a check that one move only answers. 5: the same, and stalemates among many men.

use roque_rules::{Bitboard, Color, Outcome, Piece, Position, Rank, Role, Setup};

use super::{Dice, board};
use crate::exercise::{MateOrNot, mate_in_one::mates};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Mate,
    Stalemate,
    Check,
    Neither,
}

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<MateOrNot> {
    let wanted = dice.one_of([Wanted::Mate, Wanted::Stalemate, Wanted::Check, Wanted::Neither]);
    // Tried until found, so that the rare ones come as often.
    (0..20_000).find_map(|_| {
        let position = match (level, wanted) {
            (1, _) => few_men(dice, 3, 0),
            (2, _) => few_men(dice, 4, 2),
            (3 | 4, Wanted::Stalemate) => few_men(dice, 4, 4),
            (_, Wanted::Stalemate) => few_men(dice, 5, 6),
            (_, Wanted::Mate) => mated(dice),
            _ => Some(board::position(dice, 20, 90)),
        }?;
        fits(level, wanted, &position).then_some(MateOrNot { position })
    })
}

fn fits(level: u8, wanted: Wanted, position: &Position) -> bool {
    let is = match position.outcome() {
        Some(Outcome::Win { .. }) => Wanted::Mate,
        Some(_) if position.has_legal_move() => return false,
        Some(_) => Wanted::Stalemate,
        None if position.is_check() => Wanted::Check,
        None => Wanted::Neither,
    };
    let narrow = level < 4 || wanted != Wanted::Check || position.count_legal_moves() <= 2;
    is == wanted && narrow
}

/// The kings, a few pieces, and pairs of pawns that block each other. The king to move stands where
/// it has little room.
fn few_men(dice: &mut Dice, pieces: usize, pairs: usize) -> Option<Position> {
    let turn = dice.one_of(Color::ALL);
    let mut setup = Setup { turn, ..Setup::EMPTY };
    let king = |color| Piece { color, role: Role::King };
    let edges = Bitboard(0xFF81_8181_8181_81FF);
    board::scatter_on(dice, &mut setup, king(turn), edges);
    board::scatter(dice, &mut setup, &[king(!turn)]);
    for _ in 0..dice.between(1, pieces.max(2) - 1) {
        let piece = board::any_piece(dice, !turn);
        board::scatter(dice, &mut setup, &[piece]);
    }
    for _ in 0..dice.between(pairs / 2, pairs) {
        let squares = Bitboard::ALL - Bitboard::BACK_RANKS - Bitboard::rank(Rank::Seventh);
        let free: Vec<_> = (squares - setup.board.occupied()).into_iter().collect();
        let lower = dice.pick(&free)?;
        let upper = lower.forward(Color::White)?;
        if !setup.board.occupied().contains(upper) {
            setup.board.put(lower, Piece { color: Color::White, role: Role::Pawn });
            setup.board.put(upper, Piece { color: Color::Black, role: Role::Pawn });
        }
    }
    Position::try_from(setup).ok()
}

fn mated(dice: &mut Dice) -> Option<Position> {
    let game = board::game(dice, 110);
    let first = dice.between(8, 50);
    game.iter().skip(first).find_map(|(position, _)| {
        let mates = mates(position);
        dice.pick(&mates).map(|mv| position.play_unchecked(mv))
    })
}
