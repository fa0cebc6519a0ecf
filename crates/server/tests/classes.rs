//! A class: a teacher, a code to join by, and what only the teacher sees.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Browser, Running, Setting, folder};
use roque_server::limits::MOST_CLASSES;
use serde_json::{Value, json};

async fn send(browser: &mut Browser, method: &str, path: &str, body: Value) -> (u16, Value) {
    let headers = [("content-type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = browser.request(method, path, &headers, body).await;
    (answer.status, answer.json())
}

/// A teacher, and the code of their new class.
async fn teach(server: &Running, name: &str) -> (Browser, String) {
    let mut teacher = server.browser();
    teacher.add_player("Mme Pion").await;
    let (status, class) = send(&mut teacher, "POST", "/api/classes", json!({ "name": name })).await;
    assert_eq!((status, &class["you"], &class["pupils"]), (201, &json!("teacher"), &json!(0)));
    (teacher, class["code"].as_str().unwrap().to_owned())
}

async fn join(server: &Running, code: &str, pseudonym: &str) -> Browser {
    let mut pupil = server.browser();
    let path = format!("/api/classes/{code}/join");
    let (status, class) = send(&mut pupil, "POST", &path, json!({ "name": pseudonym })).await;
    assert_eq!((status, &class["you"]), (200, &json!("pupil")), "{class}");
    pupil
}

async fn report(teacher: &mut Browser, code: &str) -> Value {
    let (status, report) =
        send(teacher, "GET", &format!("/api/classes/{code}/report?lang=fr"), Value::Null).await;
    assert_eq!(status, 200, "{report}");
    report
}

async fn miss(pupil: &mut Browser, exercise: &str) {
    let wrong = json!({ "shape": "square", "square": "h8" });
    let path = format!("/api/exercises/{exercise}/answer");
    let (status, verdict) = send(pupil, "POST", &path, wrong).await;
    assert_eq!((status, &verdict["right"]), (200, &json!(false)), "{verdict}");
}

#[tokio::test]
async fn pupils_join_by_a_code_with_a_pseudonym() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, " CM2  B ").await;
    let path = format!("/api/classes/{}", code.to_uppercase());
    let (_, seen) = send(&mut server.browser(), "GET", &path, Value::Null).await;
    assert_eq!(
        seen,
        json!({ "code": code, "name": "CM2 B", "teacher": "Mme Pion", "pupils": 0, "you": "visitor" })
    );
    let mut pupil = join(&server, &code, "Léo").await;
    let players = pupil.get("/api/players").await.json();
    assert_eq!(players["players"][0]["name"], "Léo");
    // Joining once more changes nothing; without a name the player keeps theirs.
    let path = format!("/api/classes/{code}/join");
    let (status, again) = send(&mut pupil, "POST", &path, json!({})).await;
    assert_eq!((status, &again["pupils"]), (200, &json!(1)));
    assert_eq!(pupil.get("/api/players").await.json()["players"][0]["name"], "Léo");

    let (_, theirs) = send(&mut pupil, "GET", "/api/classes", Value::Null).await;
    assert_eq!(
        (&theirs["attending"][0]["name"], &theirs["teaching"]),
        (&json!("CM2 B"), &json!([]))
    );
    let (_, taught) = send(&mut teacher, "GET", "/api/classes", Value::Null).await;
    assert_eq!((&taught["teaching"][0]["pupils"], &taught["attending"]), (&json!(1), &json!([])));
    let (_, none) = send(&mut server.browser(), "GET", "/api/classes", Value::Null).await;
    assert_eq!(none, json!({ "teaching": [], "attending": [] }));
    server.stop().await;
}

