//! Games that somebody brings, in PGN: listed, shown with all that stands beside their moves, and
//! written again.

mod common;

use common::{Browser, Running, Setting, browser::Response, folder};
use roque_server::limits::{LARGEST_PGN, LARGEST_PGN_GAME};
use serde_json::{Value, json};

async fn bring(browser: &mut Browser, path: &str, text: impl AsRef<[u8]>) -> Response {
    browser.request("POST", path, &[("content-type", "application/vnd.chess-pgn")], text).await
}

/// The part of a text that a game of an answer names, and the question that asks for all of it.
fn chosen<'a>(text: &'a [u8], letters: &str, entry: &Value) -> (&'a [u8], String) {
    let number = |value: &Value| value.as_u64().expect("a number");
    let at = &entry["part"]["at"];
    let (offset, length) = (number(&at["offset"]), number(&entry["part"]["length"]));
    let part = &text[offset as usize..(offset + length) as usize];
    let (line, column) = (number(&at["line"]), number(&at["column"]));
    let path =
        format!("/api/pgn/game?letters={letters}&offset={offset}&line={line}&column={column}");
    (part, path)
}

fn sans(game: &Value) -> Vec<&str> {
    let nodes = game["nodes"].as_array().expect("nodes").iter();
    nodes.filter_map(|node| node["played"]["san"].as_str()).collect()
}

const THREE: &str = r#"[Event "Club"]
[Site "?"]
[Date "2026.01.31"]
[White "Blanche"]
[Black "Noir"]
[Result "1-0"]

1. e4 e5 2. Dh5 Cc6 3. Fc4 Cf6 4. Dxf7# 1-0

[Event "Club"]
[White "Cassée"]

1. d4 d5 2. Dh9 Cf6 *

1. Cf3 (1. Fg5 d5) Cf6 1/2-1/2
"#;

#[tokio::test]
async fn the_games_of_a_text_are_listed_with_their_faults_in_the_letters_they_are_written_in() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let answer = bring(&mut browser, "/api/pgn?letters=auto", THREE).await.json();
    assert_eq!((&answer["letters"], &answer["loose"]), (&json!("fr"), &json!([])));
    let games = answer["games"].as_array().unwrap();
    let told: Vec<_> = games
        .iter()
        .map(|game| ["white", "black", "date", "result", "plies", "errors"].map(|key| &game[key]))
        .collect();
    assert_eq!(
        told,
        [
            [
                &json!("Blanche"),
                &json!("Noir"),
                &json!("2026.01.31"),
                &json!("1-0"),
                &json!(7),
                &json!(0)
            ],
            [&json!("Cassée"), &Value::Null, &Value::Null, &json!("*"), &json!(2), &json!(1)],
            [&Value::Null, &Value::Null, &Value::Null, &json!("1/2-1/2"), &json!(2), &json!(0)],
        ]
    );
    let english = bring(&mut browser, "/api/pgn?letters=en", THREE).await.json();
    assert_eq!(english["games"][0]["errors"], 1, "Dh5 is no move in English");
    server.stop().await;
}

#[tokio::test]
async fn a_broken_game_says_where_and_why_and_the_next_is_whole() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let list = bring(&mut browser, "/api/pgn?letters=auto", THREE).await.json();
    let (part, path) = chosen(THREE.as_bytes(), "fr", &list["games"][1]);
    let broken = bring(&mut browser, &path, part).await.json();
    assert_eq!(sans(&broken), ["d4", "d5"]);
    let at = THREE.find("Dh9").unwrap();
    let faults = broken["faults"].as_array().unwrap();
    let errors: Vec<_> = faults.iter().filter(|fault| fault["error"] == true).collect();
    assert_eq!(
        errors,
        [&json!({
            "code": "unknown-move",
            "error": true,
            "found": "Dh9",
            "expected": "",
            "refusal": null,
            "place": { "offset": at, "line": 13, "column": 13 },
            "excerpt": { "before": "1. d4 d5 2. ", "word": "Dh9", "after": " Cf6 *" },
        })]
    );

    let (part, path) = chosen(THREE.as_bytes(), "fr", &list["games"][2]);
    let next = bring(&mut browser, &path, part).await.json();
    assert_eq!(sans(&next), ["Nf3", "Nf6"]);
    let fault = &next["faults"][0];
    assert_eq!((&fault["code"], &fault["found"]), (&json!("illegal-in-variation"), &json!("Fg5")));
    assert_eq!(fault["place"]["line"], 15);
    assert_eq!(fault["refusal"]["code"], "blocked");
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_a_tree_with_everything_that_stands_beside_its_moves() {
    let text = "[White \"A\"]\n\n{Avant} 1. e4 $1 {[%clk 0:03:00] [%eval 0.35,20] Bien} \
                e5 {[%csl Gd4,Re5][%cal Bg1f3] (=)} ({Sinon} 1... c5 2. Nf3 {[%eval #-3]} (2. c3)) 2. Bc4 *\n";
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let path = "/api/pgn/game?letters=en&offset=0&line=1&column=1";
    let game = bring(&mut browser, path, text).await.json();
    assert_eq!(game["tags"], json!([{ "name": "White", "value": "A" }]));
    let nodes = game["nodes"].as_array().unwrap();
    let parents: Vec<_> = nodes.iter().map(|node| node["parent"].as_u64()).collect();
    assert_eq!(sans(&game), ["e4", "e5", "Bc4", "c5", "Nf3", "c3"]);
    assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1), Some(4), Some(4)]);
    assert_eq!(
        nodes[1],
        json!({
            "parent": 0,
            "played": {
                "color": "white", "role": "pawn", "from": "e2", "to": "e4", "san": "e4",
                "captured": null, "enPassant": false, "castle": null, "promotion": null,
                "check": null,
            },
            "fen": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "over": false,
            "before": [],
            "comments": ["Bien"],
            "nags": [1],
            "evaluation": { "score": { "kind": "centipawns", "value": 35 }, "depth": 20 },
            "clock": 180_000,
            "elapsed": null,
            "circles": [],
            "arrows": [],
            "drawOffer": false,
        })
    );
    assert_eq!(nodes[0]["comments"], json!(["Avant"]));
    let marks = json!([{ "paint": "green", "square": "d4" }, { "paint": "red", "square": "e5" }]);
    assert_eq!(nodes[2]["circles"], marks);
    assert_eq!(nodes[2]["arrows"], json!([{ "paint": "blue", "from": "g1", "to": "f3" }]));
    assert_eq!(nodes[4]["before"], json!(["Sinon"]));
    assert_eq!(nodes[5]["evaluation"]["score"], json!({ "kind": "mate", "value": -3 }));
    server.stop().await;
}

