//! What the search must see: mates, forced draws, material.

use roque_engine::{Engine, Info, Limits, Score, Stop};
use roque_notation::{fen, uci};
use roque_rules::{DrawReason, History, Move, Outcome, Position};

fn game(fen: &str) -> History {
    History::new(fen::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn play(game: &mut History, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = uci::read(game.current(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The best move and the last thing said about it.
fn think(game: &History, depth: u8) -> (Move, Info) {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut last = None;
    let best = Engine::new(4).search(game, &limits, &Stop::new(), |info| last = Some(info.clone()));
    (best.expect("there is a legal move").mv, last.expect("a search says what it found"))
}

fn centipawns(info: &Info) -> i32 {
    match info.score {
        Score::Centipawns(value) => value,
        Score::Mate(_) => panic!("no mate was to be found: {info:?}"),
    }
}

/// Whether the side to move mates in at most so many moves, by trying everything.
fn can_mate(position: &Position, moves: i32) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let after = position.play_unchecked(mv);
        let replies = after.legal_moves();
        if replies.is_empty() {
            return after.is_check();
        }
        moves > 1
            && replies.into_iter().all(|reply| can_mate(&after.play_unchecked(reply), moves - 1))
    })
}

/// Positions with a mate in so many moves.
const MATES: [(&str, i32); 8] = [
    // A rook on the back rank.
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1),
    // A pawn that promotes.
    ("7k/P5pp/8/8/8/8/6PP/6K1 w - - 0 1", 1),
    // A knight covers for the rook, Black to move.
    ("6k1/8/8/8/8/5n2/r7/7K b - - 0 1", 1),
    // The ladder of two rooks.
    ("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2),
    // The queen is given, the knight smothers.
    ("5r1k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1", 2),
    // The same after a double check.
    ("r4rk1/5Npp/8/8/2Q5/8/6PP/6K1 w - - 0 1", 3),
    // The queen helps her king.
    ("k7/8/2K5/8/8/8/8/3Q4 w - - 0 1", 2),
    // So does the rook.
    ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2),
];

#[test]
fn mates_are_found_counted_and_given() {
    for (fen, moves) in MATES {
        let mut game = game(fen);
        let exact = can_mate(game.current(), moves) && !can_mate(game.current(), moves - 1);
        assert!(exact || moves == 1, "{fen} is a mate in {moves}");
        let depth = (2 * moves + 2) as u8;
        let (_, info) = think(&game, depth);
        assert_eq!(info.score, Score::Mate(moves), "{fen}: {info:?}");
        for _ in 0..2 * moves - 1 {
            let (mv, _) = think(&game, depth);
            game.play(mv).unwrap_or_else(|error| panic!("{fen}: {error}"));
        }
        assert_eq!(game.outcome().map(Outcome::code), Some("checkmate"), "{fen}");
    }
}

#[test]
fn being_mated_is_put_off() {
    // Black's king has one square; the rook mates on the next move whatever Black does.
    let (_, info) = think(&game("k7/7R/1K6/8/8/8/8/8 b - - 0 1"), 4);
    assert_eq!(info.score, Score::Mate(-1));
}

#[test]
fn a_won_game_is_not_given_away_by_stalemate() {
    // Taking the square before the king with the queen would leave Black without a move.
    let game = game("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    let (mv, info) = think(&game, 4);
    let after = game.current().play(mv).expect("a legal move");
    assert_ne!(after.outcome(), Some(Outcome::Draw(DrawReason::Stalemate)));
    assert_eq!(info.score, Score::Mate(1));
}

#[test]
fn a_lost_game_is_saved_by_stalemate() {
    // White has a rook for a queen and can move nothing else: it gives the rook with check.
    let (mv, info) = think(&game("7k/7p/8/8/8/8/2q5/K5R1 w - - 0 1"), 4);
    assert_eq!((format!("{mv:?}").as_str(), info.score), ("g1g8", Score::Centipawns(0)));
}

#[test]
fn a_lost_game_is_saved_by_repetition() {
    // Black mates next move; the queen checks for ever.
    let (mv, info) = think(&game("6k1/5p1p/8/7Q/8/1r6/r5PP/7K w - - 0 1"), 8);
    assert_eq!((format!("{mv:?}").as_str(), info.score), ("h5g5", Score::Centipawns(0)));
}

#[test]
fn a_won_game_does_not_repeat() {
    let mut game = game("4k3/8/8/8/8/8/3QP3/4K3 w - - 0 1");
    play(&mut game, "d2d3 e8e7 d3d2 e7e8 d2d3 e8e7");
    // The queen's return to d2 would bring the same position for the third time.
    let (mv, info) = think(&game, 4);
    assert_ne!(mv, uci::read(game.current(), "d3d2").expect("a legal move"));
    assert!(centipawns(&info) > 500, "{info:?}");
}

#[test]
fn the_fifty_moves_are_counted_from_the_real_game() {
    // One half-move is left: only a pawn move keeps the game from being a draw.
    let (mv, info) = think(&game("4k3/8/8/8/8/8/3QP3/4K3 w - - 99 90"), 4);
    assert!(["e2e3", "e2e4"].contains(&format!("{mv:?}").as_str()), "{mv:?}");
    assert!(centipawns(&info) > 500, "{info:?}");
    // Without a pawn nothing helps.
    let (_, info) = think(&game("4k3/8/8/8/8/8/3Q4/4K3 w - - 99 90"), 4);
    assert_eq!(info.score, Score::Centipawns(0));
    // A mate on the last move counts all the same.
    let (_, info) = think(&game("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 90"), 4);
    assert_eq!(info.score, Score::Mate(1));
    // Nobody has claimed: the game goes on to the 75th move, and so does the search.
    let (_, info) = think(&game("4k3/8/8/8/8/8/3Q4/4K3 w - - 120 90"), 4);
    assert!(centipawns(&info) > 500, "{info:?}");
}

#[test]
fn no_win_is_claimed_without_the_men_for_it() {
    let (_, info) = think(&game("4k3/8/8/8/8/8/8/N3K2N w - - 0 1"), 4);
    assert!(centipawns(&info).abs() < 150, "two knights: {info:?}");
}

#[test]
fn material_is_won_when_it_can_be() {
    for (fen, depth, best) in [
        // A fork of king and queen.
        ("4k3/p7/8/3q4/6N1/8/P6P/4K3 w - - 0 1", 4, "g4f6"),
        // A pinned knight is attacked by a pawn.
        ("4k3/8/3p4/4n3/8/3P4/8/4RK2 w - - 0 1", 4, "d3d4"),
        // King and queen on one line.
        ("8/8/1q2k3/8/8/8/6K1/7R w - - 0 1", 4, "h1h6"),
    ] {
        let (mv, info) = think(&game(fen), depth);
        assert_eq!(format!("{mv:?}"), best, "{fen}: {info:?}");
    }
}

#[test]
fn whoever_would_rather_pass_is_seen_to_be_in_zugzwang() {
    for (fen, best) in [
        // Black has nothing but moves that lose, once White's rook waits on f1.
        ("8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1", "e1f1"),
        // The pinned rook and its guards hold only as long as they need not move.
        ("1q1k4/2Rr4/8/2Q3K1/8/8/8/8 w - - 0 1", "g5h6"),
    ] {
        let limits = Limits { depth: Some(20), nodes: Some(1_200_000), ..Limits::default() };
        let best_found = Engine::new(16).search(&game(fen), &limits, &Stop::new(), |_| {});
        assert_eq!(format!("{:?}", best_found.expect("a move").mv), best, "{fen}");
    }
}

#[test]
fn nothing_is_sought_beyond_a_mate_that_is_nearer() {
    let (_, info) = think(&game("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), 30);
    assert_eq!(info.score, Score::Mate(1));
    assert!(info.nodes < 3_000, "{} nodes", info.nodes);
}

#[test]
fn only_the_moves_asked_for_are_thought_about() {
    let game = History::new(Position::default());
    for text in ["a2a3", "g1h3"] {
        let mv = uci::read(game.current(), text).expect("a legal move");
        let limits = Limits { depth: Some(3), moves: vec![mv], ..Limits::default() };
        let best = Engine::new(1).search(&game, &limits, &Stop::new(), |_| {});
        assert_eq!(best.map(|best| best.mv), Some(mv));
    }
}

#[test]
fn a_stopped_search_still_answers() {
    let game = History::new(Position::default());
    let stop = Stop::new();
    stop.raise();
    let best = Engine::new(1).search(&game, &Limits::default(), &stop, |_| {});
    assert!(game.current().is_legal(best.expect("there is a legal move").mv));
}

#[test]
fn a_search_ends_at_the_iteration_in_which_it_is_stopped() {
    let game = History::new(Position::default());
    let stop = Stop::new();
    let mut depths = Vec::new();
    Engine::new(1).search(&game, &Limits::default(), &stop, |info| {
        depths.push(info.depth);
        if info.depth == 4 {
            stop.raise();
        }
    });
    assert_eq!(depths, [1, 2, 3, 4]);
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let game = History::new(Position::default());
    for nodes in [200, 5_000, 20_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut last = 0;
        Engine::new(1).search(&game, &limits, &Stop::new(), |info| last = info.nodes);
        assert!(last <= nodes, "{last} of {nodes}");
    }
}
