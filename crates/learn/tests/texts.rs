//! Every sentence of an exercise is somewhere said, and in both languages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::{fs, path::Path};

use roque_learn::exercise::Kind;

const FILES: [&str; 2] =
    [include_str!("../../../locales/fr/learn.ftl"), include_str!("../../../locales/en/learn.ftl")];

/// Of the families that exercises say.
fn ids(file: &str) -> BTreeSet<String> {
    let families =
        ["kind-", "task-", "choice-", "remark-", "solution-", "hint-", "lesson-refusal-"];
    file.lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .filter(|id| families.iter().any(|family| id.starts_with(family)))
        .map(str::to_owned)
        .collect()
}

#[test]
fn both_languages_say_the_same() {
    assert_eq!(ids(FILES[0]), ids(FILES[1]));
    for kind in Kind::ALL {
        assert!(ids(FILES[0]).contains(&format!("kind-{kind}")), "{kind}");
    }
}

/// What the code builds of a family and a code: the kinds, the choices, the rules' reasons and the
/// conditions of castling that hold.
fn built(code: &str) -> Vec<String> {
    ["choice-", "remark-holds-", "lesson-refusal-", "kind-"]
        .map(|family| format!("{family}{code}"))
        .to_vec()
}

#[test]
fn no_sentence_is_said_by_nobody() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/exercise");
    let mut quoted = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let source = fs::read_to_string(path).unwrap();
            quoted.extend(source.split('"').map(str::to_owned));
        }
    }
    let mut said: BTreeSet<String> = quoted.iter().flat_map(|code| built(code)).collect();
    said.extend(quoted);
    said.insert("choice-move".to_owned());
    let unsaid: Vec<_> = ids(FILES[0]).difference(&said).cloned().collect();
    assert_eq!(unsaid, Vec::<String>::new());
}
