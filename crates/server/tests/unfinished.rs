//! Ranked games that their player leaves: whoever is losing does not get away.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{Browser, Gate, Running, Setting, folder};
use roque_server::limits::Limits;
use serde_json::{Value, json};

const WEEK_IN_DAYS: u32 = 7;

/// Begins a ranked game with White and plays a move, which the computer answers.
async fn leave_unfinished(browser: &mut Browser) -> String {
    let game = browser.start_rated("white").await;
    let mut line = browser.sit_down(&game).await;
    line.game().await;
    line.play(0, "e2e4").await;
    line.until(|game| game["plies"].as_array().unwrap().len() == 1 && game["turn"] == "white")
        .await;
    game
}

async fn wanted(browser: &mut Browser, rated: bool) -> (u16, Value) {
    let opponent = json!({ "kind": "computer", "level": "easy-1" });
    let asked = json!({ "opponent": opponent, "rated": rated });
    let answer = browser.post("/api/games", &asked.to_string()).await;
    (answer.status, answer.json())
}

fn impatient(given_up_after: Duration) -> Limits {
    Limits { given_up_after, soon: Duration::from_millis(100), ..Limits::default() }
}

#[tokio::test]
async fn no_ranked_game_begins_before_the_one_at_stake_is_finished_or_resigned() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let game = leave_unfinished(&mut browser).await;
    let me = browser.get("/api/me").await.json();
    assert_eq!(me["atStake"], me["running"]);
    assert_eq!(
        (&me["atStake"]["game"], &me["atStake"]["daysLeft"]),
        (&json!(game), &json!(WEEK_IN_DAYS))
    );

    let (status, refused) = wanted(&mut browser, true).await;
    assert_eq!((status, &refused["code"]), (409, &json!("game-at-stake")));
    assert!(refused["detail"].as_str().unwrap().contains(&game), "{refused}");
    assert_eq!(wanted(&mut browser, false).await.0, 201);
    browser.start_for_two(json!({})).await;
    // Somebody else of the family has nothing to do with it.
    let first = browser.cookie.clone();
    browser.add_player("Zoé").await;
    assert_eq!(wanted(&mut browser, true).await.0, 201);
    browser.cookie = first;

    for _ in 0..2 {
        let resigned = browser.post(&format!("/api/games/{game}/resign"), "").await;
        assert_eq!((resigned.status, resigned.body.as_str()), (204, ""));
    }
    let ranking = browser.get(&format!("/api/games/{game}/ranking")).await.json();
    assert_eq!((&ranking["kind"], &ranking["score"]), (&json!("ranked"), &json!("loss")));
    assert_eq!(browser.get("/api/me").await.json()["atStake"], Value::Null);
    assert_eq!(wanted(&mut browser, true).await.0, 201);
    server.stop().await;
}

#[tokio::test]
async fn nobody_resigns_a_game_that_is_not_theirs() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let game = leave_unfinished(&mut browser).await;
    let resigned = server.browser().post(&format!("/api/games/{game}/resign"), "").await;
    assert_eq!(resigned.status, 404);
    assert_eq!(browser.get("/api/me").await.json()["atStake"]["game"], *game);
    server.stop().await;
}

#[tokio::test]
async fn a_ranked_game_whose_player_stays_away_is_given_up_for_them_though_nobody_watches() {
    let folder = folder();
    let gate = Gate::default();
    let limits = impatient(Duration::from_millis(700));
    let setting = Setting { limits, gate: gate.clone(), ..Setting::default() };
    let server = Running::start(folder.path(), setting).await;
    let mut browser = server.browser();
    let before = gate.attempts();
    let left = leave_unfinished(&mut browser).await;
    // Its start, a move, the answer, and then, by nobody's doing, the end.
    gate.attempt_after(before + 3).await;
    let end = browser.sit_down(&left).await.until(|game| !game["result"].is_null()).await;
    assert_eq!(
        (&end["result"]["reason"], &end["result"]["winner"]),
        (&json!("resignation"), &json!("black"))
    );
    let ranking = browser.get(&format!("/api/games/{left}/ranking")).await.json();
    assert_eq!((&ranking["kind"], &ranking["score"]), (&json!("ranked"), &json!("loss")));
    server.stop().await;
}

/// A game is at stake once both sides have moved and while it counts; others may wait for ever.
#[tokio::test]
async fn a_game_that_has_not_begun_or_does_not_count_is_not_given_up() {
    let folder = folder();
    let limits = impatient(Duration::ZERO);
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut browser = server.browser();
    let opponent = json!({ "kind": "computer", "level": "easy-1" });
    let friendly = browser.begin(&json!({ "opponent": opponent, "rated": false })).await;
    let mut line = browser.sit_down(&friendly).await;
    line.game().await;
    line.play(0, "e2e4").await;
    let answered = line.until(|game| game["turn"] == "white").await;
    assert_eq!(answered["result"], Value::Null);

    // As Black one has not moved yet when the computer has.
    let fresh = browser.start_rated("black").await;
    let mut line = browser.sit_down(&fresh).await;
    let answered = line.until(|game| game["turn"] == "black").await;
    assert_eq!(answered["result"], Value::Null);
    let me = browser.get("/api/me").await.json();
    assert_eq!((&me["atStake"], &me["running"]["daysLeft"]), (&Value::Null, &Value::Null));
    assert_eq!(wanted(&mut browser, true).await.0, 201);
    // A round of the warden has passed when a game that is given up is.
    let left = leave_unfinished(&mut browser).await;
    let end = browser.sit_down(&left).await.until(|game| !game["result"].is_null()).await;
    assert_eq!(end["result"]["reason"], "resignation");
    for open in [&friendly, &fresh] {
        assert_eq!(browser.sit_down(open).await.game().await["result"], Value::Null);
    }
    server.stop().await;
}
