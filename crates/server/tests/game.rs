//! A visitor plays a game.

mod common;

use common::browser::{named, sans};
use common::{Endless, Running, Scripted, Setting, folder};
use serde_json::{Value, json};

const SCHOLARS_MATE: &[&str] = &["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];

fn destinations(game: &Value, from: &str) -> Vec<Value> {
    let legal = game["legal"].as_array().expect("a list of moves");
    legal.iter().filter(|mv| mv["from"] == from).map(|mv| mv["to"].clone()).collect()
}

#[tokio::test]
async fn a_game_is_played_from_the_first_move_to_mate() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(SCHOLARS_MATE))).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;

    let start = line.game().await;
    assert_eq!(start["game"], *name);
    assert_eq!(
        (&start["you"], &start["turn"], &start["opponent"]),
        (&json!("white"), &json!("white"), &json!({ "kind": "computer", "level": "easy-1" }))
    );
    assert_eq!(start["startFen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(
        (&start["kept"], &start["plies"], &start["result"]),
        (&json!(0), &json!([]), &Value::Null)
    );
    assert_eq!(start["legal"].as_array().unwrap().len(), 20);
    assert_eq!(destinations(&start, "g1").len(), 2);
    assert_eq!(start["arbiter"]["canTakeBack"], json!([]));

    line.play(0, "e2e4").await;
    let mine = line.game().await;
    assert_eq!((&mine["kept"], sans(&mine)), (&json!(0), vec!["e4"]));
    assert_eq!((&mine["thinking"], &mine["legal"]), (&json!(true), &json!([])));
    assert_eq!(mine["seq"].as_u64(), start["seq"].as_u64().map(|seq| seq + 1));
    let reply = line.game().await;
    assert_eq!(
        (&reply["kept"], sans(&reply), &reply["thinking"]),
        (&json!(1), vec!["e5"], &json!(false))
    );
    assert_eq!(
        reply["plies"][0]["fen"],
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(reply["arbiter"]["canTakeBack"], json!(["white"]));

    line.play(2, "f1c4").await;
    line.my_turn().await;
    line.play(4, "d1h5").await;
    line.my_turn().await;
    line.play(6, "h5f7").await;
    let mate = line.game().await;
    assert_eq!(sans(&mate), ["Qxf7#"]);
    assert_eq!(mate["plies"][0]["captured"], "pawn");
    assert_eq!((&mate["check"], &mate["plies"][0]["check"]), (&json!("e8"), &json!("e8")));
    assert_eq!(
        mate["result"],
        json!({ "winner": "white", "reason": "checkmate", "score": "1-0", "remarks": [], "verdict": null })
    );
    assert_eq!((&mate["thinking"], &mate["legal"]), (&json!(false), &json!([])));

    line.ask(7, "white", named("e1e2", json!({ "type": "play" }))).await;
    assert_eq!(line.refusal().await, "game-over");
    assert_eq!(browser.get("/api/me").await.json(), json!({ "running": null, "atStake": null }));

    let sheet = browser.get(&format!("/api/games/{name}/pgn?lang=en")).await;
    assert_eq!(
        sheet.header("content-disposition"),
        Some(format!("attachment; filename=\"roque-{name}.pgn\"").as_str())
    );
    assert!(sheet.body.contains("[Black \"Roque (Field mouse)\"]"), "{}", sheet.body);
    assert!(sheet.body.contains("[Result \"1-0\"]"), "{}", sheet.body);
    assert!(sheet.body.contains("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"), "{}", sheet.body);
    server.stop().await;
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    let id = line.play(0, "f1b5").await;
    let refused = line.expect("refused").await;
    assert_eq!(refused["id"], id);
    assert_eq!(
        refused["refusal"],
        json!({ "code": "blocked", "role": "bishop", "squares": ["e2"] })
    );
    assert_eq!(browser.sit_down(&name).await.game().await["plies"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_move_meant_for_an_earlier_board_is_stale() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(SCHOLARS_MATE))).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    line.my_turn().await;
    line.play(0, "d2d4").await;
    assert_eq!(line.expect("refused").await["refusal"]["code"], "stale");
    line.say(r#"{"type":"take-back","id":9,"at":1,"by":"white"}"#).await;
    assert_eq!(line.expect("refused").await["refusal"]["code"], "stale");
    server.stop().await;
}

#[tokio::test]
async fn two_sockets_on_one_game_are_both_right() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(SCHOLARS_MATE))).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let (mut left, mut right) = (browser.sit_down(&name).await, browser.sit_down(&name).await);
    left.game().await;
    right.game().await;
    left.play(0, "e2e4").await;
    let (seen_left, seen_right) = (left.my_turn().await, right.my_turn().await);
    assert_eq!(seen_left["seq"], seen_right["seq"]);
    assert_eq!(seen_left["legal"], seen_right["legal"]);
    right.play(2, "f1c4").await;
    assert_eq!(left.my_turn().await["seq"], right.my_turn().await["seq"]);

    // Of two moves at the same moment, one is played and the other refused.
    left.play(4, "d1h5").await;
    right.play(4, "d2d3").await;
    let mut refusals = 0;
    for line in [&mut left, &mut right] {
        loop {
            let message = line.hear().await;
            if message["type"] == "refused" {
                assert!(
                    ["stale", "not-your-turn"]
                        .contains(&message["refusal"]["code"].as_str().unwrap()),
                    "{message}"
                );
                refusals += 1;
            } else if message["game"]["plies"].as_array().is_some_and(|plies| !plies.is_empty()) {
                break;
            }
        }
    }
    for line in [&mut left, &mut right] {
        refusals +=
            line.pending().await.iter().filter(|message| message["type"] == "refused").count();
    }
    assert_eq!(refusals, 1);
    server.stop().await;
}

