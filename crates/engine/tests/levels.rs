//! The opponents: what each sees and does not see, and that the stronger ones are stronger.

use std::{cmp::Ordering, collections::HashSet, time::Duration};

use roque_engine::{Engine, Level, Limits, Score, Sight, Stop, Time};
use roque_notation::{fen, uci};
use roque_rules::{Color, History, Move, Position};

fn game(fen: &str) -> History {
    History::new(fen::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn choose(level: Level, game: &History, seed: u64) -> Move {
    level.choose(game, seed, &Stop::new()).expect("there is a legal move")
}

/// Without the time limit, so that the machine has no say; and with fewer nodes for the strongest,
/// so that a test has time for whole games.
fn sight(level: Level) -> Sight {
    let sight = level.sight();
    Sight { nodes: sight.nodes.min(8_000), time: Duration::from_hours(1), ..sight }
}

/// Plays a whole game, which is legal by construction or fails; a draw after 200 moves.
fn play(white: &Sight, black: &Sight, seed: u64) -> Option<Color> {
    let mut game = History::new(Position::default());
    for ply in 0..400 {
        if let Some(outcome) = game.outcome() {
            return outcome.winner();
        }
        let player = if ply % 2 == 0 { white } else { black };
        let mv = player.choose(&game, seed + ply, &Stop::new()).expect("there is a legal move");
        game.play(mv).unwrap_or_else(|error| panic!("{error}"));
    }
    None
}

/// The points of the first against the second in so many games, White in every other one. Two
/// threads share the games.
fn score(first: Level, second: Level, games: u32) -> f64 {
    let (one, other) = (sight(first), sight(second));
    let half_points = &|number: u32| {
        let seed = u64::from(number) * 1_000;
        let (winner, own) = if number.is_multiple_of(2) {
            (play(&one, &other, seed), Color::White)
        } else {
            (play(&other, &one, seed), Color::Black)
        };
        winner.map_or(1, |winner| if winner == own { 2 } else { 0 })
    };
    let half_points: u32 = std::thread::scope(|scope| {
        let share = |rest| {
            scope.spawn(move || {
                (0..games).filter(|game| game / 2 % 2 == rest).map(half_points).sum::<u32>()
            })
        };
        [share(0), share(1)].map(|share| share.join().expect("games end")).iter().sum()
    });
    f64::from(half_points) / 2.0
}

/// The scores are printed too: they are those of the engine's page in `docs`.
#[test]
fn each_group_beats_the_one_below() {
    const GAMES: u32 = 8;
    let groups = [Level::Easy2, Level::Medium2, Level::Hard2, Level::Expert2, Level::Full];
    for pair in groups.windows(2) {
        let (weaker, stronger) = (pair[0], pair[1]);
        let points = score(stronger, weaker, GAMES);
        println!("{stronger:?} - {weaker:?}: {points} of {GAMES}");
        assert!(points > f64::from(GAMES) / 2.0, "{stronger:?} - {weaker:?}: {points}");
    }
}

#[test]
fn a_mate_on_the_board_is_given_at_every_level() {
    let game = game("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    for level in Level::ALL {
        for seed in 0..20 {
            assert_eq!(format!("{:?}", choose(level, &game, seed)), "d1d8", "{level:?} {seed}");
        }
    }
}

#[test]
fn only_the_easy_levels_overlook_a_threatened_mate() {
    // The rook threatens mate on d8.
    let game = game("6k1/p4ppp/1p6/8/8/8/r4PPP/3R2K1 b - - 0 1");
    let overlooks = |level, seed| {
        let after = game.current().play(choose(level, &game, seed)).expect("a legal move");
        uci::read(&after, "d1d8").is_ok_and(|mv| after.play_unchecked(mv).outcome().is_some())
    };
    let count = |level| (0..20).filter(|&seed| overlooks(level, seed)).count();
    assert!(count(Level::Easy1) > 0);
    for level in Level::ALL.into_iter().filter(|&level| level >= Level::Hard1) {
        assert_eq!(count(level), 0, "{level:?}");
    }
}

#[test]
fn games_differ_with_the_seed_and_only_with_it() {
    for level in Level::ALL {
        let player = Sight { nodes: 2_000, ..sight(level) };
        let opening = |seed: u64| {
            let mut game = History::new(Position::default());
            (0..6)
                .map(|ply| {
                    let mv = player.choose(&game, seed + ply, &Stop::new()).expect("a move");
                    game.play(mv).expect("a legal move");
                    mv
                })
                .collect::<Vec<_>>()
        };
        let openings: HashSet<_> = (0..12).map(|number| opening(number * 100)).collect();
        assert!(openings.len() >= 5, "{level:?} plays only {} openings", openings.len());
        assert_eq!(opening(0), opening(0));
    }
}

/// What a move is worth once the captures after it are over, in centipawns.
fn worth(game: &History, moves: Vec<Move>) -> i32 {
    let limits = Limits { depth: Some(1), moves, ..Limits::default() };
    let mut score = Score::Mate(0);
    Engine::new(1).search(game, &limits, &Stop::new(), |info| score = info.score);
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) => 10_000 * moves.signum(),
    }
}

#[test]
fn a_weak_level_plays_imprecisely_but_does_not_throw_pieces_away() {
    let player = sight(Level::Medium2);
    let mut losses = Vec::new();
    for number in 0..12 {
        let mut game = History::new(Position::default());
        while game.outcome().is_none() && game.positions().len() < 80 {
            let seed = number * 1_000 + game.positions().len() as u64;
            let mv = player.choose(&game, seed, &Stop::new()).expect("there is a legal move");
            losses.push(worth(&game, Vec::new()) - worth(&game, vec![mv]));
            game.play(mv).expect("a legal move");
        }
    }
    let pieces = losses.iter().filter(|&&lost| lost >= 250).count();
    assert!(pieces * 100 < losses.len(), "{pieces} pieces in {} moves", losses.len());
    let mean = losses.iter().sum::<i32>() / losses.len() as i32;
    assert!(mean >= 10, "{mean} centipawns a move: too good for a beginner");
}

#[test]
fn without_a_legal_move_there_is_no_choice() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"] {
        for level in Level::ALL {
            assert_eq!(level.choose(&game(fen), 1, &Stop::new()), None);
        }
    }
}

#[test]
fn every_opponent_knows_who_stands_better_by_a_queen() {
    let queen_up = game("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1");
    let queen_down = game("4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1");
    for level in Level::ALL {
        for (game, leaning) in [(&queen_up, Ordering::Greater), (&queen_down, Ordering::Less)] {
            let choice = level.consider(game, None, 1, &Stop::new()).expect("a legal move");
            assert_eq!(choice.score.map(Score::leaning), Some(leaning), "{level:?}");
        }
    }
}

#[test]
fn an_opponent_s_clock_takes_the_place_of_its_own_time() {
    // With nothing left to think in, the strongest opponent still has a move.
    let clock = Time::Clock {
        remaining: Duration::from_millis(30),
        increment: Duration::ZERO,
        moves_to_go: None,
    };
    let game = History::new(Position::default());
    let slow = Sight { time: Duration::MAX, nodes: u64::MAX, ..Level::Full.sight() };
    assert!(slow.consider(&game, Some(clock), 1, &Stop::new()).is_some());
}

#[test]
fn a_stopped_choice_is_legal_all_the_same() {
    let stop = Stop::new();
    stop.raise();
    let game = History::new(Position::default());
    for level in Level::ALL {
        let mv = level.choose(&game, 1, &stop).expect("there is a legal move");
        assert!(game.current().is_legal(mv));
    }
}
