//! 1: legal, or something in the way. 2: in check or a right lost too. 3: attacked squares on the way.
//! 4: the same among more men. 5: what is attacked may also be the rook, or a square that only the
//! rook crosses.

use roque_rules::{Bitboard, CastlingSide, Color, Piece, Position, Role, Setup, Square};

use super::{Dice, board};
use crate::exercise::Castling;

const LEGAL: &str = "castling-legal";
const TEMPTING: &str = "legal although the rook is attacked";

pub(super) fn draw(level: u8, dice: &mut Dice) -> Option<Castling> {
    let wanted = match level {
        1 => dice.one_of([LEGAL, "castling-blocked"]),
        2 => dice.one_of([LEGAL, "castling-blocked", "castling-in-check", "castling-right-lost"]),
        3 | 4 => dice.one_of([
            LEGAL,
            "castling-in-check",
            "castling-through-check",
            "castling-into-check",
        ]),
        _ => dice.one_of([TEMPTING, TEMPTING, "castling-through-check", "castling-into-check"]),
    };
    let side = dice.one_of(CastlingSide::ALL);
    // Half of the tasks are Black's; the board is then turned.
    let turned = dice.one_in(2);
    for _ in 0..2_000 {
        let setup = throw(level, wanted, side, dice);
        let setup = if turned { board::mirrored(&setup) } else { setup };
        let Ok(position) = Position::try_from(setup) else { continue };
        let Ok(task) = Castling::new(position, side) else { continue };
        if fits(&task, &position, side, wanted) {
            return Some(task);
        }
    }
    None
}

fn fits(task: &Castling, position: &Position, side: CastlingSide, wanted: &str) -> bool {
    match wanted {
        LEGAL => task.failing().is_empty(),
        TEMPTING => task.failing().is_empty() && rook_is_attacked(position, side),
        code => matches!(task.failing(), [only] if only.code() == code),
    }
}

/// The rook, or the square beside it that the king does not cross.
fn rook_is_attacked(position: &Position, side: CastlingSide) -> bool {
    let us = position.turn();
    let Some(rook) = position.castling_rook(us, side) else { return false };
    let beside = rook.offset(1, 0).filter(|_| side == CastlingSide::Queen);
    let occupied = position.board().occupied();
    let attacked = |square| position.board().attackers(square, !us, occupied).any();
    attacked(rook) || beside.is_some_and(attacked)
}

/// White's king and rooks at home, with men about them.
fn throw(level: u8, wanted: &str, side: CastlingSide, dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    let man = |color, role| Piece { color, role };
    setup.board.put(Square::E1, man(Color::White, Role::King));
    let rook = if side == CastlingSide::King { Square::H1 } else { Square::A1 };
    let other = if side == CastlingSide::King { Square::A1 } else { Square::H1 };
    for rook in [rook, other] {
        setup.board.put(rook, man(Color::White, Role::Rook));
        if rook == other || wanted != "castling-right-lost" {
            setup.castling.grant(rook);
        }
    }
    let upper = Bitboard(!0 << 48);
    board::scatter_on(dice, &mut setup, man(Color::Black, Role::King), upper);
    let blockers = usize::from(wanted == "castling-blocked");
    for _ in 0..blockers {
        let role = dice.one_of([Role::Knight, Role::Bishop, Role::Queen]);
        board::scatter_on(dice, &mut setup, man(Color::White, role), Bitboard(0xFF));
    }
    let shield = Bitboard(0x00FF_FF00);
    for _ in 0..dice.between(3, 6) {
        board::scatter_on(dice, &mut setup, man(Color::White, Role::Pawn), shield);
    }
    let theirs = Bitboard(!0xFFFF);
    for _ in 0..dice.between(usize::from(level), 2 + usize::from(level)) {
        let piece = board::any_piece(dice, Color::Black);
        board::scatter_on(dice, &mut setup, piece, theirs);
    }
    for _ in 0..dice.between(0, usize::from(level)) {
        let piece = board::any_piece(dice, Color::White);
        board::scatter_on(dice, &mut setup, piece, theirs);
        board::scatter_on(
            dice,
            &mut setup,
            man(Color::Black, Role::Pawn),
            Bitboard(0x00FF_FFFF << 32),
        );
    }
    setup
}