#[tokio::test]
async fn the_teacher_sees_who_has_done_what_and_what_the_class_misses() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, "CM2").await;
    let mut leo = join(&server, &code, "Léo").await;
    let mut ana = join(&server, &code, "Ana").await;
    leo.post("/api/lessons/11-knight/read", "").await;
    leo.post("/api/lessons/01-discover/read", "").await;
    for seed in 0..3 {
        miss(&mut leo, &format!("name-square-1-0000000{seed}")).await;
    }
    miss(&mut ana, "name-square-1-00000000").await;
    let reach = json!({ "shape": "squares", "squares": [] });
    send(&mut ana, "POST", "/api/exercises/reach-1-00000000/answer", reach).await;

    let report = report(&mut teacher, &code).await;
    assert_eq!((&report["class"]["pupils"], &report["endings"]), (&json!(2), &json!(6)));
    let lessons: Vec<&str> = report["lessons"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert!(lessons.contains(&"01-discover") && lessons.is_sorted(), "{lessons:?}");
    assert!(report["lessons"][0]["address"].as_str().unwrap().starts_with("/apprendre/"));
    assert_eq!(
        report["pupils"],
        json!([
            { "number": 1, "name": "Léo", "lessons": ["01-discover", "11-knight"], "endings": 0, "answers": 3, "missed": 3 },
            { "number": 2, "name": "Ana", "lessons": [], "endings": 0, "answers": 2, "missed": 2 },
        ])
    );
    assert_eq!(
        report["kinds"],
        json!([
            { "kind": "name-square", "name": "Trouver une case", "answers": 4, "missed": 4, "pupils": 2 },
            { "kind": "reach", "name": "Où va cette pièce\u{202f}?", "answers": 1, "missed": 1, "pupils": 1 },
        ])
    );
    assert_eq!(report["exercises"], json!([]), "drawn exercises are each pupil's own");
    server.stop().await;
}

#[tokio::test]
async fn what_most_pupils_miss_in_the_lessons_comes_first() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, "CM2").await;
    let pupils = [join(&server, &code, "Léo").await, join(&server, &code, "Ana").await];
    // The exercises of the lessons, found by the names that their pages give them.
    let page = teacher.get("/apprendre/cavalier").await.body;
    let ids: Vec<&str> = page
        .split("data-exercise=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .take(2)
        .collect();
    assert_eq!(ids.len(), 2, "the knight's lesson has two exercises at least");
    for (mut pupil, missed) in pupils.into_iter().zip([&ids[..], &ids[1..]]) {
        for id in missed {
            let ask =
                pupil.get(&format!("/api/exercises/{id}")).await.json()["ask"]["shape"].clone();
            let nothing = match ask.as_str().unwrap() {
                "squares" => json!({ "shape": "squares", "squares": [] }),
                "move" | "moves" | "move-or-choice" => {
                    json!({ "shape": "moves", "moves": ["a1a1"] })
                }
                "text" => json!({ "shape": "text", "text": "?" }),
                other => panic!("an exercise of shape {other} is not missed here"),
            };
            let path = format!("/api/exercises/{id}/answer");
            let (_, verdict) = send(&mut pupil, "POST", &path, nothing).await;
            assert_eq!(verdict["right"], false, "{id}");
        }
    }
    let exercises = report(&mut teacher, &code).await["exercises"].clone();
    let rows: Vec<(&str, u64)> = exercises
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["id"].as_str().unwrap(), row["pupils"].as_u64().unwrap()))
        .collect();
    assert_eq!(rows, [(ids[1], 2), (ids[0], 1)]);
    assert_eq!(exercises[0]["address"], format!("/apprendre/cavalier#exercise-{}", ids[1]));
    server.stop().await;
}

