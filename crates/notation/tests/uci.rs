//! Moves as programs exchange them: read in both dialects, refused with their reason.

use roque_notation::{
    Dialect, fen,
    uci::{self, UciError},
};
use roque_rules::{Move, Position, Reason, Square};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

#[test]
fn uci_castling_is_read_in_both_spellings() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1");
    for text in ["e8g8", "e8h8"] {
        assert_eq!(uci::read(&both, text), Ok(Move::new(Square::E8, Square::H8)));
    }
    let castle = Move::new(Square::E8, Square::H8);
    assert_eq!(uci::write(&both, castle, Dialect::Ordinary), "e8g8");
    assert_eq!(uci::write(&both, castle, Dialect::Chess960), "e8h8");

    let near = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    let step = uci::read(&near, "f1g1").unwrap();
    assert_eq!(near.castling_side(step), None, "beside the king it is a plain step");
    let castle = uci::read(&near, "f1h1").unwrap();
    assert!(near.castling_side(castle).is_some());
    assert_eq!(uci::write(&near, castle, Dialect::Ordinary), "f1h1", "f1g1 would be the step");
}

#[test]
fn uci_refuses_what_is_no_move_and_what_is_illegal() {
    let start = Position::default();
    for text in ["", "e2", "e2e9", "e2e4qq", "E2E4", "0000", "e2–e4", "e2e4x", "éé"] {
        assert_eq!(uci::read(&start, text), Err(UciError::Syntax(text.into())), "{text:?}");
    }
    for (text, reason) in [
        ("e2e5", Reason::NotItsMove(roque_rules::Role::Pawn)),
        ("e7e5", Reason::NotYourPiece(Square::E7)),
        ("e2e4q", Reason::NothingToPromote),
    ] {
        match uci::read(&start, text) {
            Err(UciError::Illegal(illegal)) => assert_eq!(illegal.reason, reason, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}
