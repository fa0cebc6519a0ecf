//! Two rankings: by Elo, and by thinking time.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::{Duration, Instant};

use common::browser::FOOLS_MATE;
use common::{Browser, Running, Scripted, Setting, folder};
use roque_game::{Event, Game};
use roque_server::players::{Rating, strength};
use roque_server::store::{self, GameId, SqliteCommit, Store, VisitorId};
use roque_server::wire::{Level, Pool, Score};
use serde_json::{Value, json};

async fn elo(browser: &mut Browser, pool: &str) -> Value {
    browser.get(&format!("/api/leaderboards/elo?pool={pool}")).await.json()
}

async fn speed(browser: &mut Browser, pool: &str, level: &str) -> Value {
    browser.get(&format!("/api/leaderboards/speed?pool={pool}&level={level}")).await.json()
}

async fn ranking(browser: &mut Browser, game: &str) -> Value {
    browser.get(&format!("/api/games/{game}/ranking")).await.json()
}

fn near(found: &Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
}

/// How many half-moves have been played, of which only the new ones are told.
fn half_moves(game: &Value) -> u64 {
    game["kept"].as_u64().unwrap() + game["plies"].as_array().unwrap().len() as u64
}

#[tokio::test]
async fn in_a_game_that_counts_nobody_is_helped_and_the_loser_cannot_take_it_out() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    for (rated, refusal) in [(true, Some("game-counts")), (false, None)] {
        let opponent = json!({ "kind": "computer", "level": "easy-1" });
        let wanted = json!({ "opponent": opponent, "color": "black", "rated": rated });
        let game = browser.begin(&wanted).await;
        let mut line = browser.sit_down(&game).await;
        line.until(|game| game["turn"] == "black").await;
        line.play(1, "e7e5").await;
        let told = line.until(|game| game["turn"] == "black" && half_moves(game) == 3).await;
        let offered = if rated { json!([]) } else { json!(["black"]) };
        assert_eq!(told["arbiter"]["canTakeBack"], offered, "rated: {rated}");

        let asked = json!({ "at": 3, "by": "black" }).to_string();
        let hint = browser.post(&format!("/api/games/{game}/hint"), &asked).await.json();
        assert_eq!(hint["refusal"]["code"].as_str(), refusal, "rated: {rated}");
        line.ask(3, "black", json!({ "type": "take-back" })).await;
        match refusal {
            Some(code) => assert_eq!(line.refusal().await, code),
            None => drop(line.until(|game| half_moves(game) == 1).await),
        }
        if rated {
            line.ask(3, "black", json!({ "type": "resign" })).await;
            line.until(|game| !game["result"].is_null()).await;
            assert_eq!(ranking(&mut browser, &game).await["score"], "loss");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_rated_win_moves_both_rankings_in_the_step_that_ends_the_game() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    browser.add_player("Zoé").await;
    let game = browser.start_rated("black").await;
    assert_eq!(ranking(&mut browser, &game).await, json!({ "kind": "open", "pool": "standard" }));
    let mut line = browser.sit_down(&game).await;
    let opened = line.until(|game| game["turn"] == "black").await;
    assert_eq!(opened["unranked"], Value::Null);
    line.play(1, "e7e5").await;
    line.until(|game| game["turn"] == "black").await;
    line.play(3, "d8h4").await;
    let end = line.until(|game| !game["result"].is_null()).await;
    assert_eq!(end["unranked"], Value::Null);

    let counted = ranking(&mut browser, &game).await;
    for (field, value) in [
        ("kind", json!("ranked")),
        ("pool", json!("standard")),
        ("level", json!("easy-1")),
        ("score", json!("win")),
        ("before", json!(1200.0)),
        ("provisional", json!(true)),
        ("games", json!(1)),
        ("bestBefore", Value::Null),
        ("named", json!(true)),
        ("thinking", end["thinkingTime"]["black"].clone()),
    ] {
        assert_eq!(counted[field], value, "{field} in {counted}");
    }
    let easy = strength(Level::Easy1);
    near(&counted["levelRating"], easy.rating);
    near(&counted["expected"], Rating::FIRST.expected(&easy));
    near(&counted["after"], Rating::FIRST.after(&easy, Score::Win).value);
    let board = elo(&mut browser, "standard").await;
    assert_eq!(board.as_array().unwrap().len(), 1);
    assert_eq!(board[0]["rating"], counted["after"]);
    assert_eq!((&board[0]["place"], &board[0]["name"]), (&json!(1), &json!("Zoé")));
    let times = speed(&mut browser, "standard", "easy-1").await;
    assert_eq!(times[0]["thinking"], counted["thinking"]);
    assert_eq!(elo(&mut browser, "chess960").await, json!([]));
    assert_eq!(speed(&mut browser, "standard", "medium-1").await, json!([]));
    server.stop().await;
}

/// Each way in which a game does not count is told from the start, and moves neither ranking.
#[tokio::test]
async fn games_that_do_not_count_say_why_and_change_nothing() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    browser.add_player("Zoé").await;
    let minutes = |minutes: u64| json!({ "periods": { "first": { "time": minutes * 60_000 } } });
    let odds = json!({ "white": minutes(5), "black": minutes(3) });
    // The ordinary start, but five half-moves nearer to a draw.
    let set_up = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5 4";
    for (wanted, reason) in [
        (json!({ "rated": false }), "not-asked"),
        (json!({ "start": { "kind": "position", "fen": set_up } }), "set-position"),
        (json!({ "rules": { "kind": "preset", "id": "vchess" } }), "rules"),
        (json!({ "clock": odds }), "clock-odds"),
    ] {
        let game = browser.win(wanted).await;
        let told = browser.sit_down(&game).await.game().await;
        assert_eq!(told["unranked"], reason);
        let expected = json!({ "kind": "unranked", "reason": reason });
        assert_eq!(ranking(&mut browser, &game).await, expected);
    }

    let called_off = browser.start_rated("black").await;
    let mut line = browser.sit_down(&called_off).await;
    line.until(|game| game["turn"] == "black").await;
    line.ask(1, "black", json!({ "type": "abort" })).await;
    let end = line.until(|game| !game["result"].is_null()).await;
    assert_eq!((&end["result"]["score"], &end["unranked"]), (&json!("*"), &json!("called-off")));

    let two = browser.start_for_two(json!({ "rated": true })).await;
    let mut line = browser.sit_down(&two).await;
    assert_eq!(line.game().await["unranked"], "same-screen");
    line.play_all(0, FOOLS_MATE).await;

    assert_eq!(elo(&mut browser, "standard").await, json!([]));
    assert_eq!(speed(&mut browser, "standard", "easy-1").await, json!([]));
    assert_eq!(browser.get("/api/profile").await.json()["standings"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn chess960_is_ranked_apart_whatever_its_array() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    browser.add_player("Zoé").await;
    // 518 is the ordinary array: the pool follows from how the game was begun.
    let game = browser.win(json!({ "start": { "kind": "chess960", "number": 518 } })).await;
    assert_eq!(ranking(&mut browser, &game).await["pool"], "chess960");
    assert_eq!(elo(&mut browser, "standard").await, json!([]));
    assert_eq!(elo(&mut browser, "chess960").await[0]["games"], 1);
    server.stop().await;
}

#[tokio::test]
async fn only_players_with_a_name_are_on_the_boards_and_see_themselves_without() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let (mut guest, mut zoe) = (server.browser(), server.browser());
    guest.win(json!({})).await;
    zoe.add_player("Zoé").await;
    zoe.win(json!({})).await;
    zoe.win(json!({})).await;
    let who = |board: &Value| -> Vec<(Value, Value, Value)> {
        let rows = board.as_array().unwrap().iter();
        rows.map(|row| (row["place"].clone(), row["name"].clone(), row["you"].clone())).collect()
    };
    let named = (json!(1), json!("Zoé"), json!(false));
    assert_eq!(
        who(&elo(&mut guest, "standard").await),
        [named.clone(), (json!(2), Value::Null, json!(true)),]
    );
    assert_eq!(who(&elo(&mut server.browser(), "standard").await), [named]);
    assert_eq!(who(&elo(&mut zoe, "standard").await), [(json!(1), json!("Zoé"), json!(true))]);
    assert_eq!(speed(&mut guest, "standard", "easy-1").await.as_array().unwrap().len(), 2);
    assert_eq!(speed(&mut zoe, "standard", "easy-1").await.as_array().unwrap().len(), 1);
    server.stop().await;
}

/// Time runs while nobody looks, and stands still while the server is down.
#[tokio::test]
async fn thinking_time_is_the_server_s_and_an_outage_is_in_nobody_s() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let begun = Instant::now();
    let game = browser.start_rated("black").await;
    browser.sit_down(&game).await.until(|game| game["turn"] == "black").await;
    let away = Duration::from_millis(400);
    tokio::time::sleep(away).await;
    server.stop().await;
    let down = Instant::now();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let outage = down.elapsed();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    browser.address = server.address;
    let mut line = browser.sit_down(&game).await;
    for (at, mv) in [(1, "e7e5"), (3, "d8h4")] {
        line.until(|game| game["turn"] == "black" && game["seq"].as_u64() > Some(at)).await;
        line.play(u32::try_from(at).unwrap(), mv).await;
    }
    line.until(|game| !game["result"].is_null()).await;
    let thinking = ranking(&mut browser, &game).await["thinking"].as_u64().unwrap();
    let thinking = Duration::from_millis(thinking);
    assert!(thinking >= away, "{thinking:?} leaves out the time away");
    assert!(
        thinking <= begun.elapsed().saturating_sub(outage),
        "{thinking:?} has the outage in it"
    );
    server.stop().await;
}

