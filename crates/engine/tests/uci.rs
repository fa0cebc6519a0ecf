//! The dialogue with a chess program, judged by what is said and in which order. The cases named
//! U01 to U07 and C08 are of the list of known kinds of bugs in chess programs.

use std::{
    ops::ControlFlow,
    sync::mpsc::{self, Receiver},
    time::Duration,
};

use roque_engine::{
    Score, ScoreBound, Uci,
    heard::{Heard, OfferKind},
};
use roque_notation::{fen, uci};
use roque_rules::Position;
use serde_json::{Value, json};

/// Long enough that only a search that never ends fails for it.
const HANGS: Duration = Duration::from_secs(20);

struct Dialogue {
    engine: Uci,
    said: Receiver<String>,
}

impl Dialogue {
    fn new() -> Self {
        let (tell, said) = mpsc::channel();
        // What the engine says after the listener has gone is of no interest.
        let engine = Uci::new(move |line| drop(tell.send(line.to_string())));
        Self { engine, said }
    }

    fn send(&mut self, lines: &str) {
        for line in lines.lines() {
            assert_eq!(self.engine.handle_line(line.trim()), ControlFlow::Continue(()));
        }
    }

    /// The next line that begins like this, once it is said.
    fn wait_for(&self, beginning: &str) -> String {
        loop {
            let line = self.said.recv_timeout(HANGS).unwrap_or_else(|_| {
                panic!("the engine never says {beginning:?}");
            });
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// All that has been said and not yet heard.
    fn heard(&self) -> Vec<String> {
        self.said.try_iter().collect()
    }

    /// The answer to these lines, of which the last is a `go`.
    fn best_move(&mut self, lines: &str) -> String {
        self.send(lines);
        self.wait_for("bestmove ")
    }
}

fn count(lines: &[String], beginning: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(beginning)).count()
}

/// Fails unless `bestmove` names a legal move of the position.
fn assert_legal(bestmove: &str, position: &Position) {
    let mv = bestmove.split_whitespace().nth(1).expect("a move");
    uci::read(position, mv).unwrap_or_else(|error| panic!("{bestmove}: {error}"));
}

#[test]
fn it_introduces_itself_and_its_options() {
    let mut dialogue = Dialogue::new();
    dialogue.send("uci");
    let heard = dialogue.heard();
    assert_eq!(count(&heard, "id name Roque"), 1);
    for option in [
        "Hash type spin default 16 min 1 max ",
        "Clear Hash type button",
        "Threads type spin default 1 min 1 max ",
        "MultiPV type spin default 1 min 1 max 256",
        "Ponder type check default false",
        "Move Overhead type spin default 20 min 0 max 10000",
        "UCI_Chess960 type check default false",
        "UCI_LimitStrength type check default false",
        "UCI_Elo type spin default ",
        "UCI_ShowWDL type check default false",
        "UCI_AnalyseMode type check default false",
        "SyzygyPath type string default <empty>",
        "SyzygyProbeLimit type spin default 7 min 0 max 7",
        "Syzygy50MoveRule type check default true",
    ] {
        assert_eq!(count(&heard, &format!("option name {option}")), 1, "{option}");
    }
    assert_eq!(heard.last().unwrap(), "uciok");
}

#[test]
fn u01_it_answers_isready_while_it_thinks_and_stops_once() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position startpos\ngo infinite");
    dialogue.wait_for("info depth 4");
    dialogue.send("isready\nisready\nstop\nstop\nisready");
    let heard = dialogue.heard();
    let told: Vec<&str> = heard
        .iter()
        .filter(|line| !line.starts_with("info"))
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    assert_eq!(told, ["readyok", "readyok", "bestmove", "readyok"]);
}

#[test]
fn a_stopped_search_has_answered_before_the_next_line_is_read() {
    let mut dialogue = Dialogue::new();
    for _ in 0..50 {
        dialogue.send("go infinite\nstop");
        let heard = dialogue.heard();
        assert_eq!(count(&heard, "bestmove "), 1);
        assert!(heard.last().unwrap().starts_with("bestmove "));
    }
}

#[test]
fn a_new_go_ends_the_search_before_it() {
    let mut dialogue = Dialogue::new();
    dialogue.send("go infinite\nposition startpos moves e2e4\ngo depth 2");
    assert_legal(&dialogue.wait_for("bestmove "), &Position::default());
    let after = fen::read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").unwrap();
    assert_legal(&dialogue.wait_for("bestmove "), &after);
}

