//! What is asked of tables, and what they cannot know.

mod common;

use std::fs;

use common::{shipped, tables};
use roque_notation::fen;
use roque_rules::Position;
use roque_tablebase::{Fault, ProbeError, Tablebase, Wdl};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

#[test]
fn tables_are_counted() {
    let tables = tables();
    assert_eq!((tables.count(), tables.count_distances(), tables.most_men()), (12, 11, 4));
    let none = Tablebase::open([] as [&str; 0]).unwrap();
    assert_eq!((none.count(), none.most_men()), (0, 0));
}

#[test]
fn a_folder_that_is_none_is_named() {
    let error = Tablebase::open(["/nowhere/at/all"]).unwrap_err().to_string();
    assert!(error.starts_with("the folder /nowhere/at/all cannot be read: "), "{error}");
}

#[test]
fn the_same_position_wins_for_whoever_has_the_men() {
    let tables = tables();
    for (fen, wdl, plies) in [
        ("8/8/8/8/8/8/2k5/K1Q5 b - - 0 1", Wdl::Draw, 0),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", Wdl::Win, 1),
        ("7K/5k2/8/6q1/8/8/8/8 b - - 0 1", Wdl::Win, 1),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Wdl::Loss, -1),
        // The pawn is pushed at once, whatever comes then.
        ("8/8/8/8/8/K7/1P6/7k w - - 0 1", Wdl::Win, 1),
        ("8/8/8/8/8/8/k6P/7K b - - 0 1", Wdl::Loss, -2),
        ("7k/7P/7K/8/8/8/8/8 b - - 0 1", Wdl::Draw, 0),
        ("8/8/8/3k4/8/8/8/3KB3 w - - 0 1", Wdl::Draw, 0),
        ("8/8/8/3k4/8/8/8/3K4 w - - 0 1", Wdl::Draw, 0),
    ] {
        let position = position(fen);
        assert_eq!(tables.probe_wdl(&position).unwrap(), wdl, "{fen}");
        assert_eq!(tables.probe_dtz(&position).unwrap().plies(), plies, "{fen}");
    }
    assert!(tables.take_faults().is_empty());
}

#[test]
fn en_passant_decides() {
    let tables = tables();
    // The capture is the best move.
    for (with, taken) in [
        ("8/8/8/8/1pP5/8/8/K6k b - c3 0 1", "8/8/8/8/8/2p5/8/K6k w - - 0 1"),
        ("k6K/8/8/1Pp5/8/8/8/8 w - c6 0 1", "k6K/8/2P5/8/8/8/8/8 b - - 0 1"),
    ] {
        let after = tables.probe_wdl(&position(taken)).unwrap();
        assert_eq!(tables.probe_wdl(&position(with)).unwrap(), -after, "{with}");
    }
}

#[test]
fn what_no_table_knows_is_said() {
    let tables = tables();
    let error = |fen: &str| tables.probe_wdl(&position(fen)).unwrap_err().to_string();
    assert_eq!(
        error("8/8/8/8/8/7k/8/R3K3 w Q - 0 1"),
        "a side may still castle, and no table knows such positions"
    );
    assert_eq!(error("8/8/8/8/8/7k/8/RN2K3 w - - 0 1"), "there is no table KRNvK");
    assert_eq!(error("rnbqkbnr/8/8/8/8/8/8/4K3 w - - 0 1"), "there is no table KvKQRRBBNN");
    let distance = tables.probe_dtz(&position("8/6P1/8/8/8/7p/k7/4K3 w - - 0 1"));
    assert!(matches!(distance, Err(ProbeError::Missing(_))), "{distance:?}");
}

/// A folder of its own for a test, gone at its end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("roque-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_that_is_damaged_is_named_once_and_no_other_suffers() {
    let folder = Folder::new("damaged");
    let rook = fs::read(shipped().join("KRvK.rtbw")).unwrap();
    let queen = fs::read(shipped().join("KQvK.rtbw")).unwrap();
    for (name, bytes, wrong) in [
        ("empty", &[][..], "its length, 0 bytes, is none that a table has"),
        ("cut", &rook[..100], "its length, 100 bytes, is none that a table has"),
        ("cut evenly", &rook[..80], "it has 80 bytes and should go on to byte"),
        ("text", &[b'a'; 80], "it does not begin as a table does"),
        ("misnamed", &queen, "it is about other men than its name says"),
    ] {
        fs::write(folder.0.join("KRvK.rtbw"), bytes).unwrap();
        fs::write(folder.0.join("KQvK.rtbw"), &queen).unwrap();
        let tables = Tablebase::open([&folder.0]).unwrap();
        for _ in 0..2 {
            let error = tables.probe_wdl(&position("8/8/8/8/8/7k/8/R3K3 w - - 0 1")).unwrap_err();
            let text = error.to_string();
            assert!(
                text.contains("KRvK.rtbw is of no use: ") && text.contains(wrong),
                "{name}: {text}"
            );
        }
        let faults = tables.take_faults();
        assert_eq!(faults.len(), 1, "{name}");
        assert!(!matches!(faults[0].fault, Fault::Io(_)), "{name}");
        assert!(tables.take_faults().is_empty());
        assert_eq!(tables.probe_wdl(&position("8/8/8/8/8/7k/8/Q3K3 w - - 0 1")).unwrap(), Wdl::Win);
    }
}

#[test]
fn a_large_file_is_read_where_it_lies() {
    let folder = Folder::new("large");
    let small = fs::read(shipped().join("KQvKR.rtbz")).unwrap();
    // What stands behind the end of a table is not looked at.
    let large = [&small[..], &vec![0xFF; 1 << 21]].concat();
    fs::write(folder.0.join("KQvKR.rtbz"), large).unwrap();
    let tables = Tablebase::open([&folder.0, &shipped()]).unwrap();
    let kept = self::tables();
    for fen in ["8/8/8/3k4/8/1r6/8/Q3K3 w - - 0 1", "8/8/2r5/3k4/8/8/8/Q3K3 w - - 0 1"] {
        let [large, small] =
            [&tables, &kept].map(|tables| tables.probe_dtz(&position(fen)).unwrap());
        assert_eq!(large, small, "{fen}");
    }
    assert!(tables.take_faults().is_empty());
}