#[tokio::test]
async fn only_the_teacher_sees_and_changes_a_class() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (_, code) = teach(&server, "CM2").await;
    let (other_teacher, _) = teach(&server, "CM1").await;
    let pupil = join(&server, &code, "Léo").await;
    for mut stranger in [server.browser(), pupil.clone(), other_teacher] {
        for (method, tail) in [("GET", "/report"), ("DELETE", ""), ("DELETE", "/pupils/1")] {
            let path = format!("/api/classes/{code}{tail}");
            let (status, refused) = send(&mut stranger, method, &path, Value::Null).await;
            assert_eq!((status, &refused["code"]), (404, &json!("not-found")), "{method} {tail}");
        }
    }
    let (_, class) =
        send(&mut server.browser(), "GET", &format!("/api/classes/{code}"), Value::Null).await;
    assert_eq!(class["pupils"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_pupil_leaves_or_is_removed_and_a_class_ends() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, "CM2").await;
    let mut leo = join(&server, &code, "Léo").await;
    let mut ana = join(&server, &code, "Ana").await;
    leo.post("/api/lessons/11-knight/read", "").await;
    let path = format!("/api/classes/{code}/leave");
    let (status, left) = send(&mut leo, "POST", &path, Value::Null).await;
    assert_eq!((status, &left["attending"]), (200, &json!([])));
    let progress = leo.get("/api/progress").await.json();
    assert_eq!(progress["lessons"], json!(["11-knight"]), "what was learnt stays");

    let removed = format!("/api/classes/{code}/pupils/2");
    assert_eq!(send(&mut teacher, "DELETE", &removed, Value::Null).await.0, 200);
    assert_eq!(send(&mut teacher, "DELETE", &removed, Value::Null).await.0, 404);
    assert_eq!(report(&mut teacher, &code).await["pupils"], json!([]));

    let mut back = join(&server, &code, "Léo").await;
    let class = format!("/api/classes/{code}");
    let (status, ended) = send(&mut teacher, "DELETE", &class, Value::Null).await;
    assert_eq!((status, &ended["teaching"]), (200, &json!([])));
    for browser in [&mut teacher, &mut ana, &mut back] {
        assert_eq!(send(browser, "GET", &class, Value::Null).await.0, 404);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_player_is_in_no_class_and_teaches_none() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, "CM2").await;
    let mut leo = join(&server, &code, "Léo").await;
    let mut ana = join(&server, &code, "Ana").await;
    let current = |players: Value| players["current"].as_str().unwrap().to_owned();
    let player = current(leo.get("/api/players").await.json());
    let exported = leo.get(&format!("/api/players/{player}/export")).await.json();
    assert_eq!(exported["learning"]["attending"], json!([{ "code": code, "name": "CM2" }]));
    send(&mut leo, "DELETE", &format!("/api/players/{player}"), Value::Null).await;
    assert_eq!(report(&mut teacher, &code).await["pupils"][0]["name"], "Ana");

    let teaching = current(teacher.get("/api/players").await.json());
    send(&mut teacher, "DELETE", &format!("/api/players/{teaching}"), Value::Null).await;
    let (status, _) = send(&mut ana, "GET", &format!("/api/classes/{code}"), Value::Null).await;
    assert_eq!(status, 404);
    let (_, none) = send(&mut ana, "GET", "/api/classes", Value::Null).await;
    assert_eq!(none["attending"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn classes_have_names_and_bounds() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let (mut teacher, code) = teach(&server, "CM2").await;
    for name in ["", " \n", "\u{202e}", &"x".repeat(41)] {
        let (status, refused) =
            send(&mut teacher, "POST", "/api/classes", json!({ "name": name })).await;
        assert_eq!((status, &refused["code"]), (400, &json!("malformed")), "{name:?}");
    }
    for number in 1..MOST_CLASSES {
        let named = json!({ "name": format!("{number}") });
        assert_eq!(send(&mut teacher, "POST", "/api/classes", named).await.0, 201);
    }
    let (status, refused) =
        send(&mut teacher, "POST", "/api/classes", json!({ "name": "x" })).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too-many")));

    let join = format!("/api/classes/{code}/join");
    let (status, refused) = send(&mut teacher, "POST", &join, json!({})).await;
    assert_eq!((status, &refused["code"]), (400, &json!("malformed")), "one's own class");
    for (path, body, expected) in [
        ("/api/classes/222222/join", json!({ "name": "Léo" }), 404),
        ("/api/classes/abc/join", json!({ "name": "Léo" }), 404),
        (join.as_str(), json!({ "name": "" }), 400),
        (join.as_str(), json!({ "pseudonym": "Léo" }), 400),
    ] {
        let (status, _) = send(&mut server.browser(), "POST", path, body.clone()).await;
        assert_eq!(status, expected, "{path} {body}");
    }
    server.stop().await;
}
