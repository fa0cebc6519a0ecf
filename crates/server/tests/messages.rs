//! Bad messages get one clear error each, change nothing and end nothing.

mod common;

use common::{Running, Setting, folder};
use roque_server::limits::{Limits, Rate};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_malformed_message_is_answered_with_what_is_wrong_and_the_game_goes_on() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    for (message, id, detail) in [
        ("", json!(null), "EOF while parsing"),
        ("{", json!(null), "EOF while parsing"),
        ("null", json!(null), "invalid type: null"),
        ("[]", json!(null), "missing field `type`"),
        (r#"{"type":"castle","id":3}"#, json!(3), "unknown variant `castle`"),
        (r#"{"type":"play","id":4}"#, json!(4), "missing field `at`"),
        (
            r#"{"type":"play","id":5,"at":0,"by":"white","from":"e9","to":"e4"}"#,
            json!(5),
            "\"from\" is \"e9\", which is no square",
        ),
        (
            r#"{"type":"play","id":6,"at":0,"by":"white","from":"e2","to":""}"#,
            json!(6),
            "\"to\" is \"\", which is no square",
        ),
        (
            r#"{"type":"play","id":7,"at":-1,"from":"e2","to":"e4"}"#,
            json!(7),
            "invalid value: integer `-1`",
        ),
        (
            r#"{"type":"play","id":8,"at":0,"by":"white","from":"e2","to":"e4","promotion":"duck"}"#,
            json!(8),
            "unknown variant `duck`",
        ),
        (r#"{"type":"play","id":9,"at":0,"from":"e2","to":"e4"}"#, json!(9), "missing field `by`"),
        (
            r#"{"type":"claim","id":10,"at":0,"by":"white","rule":"tenfold"}"#,
            json!(10),
            "unknown variant `tenfold`",
        ),
        (
            r#"{"type":"touch","id":11,"at":0,"by":"white","square":"i1"}"#,
            json!(11),
            "\"square\" is \"i1\", which is no square",
        ),
    ] {
        line.say(message).await;
        let failed = line.expect("failed").await;
        assert_eq!(
            (&failed["failure"]["code"], &failed["id"]),
            (&json!("malformed"), &id),
            "{message}"
        );
        assert!(
            failed["failure"]["detail"].as_str().unwrap().contains(detail),
            "{message}: {failed}"
        );
    }
    line.say_raw(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(line.expect("failed").await["failure"]["code"], "malformed");
    line.play(0, "e2e4").await;
    assert_eq!(line.game().await["plies"][0]["san"], "e4");
    server.stop().await;
}

#[tokio::test]
async fn a_role_no_pawn_becomes_is_refused_by_the_rules() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.say(
        r#"{"type":"play","id":1,"at":0,"by":"white","from":"e2","to":"e4","promotion":"king"}"#,
    )
    .await;
    assert_eq!(line.expect("refused").await["refusal"]["code"], "nothing-to-promote");
    server.stop().await;
}

#[tokio::test]
async fn a_large_message_is_refused_and_a_huge_one_ends_the_socket_alone() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    line.say("x".repeat(4 * 1024 + 1)).await;
    assert_eq!(line.expect("failed").await["failure"]["code"], "too-large");
    assert_eq!(line.pending().await, [json!(null); 0]);
    line.say_too_much("x".repeat(1024 * 1024)).await;
    assert!(matches!(line.next().await, Err(1009 | 1006)));
    browser.sit_down(&name).await.game().await;
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    let folder = folder();
    let limits =
        Limits { messages: Rate { burst: 5, per_second: 0.0 }, refusals: 3, ..Limits::default() };
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    for _ in 0..8 {
        line.say(r#"{"type":"ping"}"#).await;
    }
    for _ in 0..5 {
        line.expect("pong").await;
    }
    for _ in 0..3 {
        assert_eq!(line.expect("failed").await["failure"]["code"], "too-many");
    }
    assert_eq!(line.next().await, Err(1008));
    server.stop().await;
}