#[tokio::test]
async fn taking_back_while_the_computer_thinks_stops_it_at_once() {
    let folder = folder();
    let (endless, mut told) = Endless::new();
    let server = Running::start(folder.path(), Setting::against(endless)).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    assert_eq!(line.game().await["thinking"], true);
    assert_eq!(told.recv().await, Some("thinking"));
    line.say(r#"{"type":"take-back","id":2,"at":1,"by":"white"}"#).await;
    let back = line.game().await;
    assert_eq!(
        (&back["kept"], &back["plies"], &back["thinking"]),
        (&json!(0), &json!([]), &json!(false))
    );
    assert_eq!(told.recv().await, Some("stopped"));
    line.play(0, "d2d4").await;
    assert_eq!(sans(&line.game().await), ["d4"]);
    server.stop().await;
}

#[tokio::test]
async fn taking_back_removes_the_computer_s_answer_too() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(SCHOLARS_MATE))).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.say(r#"{"type":"take-back","id":1,"at":0,"by":"white"}"#).await;
    assert_eq!(line.expect("refused").await["refusal"]["code"], "nothing-to-take-back");
    line.play(0, "e2e4").await;
    line.my_turn().await;
    line.play(2, "f1c4").await;
    line.my_turn().await;
    line.say(r#"{"type":"take-back","id":2,"at":4,"by":"white"}"#).await;
    let back = line.game().await;
    assert_eq!((&back["kept"], &back["plies"]), (&json!(2), &json!([])));
    assert_eq!(back["turn"], "white");
    server.stop().await;
}

#[tokio::test]
async fn resigning_ends_the_game_and_the_computer_s_thinking() {
    let folder = folder();
    let (endless, mut told) = Endless::new();
    let server = Running::start(folder.path(), Setting::against(endless)).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    line.game().await;
    assert_eq!(told.recv().await, Some("thinking"));
    line.say(r#"{"type":"resign","id":2,"by":"white"}"#).await;
    assert_eq!(
        line.game().await["result"],
        json!({ "winner": "black", "reason": "resignation", "score": "0-1", "remarks": [], "verdict": "winnable" })
    );
    assert_eq!(told.recv().await, Some("stopped"));
    server.stop().await;
}

#[tokio::test]
async fn when_the_visitor_has_black_the_computer_begins() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(SCHOLARS_MATE))).await;
    let mut browser = server.browser();
    let name = browser.start_game("black").await;
    let mut line = browser.sit_down(&name).await;
    let game = line.my_turn().await;
    assert_eq!((&game["you"], &game["turn"]), (&json!("black"), &json!("black")));
    let running = browser.get("/api/me").await.json();
    assert_eq!(
        running["running"],
        json!({ "game": name, "opponent": { "kind": "computer", "level": "easy-1" }, "you": "black", "plies": 1, "yourTurn": true, "daysLeft": null })
    );
    server.stop().await;
}

#[tokio::test]
async fn both_gestures_of_castling_are_offered_and_played() {
    const ITALIAN: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1h1", "g8f6"];
    for gesture in ["e1g1", "e1h1"] {
        let folder = folder();
        let server = Running::start(folder.path(), Setting::against(Scripted(ITALIAN))).await;
        let mut browser = server.browser();
        let name = browser.start_game("white").await;
        let mut line = browser.sit_down(&name).await;
        let mut game = line.game().await;
        for (at, mv) in [(0, "e2e4"), (2, "g1f3"), (4, "f1c4")] {
            line.play(at, mv).await;
            game = line.my_turn().await;
        }
        assert!(destinations(&game, "e1").contains(&json!(["g1", "h1"])), "{game}");
        line.play(6, gesture).await;
        let castled = line.game().await["plies"][0].take();
        assert_eq!((&castled["san"], &castled["castle"]), (&json!("O-O"), &json!("short")));
        assert_eq!((&castled["from"], &castled["to"]), (&json!("e1"), &json!("g1")));
        server.stop().await;
    }
}

#[tokio::test]
async fn a_game_may_begin_from_a_fen_of_any_kind() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (fen, king, targets) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9", "e1", json!(["g1", "h1"])),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1", json!(["g1"])),
    ] {
        let asked = json!({ "opponent": { "kind": "computer", "level": "easy-1" }, "start": { "kind": "position", "fen": fen } });
        let created = browser.post("/api/games", &asked.to_string()).await;
        let name = created.json()["game"].as_str().expect("a game").to_owned();
        let game = browser.sit_down(&name).await.game().await;
        assert_eq!(game["startFen"], fen);
        assert!(destinations(&game, king).contains(&targets), "{fen}: {game}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_fen_that_gives_no_game_is_refused_with_its_fault() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (fen, fault) in [
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", "column 5"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "checkmate"),
        ("8/8/3k4/8/8/3K4/8/8 w - - 0 1", "insufficient-material"),
    ] {
        let asked = json!({ "opponent": { "kind": "computer", "level": "easy-1" }, "start": { "kind": "position", "fen": fen } });
        let refused = browser.post("/api/games", &asked.to_string()).await;
        assert_eq!(refused.status, 400, "{fen}");
        assert_eq!(refused.json()["code"], "malformed");
        let detail = refused.json()["detail"].to_string();
        assert!(detail.contains(fault), "{fen}: {detail}");
    }
    server.stop().await;
}
