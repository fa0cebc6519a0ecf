//! Forsyth-Edwards notation: ordinary, X-FEN and Shredder-FEN (PGN standard 16.1; S. Gligoric's
//! article on X-FEN; Shredder's file letters).
//!
//! Read: any of the three, with the counters or everything after the placement left out. Written:
//! the en passant square only when the capture is legal.

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use roque_rules::{
    Board, Castling, CastlingSide, Color, File, InvalidPosition, Piece, Position, Rank, Role,
    Setup, Square,
};

use crate::Dialect;

/// What keeps a text from being a FEN, and the column (from 1) where it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("FEN, column {column}: {fault}")]
pub struct FenError {
    /// In characters from the beginning of the text, the first being 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: FenFault,
}

/// What is wrong with a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// Nothing to read.
    #[error("the text is empty")]
    Empty,
    /// Not a letter of a piece, a digit from 1 to 8 or a slash.
    #[error("{0:?} is no piece, no number of empty squares and no end of rank")]
    Placement(char),
    /// Two digits in a row.
    #[error("two numbers of empty squares follow one another")]
    DoubledDigit,
    /// A rank with another number of squares than eight.
    #[error("rank {} has {squares} squares instead of 8", .rank.digit())]
    RankLength {
        /// The rank.
        rank: Rank,
        /// Its squares in the text.
        squares: usize,
    },
    /// Another number of ranks than eight.
    #[error("the board has {0} ranks instead of 8")]
    RankCount(usize),
    /// Neither `w` nor `b`.
    #[error("the side to move must be w or b")]
    Turn,
    /// Not `-`, `KQkq` or file letters.
    #[error("{0:?} is no castling right: use -, KQkq or the files of the rooks")]
    Castling(char),
    /// The same side castles twice in the same direction.
    #[error("{0:?} repeats a castling right")]
    RepeatedCastling(char),
    /// Neither `-` nor a square of rank three or six.
    #[error("the en passant field must be - or a square of rank 3 or 6")]
    EnPassant,
    /// The half-move clock is no number from 0 to 65535.
    #[error("the half-move clock must be a number from 0 to 65535")]
    HalfMoves,
    /// The move number is no number from 0 to 4294967295.
    #[error("the move number must be a number from 0 to 4294967295")]
    MoveNumber,
    /// Something follows the sixth field.
    #[error("nothing may follow the six fields of a FEN")]
    Trailing,
}

/// What keeps a text from giving a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is no FEN.
    #[error(transparent)]
    Syntax(#[from] FenError),
    /// The FEN sets up a board that no game can have.
    #[error(transparent)]
    Position(#[from] InvalidPosition),
}

/// Reads a FEN as a position.
pub fn read(text: &str) -> Result<Position, ReadError> {
    Ok(Position::try_from(read_setup(text)?)?)
}

/// Reads a FEN as a setup, which may be nonsense.
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    let mut fields = fields(text);
    let (column, placement) =
        fields.next().ok_or(FenError { column: 1, fault: FenFault::Empty })?;
    let mut setup = Setup { board: read_board(placement, column)?, ..Setup::EMPTY };
    if let Some((column, field)) = fields.next() {
        setup.turn = read_turn(field).ok_or(FenError { column, fault: FenFault::Turn })?;
    }
    if let Some((column, field)) = fields.next() {
        setup.castling = read_castling(field, &setup.board, column)?;
    }
    if let Some((column, field)) = fields.next() {
        setup.en_passant = read_en_passant(field).map_err(|fault| FenError { column, fault })?;
    }
    if let Some((column, field)) = fields.next() {
        let number = read_number(field, u16::MAX.into());
        let number = number.ok_or(FenError { column, fault: FenFault::HalfMoves })?;
        setup.half_moves = number as u16;
    }
    if let Some((column, field)) = fields.next() {
        let number = read_number(field, u32::MAX);
        let number = number.ok_or(FenError { column, fault: FenFault::MoveNumber })?;
        setup.move_number = number.max(1);
    }
    match fields.next() {
        Some((column, _)) => Err(FenError { column, fault: FenFault::Trailing }),
        None => Ok(setup),
    }
}

/// The fields between blanks, each with the column of its first character.
fn fields(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_ascii_whitespace().map(move |field| {
        let offset = field.as_ptr() as usize - text.as_ptr() as usize;
        (text[..offset].chars().count() + 1, field)
    })
}

fn read_board(placement: &str, column: usize) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = 0;
    let mut at = column;
    for text in placement.split('/') {
        let end = at + text.chars().count();
        if ranks < 8 {
            read_rank(&mut board, Rank::from_index(7 - ranks as u8), text, at)?;
        }
        ranks += 1;
        at = end + 1;
    }
    if ranks != 8 {
        return Err(FenError { column, fault: FenFault::RankCount(ranks) });
    }
    Ok(board)
}

fn read_rank(board: &mut Board, rank: Rank, text: &str, column: usize) -> Result<(), FenError> {
    let mut squares = 0;
    let mut after_digit = false;
    for (index, letter) in text.chars().enumerate() {
        let fault = |fault| FenError { column: column + index, fault };
        if let Some(piece) = Piece::from_letter(letter) {
            if let Some(&file) = File::ALL.get(squares) {
                board.put(Square::new(file, rank), piece);
            }
            squares += 1;
            after_digit = false;
        } else if let Some(empty @ 1..=8) = letter.to_digit(10) {
            if after_digit {
                return Err(fault(FenFault::DoubledDigit));
            }
            squares += empty as usize;
            after_digit = true;
        } else {
            return Err(fault(FenFault::Placement(letter)));
        }
    }
    if squares == 8 {
        Ok(())
    } else {
        Err(FenError { column, fault: FenFault::RankLength { rank, squares } })
    }
}

