//! Who plays on a device, and what is kept of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::browser::{FOOLS_MATE, refused_status};
use common::{Browser, Running, Scripted, Setting, folder};
use roque_server::limits::MOST_PLAYERS;
use serde_json::{Value, json};

async fn players(browser: &mut Browser) -> Value {
    browser.get("/api/players").await.json()
}

fn names(players: &Value) -> Vec<&Value> {
    players["players"].as_array().unwrap().iter().map(|player| &player["name"]).collect()
}

async fn send(browser: &mut Browser, method: &str, path: &str, body: Value) -> (u16, Value) {
    let headers = [("content-type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = browser.request(method, path, &headers, &body).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_visitor_is_a_guest_until_they_have_a_name() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let guest = players(&mut browser).await;
    let id = guest["current"].as_str().unwrap().to_owned();
    assert_eq!(names(&guest), [&Value::Null]);
    assert_eq!(guest["players"][0]["id"], *id);
    assert_eq!(players(&mut browser).await, guest, "the second time as the first");

    let path = format!("/api/players/{id}");
    let (status, renamed) = send(&mut browser, "PATCH", &path, json!({ "name": " Zoé  B " })).await;
    assert_eq!((status, names(&renamed)), (200, vec![&json!("Zoé B")]));
    for wrong in ["", "\u{202e}evil", "abcdefghijklmnopqrstuvwxyz"] {
        let (status, refused) = send(&mut browser, "PATCH", &path, json!({ "name": wrong })).await;
        assert_eq!((status, &refused["code"]), (400, &json!("malformed")), "{wrong:?}");
    }
    assert_eq!(names(&players(&mut browser).await), [&json!("Zoé B")]);
    server.stop().await;
}

#[tokio::test]
async fn the_players_of_a_device_each_have_their_own_games() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let first_game = browser.start_game("white").await;
    let first = players(&mut browser).await["current"].as_str().unwrap().to_owned();
    let second = browser.add_player("Léo").await;
    assert_ne!(first, second);
    assert_eq!(browser.get("/api/me").await.json()["running"], Value::Null);
    assert_eq!(refused_status(browser.knock(&first_game, None).await), 404);
    let second_game = browser.start_game("white").await;

    for (player, game) in [(&first, &first_game), (&second, &second_game)] {
        let path = format!("/api/players/{player}/play");
        let (status, now) = send(&mut browser, "POST", &path, Value::Null).await;
        assert_eq!((status, &now["current"]), (200, &json!(player)));
        assert_eq!(names(&now), [&Value::Null, &json!("Léo")]);
        assert_eq!(browser.get("/api/me").await.json()["running"]["game"], **game);
        browser.sit_down(game).await.game().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn another_device_s_players_do_not_exist() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut ours, mut theirs) = (server.browser(), server.browser());
    let player = ours.add_player("Zoé").await;
    theirs.add_player("Ana").await;
    for (method, tail, body) in [
        ("POST", "/play", Value::Null),
        ("PATCH", "", json!({ "name": "Moi" })),
        ("DELETE", "", Value::Null),
        ("GET", "/export", Value::Null),
    ] {
        let path = format!("/api/players/{player}{tail}");
        for stranger in [&mut theirs, &mut server.browser()] {
            let (status, refused) = send(stranger, method, &path, body.clone()).await;
            assert_eq!((status, &refused["code"]), (404, &json!("not-found")), "{method} {tail}");
        }
    }
    assert_eq!(names(&players(&mut ours).await), [&Value::Null, &json!("Zoé")]);
    server.stop().await;
}

#[tokio::test]
async fn a_device_has_room_for_a_family_and_no_more() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for number in 1..MOST_PLAYERS {
        browser.add_player(&format!("n° {number}")).await;
    }
    let (status, refused) =
        send(&mut browser, "POST", "/api/players", json!({ "name": "x" })).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too-many")));
    assert_eq!(names(&players(&mut browser).await).len(), MOST_PLAYERS);
    server.stop().await;
}

#[tokio::test]
async fn a_player_takes_everything_away_with_them_as_json_and_pgn() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let player = browser.add_player("Zoé \"Z\"").await;
    let won = browser.win(json!({})).await;
    let unrated = browser.win(json!({ "rated": false })).await;

    let export = browser.get(&format!("/api/players/{player}/export")).await;
    assert_eq!(export.header("content-disposition"), Some("attachment; filename=\"roque.json\""));
    let export = export.json();
    assert_eq!(export["player"]["name"], "Zoé \"Z\"");
    let games = export["games"].as_array().unwrap();
    let ids: Vec<&Value> = games.iter().map(|game| &game["game"]).collect();
    assert_eq!(ids, [&json!(won), &json!(unrated)]);
    assert_eq!((&games[0]["rated"]["before"], &games[1]["rated"]), (&json!(1200.0), &Value::Null));
    let pgn = games[0]["pgn"].as_str().unwrap();
    for part in
        ["[Black \"Zoé \\\"Z\\\"\"]", "[White \"Roque (Mulot)\"]", "1. f3 e5 2. g4 Qh4# 0-1"]
    {
        assert!(pgn.contains(part), "{part} in {pgn}");
    }
    server.stop().await;
}

#[tokio::test]
async fn of_a_deleted_player_nothing_is_left_but_games_without_a_name() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let guest = players(&mut browser).await["current"].as_str().unwrap().to_owned();
    let zoe = browser.add_player("Zoé").await;
    let won = browser.win(json!({})).await;
    let unfinished = browser.start_game("white").await;
    let old_cookie = browser.cookie.clone();
    let elo = "/api/leaderboards/elo?pool=standard";
    assert_eq!(server.browser().get(elo).await.json()[0]["name"], "Zoé");

    let (status, left) =
        send(&mut browser, "DELETE", &format!("/api/players/{zoe}"), Value::Null).await;
    assert_eq!((status, &left["current"], names(&left)), (200, &json!(guest), vec![&Value::Null]));
    let speed = "/api/leaderboards/speed?pool=standard&level=easy-1";
    for board in [elo, speed] {
        assert_eq!(server.browser().get(board).await.json(), json!([]));
    }
    let mut stale = server.browser();
    stale.cookie = old_cookie;
    for game in [&won, &unfinished] {
        assert_eq!(refused_status(stale.knock(game, None).await), 404);
    }
    assert_eq!(stale.get("/api/games").await.json()["games"], json!([]));

    // The last one of a device leaves it to a new guest.
    let (_, new) =
        send(&mut browser, "DELETE", &format!("/api/players/{guest}"), Value::Null).await;
    assert_ne!(new["current"], *guest);
    assert_eq!(names(&new), [&Value::Null]);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_ends_after_its_player_was_deleted_is_ranked_for_nobody() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let zoe = browser.add_player("Zoé").await;
    let game = browser.start_game("black").await;
    let mut line = browser.sit_down(&game).await;
    line.until(|game| game["turn"] == "black").await;
    send(&mut browser, "DELETE", &format!("/api/players/{zoe}"), Value::Null).await;
    line.play(1, "e7e5").await;
    line.until(|game| game["plies"].as_array().unwrap().iter().any(|ply| ply["san"] == "g4")).await;
    line.play(3, "d8h4").await;
    let end = line.until(|game| !game["result"].is_null()).await;
    assert_eq!(end["result"]["reason"], "checkmate");
    let board = server.browser().get("/api/leaderboards/speed?pool=standard&level=easy-1").await;
    assert_eq!(board.json(), json!([]));
    server.stop().await;
}
