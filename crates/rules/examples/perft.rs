//! A test of a move generator in ten lines: how many positions is the start of a game away from, at
//! each depth? (Published counts: 20, 400, 8 902, 197 281, 4 865 609, 119 060 324.)

use roque_rules::Position;

fn count(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves().into_iter();
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => moves.map(|mv| count(&position.play_unchecked(mv), depth - 1)).sum(),
    }
}

fn main() {
    for depth in 1..=5 {
        let leaves = count(&Position::default(), depth);
        assert_eq!(leaves, roque_rules::perft::perft(&Position::default(), depth));
        println!("{depth} {leaves}");
    }
}