#[test]
fn u03_without_a_legal_move_it_says_so_once_and_goes_on() {
    for (fen, score) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "info depth 0 seldepth 0 multipv 1 score cp 0 "),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "info depth 0 seldepth 0 multipv 1 score mate 0 "),
    ] {
        let mut dialogue = Dialogue::new();
        dialogue.send(&format!("position fen {fen}\ngo depth 5"));
        dialogue.wait_for(score);
        assert_eq!(dialogue.wait_for("bestmove"), "bestmove (none)");

        dialogue.send("go infinite");
        dialogue.wait_for(score);
        dialogue.send("isready");
        assert_eq!(dialogue.said.recv_timeout(HANGS).unwrap(), "readyok", "before any answer");
        dialogue.send("stop\nstop");
        assert_eq!(dialogue.heard(), ["bestmove (none)"]);

        assert_legal(&dialogue.best_move("position startpos\ngo depth 3"), &Position::default());
    }
}

#[test]
fn u05_at_the_end_of_the_input_it_stops_thinking() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position startpos\ngo infinite");
    dialogue.wait_for("info depth 2");
    drop(dialogue.engine);
    // The channel closes only when nothing of the engine is left.
    assert_eq!(count(&dialogue.said.iter().collect::<Vec<_>>(), "bestmove "), 1);
}

#[test]
fn quit_ends_the_dialogue_and_the_search() {
    let mut dialogue = Dialogue::new();
    dialogue.send("go infinite");
    assert_eq!(dialogue.engine.handle_line("quit"), ControlFlow::Break(()));
    assert_eq!(count(&dialogue.heard(), "bestmove "), 1);
}

#[test]
fn u07_any_clock_gets_a_legal_move() {
    let mut dialogue = Dialogue::new();
    for go in [
        "wtime 0 btime 0 winc 0 binc 0",
        "wtime -50 btime 60000",
        "movetime 0",
        "movetime 1",
        "movetime -1",
        "wtime 100 btime 100 movestogo 1",
        "wtime 100 btime 100 movestogo 0",
        "btime 60000",
        "winc 1000",
        "wtime x btime y",
        "depth 0",
        "depth -3",
        "depth",
        "nodes 0",
        "nodes 1",
        "mate 0",
        "mate 1",
    ] {
        let answer = dialogue.best_move(&format!("position startpos\ngo {go}"));
        assert_legal(&answer, &Position::default());
        assert_eq!(count(&dialogue.heard(), "bestmove "), 0, "one answer to go {go}");
    }
}

#[test]
fn even_without_time_it_sees_what_hangs() {
    let mut dialogue = Dialogue::new();
    let queen_hangs = "position fen 4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1";
    for go in ["wtime 0 btime 0", "movetime 0", "nodes 1", "depth 0"] {
        let answer = dialogue.best_move(&format!("{queen_hangs}\ngo {go}"));
        assert!(answer.starts_with("bestmove e4d5"), "go {go}: {answer}");
    }
}

const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1";

/// Where the engine believes to be: the position is told from the answers to `go searchmoves`.
fn knows(dialogue: &mut Dialogue, moves: &[&str]) -> bool {
    moves.iter().all(|mv| {
        let answer = dialogue.best_move(&format!("go depth 1 searchmoves {mv}"));
        answer.split_whitespace().nth(1) == Some(mv)
    })
}

#[test]
fn c08_castling_is_understood_and_written_in_both_dialects() {
    let mut dialogue = Dialogue::new();
    for mv in ["e8g8", "e8h8"] {
        dialogue.send(&format!("position fen {ROOKS} moves {mv}"));
        assert!(knows(&mut dialogue, &["h1f1", "h1h8"]), "{mv} castles");
    }
    dialogue.send(&format!("position fen {ROOKS}"));
    let answer = dialogue.best_move("go depth 1 searchmoves e8h8");
    assert!(answer.starts_with("bestmove e8g8"), "{answer}");

    dialogue.send("setoption name UCI_Chess960 value true");
    for mv in ["e8g8", "e8h8"] {
        dialogue.send(&format!("position fen {ROOKS} moves {mv}"));
        assert!(knows(&mut dialogue, &["h1f1", "h1h8"]), "{mv} castles");
    }
    dialogue.send(&format!("position fen {ROOKS}"));
    let answer = dialogue.best_move("go depth 1 searchmoves e8h8");
    assert!(answer.starts_with("bestmove e8h8"), "{answer}");
}

