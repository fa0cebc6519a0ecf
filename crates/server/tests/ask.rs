//! Questions about positions and rules, which need no game and no visitor.

mod common;

use common::{Running, Setting, folder};
use roque_server::limits::{Limits, Rate};
use serde_json::{Value, json};

fn encoded(fen: &str) -> String {
    fen.replace(' ', "%20")
}

#[tokio::test]
async fn a_position_is_described_from_its_fen() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9";
    let answer = browser.post("/api/position", &json!({ "fen": fen }).to_string()).await.json();
    assert_eq!((&answer["fen"], &answer["board"]), (&json!(fen), &json!("4k3/8/8/8/8/8/8/R3K2R")));
    assert_eq!(
        (&answer["castling"], &answer["castlingPossible"]),
        (&json!(["a1", "h1"]), &json!(["a1", "h1"]))
    );
    assert_eq!((&answer["problems"], &answer["warnings"]), (&json!([]), &json!([])));
    assert_eq!((&answer["chess960"], &answer["check"]), (&json!(false), &Value::Null));
    let castling = json!({ "from": "e1", "to": ["g1", "h1"], "promotion": null });
    assert!(answer["legal"].as_array().unwrap().contains(&castling), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn moves_may_be_played_before_a_position_is_described() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9";
    let asked = json!({ "fen": fen, "moves": ["e1g1", "e8e7"] });
    let answer = browser.post("/api/position", &asked.to_string()).await.json();
    assert_eq!(answer["fen"], json!("8/4k3/8/8/8/8/8/R4RK1 w - - 5 10"));
    for (fen, moves, detail) in [
        (fen, ["e1e3"], "move \"e1e3\": e1e3 is illegal: not-its-move"),
        (fen, ["castle"], "move \"castle\": "),
        ("8/8/8/8/8/8/8/R3K2R w - - 0 1", ["a1a2"], "nothing can be played from there: "),
    ] {
        let asked = json!({ "fen": fen, "moves": moves });
        let refused = browser.post("/api/position", &asked.to_string()).await;
        let told = refused.json()["detail"].as_str().unwrap().to_owned();
        assert!(refused.status == 400 && told.starts_with(detail), "{told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_impossible_position_is_told_all_its_problems_with_their_squares() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let board = json!({
        "board": "4k2P/8/8/8/8/8/8/4K2R",
        "turn": "black",
        "castling": ["a1", "h1"],
        "enPassant": null,
    });
    let answer = browser.post("/api/position", &board.to_string()).await.json();
    let problems = answer["problems"].as_array().unwrap();
    let found: Vec<_> = problems.iter().map(|found| (&found["code"], &found["squares"])).collect();
    assert_eq!(
        found,
        [
            (&json!("pawns-on-back-ranks"), &json!(["h8"])),
            (&json!("impossible-castling"), &json!(["a1"])),
        ]
    );
    assert_eq!((&answer["legal"], &answer["castlingPossible"]), (&json!([]), &json!(["h1"])));

    let unreachable = "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1";
    let answer =
        browser.post("/api/position", &json!({ "fen": unreachable }).to_string()).await.json();
    assert_eq!(answer["problems"], json!([]));
    assert_eq!(
        answer["warnings"],
        json!([{ "code": "unexplained-check", "color": null, "squares": ["d6", "f6"] }])
    );
    server.stop().await;
}

