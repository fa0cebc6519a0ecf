//! `roque pgn`, whose lines scripts rely on.

mod common;

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

use common::{ROQUE, answer, roque};
use serde_json::Value;

const GOOD: &str = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n\n";

/// Games of which every tenth has a fault, and the lines of the faults.
fn games(count: usize) -> (String, Vec<u64>) {
    let (mut text, mut lines) = (String::new(), Vec::new());
    for number in 0..count {
        let line = 1 + text.matches('\n').count() as u64;
        if number % 10 == 9 {
            let game = format!("[Event \"{number}\"]\n\n1. e4 e5\n2. Ke3 {{é}} Nc6 1-0\n\n");
            text += &game;
            lines.push(line + 3);
        } else {
            text += GOOD;
        }
    }
    (text, lines)
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn check_names_the_place_of_every_fault_in_a_line_of_json_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let (text, faults) = games(3000);
    let file = write(folder.path(), "games.pgn", text.as_bytes());
    let output = roque(&["pgn", "check", "--json", &file]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stderr.clone()).unwrap(),
        "roque: games with errors: 300 of 3000; errors in all: 300\n"
    );
    let lines = lines(&output);
    assert_eq!(lines.len(), 3000);
    let numbers = lines.iter().map(|line| line["game"].as_u64().unwrap());
    assert!(numbers.eq(1..=3000), "in the order of the file");
    let found: Vec<u64> = lines
        .iter()
        .flat_map(|line| line["errors"].as_array().unwrap())
        .map(|error| error["line"].as_u64().unwrap())
        .collect();
    assert_eq!(found, faults);
    let (good, bad) = (&lines[0], &lines[9]);
    assert_eq!((&good["plies"], &good["result"]), (&5.into(), &"1-0".into()));
    assert_eq!((&good["line"], &good["offset"]), (&1.into(), &0.into()));
    assert_eq!(good["errors"], Value::Array(Vec::new()));
    assert_eq!((&bad["plies"], &bad["errors"][0]["column"]), (&2.into(), &4.into()));
    let offset = bad["errors"][0]["offset"].as_u64().unwrap() as usize;
    assert_eq!(&text[offset..offset + 3], "Ke3");
    assert!(bad["errors"][0]["message"].as_str().unwrap().starts_with("\"Ke3\" is illegal"));
}

#[test]
fn packed_files_folders_and_the_standard_input_are_read_alike() {
    let folder = tempfile::tempdir().unwrap();
    let text = GOOD.repeat(500);
    let plain = write(folder.path(), "a.pgn", text.as_bytes());
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(text.as_bytes()).unwrap();
    let gzip = write(folder.path(), "b.pgn.gz", &gzip.finish().unwrap());
    let zstd = zstd::encode_all(text.as_bytes(), 1).unwrap();
    let zstd = write(folder.path(), "c.pgn.zst", &zstd);
    write(folder.path(), "notes.txt", b"no games");
    for file in [&plain, &gzip, &zstd] {
        assert_eq!(
            answer(&["pgn", "check", file]),
            "games 500\nplies 2500\nerrors 0\nwarnings 0\n"
        );
    }
    let all = answer(&["pgn", "check", folder.path().to_str().unwrap()]);
    assert_eq!(all, "games 1500\nplies 7500\nerrors 0\nwarnings 0\n");
    let stats: Value =
        serde_json::from_str(&answer(&["pgn", "stats", "--json", &plain, &zstd])).unwrap();
    assert_eq!((&stats["games"], &stats["results"]["1-0"]), (&1000.into(), &1000.into()));
    let mut child = Command::new(ROQUE)
        .args(["pgn", "check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stdout, b"games 500\nplies 2500\nerrors 0\nwarnings 0\n");
}

#[test]
fn convert_writes_other_letters_and_reads_them_again() {
    let folder = tempfile::tempdir().unwrap();
    let english = write(folder.path(), "en.pgn", b"1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    let french = answer(&["pgn", "convert", "--to", "fr", &english]);
    assert!(french.ends_with("\n1. e4 e5 2. Cf3 Cc6 3. Fb5 *\n\n"), "{french}");
    let french = write(folder.path(), "fr.pgn", french.as_bytes());
    let guessed = answer(&["pgn", "convert", "--to", "figurine", &french]);
    assert!(guessed.ends_with("\n1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 *\n\n"), "{guessed}");
    let back = answer(&["pgn", "convert", "--from", "fr", &french]);
    assert!(back.ends_with("\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n"), "{back}");
    let wrong = roque(&["pgn", "convert", "--from", "en", &french]);
    assert_eq!(wrong.status.code(), Some(1));
    let complaint = String::from_utf8(wrong.stderr).unwrap();
    assert!(complaint.contains(":9:13: error: \"Cf3\" is no move in these letters"), "{complaint}");
}

#[test]
fn what_cannot_be_read_is_one_clear_line() {
    let missing = roque(&["pgn", "check", "/nowhere/games.pgn"]);
    assert_eq!(missing.status.code(), Some(1));
    let complaint = String::from_utf8(missing.stderr).unwrap();
    assert!(complaint.starts_with("roque: /nowhere/games.pgn: "), "{complaint}");
    assert_eq!(complaint.lines().count(), 1);
    let folder = tempfile::tempdir().unwrap();
    let binary = write(folder.path(), "picture.png", &[0x89, b'P', 0, 1, 2, 0]);
    let output = roque(&["pgn", "check", "--json", &binary]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&output)[0]["errors"][0]["code"], "binary");
    assert_eq!(roque(&["pgn", "check", "--from", "xx"]).status.code(), Some(2));
}

const OPENINGS: &[u8] = b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n1. Nf3 Nc6 2. e4 e5 3. Bb5 a6 0-1\n\n\
    1. d4 (1. e4 c5) f5 *\n\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n\n";

#[test]
fn stats_name_the_most_frequent_openings() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", OPENINGS);
    let stats: Value = serde_json::from_str(&answer(&["pgn", "stats", "--json", &file])).unwrap();
    assert_eq!(
        stats["openings"],
        serde_json::json!([
            {
                "eco": "C70", "name": "Ruy Lopez: Morphy Defence",
                "french": "Partie espagnole\u{a0}: défense Morphy", "games": 2
            },
            {
                "eco": "A80", "name": "Dutch Defence", "french": "Défense hollandaise", "games": 1
            },
        ])
    );
    let french = answer(&["pgn", "stats", "--lang", "fr", &file]);
    assert!(
        french.ends_with(
            "\nopenings   2\n         2 C70 Partie espagnole\u{a0}: défense Morphy\
             \n         1 A80 Défense hollandaise\n"
        ),
        "{french}"
    );
}

#[test]
fn convert_names_the_openings_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", OPENINGS);
    assert!(!answer(&["pgn", "convert", &file]).contains("[ECO "));
    let named = answer(&["pgn", "convert", "--openings", &file]);
    assert_eq!(named.matches("[ECO \"C70\"]\n").count(), 2, "{named}");
    assert_eq!(named.matches("[Opening \"Ruy Lopez: Morphy Defence\"]\n").count(), 2, "{named}");
    assert_eq!(named.matches("[ECO ").count(), 3, "{named}");
    let french = answer(&["pgn", "convert", "--openings", "--to", "fr", &file]);
    assert!(french.contains("[Opening \"Défense hollandaise\"]\n"), "{french}");
}

