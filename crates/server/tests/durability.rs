//! Nothing is shown before it is stored, and nothing that was shown is lost.

mod common;

use common::browser::sans;
use common::{Endless, Gate, Mode, Running, Scripted, Setting, folder};
use serde_json::json;

const OPENING: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6"];

#[tokio::test]
async fn nobody_sees_a_move_whose_commit_stalls() {
    let folder = folder();
    let gate = Gate::default();
    let server = Running::start(
        folder.path(),
        Setting { gate: gate.clone(), ..Setting::against(Scripted(OPENING)) },
    )
    .await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let (mut player, mut watcher) = (browser.sit_down(&name).await, browser.sit_down(&name).await);
    player.game().await;
    watcher.game().await;

    gate.set(Mode::Stall);
    let before = gate.attempts();
    player.play(0, "e2e4").await;
    gate.attempt_after(before).await;
    assert_eq!(player.pending().await, [json!(null); 0]);
    assert_eq!(watcher.pending().await, [json!(null); 0]);
    assert_eq!(browser.sit_down(&name).await.game().await["plies"], json!([]));
    assert_eq!(browser.get("/api/me").await.json()["running"]["plies"], 0);
    assert!(!browser.get(&format!("/api/games/{name}/pgn")).await.body.contains("1. e4"));

    gate.set(Mode::Commit);
    assert_eq!(sans(&player.game().await), ["e4"]);
    assert_eq!(sans(&player.my_turn().await), ["e5"]);
    server.stop().await;
}

#[tokio::test]
async fn a_move_whose_commit_fails_was_never_played_and_the_game_goes_on_when_the_store_does() {
    let folder = folder();
    let gate = Gate::default();
    let server = Running::start(
        folder.path(),
        Setting { gate: gate.clone(), ..Setting::against(Scripted(OPENING)) },
    )
    .await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let (mut player, mut watcher) = (browser.sit_down(&name).await, browser.sit_down(&name).await);
    player.game().await;
    watcher.game().await;

    gate.set(Mode::Fail);
    let id = player.play(0, "e2e4").await;
    let failed = player.expect("failed").await;
    assert_eq!((&failed["id"], &failed["failure"]["code"]), (&json!(id), &json!("not-stored")));
    assert_eq!(watcher.pending().await, [json!(null); 0]);
    assert_eq!(browser.sit_down(&name).await.game().await["plies"], json!([]));
    let refused = browser.post("/api/games", r#"{"opponent":{"kind":"same-screen"}}"#).await;
    assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("not-stored")));

    gate.set(Mode::Commit);
    player.play(0, "d2d4").await;
    assert_eq!(sans(&player.game().await), ["d4"]);
    assert_eq!(sans(&watcher.game().await), ["d4"]);
    server.stop().await;
}

#[tokio::test]
async fn the_computer_s_move_waits_for_the_store_too() {
    let folder = folder();
    let gate = Gate::default();
    let server = Running::start(
        folder.path(),
        Setting { gate: gate.clone(), ..Setting::against(Scripted(OPENING)) },
    )
    .await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    // The visitor's move is stored; from then on commits fail, the computer's first.
    gate.set(Mode::CommitOnce);
    let before = gate.attempts();
    line.play(0, "e2e4").await;
    assert_eq!(sans(&line.game().await), ["e4"]);
    // The computer has tried and failed, and tries again.
    gate.attempt_after(before + 2).await;
    assert_eq!(line.pending().await, [json!(null); 0]);
    gate.set(Mode::Commit);
    assert_eq!(sans(&line.game().await), ["e5"]);
    server.stop().await;
}

#[tokio::test]
async fn a_stopped_server_takes_up_the_game_where_it_was() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(OPENING))).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    let before = line.my_turn().await;
    server.stop().await;
    assert_eq!(line.next().await, Err(1001));

    let server = Running::start(folder.path(), Setting::against(Scripted(OPENING))).await;
    browser.address = server.address;
    assert_eq!(browser.get("/api/me").await.json()["running"]["game"], *name);
    let mut line = browser.sit_down(&name).await;
    let after = line.game().await;
    assert_eq!((&after["seq"], sans(&after)), (&before["seq"], vec!["e4", "e5"]));
    assert_eq!(
        (&after["legal"], &after["thinkingTime"]),
        (&before["legal"], &before["thinkingTime"])
    );
    line.play(2, "g1f3").await;
    assert_eq!(sans(&line.my_turn().await), ["Nc6"]);
    server.stop().await;
}

#[tokio::test]
async fn a_killed_server_has_lost_nothing_and_lets_the_computer_move_without_waiting_for_a_visitor()
{
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
    server.kill().await;

    let gate = Gate::default();
    let server = Running::start(
        folder.path(),
        Setting { gate: gate.clone(), ..Setting::against(Scripted(OPENING)) },
    )
    .await;
    gate.attempt_after(0).await;
    browser.address = server.address;
    let mut line = browser.sit_down(&name).await;
    let mut resumed = line.game().await;
    if resumed["thinking"] == true {
        resumed = line.game().await;
        assert_eq!((&resumed["kept"], sans(&resumed)), (&json!(1), vec!["e5"]));
    } else {
        assert_eq!(sans(&resumed), ["e4", "e5"]);
    }
    server.stop().await;
}

#[tokio::test]
async fn two_servers_never_share_a_data_folder() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let config = roque_server::Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
    let second = roque_server::Server::open(config).await.err().map(|error| error.to_string());
    let expected = format!(
        "the data folder {} is in use by another Roque: stop it, or use another folder",
        folder.path().display()
    );
    assert_eq!(second, Some(expected));
    let config = roque_server::Config::new(server.address, folder.path().join("other"));
    let third = roque_server::Server::open(config).await.err().map(|error| error.to_string());
    let expected = format!(
        "{} is in use: stop the program that listens there, or listen elsewhere",
        server.address
    );
    assert_eq!(third, Some(expected));
    server.stop().await;
}
