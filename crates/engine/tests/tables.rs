//! What the engine makes of endgame tables: those of the room of tables, three men and a few of four.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, mpsc},
    time::Duration,
};

use roque_engine::{BestMove, Engine, Info, Limits, Score, Stop, Tables, Uci};
use roque_notation::{fen, uci};
use roque_rules::{DrawReason, History, Outcome, Position};
use roque_tablebase::{Tablebase, Wdl};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tablebase/tests/data")
}

fn base() -> Arc<Tablebase> {
    Arc::new(Tablebase::open([folder()]).expect("the tables of the other room"))
}

fn engine(fifty_moves: bool) -> Engine {
    let mut engine = Engine::new(1);
    engine.set_tables(Some(Tables::new(base(), 7, fifty_moves)));
    engine
}

fn game(text: &str) -> History {
    History::new(fen::read(text).expect("a position"))
}

/// The answer of a search so deep, and the last thing told.
fn ask(engine: &mut Engine, game: &History, depth: u8) -> (BestMove, Info) {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut last = None;
    let best = engine.search(game, &limits, &Stop::new(), |info| last = Some(info.clone()));
    (best.expect("there is a legal move"), last.expect("something is told"))
}

fn best(text: &str, depth: u8) -> String {
    let game = game(text);
    let (best, _) = ask(&mut engine(true), &game, depth);
    uci::write(game.current(), best.mv, roque_notation::Dialect::Ordinary)
}

/// Plays both sides, looking one half-move ahead, to the first capture or the end.
fn play(game: &mut History) -> usize {
    let (men, mut engine) = (game.current().board().occupied().len(), engine(true));
    let mut played = 0;
    while game.outcome().is_none() && game.current().board().occupied().len() == men {
        let (best, _) = ask(&mut engine, game, 1);
        game.play(best.mv).expect("a legal move");
        played += 1;
    }
    played
}

fn distance(position: &Position) -> usize {
    base().probe_dtz(position).expect("a table").plies().unsigned_abs() as usize
}

#[test]
fn what_is_won_is_won_in_as_many_half_moves_as_the_table_counts() {
    for (text, mates) in [
        ("8/8/8/4k3/8/8/8/KQ6 w - - 0 1", true),
        ("8/8/8/4k3/8/8/8/KR6 w - - 0 1", true),
        ("kr6/8/8/8/4K3/8/8/8 b - - 0 1", true),
        // The rook falls; the mate comes after.
        ("4k3/8/4r3/8/8/8/8/QK6 w - - 0 1", false),
        ("8/8/3k4/8/3r4/8/8/K6Q b - - 0 1", false),
    ] {
        let mut game = game(text);
        let counted = distance(game.current());
        let played = play(&mut game);
        // Tables may tell one half-move less.
        assert!(played == counted || played == counted + 1, "{text}: {played}, not {counted}");
        assert_eq!(game.outcome().is_some_and(|end| end.winner().is_some()), mates, "{text}");
    }
}

#[test]
fn a_win_that_has_to_hurry_is_not_let_slip() {
    let text = "4k3/8/4r3/8/8/8/8/QK6 w - - 0 1";
    let counted = distance(game(text).current());
    // Just enough is left of the fifty moves.
    let clock = 99 - counted;
    let mut hurried = game(&text.replace(" 0 1", &format!(" {clock} 90")));
    let (_, info) = ask(&mut engine(true), &hurried, 4);
    assert_eq!(info.score, Score::Centipawns(20_000));
    play(&mut hurried);
    assert_eq!(hurried.current().half_moves(), 0, "the rook has been taken in time");
}

