//! The computer behaves at the board as the opponent it is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Browser, Judging, Running, Setting, folder};
use roque_engine::{Level, Thought};
use roque_server::live::Pace;
use roque_server::store::GameId;
use serde_json::{Value, json};

/// Small pawn moves, which hardly anything can hinder.
const QUIET: [&str; 6] = ["a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3"];

const LOST: Judging = Judging { moves: &[], score: -1_500 };

/// Plays against a computer that finds itself lost; gives the game after its end or six moves.
async fn hopeless(browser: &mut Browser, mut wanted: Value) -> Value {
    wanted["rated"] = false.into();
    let name = browser.begin(&wanted).await;
    let mut line = browser.sit_down(&name).await;
    let mut game = line.game().await;
    for (at, mv) in (0..).step_by(2).zip(QUIET) {
        line.play(at, mv).await;
        game = line.my_turn().await;
        if !game["result"].is_null() {
            break;
        }
    }
    game
}

fn computer(level: &str) -> Value {
    json!({ "kind": "computer", "level": level })
}

#[tokio::test]
async fn a_club_player_gives_up_what_has_been_lost_for_some_moves_and_a_child_plays_on() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(LOST)).await;
    let mut browser = server.browser();
    let resigned = hopeless(&mut browser, json!({ "opponent": computer("hard-1") })).await;
    let moves = Level::identified("hard-1").unwrap().temper().despair.unwrap().moves;
    assert_eq!(
        (&resigned["result"]["winner"], &resigned["result"]["reason"]),
        (&json!("white"), &json!("resignation"))
    );
    // It has moved but for the last time.
    assert_eq!(resigned["kept"], json!(2 * moves - 1));
    let child = hopeless(&mut browser, json!({ "opponent": computer("easy-1") })).await;
    assert_eq!(child["result"], Value::Null);
    server.stop().await;
}

/// Somebody who has set up a won position wants to win it.
#[tokio::test]
async fn a_position_that_was_set_up_is_played_to_the_end() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(LOST)).await;
    let mut browser = server.browser();
    let fen = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
    let start = json!({ "kind": "position", "fen": fen });
    let game =
        hopeless(&mut browser, json!({ "opponent": computer("hard-1"), "start": start })).await;
    assert_eq!(game["result"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_move_is_shown_after_the_time_that_such_a_player_takes() {
    let folder = folder();
    let setting = Setting { pace: Pace::Human, ..Setting::default() };
    let server = Running::start(folder.path(), setting).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    let answered = line.until(|game| game["turn"] == "white").await;
    let seed = GameId::parse(&name).unwrap().seed() + 1;
    let span = Level::Easy1.temper().thinking(&Thought::default(), None, seed);
    let spent = answered["plies"][0]["spent"].as_u64().unwrap();
    // Both ends of the time are rounded down to milliseconds.
    assert!(u128::from(spent) + 1 >= span.as_millis(), "{spent} ms of {span:?}");
    server.stop().await;
}