#[test]
fn c08_a_king_step_in_chess960_is_no_castling() {
    let mut dialogue = Dialogue::new();
    dialogue.send("setoption name UCI_Chess960 value true");
    let king_beside_rook = "position fen 4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    for (mv, answer) in [("f1g1", "bestmove f1g1"), ("f1h1", "bestmove f1h1")] {
        let best = dialogue.best_move(&format!("{king_beside_rook}\ngo depth 1 searchmoves {mv}"));
        assert!(best.starts_with(answer), "{best}");
    }
    dialogue.send(&format!("{king_beside_rook} moves f1g1 e8e7"));
    assert!(knows(&mut dialogue, &["h1h2", "g1f1"]), "the rook stands where it stood");
    dialogue.send(&format!("{king_beside_rook} moves f1h1 e8e7"));
    assert!(knows(&mut dialogue, &["f1e1", "g1h1"]), "the rook went to f1");
}

#[test]
fn a_bad_position_is_named_and_gets_no_move() {
    let mut dialogue = Dialogue::new();
    for (line, named) in [
        ("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("position fen 4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "e8"),
        ("position fen rnbqkbnx/8/8/8/8/8/8/8 w - - 0 1", "'x'"),
        ("position fen", ""),
        ("position startpos moves e2e4 e2e4", "move 2 (e2e4)"),
        ("position startpos moves e2e4 zz", "move 2 (zz)"),
        ("position startpos moves e7e8q", "move 1 (e7e8q)"),
        ("position startpos moves 0000", "move 1 (0000)"),
    ] {
        dialogue.send("position startpos moves e2e4");
        dialogue.send(line);
        let heard = dialogue.heard();
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string no position: "), "{line}: {heard:?}");
        assert!(heard[0].contains(named), "{line}: {heard:?}");

        assert_eq!(dialogue.best_move("go depth 3"), "bestmove 0000", "{line}");
        dialogue.send("go infinite\nisready");
        dialogue.wait_for("readyok");
        assert_eq!(count(&dialogue.heard(), "bestmove"), 0, "{line}: before stop");
        dialogue.send("stop\nstop");
        assert_eq!(dialogue.heard(), ["bestmove 0000"], "{line}");
    }
    dialogue.send("position startpos");
    assert!(knows(&mut dialogue, &["e2e4", "g1f3"]), "a good position ends it");
}

#[test]
fn a_position_that_says_nothing_leaves_the_one_there_is() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position startpos moves e2e4\nposition\nposition e2e4");
    assert_eq!(count(&dialogue.heard(), "info string "), 2);
    assert!(knows(&mut dialogue, &["e7e5", "g8f6"]));
}

#[test]
fn a_bad_option_is_named_and_changes_nothing() {
    let mut dialogue = Dialogue::new();
    for (line, named) in [
        ("setoption name Contempt value 3", "\"Contempt\""),
        ("setoption name Hash value 0", "from 1 to 1048576, not \"0\""),
        ("setoption name Hash value many", "\"many\""),
        ("setoption name Hash", "not \"\""),
        ("setoption name Threads value 0", "from 1 to 1024, not \"0\""),
        ("setoption name MultiPV value -1", "from 1 to 256, not \"-1\""),
        ("setoption name UCI_Elo value 9000", "not \"9000\""),
        ("setoption name UCI_Chess960 value yes", "true or false"),
        ("setoption value 3", "setoption name"),
    ] {
        dialogue.send(line);
        let heard = dialogue.heard();
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string "), "{line}: {heard:?}");
        assert!(heard[0].contains(named), "{line}: {heard:?}");
    }
    dialogue.send("setoption name hash value 1\nsetoption name Clear Hash\nucinewgame");
    assert_eq!(dialogue.heard(), Vec::<String>::new());
}

#[test]
fn the_table_is_left_alone_during_a_search() {
    let mut dialogue = Dialogue::new();
    dialogue.send("go infinite");
    dialogue.wait_for("info depth 2");
    dialogue.send("setoption name Hash value 2");
    dialogue.wait_for("info string option Hash cannot change during a search");
    dialogue.send("stop");
    dialogue.wait_for("bestmove ");
    dialogue.send("setoption name Hash value 2\nisready");
    assert_eq!(dialogue.heard(), ["readyok"]);
}

