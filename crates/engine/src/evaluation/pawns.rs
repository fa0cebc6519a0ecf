//! Pawns help or hinder each other, rooks want files without them, and one that nothing can stop
//! wants to be a queen.

use roque_rules::{Bitboard, Board, Color, File, Role, Square};

use super::tapered::Tapered;

const DOUBLED: Tapered = Tapered::new(-8, -18);
const ISOLATED: Tapered = Tapered::new(-11, -13);
const DEFENDED: Tapered = Tapered::new(7, 5);
const OPEN_FILE: Tapered = Tapered::new(26, 8);
const HALF_OPEN_FILE: Tapered = Tapered::new(12, 6);
/// By the rank reached, counted from 0 on the own side.
const PASSED: [Tapered; 8] = [
    Tapered::ZERO,
    Tapered::new(2, 8),
    Tapered::new(4, 14),
    Tapered::new(8, 28),
    Tapered::new(22, 48),
    Tapered::new(44, 82),
    Tapered::new(66, 128),
    Tapered::ZERO,
];

pub(super) fn score(board: &Board, color: Color) -> Tapered {
    let own = board.pieces(color, Role::Pawn);
    let enemy = board.pieces(!color, Role::Pawn);
    let mut sum = DEFENDED * (own & attacked(board, color)).len();
    for pawn in own {
        let ahead = ahead(pawn, color);
        let file = Bitboard::file(pawn.file());
        let neighbours = neighbours(file);
        if (ahead & file & own).any() {
            sum += DOUBLED;
        } else if (ahead & (file | neighbours) & enemy).is_empty() {
            sum += PASSED[pawn.rank().relative_to(color) as usize];
        }
        if (neighbours & own).is_empty() {
            sum += ISOLATED;
        }
    }
    for rook in board.pieces(color, Role::Rook) {
        let file = Bitboard::file(rook.file());
        if (file & own).is_empty() {
            sum += if (file & enemy).is_empty() { OPEN_FILE } else { HALF_OPEN_FILE };
        }
    }
    sum
}

/// The squares that a side's pawns attack.
pub(super) fn attacked(board: &Board, color: Color) -> Bitboard {
    let pawns = board.pieces(color, Role::Pawn);
    let (left, right) = (pawns - Bitboard::file(File::A), pawns - Bitboard::file(File::H));
    match color {
        Color::White => Bitboard(left.0 << 7 | right.0 << 9),
        Color::Black => Bitboard(left.0 >> 9 | right.0 >> 7),
    }
}

/// The ranks before a pawn.
fn ahead(pawn: Square, color: Color) -> Bitboard {
    let beyond = |rank: u32| Bitboard(u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0));
    match color {
        Color::White => beyond(pawn.rank() as u32),
        Color::Black => Bitboard(beyond(7 - pawn.rank() as u32).0.swap_bytes()),
    }
}

/// The files beside a file.
pub(super) fn neighbours(file: Bitboard) -> Bitboard {
    let left = Bitboard((file - Bitboard::file(File::A)).0 >> 1);
    let right = Bitboard((file - Bitboard::file(File::H)).0 << 1);
    left | right
}
