//! Pages that the server writes: what they hold, where they are, and that it starts on no other.

mod common;

use std::collections::BTreeSet;

use common::{Browser, Running, Setting, folder};
use roque_learn::content::Source;
use roque_learn::content::address::Place;
use roque_server::{Config, Server, StartError};
use roque_text::Language;
use serde_json::Value;

/// The values of an attribute, in order, as a browser reads them.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let opening = format!(" {attribute}=\"");
    let rest = html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next());
    rest.map(|value| value.replace("&quot;", "\"").replace("&amp;", "&")).collect()
}

/// Every page that the server writes, with its path.
async fn all_pages(browser: &mut Browser) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    for language in Language::ALL {
        paths.extend(Place::all().map(|place| place.path(language)));
        let path = browser.get(&Place::Path.path(language)).await.body;
        let lessons = format!("{}/", Place::Path.path(language));
        paths.extend(values(&path, "href").into_iter().filter(|to| to.starts_with(&lessons)));
    }
    paths.extend(["/regles", "/rules", "/guide-classement", "/ranking-guide"].map(String::from));
    paths.sort();
    paths.dedup();
    let mut pages = Vec::new();
    for path in paths {
        let page = browser.get(&path).await;
        assert_eq!(page.status, 200, "{path}");
        pages.push((path, page.body));
    }
    assert!(pages.len() > 80, "{}", pages.len());
    pages
}

#[tokio::test]
async fn each_language_has_its_addresses_and_each_page_names_the_other() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (path, lang, other, words) in [
        ("/apprendre", "fr", "/learn", "Apprendre les échecs"),
        ("/learn", "en", "/apprendre", "Learn chess"),
        ("/apprendre/cavalier", "fr", "/learn/knight", "Le cavalier"),
        ("/regles", "fr", "/rules", "Les règles des échecs"),
        ("/ranking-guide", "en", "/guide-classement", "<h1>"),
        ("/apprendre/exercices/mate-in-one", "fr", "/learn/exercises/mate-in-one", "<h1>"),
        ("/learn/class/ABC234", "en", "/apprendre/classe/ABC234", "data-code=\"ABC234\""),
    ] {
        let page = browser.request("GET", path, &[("accept-language", "de")], "").await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.header("content-language"), Some(lang), "{path}");
        assert!(page.body.contains(&format!("<html lang=\"{lang}\">")), "{path}");
        assert!(page.body.contains(words), "{path}");
        let alternate =
            format!("hreflang=\"{}\" href=\"{other}\"", if lang == "fr" { "en" } else { "fr" });
        assert!(page.body.contains(&alternate), "{path}: {alternate}");
        assert!(page.body.contains(&format!("<link rel=\"canonical\" href=\"{path}\">")), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_page_says_so_in_the_language_of_its_path() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (path, words) in [
        ("/apprendre/nulle-part", "Cette page n’existe pas"),
        ("/learn/nowhere", "There is no such page"),
        ("/learn/exercises/chess", "There is no such page"),
        ("/learn/class/a%22b", "There is no such page"),
    ] {
        let page = browser.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.body.contains(words), "{path}");
    }
    let slash = browser.get("/apprendre/?x=1").await;
    assert_eq!((slash.status, slash.header("location")), (308, Some("/apprendre?x=1")));
    server.stop().await;
}