#[test]
fn no_line_breaks_it() {
    let mut dialogue = Dialogue::new();
    let long = "e2e4 ".repeat(50_000);
    for line in [
        "",
        "    ",
        "\u{0}\u{1}\u{7f}",
        "né à Évreux",
        "go searchmoves",
        "stop",
        "ponderhit",
        "setoption",
        "setoption name",
        "setoption name value",
        "debug on",
        "register later",
        "position fen / w - -",
        "position startpos moves",
        &format!("position startpos moves {long}"),
        &long,
    ] {
        dialogue.send(line);
        dialogue.send("stop");
    }
    dialogue.heard();
    let answer = dialogue.best_move("joho position startpos\njoho go depth 2 blitz");
    assert_legal(&answer, &Position::default());
}

#[test]
fn it_reports_what_it_finds() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\ngo depth 3");
    let line = dialogue.wait_for("info depth 3");
    for part in [" seldepth ", " score mate 1 ", " nodes ", " nps ", " time ", " hashfull "] {
        assert!(line.contains(part), "{part:?} in {line}");
    }
    assert!(line.ends_with(" pv d1d8"), "{line}");
    assert_eq!(dialogue.wait_for("bestmove"), "bestmove d1d8");
}

#[test]
fn pondering_ends_with_one_answer() {
    let mut dialogue = Dialogue::new();
    dialogue.send("go ponder wtime 1000 btime 1000");
    dialogue.wait_for("info depth 2");
    dialogue.send("ponderhit\nstop");
    assert_eq!(count(&dialogue.heard(), "bestmove "), 1);
}

#[test]
fn a_ponderhit_starts_the_clock_and_nothing_is_answered_before() {
    let mut dialogue = Dialogue::new();
    for go in ["go ponder wtime 40 btime 40", "go ponder", "go ponder movetime 1"] {
        dialogue.send(&format!("position startpos\n{go}"));
        // Longer than the clock holds.
        dialogue.wait_for("info depth 9");
        dialogue.send("isready");
        dialogue.wait_for("readyok");
        dialogue.send("ponderhit");
        assert_legal(&dialogue.wait_for("bestmove "), &Position::default());
    }
    for go in ["go ponder depth 2", "go ponder nodes 1"] {
        dialogue.send(&format!("{go}\nisready"));
        dialogue.wait_for("readyok");
        assert_eq!(count(&dialogue.heard(), "bestmove "), 0, "{go}: before ponderhit");
        dialogue.send("ponderhit");
        assert_legal(&dialogue.wait_for("bestmove "), &Position::default());
    }
    dialogue.send("ponderhit");
    assert_eq!(dialogue.heard(), Vec::<String>::new(), "without a search");
}

/// The numbers after a word of some lines.
fn numbers(lines: &[String], word: &str) -> Vec<i64> {
    let after = |line: &String| {
        let mut words = line.split_whitespace().skip_while(|&found| found != word);
        words.nth(1)?.parse().ok()
    };
    lines.iter().filter_map(after).collect()
}

#[test]
fn as_many_lines_as_asked_for_come_in_order_and_begin_with_different_moves() {
    let mut dialogue = Dialogue::new();
    dialogue.send("setoption name MultiPV value 3\nposition startpos\ngo depth 6");
    let best = dialogue.wait_for("bestmove ");
    assert_legal(&best, &Position::default());

    dialogue.send("go depth 6");
    let mut heard = Vec::new();
    while heard.last().is_none_or(|line: &String| !line.starts_with("bestmove")) {
        heard.push(dialogue.said.recv_timeout(HANGS).expect("an answer"));
    }
    heard.retain(|line| line.starts_with("info depth 6 "));
    assert_eq!(numbers(&heard, "multipv"), [1, 2, 3]);
    let values = numbers(&heard, "cp");
    assert!(values.is_sorted_by(|better, worse| better >= worse), "{values:?}");
    let mut firsts: Vec<&str> =
        heard.iter().filter_map(|line| line.split(" pv ").nth(1)?.split(' ').next()).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "{heard:?}");

    // Two legal moves give two lines.
    dialogue.send("position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1\ngo depth 3");
    dialogue.wait_for("bestmove ");
    let lines = "position fen 7k/6pp/8/8/8/8/8/K6r w - - 0 1\ngo depth 3";
    dialogue.send(lines);
    let mut ranks = Vec::new();
    loop {
        let line = dialogue.said.recv_timeout(HANGS).expect("an answer");
        if line.starts_with("bestmove") {
            break;
        }
        ranks.extend(numbers(&[line], "multipv"));
    }
    assert_eq!(ranks.iter().max(), Some(&2));
}

