//! The table of the requirements about the page, house rules, clocks, draws and results: each row has
//! a test that shows it, or says what it waits for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

struct Row<'a> {
    id: &'a str,
    kind: &'a str,
    shown_by: &'a str,
    test: &'a str,
}

fn rows() -> Vec<Row<'static>> {
    let lines = include_str!("data/rows.tsv").lines();
    let lines = lines.filter(|line| !line.starts_with('#')).skip(1);
    lines
        .map(|line| match *line.split('\t').collect::<Vec<_>>() {
            [id, kind, shown_by, test] => Row { id, kind, shown_by, test },
            _ => panic!("four columns: {line:?}"),
        })
        .collect()
}

#[test]
fn every_row_is_shown_by_a_test_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut faults = Vec::new();
    for Row { id, shown_by, test, .. } in rows() {
        if shown_by == "waits" {
            if test.is_empty() {
                faults.push(format!("{id} waits for nothing"));
            }
            continue;
        }
        let source = fs::read_to_string(root.join(shown_by)).unwrap_or_default();
        let is_rust = Path::new(shown_by).extension().is_some_and(|extension| extension == "rs");
        let name = if is_rust { format!("fn {test}(") } else { test.to_owned() };
        if !source.contains(&name) {
            faults.push(format!("{id}: {shown_by} has no test {test:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_row_is_missing_and_fewer_and_fewer_wait() {
    let rows = rows();
    let ids: BTreeSet<_> = rows.iter().map(|row| row.id).collect();
    assert_eq!(ids.len(), rows.len(), "a row stands twice");
    let mut kinds = BTreeMap::new();
    for row in &rows {
        *kinds.entry(row.kind).or_insert(0) += 1;
    }
    let expected = [("clock", 8), ("draw", 43), ("house", 12), ("result", 6), ("ui", 31)];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), expected);
    let waiting = rows.iter().filter(|row| row.shown_by == "waits").count();
    assert_eq!(waiting, 4, "a row that is shown now, or that waits again");
}
