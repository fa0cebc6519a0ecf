//! The table of openings is whole and right, and finds what it names.

use std::collections::{BTreeMap, BTreeSet};

use roque_notation::{
    Letters, fen,
    openings::{Opening, Openings},
    san,
};
use roque_rules::{History, Position};

const TABLE: &str = include_str!("../data/openings.tsv");

/// A row of the table: code, name, French name, and all its moves.
type Row = (&'static str, &'static str, &'static str, Vec<&'static str>);

fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [code, mut name, mut french, moves] = columns[..] else { panic!("{line}") };
        let mut words: Vec<&str> = moves.split(' ').collect();
        if let Some(first) = rows.iter().find(|row| row.0 == words[0]) {
            words = [&first.3[..], &words[1..]].concat();
            if name.is_empty() {
                (name, french) = (first.1, first.2);
            }
        }
        rows.push((code, name, french, words));
    }
    rows
}

fn play(moves: &[&str]) -> History {
    let mut game = History::new(Position::default());
    for text in moves {
        let position = game.current();
        let mv = san::read(position, text, Letters::ENGLISH).unwrap_or_else(|e| panic!("{e}")).mv;
        assert_eq!(san::write(position, mv, Letters::ENGLISH), *text, "{moves:?}");
        game.play(mv).expect("a legal move");
    }
    game
}

fn name(moves: &str) -> Option<(&'static str, &'static str)> {
    let game = play(&moves.split(' ').collect::<Vec<_>>());
    Openings::new().of(game.positions()).map(|Opening { eco, name, .. }| (eco, name))
}

#[test]
fn every_code_has_a_line_and_every_line_is_legal_and_found_by_its_position() {
    let (rows, openings) = (rows(), Openings::new());
    let codes: BTreeSet<String> = rows.iter().map(|row| row.0.to_owned()).collect();
    let all = ('A'..='E').flat_map(|volume| (0..100).map(move |line| format!("{volume}{line:02}")));
    assert_eq!(codes, all.collect());
    assert!(rows.is_sorted_by_key(|row| row.0));
    for (eco, name, french, moves) in rows {
        let game = play(&moves);
        let found = openings.at(game.current());
        assert_eq!(found, Some(Opening { eco, name, french }), "{moves:?}");
    }
}

#[test]
fn no_position_has_two_names_and_no_name_two_translations() {
    let mut positions = BTreeMap::new();
    let mut names = BTreeMap::new();
    for (eco, name, french, moves) in rows() {
        let fen = fen::write(play(&moves).current(), roque_notation::Dialect::Ordinary);
        let position = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        assert_eq!(positions.insert(position, eco), None, "{eco} {moves:?}");
        assert!(!name.is_empty() && !french.is_empty(), "{eco} {moves:?}");
        // A name is the same in French wherever it is the same in English.
        assert_eq!(*names.entry(name).or_insert(french), french, "{eco}");
    }
}

#[test]
fn french_names_keep_french_typography() {
    for (eco, _, french, _) in rows() {
        assert!(!french.contains('\''), "{eco}: {french}: an apostrophe of the typewriter");
        assert!(!french.contains(" :"), "{eco}: {french}: an ordinary space before the colon");
    }
}

#[test]
fn games_have_the_name_of_their_last_known_position() {
    for (moves, expected) in [
        ("e4", ("B00", "King's Pawn Opening")),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4", ("C80", "Ruy Lopez: Open Variation")),
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", ("B90", "Sicilian Defence: Najdorf Variation")),
        ("d4 d5 c4 c6 Nf3 Nf6 e3 e6 Nc3", ("D45", "Semi-Slav Defence")),
        (
            "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4",
            ("E97", "King's Indian Defence: Mar del Plata Variation, Bayonet Attack"),
        ),
        // Moves behind what is known change nothing.
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O", ("C52", "Evans Gambit: Main Line")),
    ] {
        assert_eq!(name(moves), Some(expected), "{moves}");
    }
}

#[test]
fn transpositions_are_found() {
    let najdorf = name("Nf3 d6 d4 Nf6 Nc3 c5 e4 cxd4 Nxd4 a6");
    assert_eq!(najdorf, Some(("B90", "Sicilian Defence: Najdorf Variation")));
    let declined = name("c4 e6 Nc3 d5 d4 Nf6");
    assert_eq!(declined, name("d4 d5 c4 e6 Nc3 Nf6"));
    assert_eq!(declined.map(|found| found.0), Some("D35"));
}

#[test]
fn what_is_no_opening_has_no_name() {
    let openings = Openings::new();
    assert_eq!(openings.at(&Position::default()), None);
    let endgame = fen::read("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1").unwrap();
    assert_eq!(openings.of(&[endgame]), None);
    assert_eq!(openings.of(&[]), None);
}
