//! The opponents: what each sees and does not see, and that the stronger ones are stronger.

use std::{cmp::Ordering, collections::HashSet, time::Duration};

use roque_engine::{
    Blind, Engine, Glance, Group, Knowledge, Level, Limits, Score, Side, Sight, Spot, Stop, Study,
    Time,
};
use roque_notation::{fen, uci};
use roque_rules::{Color, History, Move, Position, Role};

fn game(fen: &str) -> History {
    History::new(fen::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn choose(level: Level, game: &History, seed: u64) -> Move {
    level.choose(game, seed, &Stop::new()).expect("there is a legal move")
}

/// What a level sees, without the time limit, so that the machine has no say; and with fewer nodes
/// for the strongest, so that a test has time for whole games.
fn sight(level: Level) -> Sight {
    match level.sight() {
        Sight::Study(study) => Sight::Study(Study {
            nodes: study.nodes.min(8_000),
            time: Duration::from_hours(1),
            ..study
        }),
        glance @ Sight::Glance(_) => glance,
    }
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
fn a_mate_on_the_board_is_given_above_the_easy_group() {
    let game = game("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    for level in Level::ALL.into_iter().filter(|level| level.group() > Group::Easy) {
        for seed in 0..20 {
            assert_eq!(format!("{:?}", choose(level, &game, seed)), "d1d8", "{level:?} {seed}");
        }
    }
}

#[test]
fn an_expert_does_not_overlook_a_threatened_mate() {
    // The rook threatens mate on d8.
    let game = game("6k1/p4ppp/1p6/8/8/8/r4PPP/3R2K1 b - - 0 1");
    let overlooks = |level, seed| {
        let after = game.current().play(choose(level, &game, seed)).expect("a legal move");
        uci::read(&after, "d1d8").is_ok_and(|mv| after.play_unchecked(mv).outcome().is_some())
    };
    let count = |level| (0..20).filter(|&seed| overlooks(level, seed)).count();
    assert!(count(Level::Easy1) > 0);
    for level in Level::ALL.into_iter().filter(|level| level.group() >= Group::Expert) {
        assert_eq!(count(level), 0, "{level:?}");
    }
}

#[test]
fn games_differ_with_the_seed_and_only_with_it() {
    for level in Level::ALL.into_iter().filter(|&level| level != Level::Full) {
        let opening = |seed: u64| {
            let mut game = History::new(Position::default());
            for ply in 0..6 {
                game.play(choose(level, &game, seed + ply)).expect("a legal move");
            }
            game.current().key()
        };
        let openings: HashSet<_> = (0..12).map(|number| opening(number * 100)).collect();
        assert!(openings.len() >= 5, "{level:?} plays only {} openings", openings.len());
        assert_eq!(opening(0), opening(0));
    }
}

/// A player who takes what nobody guards, the dearest first, mates in one, and moves at random
/// otherwise.
fn scripted(game: &History, random: u64) -> Move {
    let position = game.current();
    let legal = position.legal_moves();
    let mates =
        |mv: Move| position.play_unchecked(mv).outcome().is_some_and(|it| it.winner().is_some());
    let free = |mv: Move| {
        let (_, role) = position.captured(mv)?;
        let next = position.play_unchecked(mv);
        let guarded = next.legal_moves().iter().any(|answer| answer.to() == mv.to());
        (!guarded).then_some(role)
    };
    let worth = |role: Role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen | Role::King => 9,
    };
    let taking = || {
        let moves = legal.iter().filter_map(|&mv| Some((worth(free(mv)?), mv)));
        moves.max_by_key(|&(worth, _)| worth).map(|(_, mv)| mv)
    };
    let any = || legal[(random >> 33) as usize % legal.len()];
    legal.iter().copied().find(|&mv| mates(mv)).or_else(taking).unwrap_or_else(any)
}

#[test]
fn a_first_opponent_loses_nine_games_of_ten_to_who_only_takes_what_nobody_guards() {
    const GAMES: u64 = 100;
    let lost = (0..GAMES).filter(|&number| {
        let level = if number % 2 == 0 { Color::White } else { Color::Black };
        let mut game = History::new(Position::default());
        // A linear congruence (D. E. Knuth, MMIX).
        let mut random = number;
        while game.outcome().is_none() && game.positions().len() < 600 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = if game.current().turn() == level {
                choose(Level::Easy1, &game, number)
            } else {
                scripted(&game, random)
            };
            game.play(mv).expect("a legal move");
        }
        game.outcome().is_some_and(|outcome| outcome.winner() == Some(!level))
    });
    let lost = lost.count();
    assert!(lost >= 90, "{lost} of {GAMES}");
}

/// After a capture everybody takes back when that is clearly the best there is.
#[test]
fn what_was_just_taken_is_taken_back() {
    for (fen, taking, back) in [
        // A bishop takes a knight that the queen's pawn guards.
        (
            "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
            "b5c6",
            ["d7c6", "b7c6"],
        ),
        // From afar, backwards and along a diagonal.
        ("6k1/5ppp/8/B7/8/8/4rPPP/4R1K1 b - - 0 1", "e2e1", ["a5e1", "a5e1"]),
        ("3q1rk1/5ppp/8/8/3n4/8/5PPP/3Q1RK1 w - - 0 1", "d1d4", ["d8d4", "d8d4"]),
    ] {
        let mut game = game(fen);
        let mv = uci::read(game.current(), taking).expect("a move");
        assert!(game.current().captured(mv).is_some(), "{taking} takes");
        game.play(mv).expect("a legal move");
        for level in Level::ALL {
            for seed in 0..10 {
                let answer = format!("{:?}", choose(level, &game, seed));
                assert!(back.contains(&answer.as_str()), "{level:?} {seed} in {fen}: {answer}");
            }
        }
    }
}

/// A pawn on the last rank becomes a queen, whoever moves it: even when it gives check, which a first
/// opponent does not think of.
#[test]
fn nobody_promotes_to_less_than_a_queen_for_not_seeing_a_check() {
    let game = game("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    for level in Level::ALL {
        for seed in 0..5 {
            assert_eq!(format!("{:?}", choose(level, &game, seed)), "a7a8q", "{level:?} {seed}");
        }
    }
}

/// A threat is seen when the man that makes it has just moved, and forgotten when it stood there before.
#[test]
fn who_looks_where_something_has_just_moved_forgets_what_has_long_been_attacked() {
    const ROOKS: &str = "3r2k1/5ppp/8/8/8/7P/P2N1PP1/6K1 b - - 0 1";
    const FORGETFUL: Sight = Sight::Glance(Glance {
        depth: 1,
        captures: 5,
        knowledge: Knowledge::Material,
        blur: 5,
        blind: &[Blind {
            of: Side::Theirs,
            spots: &[Spot::Capture, Spot::Elsewhere(0)],
            share: 100,
        }],
    });
    let losses = |moves: [&str; 3]| {
        let mut game = game(ROOKS);
        for mv in moves {
            let mv = uci::read(game.current(), mv).expect("a move");
            game.play(mv).expect("a legal move");
        }
        let hangs = |&seed: &u64| {
            let mv = FORGETFUL.choose(&game, seed, &Stop::new()).expect("there is a legal move");
            let after = game.current().play(mv).expect("a legal move");
            let takes =
                |&mv: &Move| after.captured(mv).is_some_and(|(_, role)| role == Role::Knight);
            after.legal_moves().iter().any(takes)
        };
        (0..20).filter(hangs).count()
    };
    assert_eq!(losses(["d8b8", "a2a3", "b8d8"]), 0, "the rook has just come to the knight's file");
    assert!(losses(["h7h6", "a2a3", "g7g6"]) > 10, "the rook has been there for long");
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

/// Nobody is stupid all the time: who overlooks things does so in few positions of a game.
#[test]
fn a_level_of_the_middle_loses_a_piece_now_and_then_and_not_at_every_turn() {
    let player = sight(Level::Medium2);
    let mut losses = Vec::new();
    for number in 0..12 {
        let mut game = History::new(Position::default());
        while game.outcome().is_none() && game.positions().len() < 80 {
            let mv = player.choose(&game, number, &Stop::new()).expect("there is a legal move");
            losses.push(worth(&game, Vec::new()) - worth(&game, vec![mv]));
            game.play(mv).expect("a legal move");
        }
    }
    let pieces = losses.iter().filter(|&&lost| lost >= 250).count();
    assert!(pieces > 0, "too good for who plays now and then");
    assert!(pieces * 12 < losses.len(), "{pieces} pieces in {} moves", losses.len());
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
    // With nothing left to think in, there is a move all the same.
    let clock = Time::Clock {
        remaining: Duration::from_millis(30),
        increment: Duration::ZERO,
        moves_to_go: None,
    };
    let game = game("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 1");
    let Sight::Study(full) = Level::Full.sight() else { panic!("the strongest calculates") };
    let endless = Sight::Study(Study { time: Duration::MAX, nodes: u64::MAX, ..full });
    let limits = Limits { time: clock, ..Limits::default() };
    assert!(endless.search(&game, &limits, 1, &Stop::new(), |_| ()).is_some());
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
