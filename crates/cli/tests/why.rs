//! `roque why`: the arbiter explains.

mod common;

use common::{answer, complaint};

const PINNED: &str = "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";

#[test]
fn the_first_word_is_the_reason_and_the_sentence_follows_in_either_language() {
    assert_eq!(
        answer(&["why", PINNED, "e2d3", "--lang", "fr"]),
        "pinned Ce fou protège votre roi\u{a0}: en bougeant ainsi, il le laisserait en échec.\n"
    );
    assert_eq!(
        answer(&["why", PINNED, "e2d3", "--lang", "en"]),
        "pinned This bishop shields your king: moving it there would leave the king in check.\n"
    );
}

#[test]
fn castling_is_judged_in_both_spellings() {
    for spelling in ["e1g1", "e1h1"] {
        let refused = answer(&["why", CASTLING, spelling, "--lang", "en"]);
        assert!(refused.starts_with("castling-through-check "), "{refused}");
    }
    for spelling in ["e1c1", "e1a1"] {
        let allowed = answer(&["why", CASTLING, spelling, "--lang", "fr", "--chess960"]);
        assert_eq!(allowed, "legal Ce coup est permis\u{a0}: grand roque.\n");
    }
}

#[test]
fn what_is_no_move_or_no_position_is_one_clear_line() {
    assert!(complaint(&["why", PINNED, "Bd3"]).contains("\"Bd3\" is no move"));
    assert!(complaint(&["why", "8/8/8/8/8/8/8/8 w - - 0 1", "e2d3"]).contains("White has no king"));
}
