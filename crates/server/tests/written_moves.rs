//! `GET /api/san`: moves as people write them.

mod common;

use common::{Browser, Running, Setting, folder};
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201";

async fn read(browser: &mut Browser, fen: &str, text: &str, lang: &str) -> Value {
    let fen = fen.replace(' ', "%20");
    let answer = browser.get(&format!("/api/san?fen={fen}&text={text}&lang={lang}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn a_move_is_read_in_the_letters_of_the_reader() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let promoting = "8/P7/8/8/8/8/8/k6K w - - 0 1";
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (fen, text, lang, from, to, promotion) in [
        (START, "Cf3", "fr", "g1", "f3", Value::Null),
        (START, "Nf3", "en", "g1", "f3", Value::Null),
        (START, "g1f3", "fr", "g1", "f3", Value::Null),
        (START, "%20e4%20", "fr", "e2", "e4", Value::Null),
        (castling, "Rf2", "fr", "e1", "f2", Value::Null),
        (castling, "Rf1", "en", "h1", "f1", Value::Null),
        (castling, "0-0", "fr", "e1", "h1", Value::Null),
        (promoting, "a8=D", "fr", "a7", "a8", json!("queen")),
    ] {
        let wanted = json!({ "from": from, "to": to, "promotion": promotion });
        let answer = read(&mut browser, fen, text, lang).await;
        assert_eq!(answer, json!({ "move": wanted, "refusal": null }), "{text} in {lang}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_text_that_means_no_move_is_told_why() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    for (fen, text, code, squares) in [
        (START, "Zz9", "unreadable", json!([])),
        (START, "Nf3", "unreadable", json!([])),
        (START, "Dd5", "blocked", json!(["d2"])),
        (START, "Fa3", "blocked", json!(["b2"])),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Fa3", "no-such-move", json!([])),
        (rooks, "Td1", "ambiguous", json!(["a1", "h1"])),
    ] {
        let answer = read(&mut browser, fen, text, "fr").await;
        assert_eq!(answer["move"], Value::Null, "{text}");
        let refusal = &answer["refusal"];
        assert_eq!((&refusal["code"], &refusal["squares"]), (&json!(code), &squares), "{text}");
    }
    for query in ["fen=x&text=e4&lang=fr", &format!("fen={START}&text=e4&lang=xx"), "text=e4"] {
        let answer = browser.get(&format!("/api/san?{query}")).await;
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("malformed")), "{query}");
    }
    server.stop().await;
}