#[test]
fn several_threads_answer_once_and_stop() {
    let mut dialogue = Dialogue::new();
    dialogue.send("setoption name Threads value 4");
    for go in ["go depth 6", "go nodes 20000", "go movetime 30", "go wtime 200 btime 200"] {
        assert_legal(&dialogue.best_move(go), &Position::default());
    }
    for _ in 0..10 {
        dialogue.send("go infinite\nstop");
        assert_eq!(count(&dialogue.heard(), "bestmove "), 1);
    }
}

#[test]
fn a_mate_asked_for_is_looked_for_and_ends_the_search() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position fen 6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1\ngo mate 2");
    dialogue.wait_for("info depth 1 ");
    let answer = dialogue.wait_for("bestmove ");
    assert!(answer.starts_with("bestmove "), "{answer}");
    assert_legal(&dialogue.best_move("position startpos\ngo mate 1"), &Position::default());
}

#[test]
fn positions_are_counted_when_asked() {
    let mut dialogue = Dialogue::new();
    dialogue.send("position startpos\ngo perft 3");
    assert_eq!(dialogue.wait_for("Nodes searched: "), "Nodes searched: 8902");
    dialogue.send("go perft 1");
    dialogue.wait_for("Nodes searched: 20");
    dialogue.send(&format!("position fen {ROOKS}\nsetoption name UCI_Chess960 value true"));
    dialogue.send("go perft 2");
    dialogue.wait_for("e8h8: ");
    dialogue.wait_for("Nodes searched: ");
    dialogue.send("position startpos\ngo perft 40\nstop\nisready");
    assert_eq!(dialogue.heard().last().unwrap(), "readyok");
}

#[test]
fn the_odds_are_told_when_asked() {
    let mut dialogue = Dialogue::new();
    dialogue.send("setoption name UCI_ShowWDL value true\nposition startpos\ngo depth 2");
    let line = dialogue.wait_for("info depth 2 ");
    let words: Vec<&str> = line.split_whitespace().skip_while(|&word| word != "wdl").collect();
    let odds: Vec<u32> = words[1..4].iter().map(|word| word.parse().expect("a number")).collect();
    assert_eq!(odds.iter().sum::<u32>(), 1_000, "{line}");
    assert_eq!(words[4], "nodes", "{line}");
}

#[test]
fn a_limited_strength_plays_legal_moves_and_waits_when_it_must() {
    let mut dialogue = Dialogue::new();
    dialogue.send("setoption name UCI_LimitStrength value true");
    for rating in ["1100", "1250", "2200"] {
        dialogue.send(&format!("setoption name UCI_Elo value {rating}\nposition startpos"));
        for go in ["go wtime 1000 btime 1000", "go nodes 100", "go movetime 5"] {
            assert_legal(&dialogue.best_move(go), &Position::default());
        }
        let answer = dialogue.best_move("go depth 1 searchmoves a2a3");
        assert!(answer.starts_with("bestmove a2a3"), "{answer}");
        dialogue.send("go infinite\nisready");
        dialogue.wait_for("readyok");
        dialogue.send("stop");
        assert_eq!(count(&dialogue.heard(), "bestmove "), 1);
    }
}

#[test]
fn the_last_report_tells_what_the_whole_search_cost() {
    let mut dialogue = Dialogue::new();
    for nodes in [5_000, 7_777, 12_345] {
        dialogue.send(&format!("ucinewgame\nposition startpos\ngo nodes {nodes}"));
        let mut last = String::new();
        loop {
            let line = dialogue.wait_for("");
            if line.starts_with("bestmove") {
                break;
            }
            last = line;
        }
        assert!(last.contains(&format!(" nodes {nodes} ")), "{last}");
    }
}

