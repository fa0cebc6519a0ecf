//! Asks the arbiter: which moves of the knight on g1 are refused at the start, and why?

use roque_rules::{Position, Square, why_not};

fn main() {
    let start = Position::default();
    for to in [Square::F3, Square::E2, Square::G3, Square::G1] {
        match why_not(&start, Square::G1, to, None) {
            None => println!("g1{to} is legal"),
            Some(reason) => println!("g1{to} is refused: {reason}"),
        }
    }
}