#[test]
fn convert_writes_a_line_of_json_for_each_game() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[White \"B\"]\n\n1. e4 e5 {[%clk 0:01:00] yes} (1... c5 $1 2. --) 2. Ke3 1-0\n\n\
                [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n\n[FEN \"x\"]\n\n1. e4 *\n";
    let file = write(folder.path(), "games.pgn", text.as_bytes());
    let output = roque(&["pgn", "convert", "--json", "--openings", "--to", "fr", &file]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stderr.clone()).unwrap(),
        "roque: 2 of 3 games could not be read to their end\n"
    );
    let [analysed, castled, broken] = &lines(&output)[..] else { panic!("{output:?}") };
    assert_eq!(
        analysed["tags"],
        serde_json::json!({"White": "B", "ECO": "C20", "Opening": "Début ouvert"})
    );
    assert_eq!(analysed["uci"], serde_json::json!(["e2e4", "e7e5"]));
    assert_eq!(
        analysed["nodes"],
        serde_json::json!([
            {"parent": null, "uci": null, "san": null},
            {"parent": 0, "uci": "e2e4", "san": "e4"},
            {"parent": 1, "uci": "e7e5", "san": "e5", "comments": ["yes"], "clock": 60000},
            {"parent": 1, "uci": "c7c5", "san": "c5", "nags": [1]},
            {"parent": 3, "uci": "0000", "san": "--"},
        ])
    );
    assert_eq!((&analysed["errors"][0]["line"], &analysed["result"]), (&3.into(), &"1-0".into()));
    assert_eq!((&castled["game"], &castled["line"]), (&2.into(), &5.into()));
    assert_eq!((&castled["san"][0], &castled["uci"][0]), (&"O-O".into(), &"e1g1".into()));
    assert_eq!((&castled["nodes"], &castled["chess960"]), (&Value::Null, &false.into()));
    assert_eq!(castled["fen"], "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!((broken.get("uci"), &broken["errors"][0]["line"]), (None, &9.into()));
}

/// A stream of 64 MB, of which every fiftieth game has a fault, takes less than 50 MB.
#[cfg(target_os = "linux")]
#[test]
fn a_stream_of_any_length_takes_little_memory() {
    let said = "A word said of the position, as annotators do. ".repeat(2000);
    let mut child = Command::new(ROQUE)
        .args(["pgn", "check", "--from", "en", "--threads", "8", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut faults = Vec::new();
    for number in 0..700 {
        let second = if number % 50 == 7 { "Ke3" } else { "Nf3" };
        write!(stdin, "1. e4 {{{said}}}\n1... e5 2. {second} 1-0\n\n").unwrap();
        faults.extend((second == "Ke3").then_some(3 * number + 2));
    }
    stdin.flush().unwrap();
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(stdin);
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(peak < 50_000, "{peak} kB");
    let found = output.lines().filter_map(|line| line.strip_prefix("-:")?.split_once(':'));
    let found: Vec<usize> = found.map(|(line, _)| line.parse().unwrap()).collect();
    assert_eq!(found, faults);
    assert!(output.contains("\ngames 700\n"), "{output}");
}
