//! Exercises are asked, answered, and asked again; what was done is kept, and taken away.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Browser, Running, Setting, folder};
use roque_server::limits::Rate;
use serde_json::{Value, json};

async fn answer(browser: &mut Browser, id: &str, given: Value) -> Value {
    let path = format!("/api/exercises/{id}/answer?lang=fr");
    let answered = browser.post(&path, &given.to_string()).await;
    assert_eq!(answered.status, 200, "{}", answered.body);
    answered.json()
}

async fn refused(browser: &mut Browser, method: &str, path: &str, body: &str) -> (u16, String) {
    let headers = [("content-type", "application/json")];
    let answer = browser.request(method, path, &headers, body).await;
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

async fn progress(browser: &mut Browser) -> Value {
    browser.get("/api/progress?lang=fr").await.json()
}

fn kind<'a>(progress: &'a Value, kind: &str) -> &'a Value {
    let kinds = progress["kinds"].as_array().unwrap();
    kinds.iter().find(|row| row["kind"] == kind).unwrap()
}

/// Of the kind whose answer its question tells: pressing the square that is named.
const NAMED: &str = "name-square-1-00000000";

/// The square of [`NAMED`], read from the question as a reader would.
async fn named_square(browser: &mut Browser, id: &str) -> String {
    let exercise = browser.get(&format!("/api/exercises/{id}?lang=en")).await.json();
    let question = exercise["question"].as_str().unwrap().to_owned();
    let square = question.strip_prefix("<p>Point at ").unwrap().get(..2).unwrap();
    square.to_owned()
}

#[tokio::test]
async fn an_exercise_tells_all_a_page_needs_in_the_language_asked_for() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let path = "/api/exercises/castling-2-00000001";
    let french = browser.get(&format!("{path}?lang=fr")).await.json();
    let english = browser.get(&format!("{path}?lang=en")).await.json();
    assert_eq!(french["id"], "castling-2-00000001");
    assert_eq!((&french["kind"], &french["difficulty"]), (&json!("castling"), &json!(2)));
    assert_eq!(french["ask"]["shape"], "choice");
    assert_eq!(french["ask"]["choices"][0]["text"], "Oui, c’est permis.");
    assert_eq!(english["ask"]["choices"][0]["text"], "Yes, it is legal.");
    assert_eq!(french["board"], english["board"]);
    assert!(french["fen"].as_str().unwrap().starts_with(french["board"].as_str().unwrap()));
    assert_eq!(french["drawing"]["arrows"].as_array().unwrap().len(), 1);
    assert_eq!(french["hasHint"], true);
    let hint = browser.post(&format!("{path}/hint?lang=fr"), "").await.json();
    assert!(hint["text"].as_str().unwrap().starts_with("Regarde ces cases"), "{hint}");
    assert!(!hint["drawing"]["noted"].as_array().unwrap().is_empty());

    let claim = browser.get("/api/exercises/claim-1-00000002?lang=fr").await.json();
    let (line, boards) = (claim["line"].as_array().unwrap(), claim["boards"].as_array().unwrap());
    assert!(!line.is_empty() && boards.len() == line.len() + 1);
    assert_eq!(claim["board"], *boards.last().unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_answer_is_explained_solved_and_asked_again_the_next_day() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let square = named_square(&mut browser, NAMED).await;
    let wrong = answer(&mut browser, NAMED, json!({ "shape": "square", "square": "h8" })).await;
    assert_eq!((&wrong["right"], &wrong["againInDays"]), (&json!(false), &json!(1)));
    assert_eq!(wrong["remarks"][0]["drawing"]["bad"], json!(["h8"]));
    assert_eq!(wrong["solution"]["drawing"]["good"], json!([square]));

    let right = answer(&mut browser, NAMED, json!({ "shape": "square", "square": square })).await;
    assert_eq!((&right["right"], &right["solution"]), (&json!(true), &Value::Null));
    assert_eq!(right["againInDays"], 1, "practised before the day, it waits all the same");

    let mated = json!({ "shape": "choice", "number": 0 });
    let dead = answer(&mut browser, "dead-or-alive-1-00000001", mated).await;
    let told = dead["remarks"].as_array().unwrap();
    assert!(told.iter().all(|remark| remark["text"] != dead["solution"]["text"]), "{dead}");

    let done = progress(&mut browser).await;
    let row = kind(&done, "name-square");
    assert_eq!((&row["answers"], &row["missed"]), (&json!(2), &json!(1)));
    assert_eq!((&row["due"], &done["due"]), (&json!(0), &json!(0)));
    assert_eq!(done["exercises"], json!([]), "a drawn exercise stands in no lesson");
    server.stop().await;
}

#[tokio::test]
async fn an_answer_may_be_of_any_shape() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (id, given) in [
        ("reach-1-00000000", json!({ "shape": "squares", "squares": [] })),
        ("set-up-4-00000000", json!({ "shape": "placement", "board": "8/8/8/8/8/8/8/8" })),
        ("mate-in-one-1-00000000", json!({ "shape": "moves", "moves": ["a1a1"] })),
        ("escape-check-1-00000000", json!({ "shape": "moves", "moves": [] })),
        ("write-move-1-00000000", json!({ "shape": "text", "text": "Ø" })),
    ] {
        let verdict = answer(&mut browser, id, given).await;
        assert_eq!(verdict["right"], false, "{id}");
        assert!(!verdict["remarks"][0]["text"].as_str().unwrap().is_empty(), "{id}");
        assert!(!verdict["solution"]["text"].as_str().unwrap().is_empty(), "{id}");
    }
    // A proof that mate is possible can be stepped through.
    let alive = (0u32..).map(|seed| format!("dead-or-alive-2-{seed:08x}"));
    for id in alive.take(20) {
        let verdict = answer(&mut browser, &id, json!({ "shape": "choice", "number": 0 })).await;
        if verdict["right"] == false {
            let remark = &verdict["remarks"][0];
            let moves = remark["line"].as_array().unwrap().len();
            assert!(moves > 0 && remark["boards"].as_array().unwrap().len() == moves + 1);
            server.stop().await;
            return;
        }
    }
    panic!("no position among twenty was alive");
}