#[tokio::test]
async fn the_history_is_filtered_and_paged() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let won = browser.win(json!({})).await;
    let unrated = browser.win(json!({ "rated": false })).await;
    let hard = json!({ "kind": "computer", "level": "hard-1" });
    let lost = browser.begin(&json!({ "opponent": hard, "color": "black", "rated": true })).await;
    let mut line = browser.sit_down(&lost).await;
    line.until(|game| game["turn"] == "black").await;
    line.ask(1, "black", json!({ "type": "resign" })).await;
    line.until(|game| !game["result"].is_null()).await;
    let two = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&two).await;
    line.game().await;
    line.play_all(0, &["e2e4"]).await;
    browser.start_rated("white").await; // nobody moved in it

    for (asked, found) in [
        ("", vec![&two, &lost, &unrated, &won]),
        ("?level=hard-1", vec![&lost]),
        ("?level=same-screen", vec![&two]),
        ("?score=win", vec![&unrated, &won]),
        ("?score=loss", vec![&lost]),
        ("?score=draw", vec![]),
        ("?score=unfinished", vec![&two]),
        ("?rated=true", vec![&lost, &won]),
        ("?rated=false", vec![&two, &unrated]),
        ("?level=easy-1&score=win&rated=true", vec![&won]),
        ("?since=99999999999999", vec![]),
        ("?before=1", vec![]),
    ] {
        let history = browser.get(&format!("/api/games{asked}")).await.json();
        let games = history["games"].as_array().unwrap().iter();
        let games: Vec<&str> = games.map(|game| game["game"].as_str().unwrap()).collect();
        assert_eq!(games, found, "{asked}");
        assert_eq!(history["more"], Value::Null);
    }
    let all = browser.get("/api/games").await.json();
    assert_eq!(all["games"][1]["end"], json!({ "result": "white", "reason": "resignation" }));
    assert_eq!((&all["games"][0]["end"], &all["games"][0]["plies"]), (&Value::Null, &json!(1)));
    assert_eq!(all["games"][3]["change"]["before"], 1200.0);
    for wrong in ["?level=god", "?score=none", "?rated=yes", "?since=today"] {
        assert_eq!(browser.get(&format!("/api/games{wrong}")).await.status, 400, "{wrong}");
    }
    server.stop().await;
}

