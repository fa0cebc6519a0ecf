//! `roque position`, whose JSON scripts rely on.

mod common;

use common::{answer, complaint, roque};
use serde_json::{Value, json};

fn report(arguments: &[&str]) -> Value {
    serde_json::from_str(&answer(&[&["position", "--json"], arguments].concat()))
        .expect("a report in JSON")
}

#[test]
fn the_start_has_twenty_moves() {
    let start = report(&["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]);
    assert_eq!(start["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(start["turn"], "white");
    assert_eq!(start["legal"].as_array().map(Vec::len), Some(20));
    assert_eq!((&start["legal"][0], &start["san"][0]), (&json!("a2a3"), &json!("a3")));
    assert_eq!((&start["check"], &start["checkers"]), (&json!(false), &json!([])));
    assert_eq!((&start["outcome"], &start["problems"]), (&Value::Null, &json!([])));
}

#[test]
fn moves_and_their_san_stand_in_the_same_order() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (arguments, written) in [(&[castling][..], "e1g1"), (&[castling, "--chess960"], "e1h1")] {
        let report = report(arguments);
        let legal = report["legal"].as_array().unwrap();
        let index = legal.iter().position(|mv| mv == written).unwrap();
        assert_eq!(report["san"][index], "O-O", "{report}");
        assert_eq!(report["san"].as_array().map(Vec::len), Some(legal.len()));
    }
    assert_eq!(report(&[castling, "--chess960"])["fen"], "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
}

#[test]
fn check_mate_stalemate_and_dead_material_are_named() {
    let mate = report(&["4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"]);
    assert_eq!(
        (&mate["check"], &mate["checkers"], &mate["legal"]),
        (&json!(true), &json!(["e8"]), &json!([]))
    );
    assert_eq!(mate["outcome"], json!({ "winner": "white", "reason": "checkmate" }));
    for (fen, reason) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "insufficient-material"),
        ("4k3/8/8/8/8/8/4P3/4K2R w - - 150 90", "seventy-five-moves"),
        // Dead with much material, and dead before the capture that only bare kings are left by.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "dead-position"),
        ("7k/8/8/8/8/8/6q1/7K w - - 0 1", "dead-position"),
    ] {
        assert_eq!(report(&[fen])["outcome"], json!({ "winner": null, "reason": reason }), "{fen}");
    }
    assert_eq!(report(&["4k3/8/8/8/8/8/4P3/4K2R w - - 100 90"])["claims"]["fiftyMoves"], true);
}

#[test]
fn who_can_still_mate_is_told_of_each_side() {
    for (fen, white, black, dead) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "winnable", "unwinnable", json!(false)),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "unwinnable", "unwinnable", json!(true)),
        // The right to capture en passant opens the wall.
        ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 w - d6 0 1", "winnable", "winnable", json!(false)),
    ] {
        let report = report(&[fen]);
        assert_eq!(report["winnable"], json!({ "white": white, "black": black }), "{fen}");
        assert_eq!(report["dead"], dead, "{fen}");
    }
}

