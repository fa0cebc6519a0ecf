//! `roque winnable`, whose first word scripts rely on.

mod common;

use common::{answer, complaint, roque};
use roque_notation::{fen, uci};
use roque_rules::{Color, Outcome, WinReason};

#[test]
fn the_moves_that_prove_a_mate_possible_can_be_played_to_it() {
    for (fen, side, winner) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "white", Color::White),
        ("8/8/3kp3/8/8/3K1N2/8/8 w - - 0 1", "black", Color::Black),
        // It castles on the way or not; what is written is read again.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "white", Color::White),
    ] {
        for dialect in [&[][..], &["--chess960"]] {
            let text = answer(&[&["winnable", fen, "--side", side], dialect].concat());
            let line = text.strip_prefix("winnable ").unwrap_or_else(|| panic!("{text}"));
            let end = line.split_whitespace().fold(fen::read(fen).unwrap(), |position, word| {
                position.play(uci::read(&position, word).unwrap()).unwrap()
            });
            let mate = Outcome::Win { winner, reason: WinReason::Checkmate };
            assert_eq!(end.outcome(), Some(mate), "{text}");
        }
    }
}

#[test]
fn what_cannot_be_won_or_is_not_known_is_said_in_a_sentence() {
    let pawn = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(
        answer(&["winnable", pawn, "--side", "black", "--lang", "fr"]),
        "unwinnable Aucune suite de coups permis ne mène à un mat par les Noirs.\n"
    );
    assert_eq!(
        answer(&["winnable", pawn, "--side", "white", "--budget", "10", "--lang", "en"]),
        "unknown The search ended before it was known whether White can still mate.\n"
    );
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    assert_eq!(
        answer(&["winnable", mated, "--side", "white", "--lang", "en"]),
        "winnable White can still mate.\n"
    );
}

#[test]
fn bad_input_and_bad_usage_have_their_own_exit_status() {
    assert!(complaint(&["winnable", "8/8/8 w", "--side", "white"]).contains("FEN, column"));
    for usage in [&["winnable", "8/8/8/8/8/8/8/8 w - -"][..], &["winnable", "8", "--side", "red"]] {
        assert_eq!(roque(usage).status.code(), Some(2), "{usage:?}");
    }
}
