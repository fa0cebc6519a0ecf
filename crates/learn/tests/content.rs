//! What the folder `content/` holds is without a fault, and meets every requirement of what is to be
//! read, drawn or agreed upon.

use std::path::Path;

use roque_engine::Level;
use roque_learn::content::{Coverage, Fault, Library, Page, Source};
use roque_learn::exercise::Kind;
use roque_text::Language;

fn read() -> (Library, Vec<Fault>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    Library::read_all(
        Source::below(&folder).expect("the folder of the texts"),
        &Level::ALL.map(Level::identifier),
    )
}

#[test]
fn no_text_has_a_fault() {
    let (_, faults) = read();
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn every_requirement_has_its_place_in_both_languages() {
    let coverage = Coverage::of(include_str!("data/rows.tsv"), &read().0);
    assert_eq!(coverage.missing, [""; 0]);
    assert_eq!(coverage.covered(), 74);
}

#[test]
fn a_row_without_a_place_is_not_covered() {
    let table = "# About.\nrow\tkind\tplaces\nR-1\tcontent\t\nR-2\tcontent\trules#nowhere rules#mat\nR-3\tdiagram\trules#mat\n";
    let coverage = Coverage::of(table, &read().0);
    let missing = ["R-1 has no place", "R-2: rules#nowhere is not there in the language fr"];
    assert_eq!((coverage.rows, coverage.covered()), (3, 1));
    assert_eq!(coverage.missing, missing);
}

#[test]
fn the_lessons_ask_for_each_kind_of_answer_several_times() {
    let (library, _) = read();
    for kind in Kind::ALL {
        let exercises = library.lessons(Language::French).flat_map(Page::exercises);
        let count = exercises.filter(|exercise| exercise.task.kind() == kind).count();
        assert!(count >= 4, "{kind}: {count}");
    }
}