/// What each case of the table says that a line leads to.
#[test]
fn every_case_of_the_table_holds() {
    let cases: Value =
        serde_json::from_str(include_str!("data/uci_cases.json")).expect("valid JSON");
    let mut run = 0;
    for case in cases.as_array().expect("a list") {
        let (id, expect) = (&case["id"], &case["expect"]);
        let input = case["input"].as_str().expect("a line");
        let mut dialogue = Dialogue::new();
        if expect["chess960"] == true {
            dialogue.send("setoption name UCI_Chess960 value true");
        }
        match input.split_whitespace().next().expect("a word") {
            "position" if expect["error"].is_null() => {
                dialogue.send(&format!("{input}\nd"));
                let fen = expect["fen"].as_str().expect("a position");
                assert_eq!(dialogue.heard(), [format!("info string fen {fen}")], "{id}");
            }
            // The table would go on from the last legal position. A move for it would be no answer
            // to what was asked: see docs/engine.md.
            "position" => {
                dialogue.send(input);
                let heard = dialogue.heard();
                assert!(heard[0].contains("move 2 (e2e4)"), "{id}: {heard:?}");
                assert_eq!(dialogue.best_move("go depth 1"), "bestmove 0000", "{id}");
            }
            "joho" => {
                dialogue.send(input);
                assert_eq!(dialogue.heard(), Vec::<String>::new(), "{id}");
            }
            // What engines say, as a program hears it.
            "bestmove" | "info" | "option" => {
                let heard = as_json(&Heard::read(input).expect("a line of UCI"));
                for (name, value) in expect.as_object().expect("names and values") {
                    assert_eq!(heard[name], *value, "{id}: {name}");
                }
            }
            word => panic!("{id}: {word} is not a line of UCI"),
        }
        run += 1;
    }
    assert_eq!(run, 15);
}

/// As the table writes it.
fn as_json(heard: &Heard) -> Value {
    match heard {
        Heard::BestMove { mv, ponder } => json!({ "bestmove": mv, "ponder": ponder }),
        Heard::Report(report) => {
            let mut score = match report.score {
                Some(Score::Centipawns(value)) => json!({ "cp": value }),
                Some(Score::Mate(moves)) => json!({ "mate": moves }),
                None => json!({}),
            };
            if let Some(bound) = report.bound {
                let upper = bound == ScoreBound::AtMost;
                score["bound"] = json!(if upper { "upper" } else { "lower" });
            }
            json!({
                "depth": report.depth,
                "seldepth": report.deepest,
                "multipv": report.rank,
                "score": score,
                "nodes": report.nodes,
                "pv": report.line,
                "string": report.text,
            })
        }
        Heard::Offer(offer) => {
            let mut value = match &offer.kind {
                OfferKind::Check { default } => json!({ "type": "check", "default": default }),
                OfferKind::Spin { default, min, max } => {
                    json!({ "type": "spin", "default": default, "min": min, "max": max })
                }
                OfferKind::Combo { default, choices } => {
                    json!({ "type": "combo", "default": default, "var": choices })
                }
                OfferKind::Button => json!({ "type": "button" }),
                OfferKind::Text { default } => json!({ "type": "string", "default": default }),
            };
            value["name"] = json!(offer.name);
            value
        }
        other => panic!("the table has none of {other:?}"),
    }
}

#[test]
fn e05_no_impossible_position_reaches_the_search() {
    let mut dialogue = Dialogue::new();
    for fen in [
        "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
        "4k3/8/8/8/8/8/7/4K3 w - - 0 1",
        "4k3/44/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w xK - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
    ] {
        dialogue.send(&format!("position fen {fen}"));
        let heard = dialogue.heard();
        assert_eq!(heard.len(), 1, "{fen}: {heard:?}");
        assert!(heard[0].starts_with("info string no position: "), "{fen}: {heard:?}");
        assert_eq!(dialogue.best_move("go depth 1"), "bestmove 0000", "{fen}");
    }
}

#[test]
fn d06_a_mate_comes_before_the_counting_of_moves() {
    let mut dialogue = Dialogue::new();
    for counted in [49, 99, 149] {
        dialogue.send(&format!("position fen 7k/8/6K1/8/8/8/8/R7 w - - {counted} 120\ngo depth 4"));
        let line = dialogue.wait_for("info depth 4 ");
        assert!(line.contains(" score mate 1 "), "{counted}: {line}");
        assert_eq!(dialogue.wait_for("bestmove"), "bestmove a1a8", "{counted}");
    }
}
