//! Draws: claimed, declared, offered, and answered by the computer.

mod common;

use common::browser::named;
use common::{Judging, Running, Setting, folder};
use serde_json::{Value, json};

/// Both sides bring a knight out and back: the position of before occurs once more.
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn ended(game: &Value) -> (&Value, &Value) {
    (&game["result"]["winner"], &game["result"]["reason"])
}

#[tokio::test]
async fn a_third_repetition_is_claimed_with_the_move_that_would_bring_it() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    let twice = line.play_all(0, &SHUFFLE).await;
    assert_eq!((&twice["arbiter"]["seen"], &twice["arbiter"]["claims"]), (&json!(2), &json!([])));
    let before = line.play_all(4, &SHUFFLE[..3]).await;
    assert_eq!(
        before["arbiter"]["claims"],
        json!([{
            "rule": "threefold",
            "with": { "from": "f6", "to": "g8", "promotion": null, "san": "Ng8" }
        }])
    );
    let with = json!({ "from": "f6", "to": "g8", "promotion": null });
    line.ask(7, "black", json!({ "type": "claim", "rule": "threefold", "with": with })).await;
    let drawn = line.game().await;
    assert_eq!(ended(&drawn), (&Value::Null, &json!("threefold-repetition")));
    // The move claimed with is not played.
    assert_eq!((&drawn["kept"], &drawn["plies"]), (&json!(7), &json!([])));
    let sheet = browser.get(&format!("/api/games/{name}/pgn")).await.body;
    for tag in ["[Rules \"fide\"]", "[TimeControl \"-\"]", "[Termination \"normal\"]"] {
        assert!(sheet.contains(tag), "{sheet}");
    }
    assert!(sheet.contains("[Ending \"threefold-repetition\"]"), "{sheet}");
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_claim_is_found_wrong_and_its_move_is_played() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    let with = json!({ "from": "g1", "to": "f3", "promotion": null });
    line.ask(0, "white", json!({ "type": "claim", "rule": "threefold", "with": with })).await;
    let game = line.game().await;
    assert_eq!((&game["result"], &game["plies"][0]["san"]), (&Value::Null, &json!("Nf3")));
    server.stop().await;
}

#[tokio::test]
async fn fifty_moves_are_claimed_when_the_position_allows_it() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "3k4/8/8/8/8/8/4R3/4K3 w - - 99 80";
    let name = browser.start_for_two(json!({ "start": { "kind": "position", "fen": fen } })).await;
    let mut line = browser.sit_down(&name).await;
    let start = line.game().await;
    assert_eq!(start["arbiter"]["halfMoves"], 99);
    let claims = start["arbiter"]["claims"].as_array().unwrap();
    assert_eq!(claims.len(), start["legal"].as_array().unwrap().len());
    assert!(claims.iter().all(|claim| claim["rule"] == "fifty" && claim["with"] != Value::Null));

    let now = line.play_all(0, &["e1d1"]).await;
    assert_eq!(now["arbiter"]["claims"][0], json!({ "rule": "fifty", "with": null }));
    line.ask(1, "black", json!({ "type": "claim", "rule": "fifty" })).await;
    assert_eq!(ended(&line.game().await), (&Value::Null, &json!("fifty-moves")));
    server.stop().await;
}

#[tokio::test]
async fn the_fifth_repetition_ends_the_game_by_itself() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    for round in 0..3 {
        let game = line.play_all(4 * round, &SHUFFLE).await;
        assert_eq!(game["result"], Value::Null);
    }
    let game = line.play_all(12, &SHUFFLE).await;
    assert_eq!(ended(&game), (&Value::Null, &json!("fivefold-repetition")));
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_nobody_can_win_any_more_ends_with_men_on_the_board() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    // White closes the last file: neither king can ever pass the wall.
    let fen = "4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1";
    let name = browser.start_for_two(json!({ "start": { "kind": "position", "fen": fen } })).await;
    let mut line = browser.sit_down(&name).await;
    assert_eq!(line.game().await["result"], Value::Null);
    let dead = line.play_all(0, &["g3g4"]).await;
    assert_eq!(ended(&dead), (&Value::Null, &json!("dead-position")));
    assert_eq!(dead["result"]["verdict"], "unwinnable");
    server.stop().await;
}

#[tokio::test]
async fn a_draw_is_offered_declined_offered_again_and_agreed() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    assert_eq!(line.game().await["arbiter"]["canOffer"], json!([]));
    line.ask(0, "white", json!({ "type": "offer-draw" })).await;
    assert_eq!(line.refusal().await, "agreement-too-early");
    line.play_all(0, &["e2e4", "e7e5"]).await;
    line.ask(2, "white", named("g1f3", json!({ "type": "play", "offerDraw": true }))).await;
    assert_eq!(line.game().await["arbiter"]["offer"], "white");
    line.ask(3, "black", json!({ "type": "decline-draw" })).await;
    assert_eq!(line.game().await["arbiter"]["offer"], Value::Null);
    line.ask(3, "black", json!({ "type": "offer-draw" })).await;
    assert_eq!(line.game().await["arbiter"]["offer"], "black");
    line.ask(3, "white", json!({ "type": "accept-draw" })).await;
    assert_eq!(ended(&line.game().await), (&Value::Null, &json!("agreement")));
    server.stop().await;
}

