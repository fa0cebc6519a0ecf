//! Clocks: they run in service time, fall by themselves, and what falls is judged.

mod common;

use std::time::Duration;

use common::{Gate, Mode, Running, Setting, folder};
use roque_server::limits::Limits;
use serde_json::{Value, json};

fn each(milliseconds: u64) -> Value {
    let time = json!({ "periods": { "first": { "time": milliseconds } } });
    json!({ "white": time, "black": time })
}

fn left(game: &Value, side: &str) -> u64 {
    game["clock"][side].as_u64().unwrap_or_else(|| panic!("no clock of {side} in {game}"))
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_whoever_could_still_mate_wins() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({ "clock": each(300) })).await;
    let mut line = browser.sit_down(&name).await;
    let start = line.game().await;
    assert_eq!((&start["clock"]["running"], left(&start, "black")), (&json!("white"), 300));
    let fallen = line.game().await;
    assert_eq!(
        fallen["result"],
        json!({ "winner": "black", "reason": "time", "score": "0-1", "remarks": [], "verdict": "winnable" })
    );
    assert_eq!((left(&fallen, "white"), &fallen["clock"]["running"]), (0, &Value::Null));
    let sheet = browser.get(&format!("/api/games/{name}/pgn")).await.body;
    assert!(sheet.contains("[Termination \"time forfeit\"]"), "{sheet}");
    assert!(sheet.contains("[TimeControl \"0.300\"]"), "{sheet}");
    server.stop().await;
}

#[tokio::test]
async fn a_flag_that_falls_before_a_bare_king_is_a_draw() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1";
    let start = json!({ "kind": "position", "fen": fen });
    let name = browser.start_for_two(json!({ "clock": each(200), "start": start })).await;
    let mut line = browser.sit_down(&name).await;
    let fallen = line.until(|game| game["result"] != Value::Null).await;
    assert_eq!(
        (&fallen["result"]["winner"], &fallen["result"]["reason"]),
        (&Value::Null, &json!("time-unwinnable"))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_move_presses_the_clock_and_the_score_sheet_shows_it() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let time =
        json!({ "periods": { "first": { "time": 180_000, "bonus": { "increment": 2000 } } } });
    let clock = json!({ "white": time, "black": time });
    let name = browser.start_for_two(json!({ "clock": clock })).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    let game = line.play_all(0, &["e2e4"]).await;
    assert_eq!(game["clock"]["running"], "black");
    let spent = game["plies"][0]["spent"].as_u64().unwrap();
    assert_eq!(left(&game, "white"), 182_000 - spent);
    let sheet = browser.get(&format!("/api/games/{name}/pgn")).await.body;
    assert!(sheet.contains("[TimeControl \"180+2\"]"), "{sheet}");
    assert!(sheet.contains("1. e4 {[%clk 0:03:0"), "{sheet}");
    server.stop().await;
}

#[tokio::test]
async fn what_the_clock_shows_is_counted_when_it_is_told() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({ "clock": each(60_000) })).await;
    let first = left(&browser.sit_down(&name).await.game().await, "white");
    tokio::time::sleep(Duration::from_millis(50)).await;
    let second = left(&browser.sit_down(&name).await.game().await, "white");
    assert!(second + 50 <= first, "{first} ms, and 50 ms later {second}");
    server.stop().await;
}

#[tokio::test]
async fn a_delay_holds_the_clock_back() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let time = json!({ "periods": { "first": { "time": 60_000, "bonus": { "delay": 30_000 } } } });
    let clock = json!({ "white": time, "black": time });
    let name = browser.start_for_two(json!({ "clock": clock })).await;
    let game = browser.sit_down(&name).await.game().await;
    assert_eq!(left(&game, "white"), 60_000);
    let held = game["clock"]["held"].as_u64().unwrap();
    assert!((1..=30_000).contains(&held), "{held}");
    server.stop().await;
}

#[tokio::test]
async fn an_outage_is_on_nobody_s_clock_and_the_flag_falls_after_it_without_a_visitor() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({ "clock": each(3000) })).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play_all(0, &["e2e4"]).await;
    server.kill().await;
    tokio::time::sleep(Duration::from_millis(3500)).await;

    let gate = Gate::default();
    let setting = Setting { gate: gate.clone(), ..Setting::default() };
    let server = Running::start(folder.path(), setting).await;
    browser.address = server.address;
    let mut line = browser.sit_down(&name).await;
    let resumed = line.game().await;
    assert_eq!((&resumed["result"], &resumed["clock"]["running"]), (&Value::Null, &json!("black")));
    // At most what ran since the last heartbeat, and the second that one may be old.
    assert!(left(&resumed, "black") > 0, "{resumed}");
    drop(line);
    gate.attempt_after(0).await;
    let mut line = browser.sit_down(&name).await;
    let fallen = line.until(|game| game["result"] != Value::Null).await;
    assert_eq!(fallen["result"]["winner"], "white");
    server.stop().await;
}

#[tokio::test]
async fn a_flag_waits_for_the_store_too() {
    let folder = folder();
    let gate = Gate::default();
    let setting = Setting { gate: gate.clone(), ..Setting::default() };
    let server = Running::start(folder.path(), setting).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({ "clock": each(200) })).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    gate.set(Mode::Fail);
    let before = gate.attempts();
    gate.attempt_after(before + 1).await;
    assert_eq!(line.pending().await, [json!(null); 0]);
    gate.set(Mode::Commit);
    assert_eq!(line.game().await["result"]["reason"], "time");
    server.stop().await;
}

#[tokio::test]
async fn a_flag_that_was_far_off_falls_too_though_nobody_watches() {
    let folder = folder();
    let gate = Gate::default();
    let limits = Limits { soon: Duration::from_millis(200), ..Limits::default() };
    let setting = Setting { limits, gate: gate.clone(), ..Setting::default() };
    let server = Running::start(folder.path(), setting).await;
    let mut browser = server.browser();
    let before = gate.attempts();
    let name = browser.start_for_two(json!({ "clock": each(700) })).await;
    // The start is stored, and then, by nobody's doing, the end.
    gate.attempt_after(before + 1).await;
    let fallen = browser.sit_down(&name).await.until(|game| game["result"] != Value::Null).await;
    assert_eq!(fallen["result"]["reason"], "time");
    server.stop().await;
}