#[tokio::test]
async fn what_is_no_exercise_or_no_answer_is_refused_with_the_reason() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for id in ["nothing", "reach-6-00000000", "reach-1-0", "reach-1-0000000G", "r%C3%A9-1-00000000"]
    {
        let found = refused(&mut browser, "GET", &format!("/api/exercises/{id}"), "").await;
        assert_eq!(found, (404, "not-found".to_owned()), "{id}");
    }
    let path = format!("/api/exercises/{NAMED}/answer");
    let long = "x".repeat(65);
    for given in [
        json!({ "shape": "square", "square": "i9" }),
        json!({ "shape": "choice", "number": 0 }),
        json!({ "shape": "choice", "number": -1 }),
        json!({ "shape": "moves", "moves": ["castle"] }),
        json!({ "shape": "moves", "moves": vec!["e2e4"; 65] }),
        json!({ "shape": "placement", "board": "not a board" }),
        json!({ "shape": "text", "text": long }),
        json!({ "shape": "dream" }),
        json!({}),
    ] {
        let found = refused(&mut browser, "POST", &path, &given.to_string()).await;
        assert_eq!(found, (400, "malformed".to_owned()), "{given}");
    }
    for (path, code) in [
        ("/api/training?kind=nothing", 400),
        ("/api/training?lang=de", 400),
        ("/api/lessons/nothing/read", 404),
        ("/api/lessons/..%2Frules/read", 404),
    ] {
        let method = if path.contains("lessons") { "POST" } else { "GET" };
        assert_eq!(refused(&mut browser, method, path, "").await.0, code, "{path}");
    }
    assert_eq!(progress(&mut browser).await["kinds"][0]["answers"], 0, "nothing was counted");
    server.stop().await;
}

#[tokio::test]
async fn training_follows_how_one_does() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let next = "/api/training?kind=name-square&lang=en";
    let mut difficulties = Vec::new();
    for _ in 0..6 {
        let exercise = browser.get(next).await.json();
        assert_eq!(exercise["kind"], "name-square");
        difficulties.push(exercise["difficulty"].as_u64().unwrap());
        let id = exercise["id"].as_str().unwrap().to_owned();
        let square = named_square(&mut browser, &id).await;
        answer(&mut browser, &id, json!({ "shape": "square", "square": square })).await;
    }
    assert_eq!(difficulties, [1, 1, 1, 2, 2, 2]);
    assert_eq!(browser.get(next).await.json()["difficulty"], 3);
    // Of no kind in particular, it is of one that was answered less.
    let any = browser.get("/api/training?lang=en").await.json();
    assert_ne!(any["kind"], "name-square");
    server.stop().await;
}

#[tokio::test]
async fn lessons_read_and_exercises_of_lessons_are_remembered() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    assert_eq!(progress(&mut browser).await["lessons"], json!([]));
    for _ in 0..2 {
        let read = browser.post("/api/lessons/11-knight/read?lang=fr", "").await;
        assert_eq!(read.json()["lessons"], json!(["11-knight"]));
    }
    let first = browser.post("/api/lessons/01-discover/read?lang=fr", "").await;
    assert_eq!(first.json()["lessons"], json!(["01-discover", "11-knight"]));
    server.stop().await;

    // Whatever the server, it is still there.
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut again = server.browser();
    again.cookie = browser.cookie.clone();
    assert_eq!(progress(&mut again).await["lessons"], json!(["01-discover", "11-knight"]));
    assert_eq!(progress(&mut server.browser()).await["lessons"], json!([]), "of nobody else");
    server.stop().await;
}

#[tokio::test]
async fn a_player_takes_what_they_learnt_away_and_leaves_nothing() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let player = browser.add_player("Zoé").await;
    browser.post("/api/lessons/11-knight/read", "").await;
    answer(&mut browser, NAMED, json!({ "shape": "square", "square": "h8" })).await;
    let export = browser.get(&format!("/api/players/{player}/export")).await.json();
    let learning = &export["learning"];
    assert_eq!(learning["lessons"][0]["lesson"], "11-knight");
    assert_eq!(learning["exercises"][0]["exercise"], NAMED);
    assert_eq!(learning["exercises"][0]["lastRight"], false);
    assert_eq!(learning["kinds"][0]["missed"], 1);
    assert_eq!(learning["attending"], json!([]));

    let old_cookie = browser.cookie.clone();
    let deleted = browser.request("DELETE", &format!("/api/players/{player}"), &[], "").await;
    assert_eq!(deleted.status, 200, "{}", deleted.body);
    let mut stale = server.browser();
    stale.cookie = old_cookie;
    let nothing = progress(&mut stale).await;
    assert_eq!((&nothing["lessons"], &nothing["kinds"][2]["answers"]), (&json!([]), &json!(0)));
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_exercises_is_stopped_and_others_are_not() {
    let folder = folder();
    let mut setting = Setting::default();
    setting.limits.questions = Rate { burst: 2, per_second: 0.001 };
    let server = Running::start(folder.path(), setting).await;
    let mut browser = server.browser();
    let mut statuses = Vec::new();
    for path in ["/api/training", "/api/progress", "/api/classes", "/api/exercises/nothing"] {
        statuses.push(browser.get(path).await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 429]);
    assert_eq!(browser.get("/api/players").await.status, 200);
    server.stop().await;
}
