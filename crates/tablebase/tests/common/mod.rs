//! What the tests of this crate share.
#![allow(dead_code, reason = "no test needs all of it")]

use std::path::{Path, PathBuf};

use roque_rules::{Board, Color, Piece, Position, Setup, Square};
use roque_tablebase::Tablebase;

/// Where the tables are that come with the crate.
pub(crate) fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

pub(crate) fn tables() -> Tablebase {
    Tablebase::open([shipped()]).expect("the tables that come with the crate")
}

/// The position of these men, if there is one.
pub(crate) fn place(
    men: &[(Square, Piece)],
    turn: Color,
    en_passant: Option<Square>,
) -> Option<Position> {
    let mut board = Board::EMPTY;
    for &(square, piece) in men {
        if board.piece_at(square).is_some() {
            return None;
        }
        board.put(square, piece);
    }
    Position::try_from(Setup { board, turn, en_passant, ..Setup::EMPTY }).ok()
}

/// The same with the board turned round and the colours exchanged.
pub(crate) fn exchanged(position: &Position) -> Position {
    let turned =
        |square: Square| Square::new(square.file(), square.rank().relative_to(Color::Black));
    let men: Vec<_> = position
        .board()
        .men()
        .map(|(square, piece)| (turned(square), Piece { color: !piece.color, ..piece }))
        .collect();
    place(&men, !position.turn(), position.en_passant().map(turned)).expect("as legal as the other")
}