#[tokio::test]
async fn the_squares_a_pawn_may_have_passed_over_are_proposed() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let answer = browser.post("/api/position", &json!({ "fen": fen }).to_string()).await.json();
    assert_eq!(
        (&answer["enPassant"], &answer["enPassantPossible"]),
        (&json!("d6"), &json!(["d6"]))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_move_is_legal_or_has_its_reason() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = encoded("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let legal = browser.get(&format!("/api/why?fen={fen}&from=g1&to=f3")).await.json();
    assert_eq!(legal, json!({ "refusal": null, "sentence": null }));
    let blocked = browser.get(&format!("/api/why?fen={fen}&from=f1&to=b5")).await.json();
    assert_eq!(
        blocked,
        json!({ "refusal": { "code": "blocked", "role": "bishop", "squares": ["e2"] }, "sentence": null })
    );
    let told = browser.get(&format!("/api/why?fen={fen}&from=f1&to=b5&lang=en")).await.json();
    assert_eq!(told["sentence"], json!("A bishop cannot jump over a piece."));
    let castling = encoded("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    for to in ["c1", "a1"] {
        let answer = browser.get(&format!("/api/why?fen={castling}&from=e1&to={to}")).await.json();
        assert_eq!(answer["refusal"], Value::Null, "{to}");
    }
    for (query, fault) in [
        (format!("fen={fen}&from=j1&to=f3"), "\"from\" is \"j1\""),
        ("fen=nonsense&from=e2&to=e4".to_owned(), "column 2"),
        ("from=e2&to=e4".to_owned(), "missing field `fen`"),
    ] {
        let refused = browser.get(&format!("/api/why?{query}")).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (400, &json!("malformed")),
            "{query}"
        );
        assert!(refused.json()["detail"].as_str().unwrap().contains(fault), "{}", refused.body);
    }
    server.stop().await;
}

#[tokio::test]
async fn men_are_tried_on_a_board_that_is_no_position() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let knight = "8/8/8/8/3N4/8/8/8 w - - 0 1";
    let asked = json!({ "fen": knight, "moves": ["d4e6", "e6g7"] });
    let tried = browser.post("/api/trial", &asked.to_string()).await.json();
    assert_eq!(
        (&tried["board"], &tried["check"], &tried["outcome"]),
        (&json!("8/6N1/8/8/8/8/8/8"), &Value::Null, &Value::Null)
    );
    assert_eq!(
        tried["legal"].as_array().unwrap().iter().map(|mv| &mv["to"]).collect::<Vec<_>>(),
        [&json!(["f5"]), &json!(["h5"]), &json!(["e6"]), &json!(["e8"])]
    );
    let asked = encoded(knight);
    let why = browser.get(&format!("/api/why?fen={asked}&from=d4&to=d5&lang=fr")).await.json();
    assert_eq!(why["refusal"], json!({ "code": "not-its-move", "role": "knight", "squares": [] }));
    assert!(why["sentence"].as_str().unwrap().starts_with("Le cavalier "), "{why}");
    let own = encoded("8/8/8/8/8/8/8/RN6 w - - 0 1");
    let why = browser.get(&format!("/api/why?fen={own}&from=a1&to=b1&lang=fr")).await.json();
    assert_eq!(why["sentence"], "Une de tes pièces occupe déjà cette case.");
    let pinned = encoded("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let asked = format!("/api/why?fen={pinned}&from=e2&to=c3&lang=fr");
    let arbiter = browser.get(&asked).await.json();
    let lesson = browser.get(&format!("{asked}&voice=lesson")).await.json();
    assert_eq!(arbiter["refusal"], lesson["refusal"]);
    assert!(arbiter["sentence"].as_str().unwrap().starts_with("Ce cavalier protège votre roi"));
    assert!(lesson["sentence"].as_str().unwrap().starts_with("Ce cavalier protège ton roi"));
    let unheard = browser.get(&format!("{asked}&voice=parrot")).await;
    assert_eq!(unheard.status, 400);
    let refused = json!({ "fen": knight, "moves": ["d4d5"] });
    let refused = browser.post("/api/trial", &refused.to_string()).await;
    assert_eq!(
        (refused.status, &refused.json()["detail"]),
        (400, &json!("move \"d4d5\": not-its-move"))
    );
    server.stop().await;
}

