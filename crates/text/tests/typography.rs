//! French typography: a narrow no-break space before `; ! ?`, a no-break space before `:` and
//! inside « » (Imprimerie nationale).

use std::{
    fs,
    path::{Path, PathBuf},
};

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

#[test]
fn french_texts_keep_their_punctuation_on_the_line() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = vec![root.join("README.fr.md")];
    for folder in ["locales/fr", "content/fr"] {
        files.extend(files_below(&root.join(folder)));
    }
    let mut faults = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let is_fluent = file.extension().is_some_and(|extension| extension == "ftl");
        for (number, line) in prose(&text, is_fluent) {
            faults.extend(
                line_faults(&line)
                    .into_iter()
                    .map(|fault| format!("{}:{number}: {fault}: {line}", file.display())),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_judge_knows_right_from_wrong() {
    let right = "Échec\u{202f}! Il y a\u{a0}: «\u{a0}mat\u{a0}» à 10:30 (1-0).";
    assert_eq!(line_faults(right), Vec::<&str>::new());
    for wrong in ["Échec !", "Échec!", "Il y a : mat", "Il y a: mat", "« mat\u{a0}»", "«\u{a0}mat»"]
    {
        assert_eq!(line_faults(wrong).len(), 1, "{wrong}");
    }
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// The lines meant for readers: values without placeables in Fluent; in Markdown no code, addresses,
/// anchors or table rules, but the captions and statements inside the blocks of lessons.
fn prose(text: &str, is_fluent: bool) -> Vec<(usize, String)> {
    let mut fence = None;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(opened) = line.strip_prefix("```") {
            fence = if fence.is_none() { Some(opened) } else { None };
            continue;
        }
        let skipped = if is_fluent { line.starts_with('#') } else { is_code(fence, line) };
        if !skipped {
            let line = if is_fluent { without(line, '{', '}') } else { markdown_prose(line) };
            lines.push((index + 1, line));
        }
    }
    lines
}

/// Whether a line of Markdown is not for readers: a diagram of vchess begins with its placement, and
/// a fence that is no block of a lesson holds code.
fn is_code(fence: Option<&str>, line: &str) -> bool {
    const BLOCKS: [&str; 4] = ["board", "vchess", "exercise", "game"];
    let is_block = |opened: &str| BLOCKS.iter().any(|block| opened.starts_with(block));
    line.starts_with("fen:") || !fence.is_none_or(is_block)
}

fn markdown_prose(line: &str) -> String {
    const FIELDS: [&str; 6] =
        ["chapter: ", "title: ", "slug: ", "summary: ", "minutes: ", "hint: "];
    let line = FIELDS.iter().find_map(|field| line.strip_prefix(field)).unwrap_or(line);
    let line = without(&without(line, '`', '`'), '{', '}').replace("](", "]\0");
    let line = without(&without(&line, '\0', ')'), '<', '>').replace("![", "[");
    if line.chars().all(|letter| "|:- ".contains(letter)) { String::new() } else { line }
}

/// The text with everything from each `open` to the next `close` left out.
fn without(text: &str, open: char, close: char) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(open) {
        kept.push_str(before);
        match after.split_once(close) {
            Some((_, after)) => rest = after,
            None => return kept,
        }
    }
    kept + rest
}

fn line_faults(line: &str) -> Vec<&'static str> {
    let letters: Vec<char> = line.chars().collect();
    let mut faults = Vec::new();
    for (index, &letter) in letters.iter().enumerate() {
        let before = index.checked_sub(1).map(|previous| letters[previous]);
        let after = letters.get(index + 1).copied();
        let Some(before) = before else { continue };
        match letter {
            ';' | '!' | '?' if !matches!(before, NARROW | '!' | '?' | '(' | ' ' | '=') => {
                faults.push("no narrow no-break space");
            }
            ';' | '!' | '?' | ':' if before == ' ' => faults.push("an ordinary space"),
            ':' if before != NO_BREAK && after.is_none_or(|after| after == ' ') => {
                faults.push("no no-break space");
            }
            '»' if before != NO_BREAK => faults.push("no no-break space inside the quotes"),
            _ => {}
        }
        if before == '«' && letter != NO_BREAK {
            faults.push("no no-break space inside the quotes");
        }
    }
    faults
}