/// What is stored of the rankings is nothing but what the log says: all of it is reckoned again here,
/// from the events and from the strength each level had.
#[tokio::test]
async fn the_stored_rankings_are_those_reckoned_again_from_the_log() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::against(Scripted(FOOLS_MATE))).await;
    let mut browser = server.browser();
    let player = browser.add_player("Zoé").await;
    for (level, rated, chess960) in [
        ("easy-1", true, false),
        ("expert-1", true, false),
        ("easy-1", false, false),
        ("medium-1", true, true),
        ("hard-1", true, false),
    ] {
        let start = if chess960 {
            json!({ "kind": "chess960", "number": 518 })
        } else {
            json!({ "kind": "ordinary" })
        };
        let opponent = json!({ "kind": "computer", "level": level });
        browser.win(json!({ "opponent": opponent, "rated": rated, "start": start })).await;
        let lost =
            browser.begin(&json!({ "opponent": opponent, "rated": rated, "start": start })).await;
        let mut line = browser.sit_down(&lost).await;
        line.game().await;
        line.ask(0, "white", json!({ "type": "resign" })).await;
        line.until(|game| !game["result"].is_null()).await;
    }
    server.stop().await;

    let pool = store::open(&folder.path().join("roque.db")).await.unwrap();
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    let player = VisitorId::parse(&player).unwrap();
    let mut stored = store.rated_games(&player).await.unwrap();
    assert_eq!(stored.len(), 8);
    let mut standing = [(Rating::FIRST, 0, 0); 2];
    let mut logs = Vec::new();
    for row in store.games_of(&player).await.unwrap().into_iter().filter(|row| row.seat.rated) {
        logs.push((row.seat.color, replay(&store, &row.id).await));
    }
    logs.sort_by_key(|(_, (_, ended, _))| *ended);
    for (color, (game, ended, id)) in logs {
        let at = stored.iter().position(|rated| rated.game == id).unwrap();
        let rated = stored.remove(at);
        let chess960 = game.dialect() == roque_notation::Dialect::Chess960;
        let pool = if chess960 { Pool::Chess960 } else { Pool::Standard };
        let (rating, number, last) = standing[usize::from(chess960)];
        let won = game.outcome().unwrap().winner() == Some(color.into());
        let result = if won { Score::Win } else { Score::Loss };
        let minutes = if number == 0 { 0 } else { (ended - last) / 60_000 };
        let days = f64::from(minutes as i32) / 1440.0;
        let after = rating.rested(days).after(&rated.strength(), result);
        assert_eq!((rated.pool, rated.number, rated.score), (pool, number + 1, result));
        assert_eq!((rated.before.to_bits(), rated.after), (rating.value.to_bits(), after));
        assert_eq!(rated.thinking, game.thinking_time(color.into()).0);
        standing[usize::from(chess960)] = (after, number + 1, ended);
    }
    assert_eq!(stored, []);
    store.close().await;
}

/// A stored game, when its last event was stored, and its name.
async fn replay(store: &Store, id: &GameId) -> (Game, i64, GameId) {
    let payloads = store.events(id).await.unwrap();
    let events: Vec<Event> =
        payloads.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let rated = store.rated_game(id).await.unwrap().unwrap();
    (Game::replay(&events).unwrap(), rated.at, id.clone())
}
