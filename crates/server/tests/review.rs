//! The move to review, hints, threats.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::browser::{FOOLS_MATE, named};
use common::{Browser, Running, Scripted, Setting, folder};
use serde_json::{Value, json};

/// Loses the shortest of all games with White, and gives its name.
async fn lose(browser: &mut Browser, wanted: Value) -> String {
    let mut wanted = wanted;
    wanted["opponent"] = json!({ "kind": "computer", "level": "easy-1" });
    wanted["color"] = "white".into();
    let game = browser.begin(&wanted).await;
    let mut line = browser.sit_down(&game).await;
    for (at, mv) in [(0, "f2f3"), (2, "g2g4")] {
        line.until(|game| game["turn"] == "white").await;
        line.play(at, mv).await;
    }
    line.until(|game| !game["result"].is_null()).await;
    game
}

/// The review of a game, asked for until it is there.
async fn review(browser: &mut Browser, game: &str) -> Value {
    loop {
        let answer = browser.get(&format!("/api/games/{game}/review")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let review = answer.json();
        if review["kind"] != "searching" {
            return review;
        }
        assert!(review["done"].as_u64() < review["of"].as_u64(), "{review}");
    }
}

async fn attempt(browser: &mut Browser, game: &str, mv: &str) -> Value {
    let path = format!("/api/games/{game}/review/try");
    let answer = browser.post(&path, &named(mv, json!({})).to_string()).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn the_move_that_lost_is_told_with_its_reason_and_may_be_tried_again() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let game = lose(&mut browser, json!({})).await;
    let found = review(&mut browser, &game).await;
    for (field, value) in [
        ("kind", json!("found")),
        ("at", json!(2)),
        ("number", json!(2)),
        ("you", json!("white")),
        ("check", Value::Null),
        ("lesson", json!({ "kind": "allowed-mate", "moves": 1 })),
    ] {
        assert_eq!(found[field], value, "{field} in {found}");
    }
    assert_eq!(found["played"]["move"]["san"], "g4");
    assert_eq!(found["played"]["chances"], 0.0);
    let sans: Vec<_> =
        found["played"]["line"].as_array().unwrap().iter().map(|step| &step["san"]).collect();
    assert_eq!(sans, ["g4", "Qh4#"]);
    assert!(found["better"]["chances"].as_f64().unwrap() > 0.3, "{found}");
    let better = &found["better"]["move"];
    let square = |field: &str| better[field].as_str().unwrap();
    let best = format!("{}{}", square("from"), square("to"));
    let legal = found["legal"].as_array().unwrap();
    assert!(legal.iter().any(|mv| mv["from"] == better["from"] && mv["to"][0] == better["to"]));
    assert_eq!(legal.len(), 19);

    let tried = attempt(&mut browser, &game, &best).await;
    assert_eq!((&tried["kind"], &tried["judged"]), (&json!("best"), &found["better"]));
    let same = attempt(&mut browser, &game, "g2g4").await;
    assert_eq!((&same["kind"], &same["lesson"]), (&json!("same"), &found["lesson"]));
    // Another way to be mated, and another way not to be.
    let worse = attempt(&mut browser, &game, "e1f2").await;
    assert_eq!(worse["kind"], "worse", "{worse}");
    assert!(worse["judged"]["chances"].as_f64() < found["better"]["chances"].as_f64());
    let illegal = attempt(&mut browser, &game, "e1e3").await;
    assert_eq!(illegal["refusal"]["code"], "not-its-move");
    let malformed = browser.post(&format!("/api/games/{game}/review/try"), "{}").await;
    assert_eq!(malformed.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn a_review_is_looked_for_once_and_outlives_the_server() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let game = lose(&mut browser, json!({})).await;
    let mut other_tab = browser.clone();
    let (one, two) = tokio::join!(review(&mut browser, &game), review(&mut other_tab, &game));
    assert_eq!(one, two);
    server.stop().await;

    let server = Running::start(folder.path(), Setting::default()).await;
    browser.address = server.address;
    // It is there at once: nothing is looked for any more.
    assert_eq!(browser.get(&format!("/api/games/{game}/review")).await.json(), one);
    server.stop().await;
}

#[tokio::test]
async fn a_game_well_played_has_nothing_to_review() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let game = browser.win(json!({})).await;
    assert_eq!(review(&mut browser, &game).await, json!({ "kind": "nothing" }));
    let none = browser
        .post(&format!("/api/games/{game}/review/try"), &named("e7e5", json!({})).to_string())
        .await;
    assert_eq!(none.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_game_of_chess960_is_reviewed_too() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let game = lose(&mut browser, json!({ "start": { "kind": "chess960", "number": 518 } })).await;
    let found = review(&mut browser, &game).await;
    assert_eq!((&found["at"], &found["lesson"]["moves"]), (&json!(2), &json!(1)));
    assert!(found["fen"].as_str().unwrap().contains(" HAha "), "{found}");
    server.stop().await;
}

#[tokio::test]
async fn what_goes_on_is_played_at_one_screen_or_is_somebody_else_s_has_no_review() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let running = browser.start_game("white").await;
    let two = browser.start_for_two(json!({})).await;
    browser.sit_down(&two).await.play_all(0, FOOLS_MATE).await;
    let lost = lose(&mut browser, json!({})).await;
    for game in [&running, &two] {
        let answer = browser.get(&format!("/api/games/{game}/review")).await;
        assert_eq!(answer.status, 404, "{}", answer.body);
    }
    let mut stranger = server.browser();
    stranger.start_game("white").await;
    for path in [format!("/api/games/{lost}/review"), "/api/games/none/review".to_owned()] {
        assert_eq!(stranger.get(&path).await.status, 404);
    }
    server.stop().await;
}

async fn hint(browser: &mut Browser, game: &str, at: u32, by: &str) -> Value {
    let asked = json!({ "at": at, "by": by }).to_string();
    let answer = browser.post(&format!("/api/games/{game}/hint"), &asked).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn a_hint_is_a_good_move_and_is_noted_once() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let game = browser.start_game("black").await;
    let mut line = browser.sit_down(&game).await;
    let seq = line.until(|game| game["turn"] == "black").await["seq"].as_u64().unwrap();
    assert_eq!(hint(&mut browser, &game, 1, "white").await["refusal"]["code"], "not-your-side");
    assert_eq!(hint(&mut browser, &game, 0, "black").await["refusal"]["code"], "stale");
    assert_eq!(line.pending().await, Vec::<Value>::new(), "a refused hint costs nothing");

    assert_eq!(hint(&mut browser, &game, 1, "black").await["kind"], "move");
    let told = line.game().await;
    assert_eq!((&told["seq"], &told["plies"]), (&json!(seq + 1), &json!([])));
    // The next steps are of the same hint: the log says it once.
    hint(&mut browser, &game, 1, "black").await;
    assert_eq!(line.pending().await, Vec::<Value>::new());
    line.play(1, "e7e5").await;
    line.until(|game| game["turn"] == "black").await;
    let mate = hint(&mut browser, &game, 3, "black").await;
    assert_eq!((&mate["move"]["from"], &mate["move"]["san"]), (&json!("d8"), &json!("Qh4#")));
    line.until(|game| game["turn"] == "black").await;
    line.play(3, "d8h4").await;
    line.until(|game| !game["result"].is_null()).await;
    assert_eq!(hint(&mut browser, &game, 4, "black").await["refusal"]["code"], "game-over");
    server.stop().await;
}

#[tokio::test]
async fn a_hint_keeps_to_the_man_that_was_touched() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let rules = json!({ "kind": "preset", "id": "club" });
    let game = browser.start_for_two(json!({ "rules": rules })).await;
    let mut line = browser.sit_down(&game).await;
    line.game().await;
    line.ask(0, "white", json!({ "type": "touch", "square": "a2" })).await;
    line.game().await;
    let advised = hint(&mut browser, &game, 0, "white").await;
    assert_eq!(advised["move"]["from"], "a2", "{advised}");
    server.stop().await;
}

#[tokio::test]
async fn threats_are_told_of_any_position() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "4k3/8/8/3n4/8/8/8/3RK3%20w%20-%20-%200%201";
    let threats = browser.get(&format!("/api/threats?fen={fen}")).await.json();
    assert_eq!(threats["turn"], "white");
    assert_eq!(
        threats["black"]["threatened"],
        json!([{ "man": { "role": "knight", "square": "d5" }, "danger": "unguarded", "by": ["d1"] }])
    );
    assert_eq!(threats["white"]["captures"][0]["san"], "Rxd5");
    assert_eq!(browser.get("/api/threats?fen=nonsense").await.status, 400);
    server.stop().await;
}
