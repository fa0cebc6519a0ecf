//! Two at one screen: one visitor acts for both sides, by any rulebook.

mod common;

use common::browser::{named, sans};
use common::{Running, Setting, folder};
use serde_json::{Value, json};

/// Moves of a position, as `from` and `to`.
fn moves(game: &Value) -> Vec<(&str, &Value)> {
    let legal = game["legal"].as_array().expect("a list of moves");
    legal.iter().map(|mv| (mv["from"].as_str().expect("a square"), &mv["to"])).collect()
}

#[tokio::test]
async fn one_visitor_plays_both_sides_to_mate() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    let start = line.game().await;
    assert_eq!(
        (&start["opponent"], &start["you"], &start["rulesId"]),
        (&json!({ "kind": "same-screen" }), &json!("white"), &json!("fide"))
    );
    assert_eq!((&start["clock"], start["legal"].as_array().unwrap().len()), (&Value::Null, 20));
    assert_eq!(start["arbiter"]["canAbort"], true);

    let after = line.play_all(0, &["f2f3"]).await;
    assert_eq!((&after["thinking"], after["legal"].as_array().unwrap().len()), (&json!(false), 20));
    line.ask(1, "white", named("e2e4", json!({ "type": "play" }))).await;
    assert_eq!(line.refusal().await, "not-your-turn");
    let running = browser.get("/api/me").await.json()["running"].take();
    assert_eq!((&running["plies"], &running["yourTurn"]), (&json!(1), &json!(true)));

    let mate = line.play_all(1, &["e7e5", "g2g4", "d8h4"]).await;
    assert_eq!(sans(&mate), ["Qh4#"]);
    assert_eq!(
        mate["result"],
        json!({ "winner": "black", "reason": "checkmate", "score": "0-1", "remarks": [], "verdict": null })
    );
    assert_eq!(browser.get("/api/me").await.json(), json!({ "running": null, "atStake": null }));
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_the_computer() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    for message in [named("e7e5", json!({ "type": "play" })), json!({ "type": "resign" })] {
        line.ask(0, "black", message).await;
        assert_eq!(line.refusal().await, "not-your-side");
    }
    assert_eq!(browser.sit_down(&name).await.game().await["result"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_touched_man_is_played() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name =
        browser.start_for_two(json!({ "rules": { "kind": "preset", "id": "club-sncf" } })).await;
    let mut line = browser.sit_down(&name).await;
    let start = line.game().await;
    assert_eq!(
        (&start["rulesId"], &start["rulebook"]["touch-move"]),
        (&json!("club"), &json!(true))
    );

    line.ask(0, "white", json!({ "type": "adjust", "square": "g1" })).await;
    let adjusted = line.game().await;
    assert_eq!((&adjusted["arbiter"]["touched"], moves(&adjusted).len()), (&json!([]), 20));
    line.ask(0, "white", json!({ "type": "touch", "square": "e2" })).await;
    let touched = line.game().await;
    assert_eq!(touched["arbiter"]["touched"], json!(["e2"]));
    assert_eq!(
        touched["arbiter"]["obligation"],
        json!({ "code": "touched-move", "squares": ["e2"] })
    );
    assert!(moves(&touched).iter().all(|(from, _)| *from == "e2"), "{touched}");
    assert_eq!(moves(&touched).len(), 2);

    line.play(0, "d2d4").await;
    assert_eq!(
        line.expect("refused").await["refusal"],
        json!({ "code": "touched-move", "role": null, "squares": ["e2"] })
    );
    line.ask(0, "white", json!({ "type": "adjust", "square": "e2" })).await;
    assert_eq!(line.refusal().await, "adjust-too-late");
    assert_eq!(sans(&line.play_all(0, &["e2e4"]).await), ["e4"]);
    server.stop().await;
}

#[tokio::test]
async fn a_check_that_was_not_announced_is_remarked_where_one_should() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let club = json!({ "rules": { "kind": "preset", "id": "club" } });
    for said in [false, true] {
        let name = browser.start_for_two(club.clone()).await;
        let mut line = browser.sit_down(&name).await;
        line.game().await;
        line.play_all(0, &["e2e4", "f7f5"]).await;
        let check = json!({ "type": "play", "announceCheck": said });
        line.ask(2, "white", named("d1h5", check)).await;
        let game = line.game().await;
        assert_eq!(
            (&game["check"], &game["arbiter"]["checkUnsaid"]),
            (&json!("e8"), &json!(!said))
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_take_back_is_asked_for_and_answered_where_it_needs_agreement() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let friends = json!({ "rules": { "kind": "preset", "id": "comment-jouer" } });
    let name = browser.start_for_two(friends).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    let game = line.play_all(0, &["e2e4", "e7e5"]).await;
    assert_eq!(game["arbiter"]["canTakeBack"], json!(["white", "black"]));

    line.ask(2, "black", json!({ "type": "take-back" })).await;
    let asked = line.game().await;
    assert_eq!(
        (&asked["arbiter"]["takeBackAskedBy"], &asked["arbiter"]["canTakeBack"]),
        (&json!("black"), &json!([]))
    );
    line.ask(2, "black", json!({ "type": "answer-take-back", "accept": true })).await;
    assert_eq!(line.refusal().await, "take-back-is-yours");
    line.ask(2, "white", json!({ "type": "answer-take-back", "accept": true })).await;
    let back = line.game().await;
    assert_eq!(
        (&back["kept"], &back["plies"], &back["turn"]),
        (&json!(1), &json!([]), &json!("black"))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_called_off_only_before_both_sides_have_moved() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play_all(0, &["e2e4"]).await;
    line.ask(1, "black", json!({ "type": "abort" })).await;
    let off = line.game().await;
    assert_eq!(
        (&off["result"]["score"], &off["result"]["reason"], &off["result"]["winner"]),
        (&json!("*"), &json!("aborted"), &Value::Null)
    );
    let name = browser.start_for_two(json!({})).await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.play_all(0, &["e2e4", "e7e5"]).await;
    line.ask(2, "white", json!({ "type": "abort" })).await;
    assert_eq!(line.refusal().await, "abort-too-late");
    server.stop().await;
}

#[tokio::test]
async fn chess960_is_played_from_a_numbered_array() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_for_two(json!({ "start": { "kind": "chess960", "number": 0 } })).await;
    let start = browser.sit_down(&name).await.game().await;
    assert_eq!(start["chess960"], 0);
    assert_eq!(start["startFen"], "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    let name = browser.start_for_two(json!({ "start": { "kind": "chess960" } })).await;
    let drawn = browser.sit_down(&name).await.game().await;
    assert!(drawn["chess960"].as_u64().is_some_and(|number| number < 960), "{drawn}");
    server.stop().await;
}

#[tokio::test]
async fn in_chess960_both_sides_castle_to_either_side() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w HAha - 0 1";
    let name = browser.start_for_two(json!({ "start": { "kind": "position", "fen": fen } })).await;
    let mut line = browser.sit_down(&name).await;
    let start = line.game().await;
    // One square from its own: for the king side only the rook says that castling is meant.
    assert!(moves(&start).contains(&("f1", &json!(["h1"]))), "{start}");
    assert!(moves(&start).contains(&("f1", &json!(["c1", "a1"]))), "{start}");
    let short = line.play_all(0, &["f1h1"]).await["plies"][0].take();
    assert_eq!(
        (&short["san"], &short["castle"], &short["to"]),
        (&json!("O-O"), &json!("short"), &json!("g1"))
    );
    let long = line.play_all(1, &["f8c8"]).await["plies"][0].take();
    assert_eq!(
        (&long["san"], &long["castle"], &long["to"]),
        (&json!("O-O-O"), &json!("long"), &json!("c8"))
    );
    assert_eq!(long["fen"], "2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 w - - 2 2");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_keeps_what_was_agreed_and_swaps_the_colours() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let minutes = |minutes: u64| json!({ "periods": { "first": { "time": minutes * 60_000 } } });
    let wanted = json!({
        "opponent": { "kind": "computer", "level": "hard-1" },
        "color": "white",
        "start": { "kind": "chess960", "number": 7 },
        "rules": { "kind": "preset", "id": "initiation" },
        "clock": { "white": minutes(5), "black": minutes(3) },
    });
    let first = browser.begin(&wanted).await;
    let again = browser.post(&format!("/api/games/{first}/rematch"), "").await;
    assert_eq!(again.status, 201, "{}", again.body);
    let second = again.json()["game"].as_str().unwrap().to_owned();
    let game = browser.sit_down(&second).await.game().await;
    assert_eq!((&game["you"], &game["opponent"]["level"]), (&json!("black"), &json!("hard-1")));
    assert_eq!((&game["chess960"], &game["rulesId"]), (&json!(7), &json!("initiation")));
    assert_eq!(
        (&game["clock"]["control"]["white"], &game["clock"]["control"]["black"]),
        (&minutes(3), &minutes(5))
    );
    let other = server.browser().post(&format!("/api/games/{first}/rematch"), "").await;
    assert_eq!(other.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_no_game_can_be_made_of_is_refused_with_its_fault() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let clock = json!({ "periods": { "first": { "time": 0 } } });
    for (wanted, fault) in [
        (json!({ "start": { "kind": "chess960", "number": 960 } }), "no start array 960"),
        (
            json!({ "rules": { "kind": "preset", "id": "house" } }),
            "no rulebook is called \"house\"",
        ),
        (json!({ "clock": { "white": clock, "black": clock } }), "a clock needs time"),
        (
            json!({ "rules": { "kind": "custom", "rulebook": { "search": { "at-the-end": 1_000_000_000 } } } }),
            "at most 20000 positions",
        ),
        (
            json!({ "rules": { "kind": "custom", "rulebook": { "castling": "twice" } } }),
            "unknown field `castling`",
        ),
        (json!({ "start": { "kind": "middle" } }), "unknown variant `middle`"),
    ] {
        let mut asked = wanted.clone();
        asked["opponent"] = json!({ "kind": "same-screen" });
        let refused = browser.post("/api/games", &asked.to_string()).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (400, &json!("malformed")),
            "{wanted}"
        );
        assert!(refused.json()["detail"].as_str().unwrap().contains(fault), "{}", refused.body);
    }
    server.stop().await;
}

#[tokio::test]
async fn rules_of_one_s_own_are_kept_whole() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let own =
        json!({ "threefold": "auto", "touch-move": true, "agreement": { "after-plies": 40 } });
    let wanted = json!({ "rules": { "kind": "custom", "rulebook": own } });
    let name = browser.start_for_two(wanted).await;
    let game = browser.sit_down(&name).await.game().await;
    assert_eq!(game["rulesId"], "custom");
    for key in ["threefold", "touch-move", "agreement"] {
        assert_eq!(game["rulebook"][key], own[key]);
    }
    let sheet = browser.get(&format!("/api/games/{name}/pgn")).await.body;
    assert!(sheet.contains("[Rules \"custom\"]"), "{sheet}");
    assert!(sheet.contains(r#"\"threefold\":\"auto\""#), "{sheet}");
    server.stop().await;
}
