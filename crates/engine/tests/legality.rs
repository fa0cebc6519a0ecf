//! Whatever the position, the search ends, panics nowhere and answers with a legal move.

mod positions;

use positions::Man;
use proptest::prelude::*;
use roque_engine::{Engine, Level, Limits, Stop};
use roque_rules::{History, Position, chess960::StartArray};

/// A game of random moves from any of the 960 start arrays.
fn random_game() -> impl Strategy<Value = History> {
    (0..StartArray::COUNT, proptest::collection::vec(any::<u16>(), 0..160)).prop_map(
        |(array, choices)| {
            let setup = StartArray::new(array).expect("a number below 960").setup();
            let mut game = History::new(Position::try_from(setup).expect("a start is legal"));
            for choice in choices {
                let moves = game.current().legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[usize::from(choice) % moves.len()]).expect("a legal move");
            }
            game
        },
    )
}

/// Any men anywhere, as far as the position is legal: many queens, pawns about to promote, no
/// history.
fn random_board() -> impl Strategy<Value = Position> {
    let man = (0u8..64, 0usize..5, any::<bool>());
    (0u8..64, 0u8..64, proptest::collection::vec(man, 0..26), any::<bool>()).prop_filter_map(
        "a legal position",
        |(white_king, black_king, men, white_moves)| {
            let men = men.into_iter().map(|(square, role, white)| Man { square, role, white });
            positions::with_men([white_king, black_king], men, white_moves)
        },
    )
}

/// Fails unless every search of the game's last position gives a legal move exactly if there is
/// one, and a line that can be played.
fn assert_answers(game: &History, depth: u8) -> Result<(), TestCaseError> {
    let mut lines = Vec::new();
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let best =
        Engine::new(1).search(game, &limits, &Stop::new(), |info| lines.push(info.line.clone()));
    prop_assert_eq!(best.is_some(), game.current().has_legal_move());
    for line in lines {
        let mut continued = game.clone();
        for mv in line {
            prop_assert!(continued.play(mv).is_ok(), "{:?} in the line", mv);
        }
    }
    if let Some(best) = best {
        let after = game.current().play(best.mv);
        prop_assert!(after.is_ok(), "{:?} is illegal", best.mv);
        let ponder = best.ponder.is_none_or(|mv| after.is_ok_and(|after| after.is_legal(mv)));
        prop_assert!(ponder, "the reply expected is illegal");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn every_position_of_a_game_gets_a_legal_answer(game in random_game(), depth in 1u8..=4) {
        assert_answers(&game, depth)?;
    }

    #[test]
    fn every_board_gets_a_legal_answer(position in random_board(), depth in 1u8..=3) {
        assert_answers(&History::new(position), depth)?;
    }

    #[test]
    fn every_level_answers_every_board(position in random_board(), seed: u64) {
        let game = History::new(position);
        for level in Level::ALL {
            let limits = Limits { nodes: Some(300), ..Limits::default() };
            let best = level.search(&game, &limits, seed, &Stop::new(), |_| ());
            let mv = best.map(|best| best.mv);
            prop_assert_eq!(mv.is_some(), position.has_legal_move());
            prop_assert!(mv.is_none_or(|mv| position.is_legal(mv)), "{:?} is illegal", mv);
        }
    }
}
