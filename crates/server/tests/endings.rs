//! Basic endings against the best defence, over HTTP.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Browser, Running, Setting, folder};
use serde_json::{Value, json};

async fn play(browser: &mut Browser, fen: &str, mv: &str) -> Value {
    browser.post("/api/endings/move", &json!({ "fen": fen, "move": mv }).to_string()).await.json()
}

#[tokio::test]
async fn what_can_be_practised_is_listed_with_the_longest_mate() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let listed = server.browser().get("/api/endings").await.json();
    assert_eq!(
        listed,
        json!([
            { "code": "queen", "aims": ["win"], "longest": 10 },
            { "code": "rook", "aims": ["win"], "longest": 16 },
            { "code": "pawn", "aims": ["win", "hold"], "longest": 28 },
            { "code": "bishops", "aims": ["win"], "longest": 19 },
            { "code": "bishop-and-knight", "aims": ["win"], "longest": 33 },
        ])
    );
    server.stop().await;
}

#[tokio::test]
async fn a_position_is_drawn_by_lot_and_the_mate_takes_as_many_moves_as_told() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let asked = json!({ "aim": "win", "seed": 7 }).to_string();
    let board = browser.post("/api/endings/rook", &asked).await.json();
    assert_eq!(board, browser.post("/api/endings/rook", &asked).await.json());
    let to_mate = board["toMate"].as_u64().unwrap();
    assert!((8..=16).contains(&to_mate), "{board}");
    let moves = mate(&mut browser, board["fen"].as_str().unwrap()).await;
    assert_eq!(moves.len() as u64, to_mate);
    server.stop().await;
}

/// Whoever plays what is best, which a first move that is not so is told, mates in time.
async fn mate(browser: &mut Browser, start: &str) -> Vec<String> {
    let mut fen = start.to_owned();
    let mut moves = Vec::new();
    loop {
        let best = board_move(browser, &fen).await;
        let answer = play(browser, &fen, &best).await;
        moves.push(best);
        if !answer["board"]["outcome"].is_null() {
            assert_eq!(answer["board"]["outcome"]["reason"], json!("checkmate"));
            return moves;
        }
        answer["board"]["fen"].as_str().unwrap().clone_into(&mut fen);
    }
}

#[tokio::test]
async fn an_ending_that_was_mated_is_part_of_ones_progress() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let mut best = u64::MAX;
    for (times, seed) in [(1, 7), (2, 8)] {
        let asked = json!({ "aim": "win", "seed": seed }).to_string();
        let board = browser.post("/api/endings/queen", &asked).await.json();
        let moves = mate(&mut browser, board["fen"].as_str().unwrap()).await;
        best = best.min(moves.len() as u64);
        let played = json!({ "aim": "win", "fen": board["fen"], "moves": moves }).to_string();
        let done = browser.post("/api/endings/queen/done", &played).await.json();
        let row = json!({ "code": "queen", "aim": "win", "times": times, "best": best });
        assert_eq!(done, json!([row]));
    }
    let progress = browser.get("/api/progress?lang=fr").await.json();
    assert_eq!(
        progress["endings"],
        json!([{ "code": "queen", "aim": "win", "times": 2, "best": best }])
    );
    assert_eq!(server.browser().get("/api/progress").await.json()["endings"], json!([]));
    let current = browser.get("/api/players").await.json()["current"].as_str().unwrap().to_owned();
    let export = browser.get(&format!("/api/players/{current}/export")).await.json();
    let kept = &export["learning"]["endings"][0];
    assert_eq!(
        (&kept["ending"], &kept["aim"], &kept["times"], &kept["best"]),
        (&json!("queen"), &json!("win"), &json!(2), &json!(best))
    );
    server.stop().await;
}

