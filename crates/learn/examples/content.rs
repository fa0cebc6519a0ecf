//! Judges `content/` as it is on the disk: `cargo xtask content`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use roque_engine::Level;
use roque_learn::content::{Coverage, Library, Page, Source};
use roque_learn::exercise::Kind;
use roque_text::Language;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match judge(&root) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cannot read the texts of {}: {error}", root.display());
            ExitCode::FAILURE
        }
    }
}

/// Prints what there is, and all that is wrong with it; how many things that is.
fn judge(root: &Path) -> io::Result<usize> {
    let sources = Source::below(&root.join("content"))?;
    let table = fs::read_to_string(root.join("crates/learn/tests/data/rows.tsv"))?;
    let (library, faults) = Library::read_all(sources, &Level::ALL.map(Level::identifier));
    let coverage = Coverage::of(&table, &library);
    print_sentences(&library);
    let exercises = print_exercises(&library);
    for fault in &faults {
        println!("{fault}");
    }
    for missing in &coverage.missing {
        println!("crates/learn/tests/data/rows.tsv: {missing}");
    }
    let problems = faults.len() + coverage.missing.len();
    let (covered, rows) = (coverage.covered(), coverage.rows);
    println!("CONTENT rows={covered}/{rows} exercises={exercises} problems={problems}");
    Ok(problems)
}

fn print_sentences(library: &Library) {
    println!("{:<24} {:>9} {:>5} {:>7}", "words a sentence", "sentences", "mean", "longest");
    for page in library.pages().iter().filter(|page| page.is_lesson()) {
        let length = &page.length;
        println!(
            "{:<24} {:>9} {:>5.1} {:>7}",
            format!("{}/{}", page.language.code(), page.short_name()),
            length.sentences,
            length.mean(),
            length.longest
        );
    }
}

/// How many exercises there are in one language, which is as many as in the other.
fn print_exercises(library: &Library) -> usize {
    let mut kinds: BTreeMap<Kind, usize> = Kind::ALL.into_iter().map(|kind| (kind, 0)).collect();
    for exercise in library.lessons(Language::French).flat_map(Page::exercises) {
        *kinds.entry(exercise.task.kind()).or_default() += 1;
    }
    println!("\n{:<24} {:>9}", "exercises", "");
    for (kind, count) in &kinds {
        println!("{:<24} {count:>9}", kind.code());
    }
    println!();
    kinds.values().sum()
}
