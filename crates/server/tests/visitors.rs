//! Who a visitor is, and what belongs to them.

mod common;

use common::browser::refused_status;
use common::{Running, Setting, folder};
use roque_server::limits::{Limits, Rate};
use serde_json::json;

#[tokio::test]
async fn a_new_visitor_gets_a_signed_cookie_that_scripts_cannot_read() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let response = browser.get("/api/me").await;
    assert_eq!(response.json(), json!({ "running": null, "atStake": null }));
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("roque="), "{cookie}");
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(attribute), "{attribute} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    server.stop().await;
}

#[tokio::test]
async fn a_forged_cookie_is_a_stranger_s() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut owner = server.browser();
    let name = owner.start_game("white").await;
    let signed = owner.cookie.clone().unwrap();
    let (signature_and_id, id) =
        (signed.trim_start_matches("roque="), &signed[signed.len() - 32..]);
    let mut flipped = signature_and_id.to_owned();
    flipped.replace_range(0..1, if flipped.starts_with('A') { "B" } else { "A" });
    for forged in [id.to_owned(), flipped, "%00%ff".to_owned(), "x".repeat(2000), String::new()] {
        let mut stranger = server.browser();
        stranger.cookie = Some(format!("roque={forged}"));
        assert_eq!(refused_status(stranger.knock(&name, None).await), 404, "{forged}");
        let me = stranger.get("/api/me").await;
        assert_eq!(
            (me.status, me.json()),
            (200, json!({ "running": null, "atStake": null })),
            "{forged}"
        );
        assert_ne!(stranger.cookie, owner.cookie);
    }
    assert_eq!(owner.get("/api/me").await.json()["running"]["game"], *name);
    server.stop().await;
}

#[tokio::test]
async fn somebody_else_s_game_does_not_exist() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut owner, mut other) = (server.browser(), server.browser());
    let name = owner.start_game("white").await;
    other.get("/api/me").await;
    assert_eq!(refused_status(other.knock(&name, None).await), 404);
    assert_eq!(refused_status(server.browser().knock(&name, None).await), 404);
    let foreign = other.get(&format!("/api/games/{name}/pgn")).await;
    let missing = other.get("/api/games/23456789abcd/pgn").await;
    assert_eq!((foreign.status, missing.status), (404, 404));
    assert_eq!(
        (&foreign.json()["code"], &missing.json()["code"]),
        (&json!("not-found"), &json!("not-found"))
    );
    server.stop().await;
}

#[tokio::test]
async fn another_site_s_page_cannot_act_for_a_visitor() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    assert_eq!(refused_status(browser.knock(&name, Some("http://elsewhere.example")).await), 403);
    let headers = [("origin", "http://elsewhere.example"), ("content-type", "application/json")];
    let refused = browser
        .request("POST", "/api/games", &headers, r#"{"opponent":{"kind":"same-screen"}}"#)
        .await;
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("malformed")));
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_games_is_refused_and_other_visitors_do_not_notice() {
    let folder = folder();
    let limits = Limits { games: Rate { burst: 2, per_second: 0.0 }, ..Limits::default() };
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut browser = server.browser();
    browser.start_game("white").await;
    browser.start_game("white").await;
    let refused = browser.post("/api/games", r#"{"opponent":{"kind":"same-screen"}}"#).await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too-many")));
    server.browser().start_game("white").await;
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_new_visitors_is_refused_and_those_known_do_not_notice() {
    let folder = folder();
    let limits = Limits { visitors: Rate { burst: 1, per_second: 0.0 }, ..Limits::default() };
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut known = server.browser();
    assert_eq!(known.get("/api/me").await.status, 200);
    assert_eq!(server.browser().get("/api/me").await.status, 429);
    assert_eq!(known.get("/api/me").await.status, 200);
    known.start_game("white").await;
    server.stop().await;
}

#[tokio::test]
async fn a_visitor_has_only_so_many_sockets_and_a_closed_one_makes_room() {
    let folder = folder();
    let limits = Limits { sockets: 1, ..Limits::default() };
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut browser = server.browser();
    let name = browser.start_game("white").await;
    let mut line = browser.sit_down(&name).await;
    line.game().await;
    assert_eq!(refused_status(browser.knock(&name, None).await), 429);
    line.hang_up().await;
    // The server has answered the farewell; its count may follow a moment later.
    let mut again = browser.knock(&name, None).await;
    while again.is_err() {
        again = browser.knock(&name, None).await;
    }
    again.unwrap().game().await;
    server.stop().await;
}
