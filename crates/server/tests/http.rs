//! Pages, texts and requests outside a game.

mod common;

use common::{Running, Setting, folder};
use serde_json::json;

#[tokio::test]
async fn every_address_that_is_no_file_is_the_page_in_the_reader_s_language() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (path, headers, lang) in [
        ("/", [("accept-language", "en-GB,en;q=0.9")], "<html lang=\"en\""),
        ("/partie/abc", [("accept-language", "de")], "<html lang=\"fr\""),
        ("/index.html", [("cookie", "lang=en")], "<html lang=\"en\""),
    ] {
        let page = browser.request("GET", path, &headers, "").await;
        assert_eq!(
            (page.status, page.header("content-type")),
            (200, Some("text/html; charset=utf-8")),
            "{path}"
        );
        assert!(page.body.contains(lang), "{path}: {}", page.body);
        assert_eq!(page.header("cache-control"), Some("no-cache"));
        let policy = page.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'self'") && !policy.contains("script-src"),
            "{policy}"
        );
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    }
    assert_eq!(browser.get("/assets/missing.js").await.status, 404);
    assert_eq!(browser.post("/", "{}").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_exist_says_so_in_json() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for path in
        ["/api", "/api/nothing", "/api/games/", "/api/leaderboards", "/api/content/fr/rules"]
    {
        let missing = browser.get(path).await;
        assert_eq!((missing.status, &missing.json()["code"]), (404, &json!("not-found")), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_bad_request_is_told_what_is_wrong_with_it() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (body, detail) in [
        ("", "EOF while parsing"),
        (r#"{"color":"white"}"#, "missing field `opponent`"),
        (r#"{"opponent":{"kind":"computer","level":"god"}}"#, "unknown variant `god`"),
        (r#"{"opponent":{"kind":"same-screen"},"level":"easy-1"}"#, "unknown field `level`"),
    ] {
        let refused = browser.post("/api/games", body).await;
        assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("malformed")), "{body}");
        assert!(refused.json()["detail"].as_str().unwrap().contains(detail), "{}", refused.body);
    }
    let form = browser.request("POST", "/api/games", &[], "level=easy-1").await;
    assert_eq!((form.status, &form.json()["code"]), (400, &json!("malformed")));
    let large = browser.post("/api/games", &" ".repeat(16 * 1024 + 1)).await;
    assert_eq!((large.status, &large.json()["code"]), (413, &json!("too-large")));
    let name = browser.start_game("white").await;
    let sheet = browser.get(&format!("/api/games/{name}/pgn?lang=xx")).await;
    assert_eq!((sheet.status, &sheet.json()["code"]), (400, &json!("malformed")));
    let socket = browser.get(&format!("/api/games/{name}/socket")).await;
    assert_eq!((socket.status, &socket.json()["code"]), (400, &json!("malformed")));
    server.stop().await;
}

#[tokio::test]
async fn a_healthy_server_says_so() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let health = server.browser().get("/healthz").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    server.stop().await;
}
