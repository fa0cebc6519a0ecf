use roque_rules::{Board, Castling, CastlingSide, Color, Position, Setup, Square};

use super::{
    FenError, FenFault, ReadError, castling, fault,
    placement::{self, is_blank},
};

/// Reads a FEN as a position.
pub fn read(text: &str) -> Result<Position, ReadError> {
    Ok(Position::try_from(read_setup(text)?)?)
}

/// Reads a FEN as a setup, which may be nonsense.
#[inline]
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    let mut fields = Fields::new(text);
    let board = fields.placement().ok_or_else(|| fault::of_placement(text))?;
    let mut setup = Setup { board, ..Setup::EMPTY };
    if let Some((start, field)) = fields.next() {
        setup.turn = turn(field).ok_or_else(|| fault::at(text, start, FenFault::Turn))?;
    }
    if let Some((start, field)) = fields.next() {
        setup.castling = rights(field, &board).map_err(|(index, kind)| {
            let offset = start + index;
            fault::at(text, offset, kind(fault::letter(text, offset)))
        })?;
    }
    if let Some((start, field)) = fields.next() {
        setup.en_passant =
            en_passant(field).ok_or_else(|| fault::at(text, start, FenFault::EnPassant))?;
    }
    if let Some((start, field)) = fields.next() {
        let number = number(field).and_then(|number| number.try_into().ok());
        setup.half_moves = number.ok_or_else(|| fault::at(text, start, FenFault::HalfMoves))?;
    }
    if let Some((start, field)) = fields.next() {
        let number = number(field);
        let number = number.ok_or_else(|| fault::at(text, start, FenFault::MoveNumber))?;
        setup.move_number = number.max(1);
    }
    match fields.next() {
        Some((start, _)) => Err(fault::at(text, start, FenFault::Trailing)),
        None => Ok(setup),
    }
}

/// The fields between blanks, each with its offset in bytes.
pub(super) struct Fields<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Fields<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    fn skip_blanks(&mut self) {
        while self.text.get(self.at).is_some_and(|&byte| is_blank(byte)) {
            self.at += 1;
        }
    }

    /// The board, or nothing if the next field is not eight ranks of eight squares.
    fn placement(&mut self) -> Option<Board> {
        self.skip_blanks();
        let (board, length) = placement::read(&self.text[self.at..])?;
        self.at += length;
        Some(board)
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a [u8]);

    #[inline]
    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        self.skip_blanks();
        let start = self.at;
        let rest = self.text.get(start..)?;
        let length = rest.iter().position(|&byte| is_blank(byte)).unwrap_or(rest.len());
        self.at += length;
        (length > 0).then(|| (start, &rest[..length]))
    }
}

fn turn(field: &[u8]) -> Option<Color> {
    match field {
        b"w" | b"W" => Some(Color::White),
        b"b" | b"B" => Some(Color::Black),
        _ => None,
    }
}

/// The index of a byte, and what is wrong with the character there.
type WrongLetter = (usize, fn(char) -> FenFault);

fn rights(field: &[u8], board: &Board) -> Result<Castling, WrongLetter> {
    let mut rights = Castling::NONE;
    if field == b"-" {
        return Ok(rights);
    }
    for (index, &letter) in field.iter().enumerate() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = castling::rook(letter, color, board).ok_or((index, FenFault::Castling as _))?;
        let king = castling::king_at_home(board, color);
        if rights.rook(color, CastlingSide::of(king, rook), king).is_some() {
            return Err((index, FenFault::RepeatedCastling));
        }
        rights.grant(rook);
    }
    Ok(rights)
}

#[expect(clippy::option_option, reason = "a field that says nothing, or no such field")]
fn en_passant(field: &[u8]) -> Option<Option<Square>> {
    match *field {
        [b'-'] => Some(None),
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => {
            Some(Some(Square::from_index((rank - b'1') * 8 + (file - b'a'))))
        }
        _ => None,
    }
}

fn number(field: &[u8]) -> Option<u32> {
    let mut number = 0;
    for &byte in field {
        let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
        number = u32::try_from(10 * u64::from(number) + digit).ok()?;
    }
    Some(number)
}
