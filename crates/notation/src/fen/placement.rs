//! The placement field, read so that no branch depends on what stands on the board. This only tells
//! whether the field is right; what is wrong with it is found by `fault`.

use roque_rules::{Bitboard, Board, File};

/// The longest field: a man on each square, and the slashes.
const LONGEST: usize = 64 + 7;

/// The board at the beginning of a text and the length of the field, or nothing if that is not
/// eight ranks of eight squares.
// On its own, so that what it counts with stays in registers.
#[inline(never)]
pub(super) fn read(text: &[u8]) -> Option<(Board, usize)> {
    let bytes = &text[..text.len().min(LONGEST + 1)];
    let mut placement = Placement::default();
    let length = placement.add_field(bytes);
    let board = placement.board()?;
    (length <= LONGEST).then_some((board, length))
}

/// Whether a byte parts fields; the underscore does so in addresses.
pub(super) fn is_blank(byte: u8) -> bool {
    BYTES[usize::from(byte)] >= BLANK << SORT
}

/// What has been read so far.
#[derive(Default)]
struct Placement {
    /// The squares at which each sort of byte was met, the first being a8.
    met: [u64; 16],
    /// The sum of the bytes.
    sum: Byte,
}

/// What a byte of the field is, packed into 32 bits that add up: how many squares and [`SLASH`]es,
/// no field being so long that one reaches the next; and on top its sort, the index in [`MEN`] or one
/// of the others, whose sum overflows and says nothing.
type Byte = u32;

const SLASH: Byte = 1 << 10;
const COUNTS: Byte = (1 << SORT) - 1;
const SORT: u32 = 28;

const MEN: [u8; 12] = *b"PNBRQKpnbrqk";
const EMPTY: Byte = 12;
const END_OF_RANK: Byte = 13;
const WRONG: Byte = 14;
const BLANK: Byte = 15;

static BYTES: [Byte; 256] = {
    let mut table = [WRONG << SORT; 256];
    let mut sort = 0;
    while sort < MEN.len() {
        table[MEN[sort] as usize] = (sort as Byte) << SORT | 1;
        sort += 1;
    }
    let mut digit = 1;
    while digit <= 8 {
        table[(b'0' + digit) as usize] = EMPTY << SORT | digit as Byte;
        digit += 1;
    }
    table[b'/' as usize] = END_OF_RANK << SORT | SLASH;
    let mut byte = 0;
    while byte < table.len() {
        if (byte as u8).is_ascii_whitespace() || byte as u8 == b'_' {
            table[byte] = BLANK << SORT;
        }
        byte += 1;
    }
    table
};

impl Placement {
    /// Takes the bytes in up to a blank, and tells how many there are before it.
    #[inline]
    fn add_field(&mut self, bytes: &[u8]) -> usize {
        // By eights, which the compiler unrolls: most of the time of a FEN goes here.
        let (eights, rest) = bytes.as_chunks::<8>();
        let mut length = 0;
        for eight in eights {
            for &byte in eight {
                if !self.add(byte) {
                    return length;
                }
                length += 1;
            }
        }
        length + rest.iter().take_while(|&&byte| self.add(byte)).count()
    }

    /// Takes a byte in, and tells whether the field goes on. A square beyond the last falls on
    /// another; then there are too many.
    #[inline]
    fn add(&mut self, byte: u8) -> bool {
        let byte = BYTES[usize::from(byte)];
        self.met[(byte >> SORT) as usize] |= 1u64.wrapping_shl(self.sum);
        self.sum = self.sum.wrapping_add(byte);
        byte < BLANK << SORT
    }

    /// The board, if there are 64 squares, with a slash after every eighth but the last, and a digit
    /// nowhere but where a run of squares without a man begins.
    #[inline]
    fn board(&self) -> Option<Board> {
        const FILE_A: u64 = Bitboard::file(File::A).0;
        let men = &self.met[..MEN.len()];
        let empty = !men.iter().fold(0, |all, squares| all | squares);
        let runs = empty & !(empty << 1 & !FILE_A);
        let is_right = self.sum & COUNTS == 64 + 7 * SLASH
            && self.met[EMPTY as usize] == runs
            && self.met[END_OF_RANK as usize] == FILE_A - 1
            && self.met[WRONG as usize] == 0;
        // The text begins with the eighth rank, a set of squares with the first.
        let set = |sort: usize| Bitboard(men[sort].swap_bytes());
        let sets = [core::array::from_fn(set), core::array::from_fn(|role| set(role + 6))];
        is_right.then(|| Board::from_sets(&sets))
    }
}