#[test]
fn the_text_says_the_same_for_people() {
    let text = answer(&["position", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"]);
    let lines = [
        "fen      4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "turn     white",
        "check    by e2",
        "outcome  none, the game goes on",
        "claims   none",
        "winnable white unwinnable, black winnable",
        "legal    3 e1d1 e1e2 e1f1",
        "san      Kd1 Kxe2 Kf1",
    ];
    assert_eq!(text.lines().collect::<Vec<_>>(), lines);
}

#[test]
fn an_impossible_position_is_refused_with_every_problem() {
    let fen = "4k3/8/8/8/8/8/8/P3K2K w - - 0 1";
    let output = roque(&["position", fen, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let codes: Vec<&Value> =
        report["problems"].as_array().unwrap().iter().map(|problem| &problem["code"]).collect();
    assert_eq!(codes, ["many-kings", "pawns-on-back-ranks"]);
    assert_eq!(report["problems"][1]["squares"], json!(["a1"]));
    assert_eq!(report["legal"], json!([]));
    assert!(complaint(&["position", fen]).starts_with("impossible position: "));
}

#[test]
fn a_position_that_no_game_reaches_is_answered_with_a_warning() {
    let fen = "8/8/8/3rKr2/8/8/8/7k w - - 0 1";
    let report: Value = serde_json::from_str(&answer(&["position", fen, "--json"])).unwrap();
    assert_eq!((&report["problems"], &report["check"]), (&json!([]), &json!(true)));
    let message = "no last move explains the check by {d5, f5}";
    let warning = json!({"code": "unexplained-check", "squares": ["d5", "f5"], "message": message});
    assert_eq!(report["warnings"], json!([warning]));
    assert!(answer(&["position", fen]).ends_with(&format!("warning  {message}\n")));
}

#[test]
fn a_malformed_fen_is_refused_with_the_column_of_the_fault() {
    for (fen, column) in [("", 1), ("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 14)]
    {
        let complaint = complaint(&["position", fen]);
        assert!(complaint.starts_with(&format!("FEN, column {column}: ")), "{complaint}");
    }
    assert_eq!(roque(&["position"]).status.code(), Some(2));
}

#[test]
fn fifty_moves_are_claimed_on_the_board_or_with_a_move() {
    let before = report(&["3k4/8/8/8/8/8/4R3/4K3 w - - 99 80"]);
    let with = before["claims"]["fiftyMovesWith"].as_array().expect("a list");
    assert_eq!((&before["claims"]["fiftyMoves"], with), (&json!(false), legal(&before)));
    let now = report(&["3k4/8/8/8/8/8/4R3/3K4 b - - 100 80"]);
    assert_eq!(now["claims"]["fiftyMoves"], true);
    // A pawn move begins to count anew, and a mate comes first.
    let other = report(&["7k/8/6K1/8/8/8/P7/R7 w - - 99 80"]);
    let with = other["claims"]["fiftyMovesWith"].as_array().expect("a list");
    assert!(with.contains(&json!("a1b1")) && !with.contains(&json!("a2a3")), "{other}");
}

fn legal(report: &Value) -> &Vec<Value> {
    report["legal"].as_array().expect("a list of moves")
}

#[test]
fn an_opening_is_named_however_it_came_about() {
    let sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(
        report(&[sicilian])["opening"],
        json!({"eco": "B20", "name": "Sicilian Defence", "french": "Défense sicilienne"})
    );
    assert!(answer(&["position", sicilian]).ends_with("\nopening  B20 Sicilian Defence\n"));
    assert_eq!(report(&["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"])["opening"], Value::Null);
}

/// The key of the start, from the specification of the format; e2e4 and e2e4 again, king to e3.
const BOOK: [[u8; 16]; 2] = [
    [0x46, 0x3b, 0x96, 0x18, 0x16, 0x91, 0xfc, 0x9c, 0x03, 0x1c, 0, 42, 0, 0, 0, 0],
    [0x46, 0x3b, 0x96, 0x18, 0x16, 0x91, 0xfc, 0x9c, 0x01, 0x14, 0, 7, 0, 0, 0, 0],
];

#[test]
fn a_book_tells_its_moves_and_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.bin");
    std::fs::write(&file, BOOK.concat()).unwrap();
    let file = file.to_str().unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(
        report(&[start, "--book", file])["book"],
        json!({"moves": [{"uci": "e2e4", "san": "e4", "weight": 42}], "illegal": 1})
    );
    assert!(
        answer(&["position", start, "--book", file]).ends_with("\nbook     e4 42, 1 illegal\n")
    );
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert!(answer(&["position", bare, "--book", file]).contains("\nbook     no move\n"));
    assert_eq!(report(&[bare]).get("book"), None);
    std::fs::write(file, [0; 20]).unwrap();
    assert_eq!(
        complaint(&["position", start, "--book", file]),
        format!("{file}: not a PolyGlot book, or cut: 20 bytes are no multiple of 16")
    );
}