#[tokio::test]
async fn a_browser_that_has_a_page_is_not_sent_it_again() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let page = browser.get("/apprendre").await;
    let tag = page.header("etag").unwrap().to_owned();
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let again = browser.request("GET", "/apprendre", &[("if-none-match", &tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let english = browser.request("GET", "/learn", &[("if-none-match", &tag)], "").await;
    assert_eq!(english.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn names_are_unique_in_a_page_and_links_within_the_site_lead_somewhere() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let pages = all_pages(&mut browser).await;
    for (path, html) in &pages {
        let ids = values(html, "id");
        let different: BTreeSet<_> = ids.iter().collect();
        assert_eq!(different.len(), ids.len(), "{path} has a name twice");
        for label in values(html, "aria-labelledby").iter().flat_map(|label| label.split(' ')) {
            assert!(different.contains(&label.to_owned()), "{path}: nothing is named {label}");
        }
        for used in values(html, "href").iter().filter_map(|to| to.strip_prefix('#')) {
            assert!(different.contains(&used.to_owned()), "{path}: nothing is named {used}");
        }
        for to in values(html, "href").iter().filter(|to| to.starts_with('/')) {
            let to = to.split('#').next().unwrap();
            let is_file = to.contains('.');
            let is_app =
                ["/", "/a-deux", "/lire", "/editeur", "/profil", "/classements", "/parties"];
            let known = is_file || is_app.contains(&to) || pages.iter().any(|(path, _)| path == to);
            assert!(known, "{path} links to {to}");
        }
        assert!(!html.contains(" – Roque</title>\n") && !html.contains("{ $"), "{path}");
    }
    server.stop().await;
}

/// A text that no Fluent file has is shown by its identifier.
#[tokio::test]
async fn every_page_has_all_its_words() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    for (path, html) in all_pages(&mut browser).await {
        let texts = html.split('>').filter_map(|part| part.split('<').next()).map(str::trim);
        let families = [
            "reading-",
            "card-",
            "blank-",
            "board-",
            "kind-",
            "rule-",
            "rules-",
            "nav-",
            "task-",
            "solution-",
            "choice-",
            "refusal-",
        ];
        let mut bare = texts.filter(|text| {
            !text.contains(' ') && families.iter().any(|family| text.starts_with(family))
        });
        assert_eq!(bare.next(), None, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_holds_its_boards_exercises_and_games_for_who_reads_without_script() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let html = browser.get("/apprendre/pion").await.body;
    assert!(html.contains("<article class=\"text lesson\" data-lesson=\"07-pawn\">"));
    let boards = values(&html, "data-diagram");
    let exercises = values(&html, "data-exercise");
    let games = values(&html, "data-game");
    assert!(boards.len() >= 3 && exercises.len() >= 4, "{boards:?} {exercises:?}");
    assert!(!games.is_empty());
    let drawings = html.matches("<svg class=\"drawn-board\"").count();
    assert_eq!(drawings, boards.len() + exercises.len() + games.len());
    assert_eq!(html.matches("<symbol id=\"man-wK\"").count(), 1);
    let first: Value = serde_json::from_str(&boards[0]).unwrap();
    assert_eq!(first["fen"], "4k3/pp6/8/8/8/8/5PP1/4K3 w - - 0 1");
    assert_eq!(first["play"].as_array().unwrap().len(), 8);
    assert_eq!(html.matches("<details class=\"solution\">").count(), exercises.len());
    let answers = html.split("<section class=\"answers\">").nth(1).unwrap();
    let answers = answers.split("</section>").next().unwrap();
    assert_eq!(answers.matches("<li>").count(), exercises.len(), "{answers}");
    server.stop().await;
}

#[tokio::test]
async fn every_game_of_the_lessons_can_be_begun() {
    let folder = folder();
    let server = Running::start(folder.path(), Setting::default()).await;
    let mut browser = server.browser();
    let mut games = BTreeSet::new();
    for (_, html) in all_pages(&mut browser).await {
        games.extend(values(&html, "data-game"));
    }
    assert!(games.len() >= 5, "{}", games.len());
    for game in games {
        let begun = browser.post("/api/games", &game).await;
        assert_eq!(begun.status, 201, "{game}: {}", begun.body);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_does_not_start_on_a_fault_and_tells_its_file_and_line() {
    let folder = folder();
    let lesson = "---\ntitle: T\nslug: s\nsummary: S\nminutes: 5\n---\n\n```board moves=\"1. e5\"\nL.\n```\n";
    let content = ["fr", "en"].map(|language| Source {
        file: format!("{language}/lessons/01-t.md"),
        text: lesson.to_owned(),
    });
    let config = Config {
        content: content.to_vec(),
        ..Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned())
    };
    let refused = Server::open(config).await.unwrap_err();
    assert!(matches!(refused, StartError::Content(_)), "{refused:?}");
    let told = refused.to_string();
    let line = "content/fr/lessons/01-t.md:8: \"moves\" cannot be played: \"e5\" is illegal";
    assert!(told.contains(line), "{told}");
    assert_eq!(told.lines().count(), 3, "{told}");
}