/// The computer's opinion is of the side to move: the visitor's own, when it answers their offer.
#[tokio::test]
async fn the_computer_answers_an_offer_at_once_by_its_judgement_and_its_temper() {
    // Who stands much worse is glad of it; in an even game it is too early.
    for (score, accepted) in [(200, true), (0, false), (-500, false)] {
        let folder = folder();
        let moves = &["e2e4", "e7e5"];
        let server =
            Running::start(folder.path(), Setting::against(Judging { moves, score })).await;
        let mut browser = server.browser();
        let name = browser.start_game("white").await;
        let mut line = browser.sit_down(&name).await;
        line.game().await;
        line.play(0, "e2e4").await;
        line.my_turn().await;
        line.ask(2, "white", json!({ "type": "offer-draw" })).await;
        let offered = line.game().await;
        assert_eq!(
            (&offered["arbiter"]["offer"], &offered["thinking"]),
            (&json!("white"), &json!(true))
        );
        let answered = line.game().await;
        assert_eq!(answered["arbiter"]["offer"] == "white", accepted);
        let reason = if accepted { json!("agreement") } else { Value::Null };
        assert_eq!(
            (&answered["result"]["reason"], &answered["thinking"]),
            (&reason, &json!(false))
        );
        server.stop().await;
    }
}

#[tokio::test]
async fn an_offer_made_with_a_move_is_accepted_by_a_computer_that_stands_worse() {
    for (score, accepted) in [(-200, true), (0, false)] {
        let folder = folder();
        let moves = &["e2e4", "e7e5", "g1f3", "b8c6"];
        let server =
            Running::start(folder.path(), Setting::against(Judging { moves, score })).await;
        let mut browser = server.browser();
        let name = browser.start_game("white").await;
        let mut line = browser.sit_down(&name).await;
        line.game().await;
        line.play(0, "e2e4").await;
        line.my_turn().await;
        line.ask(2, "white", named("g1f3", json!({ "type": "play", "offerDraw": true }))).await;
        let answer = line.my_turn().await;
        let reason = if accepted { json!("agreement") } else { Value::Null };
        assert_eq!(
            (&answer["result"]["reason"], &answer["arbiter"]["claims"]),
            (&reason, &json!([]))
        );
        assert_eq!(answer["turn"] == "black", accepted);
        server.stop().await;
    }
}

#[tokio::test]
async fn the_computer_claims_a_draw_that_it_wants() {
    for (score, reason) in [(0, json!("threefold-repetition")), (500, Value::Null)] {
        let folder = folder();
        let moves = &["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"];
        let server =
            Running::start(folder.path(), Setting::against(Judging { moves, score })).await;
        let mut browser = server.browser();
        let name = browser.start_game("white").await;
        let mut line = browser.sit_down(&name).await;
        line.game().await;
        let mut game = Value::Null;
        for at in [0, 2, 4, 6] {
            line.play(at, moves[at as usize]).await;
            game = line.my_turn().await;
        }
        assert_eq!(game["result"]["reason"], reason);
        server.stop().await;
    }
}

#[tokio::test]
async fn the_computer_lets_a_friend_take_back() {
    let folder = folder();
    let moves = &["e2e4", "e7e5"];
    let server = Running::start(folder.path(), Setting::against(Judging { moves, score: 0 })).await;
    let mut browser = server.browser();
    let wanted = json!({
        "opponent": { "kind": "computer", "level": "easy-1" },
        "rules": { "kind": "preset", "id": "initiation" },
    });
    let name = browser.begin(&wanted).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play(0, "e2e4").await;
    line.my_turn().await;
    line.ask(2, "white", json!({ "type": "take-back" })).await;
    assert_eq!(line.game().await["arbiter"]["takeBackAskedBy"], "white");
    let back = line.my_turn().await;
    assert_eq!((&back["kept"], &back["turn"]), (&json!(0), &json!("white")));
    server.stop().await;
}

#[tokio::test]
async fn the_computer_offers_a_draw_where_nothing_happens_and_nobody_is_better() {
    for (score, offers) in [(0, true), (80, false)] {
        let folder = folder();
        let server =
            Running::start(folder.path(), Setting::against(Judging { moves: &[], score })).await;
        let mut browser = server.browser();
        let fen = "3k4/8/8/8/8/8/4R3/4K3 w - - 37 60";
        let wanted = json!({
            "opponent": { "kind": "computer", "level": "easy-1" },
            "start": { "kind": "position", "fen": fen },
        });
        let name = browser.begin(&wanted).await;
        let mut line = browser.sit_down(&name).await;
        line.game().await;
        line.play(0, "e1f1").await;
        let early = line.my_turn().await;
        assert_eq!(
            (&early["arbiter"]["halfMoves"], &early["arbiter"]["offer"]),
            (&json!(39), &Value::Null)
        );
        line.play(2, "f1g1").await;
        let quiet = line.my_turn().await;
        assert_eq!(quiet["arbiter"]["offer"] == "black", offers);
        assert_eq!((&quiet["arbiter"]["halfMoves"], &quiet["result"]), (&json!(41), &Value::Null));
        server.stop().await;
    }
}
