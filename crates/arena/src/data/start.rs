//! A position in 32 bytes.

use roque_rules::{Bitboard, Board, Castling, Color, Piece, Position, Role, Setup, Square};

pub(super) const SIZE: usize = 32;
/// Instead of the number of a square.
const NOWHERE: u8 = 64;
/// Instead of a rook, one with which its king may castle.
const CASTLING_ROOK: u8 = 6;
const BLACK: u8 = 8;

pub(super) fn pack(position: &Position) -> [u8; SIZE] {
    let setup = Setup::from(position);
    let mut bytes = [0; SIZE];
    bytes[..8].copy_from_slice(&setup.board.occupied().0.to_le_bytes());
    for (index, (square, piece)) in setup.board.men().enumerate().take(32) {
        bytes[8 + index / 2] |=
            code(piece, setup.castling.rooks().contains(square)) << (index % 2 * 4);
    }
    bytes[24] = u8::from(setup.turn == Color::Black);
    bytes[25] = setup.en_passant.map_or(NOWHERE, |square| square.index() as u8);
    bytes[26..28].copy_from_slice(&setup.half_moves.to_le_bytes());
    bytes[28..].copy_from_slice(&setup.move_number.to_le_bytes());
    bytes
}

/// Nothing of bytes that mean no legal position.
pub(super) fn unpack(bytes: &[u8; SIZE]) -> Option<Position> {
    let (occupied, rest) = bytes.split_first_chunk::<8>()?;
    let (men, rest) = rest.split_first_chunk::<16>()?;
    let &[turn, en_passant, half_low, half_high, ref number @ ..] = rest else { return None };
    let mut board = Board::EMPTY;
    let mut castling = Castling::NONE;
    for (index, square) in Bitboard(u64::from_le_bytes(*occupied)).into_iter().enumerate() {
        let code = men.get(index / 2)? >> (index % 2 * 4) & 15;
        let (piece, may_castle) = piece(code)?;
        board.put(square, piece);
        if may_castle {
            castling.grant(square);
        }
    }
    let setup = Setup {
        board,
        turn: if turn == 0 { Color::White } else { Color::Black },
        castling,
        en_passant: (en_passant < NOWHERE).then(|| Square::from_index(en_passant)),
        half_moves: u16::from_le_bytes([half_low, half_high]),
        move_number: u32::from_le_bytes(number.try_into().ok()?),
    };
    Position::try_from(setup).ok()
}

fn code(piece: Piece, may_castle: bool) -> u8 {
    let role =
        if may_castle && piece.role == Role::Rook { CASTLING_ROOK } else { piece.role as u8 };
    if piece.color == Color::Black { role | BLACK } else { role }
}

fn piece(code: u8) -> Option<(Piece, bool)> {
    let color = if code & BLACK == 0 { Color::White } else { Color::Black };
    let may_castle = code & !BLACK == CASTLING_ROOK;
    let role = if may_castle { Role::Rook } else { *Role::ALL.get(usize::from(code & !BLACK))? };
    Some((Piece { color, role }, may_castle))
}

#[cfg(test)]
mod tests {
    use roque_notation::fen;

    use super::*;

    #[test]
    fn positions_come_back_as_they_were() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 17 300",
            "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
            "1r4kr/8/8/8/8/8/8/R4K1R w Hbh - 99 70000",
        ] {
            let position = fen::read(text).unwrap();
            let back = unpack(&pack(&position)).unwrap();
            assert_eq!(Setup::from(&back), Setup::from(&position), "{text}");
        }
    }

    #[test]
    fn nonsense_is_no_position() {
        assert_eq!(unpack(&[0; SIZE]), None);
        assert_eq!(unpack(&[255; SIZE]), None);
        let mut kings = pack(&Position::default());
        kings[8] = 0x55;
        assert_eq!(unpack(&kings), None);
    }
}
