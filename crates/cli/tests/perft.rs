//! `roque perft` as scripts use it.

mod common;

use common::{answer, complaint, roque};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The lines `NAME VALUE` of an answer.
fn value<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
}

#[test]
fn it_prints_nodes_seconds_and_nodes_a_second() {
    let text = answer(&["perft", "5"]);
    assert_eq!(value(&text, "nodes"), Some("4865609"));
    assert!(
        value(&text, "seconds").is_some_and(|seconds| seconds.parse::<f64>().is_ok()),
        "{text}"
    );
    assert!(value(&text, "nodes/s").is_some_and(|speed| speed.parse::<u64>().is_ok()), "{text}");
}

#[test]
fn it_counts_from_any_position_and_depth_zero_is_the_position_itself() {
    assert_eq!(value(&answer(&["perft", "3", "--fen", KIWIPETE]), "nodes"), Some("97862"));
    assert_eq!(value(&answer(&["perft", "0"]), "nodes"), Some("1"));
    assert_eq!(value(&answer(&["perft", "1"]), "nodes"), Some("20"));
}

#[test]
fn threads_share_the_count_and_change_nothing_else() {
    for depth in ["1", "2", "4"] {
        let alone = answer(&["perft", depth, "--fen", KIWIPETE, "--divide"]);
        let together = answer(&["perft", depth, "--fen", KIWIPETE, "--divide", "--threads", "3"]);
        let counts = |text: &str| {
            text.lines().filter(|line| !line.contains("s ")).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(counts(&alone), counts(&together));
        assert_eq!(value(&alone, "nodes"), value(&together, "nodes"));
    }
}

#[test]
fn divide_adds_up_and_writes_castling_as_asked() {
    let text = answer(&["perft", "2", "--fen", KIWIPETE, "--divide"]);
    let counts = text.lines().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok());
    assert_eq!(counts.sum::<u64>(), 2039);
    assert!(text.contains("\ne1g1: 43\n"), "{text}");
    let text = answer(&["perft", "2", "--fen", KIWIPETE, "--divide", "--chess960"]);
    assert!(text.contains("\ne1h1: 43\n"), "{text}");
}

#[test]
fn bad_input_and_bad_usage_have_their_own_exit_status() {
    assert!(
        complaint(&["perft", "1", "--fen", "8/8/8 w - - 0 1"]).contains("3 ranks instead of 8")
    );
    for usage in
        [&["perft"][..], &["perft", "deep"], &["perft", "-1"], &["perft", "1", "--threads", "0"]]
    {
        assert_eq!(roque(usage).status.code(), Some(2), "{usage:?}");
    }
}
