//! The side to move as a type, so that the compiler makes one generator for each.

use crate::{Color, Rank};

/// Everything that depends on who moves, known when compiling. Sets of squares are plain bits here:
/// this is the inner loop.
pub(crate) trait Side {
    type Other: Side<Other = Self>;
    const COLOR: Color;
    const HOME: u64 = 0xFF << (8 * Rank::First.relative_to(Self::COLOR) as u32);
    /// Where a pawn stands after a single step from its first square.
    const THIRD_RANK: u64 = 0xFF << (8 * Rank::Third.relative_to(Self::COLOR) as u32);
    /// From where a pawn promotes with its next step.
    const SEVENTH_RANK: u64 = 0xFF << (8 * Rank::Seventh.relative_to(Self::COLOR) as u32);
    /// What a forward step adds to the index of a square.
    const FORWARD: i8 = if Self::IS_WHITE { 8 } else { -8 };
    const IS_WHITE: bool = matches!(Self::COLOR, Color::White);

    /// Each square moved one step ahead; what leaves the board is gone.
    #[inline(always)]
    fn ahead(squares: u64) -> u64 {
        if Self::IS_WHITE { squares << 8 } else { squares >> 8 }
    }

    /// The squares that pawns attack to their left, as White sees the board.
    #[inline(always)]
    fn ahead_left(squares: u64) -> u64 {
        let squares = squares & !A_FILE;
        if Self::IS_WHITE { squares << 7 } else { squares >> 9 }
    }

    /// The squares that pawns attack to their right, as White sees the board.
    #[inline(always)]
    fn ahead_right(squares: u64) -> u64 {
        let squares = squares & !H_FILE;
        if Self::IS_WHITE { squares << 9 } else { squares >> 7 }
    }
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

#[derive(Debug)]
pub(crate) struct White;

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
}

#[derive(Debug)]
pub(crate) struct Black;

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
}
