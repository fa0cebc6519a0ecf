use alloc::string::String;
use core::{fmt, ops::Deref};

use roque_rules::{Bitboard, Board, CastlingSide, Color, Position, Setup, Square};

use super::castling;
use crate::Dialect;

/// A FEN as text, without allocation.
#[derive(Clone, Copy)]
pub struct Fen {
    bytes: [u8; ROOM],
    len: usize,
}

/// More than the longest FEN: 71 characters of men, 3 of turn, at most 16 rights, 3 of en passant,
/// and numbers of 5 and 10 digits after their blanks.
const ROOM: usize = 128;

/// The FEN of a position.
pub fn format(position: &Position, dialect: Dialect) -> Fen {
    format_setup(&Setup::from(position), dialect)
}

/// The FEN of a setup. In the ordinary dialect a right that `KQkq` would give to another rook is
/// written with its file, as X-FEN does.
pub fn format_setup(setup: &Setup, dialect: Dialect) -> Fen {
    let mut fen = Fen { bytes: [0; ROOM], len: 0 };
    let mut pen = Pen { bytes: &mut fen.bytes, len: 0 };
    pen.board(&setup.board);
    pen.bytes(if setup.turn == Color::White { b" w " } else { b" b " });
    pen.castling(setup, dialect);
    match setup.en_passant {
        Some(square) => pen.bytes(&[b' ', b'a' + square.file() as u8, b'1' + square.rank() as u8]),
        None => pen.bytes(b" -"),
    }
    pen.number(setup.half_moves.into());
    pen.number(setup.move_number);
    fen.len = pen.len;
    fen
}

/// Writes a position.
pub fn write(position: &Position, dialect: Dialect) -> String {
    String::from(&*format(position, dialect))
}

/// Writes a setup, as [`format_setup`] does.
pub fn write_setup(setup: &Setup, dialect: Dialect) -> String {
    String::from(&*format_setup(setup, dialect))
}

/// Writes at the end of what is written.
struct Pen<'a> {
    bytes: &'a mut [u8; ROOM],
    len: usize,
}

impl Pen<'_> {
    #[inline]
    fn byte(&mut self, byte: u8) {
        self.bytes[self.len % ROOM] = byte;
        self.len += 1;
    }

    #[inline]
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.byte(byte);
        }
    }

    /// A number of squares without a man; none is not written.
    #[inline]
    fn empty(&mut self, squares: u32) {
        self.byte(b'0' + squares as u8);
        self.len -= usize::from(squares == 0);
    }

    #[inline]
    fn board(&mut self, board: &Board) {
        for rank in (0..8).rev() {
            let mut men = board.occupied().0 >> (8 * rank) & 0xFF;
            let mut next = 0;
            while men != 0 {
                let file = men.trailing_zeros();
                self.empty(file - next);
                let man = board.piece_at(Square::from_index((8 * rank + file) as u8));
                self.byte(man.map_or(b'?', |man| LETTERS[man.color as usize][man.role as usize]));
                next = file + 1;
                men &= men - 1;
            }
            self.empty(8 - next);
            if rank > 0 {
                self.byte(b'/');
            }
        }
    }

    /// From the king's side to the queen's, as `KQ` and `HA`.
    #[inline]
    fn castling(&mut self, setup: &Setup, dialect: Dialect) {
        if setup.castling.is_empty() {
            return self.byte(b'-');
        }
        for color in Color::ALL {
            let Bitboard(mut rooks) = setup.castling.of(color);
            while let Some(index) = rooks.checked_ilog2() {
                let rook = Square::from_index(index as u8);
                self.byte(letter(setup, color, rook, dialect));
                rooks ^= Bitboard::of(rook).0;
            }
        }
    }

    /// A number after a blank.
    #[inline]
    fn number(&mut self, number: u32) {
        self.byte(b' ');
        let digits = 1 + number.checked_ilog10().unwrap_or_default() as usize;
        let mut rest = number;
        for place in (0..digits).rev() {
            self.bytes[(self.len + place) % ROOM] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        self.len += digits;
    }
}

/// By color and role, as in [`Role::ALL`](roque_rules::Role::ALL).
const LETTERS: [[u8; 6]; 2] = [*b"PNBRQK", *b"pnbrqk"];

fn letter(setup: &Setup, color: Color, rook: Square, dialect: Dialect) -> u8 {
    let king = castling::king_at_home(&setup.board, color);
    let side = CastlingSide::of(king, rook);
    let outermost = || castling::outermost_rook(&setup.board, color, side) == Some(rook);
    let letter = match side {
        _ if dialect == Dialect::Chess960 || !outermost() => b'a' + rook.file() as u8,
        CastlingSide::King => b'k',
        CastlingSide::Queen => b'q',
    };
    if color == Color::White { letter.to_ascii_uppercase() } else { letter }
}

impl Deref for Fen {
    type Target = str;

    fn deref(&self) -> &str {
        // Only ASCII was written.
        core::str::from_utf8(&self.bytes[..self.len % ROOM]).unwrap_or_default()
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fen({self})")
    }
}