#[tokio::test]
async fn only_an_ending_that_was_drawn_and_done_is_remembered() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let asked = json!({ "aim": "win", "seed": 7 }).to_string();
    let board = browser.post("/api/endings/queen", &asked).await.json();
    let fen = board["fen"].as_str().unwrap();
    let moves = mate(&mut browser, fen).await;
    let (start, near) = (json!(fen), json!("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"));
    for (code, played, detail) in [
        ("queen", json!({ "aim": "win", "fen": near, "moves": ["g1g7"] }), "is not drawn in"),
        ("rook", json!({ "aim": "win", "fen": start, "moves": moves }), "is not drawn in"),
        ("queen", json!({ "aim": "hold", "fen": start, "moves": moves }), "is not drawn in"),
        ("queen", json!({ "aim": "win", "fen": start, "moves": moves[..1] }), "lead to no end"),
        ("queen", json!({ "aim": "win", "fen": start, "moves": ["a1a1"] }), "\"a1a1\""),
    ] {
        let path = format!("/api/endings/{code}/done");
        let refused = browser.post(&path, &played.to_string()).await;
        let told = refused.json()["detail"].as_str().unwrap().to_owned();
        assert!(refused.status == 400 && told.contains(detail), "{played}: {told}");
    }
    assert_eq!(browser.get("/api/progress").await.json()["endings"], json!([]));
    server.stop().await;
}

/// A best move: the first that is legal, or what the server says had been better.
async fn board_move(browser: &mut Browser, fen: &str) -> String {
    let position = browser.post("/api/position", &json!({ "fen": fen }).to_string()).await.json();
    let named = |square: &Value| square.as_str().unwrap_or_default().to_owned();
    let first = &position["legal"][0];
    let first = named(&first["from"]) + &named(&first["to"][0]);
    let better = &play(browser, fen, &first).await["better"];
    match (better["from"].as_str(), better["to"].as_str()) {
        (Some(from), Some(to)) => format!("{from}{to}"),
        _ => first,
    }
}

#[tokio::test]
async fn each_move_is_told_what_it_was_worth() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (fen, mv, judgement, over) in [
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8", json!({ "code": "best" }), Some("checkmate")),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h7", json!({ "code": "slower", "moves": 1 }), None),
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "f6f7", json!({ "code": "slower", "moves": 1 }), None),
        ("7k/8/5K2/8/8/8/8/Q7 w - - 0 1", "f6f7", json!({ "code": "best" }), None),
        (
            "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1",
            "g2g6",
            json!({ "code": "stalemate" }),
            Some("stalemate"),
        ),
        ("8/8/8/8/8/8/1k6/R3K3 w - - 0 1", "a1a2", json!({ "code": "loses-man" }), None),
        ("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1", "e2e4", json!({ "code": "lets-go" }), None),
        ("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "e8d8", json!({ "code": "best" }), None),
    ] {
        let answer = play(&mut browser, fen, mv).await;
        assert_eq!(answer["judgement"], judgement, "{fen} {mv}: {answer}");
        let reason = answer["between"]["outcome"]["reason"].as_str();
        assert_eq!(reason, over, "{fen} {mv}");
        assert_eq!(answer["reply"].is_null(), over.is_some(), "{fen} {mv}");
    }
    server.stop().await;
}

#[tokio::test]
async fn after_fifty_moves_without_progress_the_lone_king_has_its_draw() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let answer = play(&mut browser, "k7/8/8/1K6/8/8/8/7R w - - 99 90", "h1h2").await;
    assert_eq!(answer["board"]["outcome"]["reason"], json!("fifty-moves"));
    assert_eq!((&answer["board"]["legal"], &answer["reply"]), (&json!([]), &Value::Null));
    server.stop().await;
}

#[tokio::test]
async fn a_question_that_makes_no_sense_is_told_why() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (path, body, status, detail) in [
        ("/api/endings/knights", json!({ "aim": "win" }), 404, "ending \"knights\""),
        (
            "/api/endings/rook",
            json!({ "aim": "hold" }),
            400,
            "aim: the ending \"rook\" is always won",
        ),
        (
            "/api/endings/move",
            json!({ "fen": "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "move": "g1h3" }),
            400,
            "move \"g1h3\": ",
        ),
        (
            "/api/endings/move",
            json!({ "fen": "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "move": "h8g8" }),
            400,
            "fen \"7k/6Q1/5K2/8/8/8/8/8 b - - 0 1\": nothing is played after the end",
        ),
        ("/api/endings/move", json!({ "fen": "8/8", "move": "e2e4" }), 400, "fen \"8/8\": "),
    ] {
        let refused = browser.post(path, &body.to_string()).await;
        let told = refused.json()["detail"].as_str().unwrap_or_default().to_owned();
        assert_eq!(refused.status, status, "{path} {body}");
        assert!(told.contains(detail), "{path} {body}: {told}");
    }
    server.stop().await;
}