#[test]
fn what_the_fifty_moves_save_stays_a_draw() {
    let text = "4k3/8/4r3/8/8/8/8/QK6 w - - 0 1";
    let clock = 101 - distance(game(text).current());
    let mut late = game(&text.replace(" 0 1", &format!(" {clock} 90")));
    let (_, info) = ask(&mut engine(true), &late, 4);
    assert_eq!(info.score, Score::Centipawns(0));
    let (_, info) = ask(&mut engine(false), &late, 4);
    assert_eq!(info.score, Score::Centipawns(20_000));
    while late.current().half_moves() < 100 {
        let (best, info) = ask(&mut engine(true), &late, 1);
        assert_eq!(info.score, Score::Centipawns(0), "{:?}", late.current());
        late.play(best.mv).expect("a legal move");
    }
    assert!(late.claims().fifty_moves);
    assert_eq!(late.current().board().occupied().len(), 4);
}

#[test]
fn a_pawn_becomes_what_wins() {
    // A queen would stalemate.
    assert_eq!(best("8/k1P5/2K5/8/8/8/8/8 w - - 0 1", 1), "c7c8r");
    assert_eq!(best("8/8/8/8/8/2k5/K1p5/8 b - - 0 1", 1), "c2c1r");
    assert_eq!(best("8/2P5/k7/8/8/8/8/K7 w - - 0 1", 1), "c7c8q");
}

#[test]
fn a_draw_is_held_where_other_moves_lose() {
    let base = base();
    for text in [
        "4k3/8/8/4PK2/8/8/8/8 b - - 0 1",
        "8/8/3k4/8/3PK3/8/8/8 b - - 0 1",
        "8/8/8/6k1/6q1/5R2/7K/8 w - - 0 1",
        "1k6/3q4/6KR/8/8/8/8/8 w - - 0 1",
    ] {
        let game = game(text);
        let end = |mv| base.probe_wdl(&game.current().play_unchecked(mv)).expect("a table");
        let ends: Vec<Wdl> = game.current().legal_moves().into_iter().map(end).collect();
        assert!(ends.contains(&Wdl::Draw) && ends.contains(&Wdl::Win), "{text}: {ends:?}");
        assert_eq!(end(ask(&mut engine(true), &game, 1).0.mv), Wdl::Draw, "{text}");
    }
}

#[test]
fn a_position_that_leads_into_the_tables_is_known_before_it_is_there() {
    // The knight can be taken, and then the rook mates; there is no table of rook against knight here.
    let game = game("8/8/8/8/3k4/8/n7/R3K3 w - - 7 30");
    let (best, info) = ask(&mut engine(true), &game, 4);
    assert_eq!(uci::write(game.current(), best.mv, roque_notation::Dialect::Ordinary), "a1a2");
    assert_eq!(info.score, Score::Centipawns(19_999));
    assert!(info.table_hits > 0);
    let (_, without) = ask(&mut Engine::new(1), &game, 4);
    assert_eq!(without.table_hits, 0);
}

#[test]
fn a_mate_that_is_seen_comes_before_the_count_of_the_tables() {
    let (_, info) = ask(&mut engine(true), &game("7k/8/5K2/8/8/8/8/Q7 w - - 0 1"), 6);
    assert!(info.score.is_mate(), "{:?}", info.score);
}

#[test]
fn every_line_asked_for_is_told_and_the_winning_ones_first() {
    let game = game("8/2P5/k7/8/8/8/8/K7 w - - 0 1");
    let limits = Limits { depth: Some(3), lines: 5, ..Limits::default() };
    let mut told = Vec::new();
    engine(true).search(&game, &limits, &Stop::new(), |info| {
        told.retain(|earlier: &Info| earlier.rank != info.rank);
        told.push(info.clone());
    });
    let wins = |info: &Info| info.score.leaning().is_gt();
    assert_eq!(told.len(), 5);
    assert!(told.iter().take(2).all(wins), "{told:?}");
    assert!(told.is_sorted_by_key(|info| !wins(info)), "{told:?}");
}

