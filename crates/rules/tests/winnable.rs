//! Who can still mate, against verdicts known beforehand.
//!
//! `ROQUE_PEERS=DIR` also judges the published set found in DIR.

use std::{env, fs, path::Path};

use roque_notation::fen;
use roque_rules::{Color, Move, Position, Winnability, is_surely_unwinnable, winnable};

#[test]
fn our_own_positions() {
    let open = judge("unwinnable_own.tsv", include_str!("data/unwinnable_own.tsv"), 200_000);
    assert_eq!(open, Vec::<&str>::new(), "left open");
}

/// With a budget that keeps the test short; `cargo xtask bench winnable` goes on to larger ones.
#[test]
fn the_published_set_where_it_is_given() {
    let Some(folder) = env::var_os("ROQUE_PEERS") else { return };
    let path = Path::new(&folder).join("unwinnable.tsv");
    let set = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("ROQUE_PEERS: {}: {error}", path.display()));
    let open = judge("unwinnable.tsv", &set, 5_000).len();
    assert!(open <= 550, "{open} of {} questions left open", questions(&set).count());
}

/// One line of a set: can `winner` still mate?
struct Question<'a> {
    fen: &'a str,
    winner: Color,
    winnable: bool,
}

/// Every verdict is right and every mate can be played. Gives the positions left open.
fn judge<'a>(name: &str, set: &'a str, budget: u64) -> Vec<&'a str> {
    let mut open = Vec::new();
    for Question { fen, winner, winnable: expected } in questions(set) {
        let position = fen::read(fen).unwrap_or_else(|error| panic!("{name}: {fen}: {error}"));
        match winnable(&position, winner, budget) {
            Winnability::Winnable(line) => {
                assert!(expected, "{name}: {fen}: {winner} cannot mate, but {line:?} was found");
                assert_mates(&position, winner, &line);
            }
            Winnability::Unwinnable => assert!(!expected, "{name}: {fen}: {winner} can mate"),
            Winnability::Unknown => open.push(fen),
        }
        let surely_not = is_surely_unwinnable(&position, winner);
        assert!(!(surely_not && expected), "{name}: {fen}: {winner} can mate, in spite of a proof");
    }
    open
}

fn questions(set: &str) -> impl Iterator<Item = Question<'_>> {
    let rows = set.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.map(|row| {
        let mut fields = row.split('\t');
        let mut field = || fields.next().unwrap_or_else(|| panic!("a field more in {row:?}"));
        let fen = field();
        let winner = match field() {
            "white" => Color::White,
            "black" => Color::Black,
            other => panic!("{other:?} is no side"),
        };
        let winnable = match field() {
            "winnable" => true,
            "unwinnable" => false,
            other => panic!("{other:?} is no verdict"),
        };
        Question { fen, winner, winnable }
    })
}

/// The line is legal and its last move, or the position itself when it is empty, is mate.
fn assert_mates(position: &Position, winner: Color, line: &[Move]) {
    let mut end = *position;
    for &mv in line {
        end = end.play(mv).expect("a legal line");
    }
    let mate = end.is_check() && !end.has_legal_move() && end.turn() != winner;
    assert!(mate, "{line:?} does not lead to mate by {winner}");
}
