//! One step of a man from every square of a set at once, whatever stands there.

use crate::{Bitboard, Color, File, Role};

const NOT_A: u64 = !Bitboard::file(File::A).0;
const NOT_H: u64 = !Bitboard::file(File::H).0;

/// The squares a man of this kind attacks from nearby: line pieces make a single step of their
/// line.
pub(super) fn attacks(color: Color, role: Role, from: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight(from),
        Role::Bishop => diagonal(from),
        Role::Rook => straight(from),
        Role::Queen | Role::King => diagonal(from) | straight(from),
    }
}

/// The squares one step ahead.
pub(super) fn ahead(color: Color, from: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => from.0 << 8,
        Color::Black => from.0 >> 8,
    })
}

fn pawn_attacks(color: Color, from: Bitboard) -> Bitboard {
    beside(ahead(color, from))
}

fn diagonal(from: Bitboard) -> Bitboard {
    let rows = beside(from);
    ahead(Color::White, rows) | ahead(Color::Black, rows)
}

fn straight(from: Bitboard) -> Bitboard {
    beside(from) | ahead(Color::White, from) | ahead(Color::Black, from)
}

fn knight(from: Bitboard) -> Bitboard {
    let one = beside(from).0;
    let two = (from.0 & NOT_A & NOT_A << 1) >> 2 | (from.0 & NOT_H & NOT_H >> 1) << 2;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

fn beside(from: Bitboard) -> Bitboard {
    Bitboard((from.0 & NOT_A) >> 1 | (from.0 & NOT_H) << 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn steps_are_attacks_on_a_full_board() {
        for color in Color::ALL {
            for role in Role::ALL {
                for from in Square::all() {
                    let expected = crate::attacks::attacks(color, role, from, Bitboard::ALL);
                    assert_eq!(attacks(color, role, from.into()), expected, "{role:?} {from}");
                }
            }
        }
    }
}
