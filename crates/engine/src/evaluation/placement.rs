//! A man is worth something by itself and something for where it stands.

use roque_rules::{Board, Color, Role, Square};

use super::tapered::Tapered;
use crate::score::Value;

/// By role and square, as White sees the board.
static WORTH: [[Tapered; 64]; 6] = {
    let mut table = [[Tapered::ZERO; 64]; 6];
    let mut index = 0;
    while index < 6 * 64 {
        let (role, square) = (index / 64, index % 64);
        table[role][square] = worth(Role::ALL[role], square as Value / 8, square as Value % 8);
        index += 1;
    }
    table
};

/// For White.
pub(super) fn score(board: &Board) -> Tapered {
    side(board, Color::White) - side(board, Color::Black)
}

fn side(board: &Board, color: Color) -> Tapered {
    let mut sum = Tapered::ZERO;
    for role in Role::ALL {
        for square in board.pieces(color, role) {
            sum += WORTH[role as usize][seen_by(color, square)];
        }
    }
    sum
}

fn seen_by(color: Color, square: Square) -> usize {
    Square::new(square.file(), square.rank().relative_to(color)).index()
}

/// Ranks and files count from 0.
const fn worth(role: Role, rank: Value, file: Value) -> Tapered {
    let (r, f) = (rank as usize, centrality(file) as usize);
    // 0 on the edge, 3 in the four squares of the centre.
    let ring =
        if centrality(rank) < centrality(file) { centrality(rank) } else { centrality(file) };
    match role {
        Role::Pawn => Tapered::new(
            82 + [0, 0, 2, 8, 16, 30, 55, 0][r] + PAWN_CENTRE[r][f],
            104 + [0, 0, 4, 12, 28, 52, 90, 0][r] - f as Value * 2,
        ),
        Role::Knight => Tapered::new(
            318 + ring * 13 + [-14, -4, 2, 6, 12, 12, 2, -12][r],
            292 + ring * 11 - [12, 4, 0, 0, 0, 0, 4, 12][r],
        ),
        Role::Bishop => {
            Tapered::new(334 + ring * 7 + [-12, 6, 3, 2, 3, 2, 0, -6][r], 312 + ring * 5)
        }
        Role::Rook => Tapered::new(
            470 + [0, 4, 8, 14][f] + [0, -6, -6, -4, 0, 6, 22, 12][r],
            528 + [0, 0, 0, 2, 6, 8, 12, 8][r],
        ),
        Role::Queen => {
            Tapered::new(968 + ring * 2 + [0, 2, 2, 0, -2, 0, 2, 4][r], 950 + ring * 12 + rank)
        }
        Role::King => Tapered::new(
            [26, 32, -4, -14][f] + [10, -8, -34, -50, -60, -60, -60, -60][r],
            ring * 16 + [-22, -8, 2, 8, 12, 12, 6, -8][r],
        ),
    }
}

/// What a pawn gains by standing near the middle files, by rank and centrality: at home it blocks
/// its own pieces.
const PAWN_CENTRE: [[Value; 4]; 8] = [
    [0, 0, 0, 0],
    [4, 6, 0, -18],
    [2, 4, 6, 6],
    [-4, 0, 10, 24],
    [-2, 2, 12, 22],
    [0, 4, 10, 16],
    [0, 4, 8, 10],
    [0, 0, 0, 0],
];

/// 0 on the outer lines, 3 on the two in the middle.
const fn centrality(line: Value) -> Value {
    if line < 4 { line } else { 7 - line }
}