fn read_turn(field: &str) -> Option<Color> {
    match field {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}

fn read_castling(field: &str, board: &Board, column: usize) -> Result<Castling, FenError> {
    let mut castling = Castling::NONE;
    if field == "-" {
        return Ok(castling);
    }
    for (index, letter) in field.chars().enumerate() {
        let fault = |fault| FenError { column: column + index, fault };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = castling_rook(letter, color, board).ok_or(fault(FenFault::Castling(letter)))?;
        let king = king_at_home(board, color);
        if castling.rook(color, CastlingSide::of(king, rook), king).is_some() {
            return Err(fault(FenFault::RepeatedCastling(letter)));
        }
        castling.grant(rook);
    }
    Ok(castling)
}

/// `K` and `Q` mean the outermost rook on that side of the king, and the corner when there is none,
/// so that the position then says what is missing.
fn castling_rook(letter: char, color: Color, board: &Board) -> Option<Square> {
    let home = Rank::First.relative_to(color);
    let outermost =
        |side, corner| outermost_rook(board, color, side).unwrap_or(Square::new(corner, home));
    match letter.to_ascii_uppercase() {
        'K' => Some(outermost(CastlingSide::King, File::H)),
        'Q' => Some(outermost(CastlingSide::Queen, File::A)),
        file => Some(Square::new(File::from_letter(file)?, home)),
    }
}

/// The king, or the square where it should stand when there is none.
fn king_at_home(board: &Board, color: Color) -> Square {
    let home = Square::new(File::E, Rank::First.relative_to(color));
    board.pieces(color, Role::King).first().unwrap_or(home)
}

fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let home = Rank::First.relative_to(color);
    let king = board.pieces(color, Role::King).first().filter(|king| king.rank() == home)?;
    let mut rooks = File::ALL
        .into_iter()
        .map(|file| Square::new(file, home))
        .filter(|&square| board.pieces(color, Role::Rook).contains(square))
        .filter(|&square| CastlingSide::of(king, square) == side);
    match side {
        CastlingSide::King => rooks.next_back(),
        CastlingSide::Queen => rooks.next(),
    }
}

fn read_en_passant(field: &str) -> Result<Option<Square>, FenFault> {
    if field == "-" {
        return Ok(None);
    }
    let square: Square = field.parse().map_err(|_| FenFault::EnPassant)?;
    match square.rank() {
        Rank::Third | Rank::Sixth => Ok(Some(square)),
        _ => Err(FenFault::EnPassant),
    }
}

fn read_number(field: &str, max: u32) -> Option<u32> {
    let digits_only = field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|&number| digits_only && number <= max)
}

/// Writes a position.
pub fn write(position: &Position, dialect: Dialect) -> String {
    write_setup(&Setup::from(position), dialect)
}

/// Writes a setup. In the ordinary dialect a right that `KQkq` would give to another rook is
/// written with its file, as X-FEN does.
pub fn write_setup(setup: &Setup, dialect: Dialect) -> String {
    let mut fen = String::with_capacity(90);
    write_board(&mut fen, &setup.board);
    fen.push_str(if setup.turn == Color::White { " w " } else { " b " });
    write_castling(&mut fen, setup, dialect);
    // Writing into a string cannot fail.
    let _ = match setup.en_passant {
        Some(square) => write!(fen, " {square} "),
        None => write!(fen, " - "),
    };
    let _ = write!(fen, "{} {}", setup.half_moves, setup.move_number);
    fen
}

fn write_board(fen: &mut String, board: &Board) {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0u8;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        fen.push(char::from(b'0' + empty));
                        empty = 0;
                    }
                    fen.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            fen.push(char::from(b'0' + empty));
        }
        if rank != Rank::First {
            fen.push('/');
        }
    }
}

fn write_castling(fen: &mut String, setup: &Setup, dialect: Dialect) {
    if setup.castling.is_empty() {
        fen.push('-');
    }
    for color in Color::ALL {
        let king = king_at_home(&setup.board, color);
        // From the king's side to the queen's, as KQ and HA.
        let rooks: Vec<Square> = setup.castling.of(color).into_iter().collect();
        for &rook in rooks.iter().rev() {
            let side = CastlingSide::of(king, rook);
            let outermost = outermost_rook(&setup.board, color, side) == Some(rook);
            let letter = match side {
                _ if dialect == Dialect::Chess960 || !outermost => rook.file().letter(),
                CastlingSide::King => 'k',
                CastlingSide::Queen => 'q',
            };
            fen.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
}

/// The placement and marked squares of a diagram written `fen:PLACEMENT:` or
/// `fen:PLACEMENT e4,e5:`.
pub fn read_diagram(text: &str) -> Option<(Setup, Vec<Square>)> {
    let inner = text.strip_prefix("fen:")?.strip_suffix(':')?;
    let (placement, marks) = inner.split_once(' ').unwrap_or((inner, ""));
    let marks = marks.split(',').filter(|mark| !mark.is_empty());
    Some((read_setup(placement).ok()?, marks.map(|mark| mark.parse().ok()).collect::<Option<_>>()?))
}
