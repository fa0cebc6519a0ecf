//! What programs see of the values, with the feature `serde`.
#![expect(clippy::needless_pass_by_value, reason = "a value and how it is written")]

use roque_rules::{
    Bitboard, Color, DrawReason, Move, Outcome, Piece, Problem, Reason, Role, Square, Warning,
    WinReason,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

fn both_ways<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: T,
    written: Value,
) {
    assert_eq!(to_value(&value).expect("JSON"), written);
    assert_eq!(from_value::<T>(written).expect("what was written"), value);
}

#[test]
fn values_are_written_by_their_names_and_read_again() {
    for square in Square::all() {
        both_ways(square, json!(square.to_string()));
    }
    for (color, name) in Color::ALL.into_iter().zip(["white", "black"]) {
        both_ways(color, json!(name));
    }
    let names = ["pawn", "knight", "bishop", "rook", "queen", "king"];
    for (role, name) in Role::ALL.into_iter().zip(names) {
        both_ways(role, json!(name));
    }
    both_ways(Piece { color: Color::White, role: Role::Knight }, json!("N"));
    both_ways(Move::new(Square::E1, Square::H1), json!("e1h1"));
    for (role, letter) in Role::PROMOTIONS.into_iter().zip(["q", "r", "b", "n"]) {
        both_ways(Move::promoting(Square::A7, Square::B8, role), json!(format!("a7b8{letter}")));
    }
    both_ways(Bitboard::EMPTY, json!([]));
    both_ways([Square::A1, Square::H8].into_iter().collect::<Bitboard>(), json!(["a1", "h8"]));
    for reason in DrawReason::ALL {
        let outcome = Outcome::Draw(reason);
        both_ways(outcome, json!({"winner": null, "reason": outcome.code()}));
    }
    let mate = Outcome::Win { winner: Color::Black, reason: WinReason::Checkmate };
    both_ways(mate, json!({"winner": "black", "reason": "checkmate"}));
}

#[test]
fn explanations_tell_their_code_and_squares() {
    let squares: Bitboard = [Square::C3, Square::D4].into_iter().collect();
    assert_eq!(
        to_value(Reason::Blocked(Role::Bishop, squares)).expect("JSON"),
        json!({"code": "blocked", "role": "bishop", "squares": ["c3", "d4"]})
    );
    assert_eq!(
        to_value(Problem::ManyKings(Color::White, squares)).expect("JSON"),
        json!({"code": "many-kings", "color": "white", "squares": ["c3", "d4"]})
    );
    assert_eq!(
        to_value(Warning::TooManyCheckers(squares)).expect("JSON"),
        json!({"code": "too-many-checkers", "color": null, "squares": ["c3", "d4"]})
    );
}

#[test]
fn what_is_no_value_is_refused_with_what_was_expected() {
    fn refused<T: DeserializeOwned + std::fmt::Debug>(written: Value) -> String {
        from_value::<T>(written).expect_err("no value").to_string()
    }
    assert!(refused::<Square>(json!("e9")).contains("expected a square, as e4"));
    assert!(refused::<Square>(json!(4)).contains("expected a square, as e4"));
    assert!(refused::<Color>(json!("White")).contains("expected white or black"));
    for text in ["", "e2", "e2e9", "e7e8k", "e7e8qq", "é2e4", "e2é4"] {
        assert!(refused::<Move>(json!(text)).contains("expected a move"), "{text}");
    }
    assert!(refused::<Piece>(json!("x")).contains("the letter of a piece in FEN"));
    assert!(refused::<Bitboard>(json!(["a1", "i1"])).contains("expected a square"));
    let stalemate = json!({"winner": "white", "reason": "stalemate"});
    assert!(refused::<Outcome>(stalemate).contains("no game ends by \"stalemate\""));
}
