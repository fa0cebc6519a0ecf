//! What players know of openings by heart: how well-known ones begin. Everybody has habits, so that
//! games differ; and nobody begins with what has no principle.

use roque_notation::uci;
use roque_rules::{History, Move, Position};

use crate::evaluation::mix;

/// Beginnings of openings that are taught everywhere, from the ordinary start.
const LINES: [&str; 30] = [
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3",
    "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8c5 e1g1",
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
    "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4 d2d4",
    "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 g8f6 b1c3",
    "e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 f1b5 f8b4",
    "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4 d2d4",
    "e2e4 e7e5 g1f3 d7d6 d2d4 e5d4 f3d4 g8f6 b1c3",
    "e2e4 e7e5 b1c3 g8f6 g2g3 d7d5 e4d5 f6d5 f1g2",
    "e2e4 e7e5 f1c4 g8f6 d2d3 f8c5 g1f3 b8c6",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
    "e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g8f6 b1c3 d7d6",
    "e2e4 c7c5 g1f3 e7e6 d2d4 c5d4 f3d4 a7a6 f1d3",
    "e2e4 c7c5 c2c3 g8f6 e4e5 f6d5 d2d4 c5d4 g1f3",
    "e2e4 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7 d2d3",
    "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5 f6d7",
    "e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 g1f3 g8f6 f1d3",
    "e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 b8c6 g1f3 d8b6",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3 f5g6",
    "e2e4 c7c6 d2d4 d7d5 e4e5 c8f5 g1f3 e7e6 f1e2",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6 g1f3",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4 a2a4 c8f5",
    "d2d4 d7d5 c2c4 d5c4 g1f3 g8f6 e2e3 e7e6 f1c4 c7c5",
    "d2d4 d7d5 g1f3 g8f6 c1f4 e7e6 e2e3 f8d6 f4g3",
    "d2d4 d7d5 g1f3 g8f6 e2e3 e7e6 f1d3 c7c5 c2c3",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8 f1d3 d7d5",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5",
    "g1f3 d7d5 g2g3 g8f6 f1g2 e7e6 e1g1 f8e7 d2d3",
];

/// The move of a habit in this game, for who knows so many half-moves by heart.
pub(super) fn habit(game: &History, seed: u64, known: usize) -> Option<Move> {
    let past = game.positions();
    if past.len() > known || past[0] != Position::default() {
        return None;
    }
    let moves: Vec<Move> = LINES.iter().filter_map(|line| next(line, past)).collect();
    let place = mix(seed ^ game.current().key()) % (moves.len() as u64).max(1);
    moves.get(place as usize).copied()
}

/// What a line plays after these positions, if it goes through them.
fn next(line: &str, past: &[Position]) -> Option<Move> {
    let mut moves = line.split(' ');
    let mut position = past[0];
    for reached in &past[1..] {
        position = position.play_unchecked(uci::read(&position, moves.next()?).ok()?);
        if position != *reached {
            return None;
        }
    }
    uci::read(&position, moves.next()?).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use roque_rules::chess960::StartArray;

    use super::*;

    fn after(moves: &str) -> History {
        let mut game = History::new(Position::default());
        for text in moves.split_whitespace() {
            let mv = uci::read(game.current(), text).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn every_line_is_legal_to_its_end_and_none_is_there_twice() {
        let games = LINES.map(after);
        let ends: HashSet<u64> = games.iter().map(|game| game.current().key()).collect();
        assert_eq!(ends.len(), LINES.len());
    }

    #[test]
    fn habits_differ_with_the_seed_and_end_where_knowledge_ends() {
        let start = after("");
        let first: HashSet<_> = (0..60).filter_map(|seed| habit(&start, seed, 2)).collect();
        assert!(first.len() >= 3, "{first:?}");
        assert_eq!(habit(&start, 1, 0), None);
        assert_eq!(habit(&start, 5, 4), habit(&start, 5, 4));
        assert!(habit(&after("e2e4 e7e5"), 1, 3).is_some());
        assert_eq!(habit(&after("e2e4 e7e5"), 1, 2), None);
        assert_eq!(habit(&after("e2e4 a7a6"), 1, 9), None, "nobody learns that by heart");
    }

    #[test]
    fn other_starts_have_no_openings() {
        let array = StartArray::new(0).expect("an array");
        let start = Position::try_from(array.setup()).expect("a start");
        assert_eq!(habit(&History::new(start), 1, 9), None);
    }
}