#[tokio::test]
async fn castling_and_null_moves_stand_where_they_are_drawn() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O-O (1. -- Ke7) Kf8 2. Rd8# *";
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let path = "/api/pgn/game?letters=en&offset=0&line=1&column=1";
    let game = bring(&mut browser, path, text).await.json();
    let nodes = game["nodes"].as_array().unwrap();
    assert_eq!(nodes[1]["played"]["to"], "c1");
    assert_eq!(nodes[1]["played"]["castle"], "long");
    let null = nodes.iter().find(|node| node["parent"] == 0 && node["played"].is_null()).unwrap();
    assert_eq!(null["fen"], "4k3/8/8/8/8/8/8/R3K2R b KQ - 1 1");
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_written_again_in_other_letters() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let text = "1. Cf3 Cf6 2. e4 Cxe4 *";
    let mut written = Vec::new();
    for to in ["en", "fr", "figurine"] {
        let path = format!("/api/pgn/written?letters=fr&to={to}");
        let answer = bring(&mut browser, &path, text).await;
        assert!(answer.header("content-type").unwrap().starts_with("application/vnd.chess-pgn"));
        written.push(answer.body.trim().lines().last().unwrap().to_owned());
    }
    assert_eq!(
        written,
        ["1. Nf3 Nf6 2. e4 Nxe4 *", "1. Cf3 Cf6 2. e4 Cxe4 *", "1. ♘f3 ♘f6 2. e4 ♘xe4 *"]
    );
    server.stop().await;
}

#[tokio::test]
async fn old_encodings_are_read_and_places_in_them_are_right() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let latin1 = b"[White \"Andr\xE9\"]\n\n1. e4 e5 2. Qxx *\n".to_vec();
    let answer = bring(&mut browser, "/api/pgn?letters=en", &latin1).await.json();
    assert_eq!(answer["games"][0]["white"], "André");
    let (part, path) = chosen(&latin1, "en", &answer["games"][0]);
    let game = bring(&mut browser, &path, part).await.json();
    let error = game["faults"].as_array().unwrap().iter().find(|fault| fault["error"] == true);
    let excerpt = &error.unwrap()["excerpt"];
    assert_eq!((&excerpt["before"], &excerpt["word"]), (&json!("1. e4 e5 2. "), &json!("Qxx")));

    let wide: Vec<u8> = [0xFEFF]
        .into_iter()
        .chain("1. e4 Qxx *".encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let path = "/api/pgn/game?letters=en&offset=0&line=1&column=1";
    let game = bring(&mut browser, path, &wide).await.json();
    assert_eq!(game["faults"][0]["excerpt"]["word"], "Qxx");
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_game_is_told_and_what_is_too_large_is_refused_with_the_limit() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let empty = bring(&mut browser, "/api/pgn?letters=auto", "").await.json();
    assert_eq!((&empty["games"], &empty["loose"]), (&json!([]), &json!([])));
    let binary = bring(&mut browser, "/api/pgn?letters=auto", b"\x89PNG\0\0\0").await.json();
    assert_eq!(binary["games"], json!([]));
    assert_eq!(binary["loose"].as_array().unwrap().last().unwrap()["code"], "binary");

    let unknown = bring(&mut browser, "/api/pgn?letters=xx", "1. e4").await;
    assert_eq!((unknown.status, &unknown.json()["code"]), (400, &json!("malformed")));
    let place = "letters=en&offset=0&line=1&column=1";
    let none = bring(&mut browser, &format!("/api/pgn/game?{place}"), "").await;
    assert_eq!(none.status, 404);

    let largest = " ".repeat(LARGEST_PGN);
    assert_eq!(bring(&mut browser, "/api/pgn?letters=auto", &largest).await.status, 200);
    let game = " ".repeat(LARGEST_PGN_GAME + 1);
    let refused = bring(&mut browser, &format!("/api/pgn/game?{place}"), &game).await;
    assert_eq!((refused.status, &refused.json()["code"]), (413, &json!("too-large")));
    let detail = refused.json()["detail"].as_str().unwrap().to_owned();
    assert!(detail.contains(&LARGEST_PGN_GAME.to_string()), "{detail}");
    server.stop().await;
}