#[test]
fn a_repetition_does_not_count_as_progress() {
    // The position after the best move has occurred twice: once more is a draw.
    let mut game = game("8/8/8/4k3/8/8/8/KQ6 w - - 0 1");
    let (first, _) = ask(&mut engine(true), &game, 1);
    let after = game.play(first.mv).expect("a legal move").to_owned();
    let reply = after.legal_moves()[0];
    for _ in 0..2 {
        let back = |from: &History, mv: roque_rules::Move| {
            let mv = roque_rules::Move::new(mv.to(), mv.from());
            from.current().is_legal(mv).then_some(mv)
        };
        game.play(reply).expect("a legal move");
        let Some(mv) = back(&game, first.mv) else { panic!("the move can be taken back") };
        game.play(mv).expect("a legal move");
        let Some(mv) = back(&game, reply) else { panic!("the reply can be taken back") };
        game.play(mv).expect("a legal move");
        if game.occurrences() < 3 {
            game.play(first.mv).expect("a legal move");
        }
    }
    let (best, _) = ask(&mut engine(true), &game, 1);
    assert_ne!(best.mv, first.mv);
    game.play(best.mv).expect("a legal move");
    let drawn = Outcome::Draw(DrawReason::ThreefoldRepetition);
    assert_ne!(game.outcome(), Some(drawn));
    assert!(!game.claims().threefold);
}

/// All that is said to these lines, up to the answer to the last of them.
fn dialogue(lines: &[String]) -> Vec<String> {
    let (tell, said) = mpsc::channel();
    let mut engine = Uci::new(move |line| drop(tell.send(line.to_string())));
    for line in lines {
        assert!(engine.handle_line(line).is_continue());
    }
    let mut heard = Vec::new();
    while heard.last().is_none_or(|line: &String| !line.starts_with("bestmove")) {
        heard.push(said.recv_timeout(Duration::from_mins(1)).expect("an answer"));
    }
    heard
}

#[test]
fn tables_are_set_by_a_path_and_told_about() {
    let path = folder();
    let heard = dialogue(&[
        format!("setoption name SyzygyPath value {}", path.display()),
        "setoption name SyzygyPath value /nowhere".to_string(),
        "position fen 8/8/8/8/3k4/8/n7/R3K3 w - - 7 30".to_string(),
        "go depth 4".to_string(),
    ]);
    assert_eq!(
        heard[0],
        "info string 12 endgame tables of up to 4 men found, 11 of them with distances"
    );
    let refused =
        "info string option SyzygyPath left as it was: the folder /nowhere cannot be read: ";
    assert!(heard[1].starts_with(refused), "{}", heard[1]);
    let last = heard.iter().rev().find(|line| line.starts_with("info depth 4")).expect("a depth");
    assert!(last.contains(" score cp 19999 ") && !last.contains(" tbhits 0 "), "{last}");
    let heard = dialogue(&[
        format!("setoption name SyzygyPath value {}", path.display()),
        "setoption name SyzygyPath value <empty>".to_string(),
        "position fen 8/8/8/8/3k4/8/n7/R3K3 w - - 7 30".to_string(),
        "go depth 4".to_string(),
    ]);
    assert_eq!(heard[1], "info string no endgame tables are asked");
    assert!(
        heard
            .iter()
            .filter(|line| line.contains(" depth "))
            .all(|line| line.contains(" tbhits 0 "))
    );
}

#[test]
fn a_damaged_table_is_told_about_once_and_the_move_comes_all_the_same() {
    let folder = std::env::temp_dir().join(format!("roque-engine-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("KRvK.rtbw"), [0; 80]).unwrap();
    let heard = dialogue(&[
        format!("setoption name SyzygyPath value {}", folder.display()),
        "position fen 8/8/8/3k4/8/8/8/R3K3 w - - 0 1".to_string(),
        "go depth 3".to_string(),
        "go depth 3".to_string(),
    ]);
    std::fs::remove_dir_all(&folder).unwrap();
    let named =
        |line: &&String| line.contains("KRvK.rtbw is of no use: it does not begin as a table does");
    assert_eq!(heard.iter().filter(named).count(), 1, "{heard:?}");
    assert!(heard.last().unwrap().starts_with("bestmove "));
}
