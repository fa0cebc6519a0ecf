//! The tables of basic endings are what theory says of them, and agree with the rules move by move.

use proptest::prelude::*;
use roque_learn::ending::{Aim, Ending, answer, best_moves, to_mate};
use roque_notation::{Dialect, fen};
use roque_rules::{Color, Move, Outcome, Position};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

fn written(position: &Position) -> String {
    fen::write(position, Dialect::Ordinary)
}

#[test]
fn what_is_known_of_single_positions_is_found() {
    for (fen, distance) in [
        // Mate, mate in one, stalemate, a queen that can be taken.
        ("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", Some(0)),
        ("7k/8/5K1Q/8/8/8/8/8 b - - 0 1", Some(2)),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", Some(1)),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", None),
        ("8/8/8/8/8/8/5qk1/3K4 w - - 0 1", None),
        ("8/8/8/8/8/1k6/1Q6/7K b - - 0 1", None),
        // Two bishops of one colour mate nobody.
        ("8/8/8/8/4k3/2B5/8/K3B3 w - - 0 1", None),
    ] {
        assert_eq!(to_mate(&position(fen)), distance, "{fen}");
    }
}

#[test]
fn a_pawn_wins_by_the_opposition() {
    for (fen, wins) in [
        // The king before its pawn, with the opposition and without.
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", true),
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", false),
        // Behind its pawn it draws; on the sixth rank before it, it wins either way.
        ("8/8/4k3/8/4P3/4K3/8/8 w - - 0 1", false),
        ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true),
        ("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", true),
        // A pawn on the rook's file with the king before it; a pawn that outruns the king.
        ("k7/8/K7/P7/8/8/8/8 w - - 0 1", false),
        ("8/8/7k/P7/8/8/8/K7 w - - 0 1", true),
        ("8/8/5k2/P7/8/8/8/K7 w - - 0 1", true),
        ("8/8/4k3/P7/8/8/8/K7 b - - 0 1", false),
    ] {
        assert_eq!(to_mate(&position(fen)).is_some(), wins, "{fen}");
    }
}

/// Plays on to the end, White and Black by the table.
fn played_out(mut position: Position, seed: u64) -> (usize, Position) {
    let mut half_moves = 0;
    while let Some(mv) = answer(&position, seed) {
        position = position.play_unchecked(mv);
        half_moves += 1;
        if position.outcome().is_some() || half_moves > 200 {
            break;
        }
    }
    (half_moves, position)
}

#[test]
fn an_ending_drawn_by_lot_is_what_was_asked_for_and_always_the_same() {
    for ending in Ending::ALL {
        for &aim in ending.aims() {
            for seed in 0..12 {
                let start = ending.draw(aim, seed);
                assert_eq!(start, ending.draw(aim, seed));
                assert_eq!(start.board().color(Color::Black).len(), 1, "{ending:?}");
                assert_eq!(start.board().color(Color::White).len(), 1 + ending.men().len());
                match aim {
                    Aim::Win => {
                        assert_eq!(start.turn(), Color::White);
                        let distance = to_mate(&start).unwrap();
                        assert!(distance >= ending.longest(), "{ending:?} {distance}");
                        let (half_moves, end) = played_out(start, seed);
                        assert_eq!(half_moves, distance, "{ending:?}: {}", written(&start));
                        assert_eq!(end.outcome().and_then(Outcome::winner), Some(Color::White));
                    }
                    Aim::Hold => {
                        let takes = |mv: &Move| start.board().piece_at(mv.to()).is_some();
                        assert!(!start.legal_moves().iter().any(takes), "nothing is given away");
                        assert_eq!(start.turn(), Color::Black);
                        assert_eq!(to_mate(&start), None);
                        let (_, end) = played_out(start, seed);
                        assert!(end.outcome().is_none_or(|end| end.winner().is_none()));
                    }
                }
            }
        }
    }
}

proptest! {
    /// A distance is one more than that of the best move, for the side that moves: the law by which
    /// the tables were made backwards, read forwards with the moves of the rules.
    #[test]
    fn a_distance_is_one_more_than_the_best_move_s(number in 0_usize..5, seed: u64, steps in 0_usize..30) {
        let ending = Ending::ALL[number];
        let mut position = ending.draw(Aim::Win, seed);
        for step in 0..steps {
            let after: Vec<_> = position
                .legal_moves()
                .iter()
                .map(|&mv| to_mate(&position.play_unchecked(mv)))
                .collect();
            let best = match position.turn() {
                Color::White => after.iter().flatten().min().copied(),
                Color::Black if after.iter().any(Option::is_none) => None,
                Color::Black => after.iter().flatten().max().copied(),
            };
            let mated = position.is_check() && after.is_empty();
            let expected = if mated { Some(0) } else { best.map(|distance| distance + 1) };
            prop_assert_eq!(to_mate(&position), expected, "{}", written(&position));
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Any move, so that all kinds of positions come up.
            let choice = (seed >> (step % 48)) as usize % moves.len();
            position = position.play_unchecked(moves[choice]);
        }
    }

    #[test]
    fn what_is_best_is_legal_and_never_lets_a_win_go(number in 0_usize..5, seed: u64) {
        let position = Ending::ALL[number].draw(Aim::Win, seed);
        let distance = to_mate(&position).unwrap();
        let best = best_moves(&position);
        prop_assert!(!best.is_empty());
        for mv in best {
            prop_assert_eq!(to_mate(&position.play(mv).unwrap()), Some(distance - 1));
        }
    }
}