#[tokio::test]
async fn men_tried_on_a_position_follow_the_laws() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9";
    let asked = json!({ "fen": fen, "moves": ["e1g1", "e8e7"] });
    let tried = browser.post("/api/trial", &asked.to_string()).await.json();
    let described = browser.post("/api/position", &asked.to_string()).await.json();
    for field in ["fen", "board", "check", "legal", "outcome"] {
        assert_eq!(tried[field], described[field], "{field}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_mate_is_explained_by_its_four_conditions() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = encoded("4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    let mate = browser.get(&format!("/api/explain?fen={fen}")).await.json();
    assert_eq!(
        (&mate["kind"], &mate["mate"], &mate["king"], &mate["checkers"]),
        (&json!("check"), &json!(true), &json!("g8"), &json!(["e8"]))
    );
    let flights = mate["flights"].as_array().unwrap();
    assert!(flights.contains(&json!({ "square": "f8", "reason": "guarded", "by": ["e8"] })));
    assert!(flights.contains(&json!({ "square": "g7", "reason": "own-man", "by": ["g7"] })));
    let conditions = mate["conditions"].as_array().unwrap();
    let held: Vec<_> = conditions.iter().map(|one| (&one["code"], &one["holds"])).collect();
    let holds = json!(true);
    assert_eq!(
        held,
        [
            (&json!("in-check"), &holds),
            (&json!("no-flight"), &holds),
            (&json!("no-capture"), &holds),
            (&json!("no-interposition"), &holds),
        ]
    );
    // The same with air for the king: it is no mate, and which condition fails is told.
    let fen = encoded("4R1k1/5pp1/7p/8/8/8/8/6K1 b - - 0 1");
    let check = browser.get(&format!("/api/explain?fen={fen}")).await.json();
    assert_eq!(
        (&check["mate"], &check["conditions"][1]),
        (
            &json!(false),
            &json!({ "code": "no-flight", "holds": false, "squares": ["h7"], "by": [], "pinned": [] })
        )
    );
    server.stop().await;
}

#[tokio::test]
async fn stalemates_and_dead_positions_are_explained() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let fen = encoded("kb5R/8/1K6/p7/P7/8/8/8 b - - 0 1");
    let stalemate = browser.get(&format!("/api/explain?fen={fen}")).await.json();
    assert_eq!(
        (&stalemate["kind"], &stalemate["stuck"]),
        (
            &json!("stalemate"),
            &json!([
                { "square": "a5", "role": "pawn", "code": "pawn-blocked", "by": ["a4"] },
                { "square": "b8", "role": "bishop", "code": "pinned", "by": ["h8"] },
            ])
        )
    );
    for (fen, by_material) in [
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", false),
    ] {
        let dead = browser.get(&format!("/api/explain?fen={}", encoded(fen))).await.json();
        assert_eq!((&dead["kind"], &dead["byMaterial"]), (&json!("dead"), &json!(by_material)));
        assert!(
            dead["men"]
                .as_array()
                .unwrap()
                .contains(&json!({ "square": "e8", "color": "black", "role": "king" }))
        );
    }
    let open = encoded("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let open = browser.get(&format!("/api/explain?fen={open}")).await.json();
    assert_eq!(open, json!({ "kind": "open" }));
    server.stop().await;
}

#[tokio::test]
async fn start_arrays_have_numbers_and_rulebooks_names() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let ordinary = browser.get("/api/chess960/518").await.json();
    assert_eq!(
        ordinary["backRank"],
        json!(["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"])
    );
    assert_eq!(ordinary["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    let drawn = browser.get("/api/chess960").await.json();
    let again = browser.get(&format!("/api/chess960/{}", drawn["number"])).await.json();
    assert_eq!(drawn, again);
    for wrong in ["960", "-1", "x"] {
        let refused = browser.get(&format!("/api/chess960/{wrong}")).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (400, &json!("malformed")),
            "{wrong}"
        );
    }
    let books = browser.get("/api/rulebooks").await.json();
    let ids: Vec<_> = books.as_array().unwrap().iter().map(|book| book["id"].clone()).collect();
    assert_eq!(
        ids,
        ["solo", "fide", "comment-jouer", "echec-royal", "initiation", "vchess", "club"]
    );
    assert_eq!(books[1]["rulebook"]["threefold"], "claim");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_questions_is_refused_and_games_do_not_notice() {
    let folder = folder();
    let limits = Limits { questions: Rate { burst: 2, per_second: 0.0 }, ..Limits::default() };
    let server = Running::start(folder.path(), Setting { limits, ..Setting::default() }).await;
    let mut browser = server.browser();
    for _ in 0..2 {
        assert_eq!(browser.get("/api/chess960").await.status, 200);
    }
    let refused = browser.get("/api/rulebooks").await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too-many")));
    browser.start_for_two(json!({})).await;
    server.stop().await;
}
