//! Each kind of task: what is right, and why each wrong answer is wrong, with what is drawn.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use roque_learn::exercise::{
    Answer, Ask, Drawing, Kind, OtherShape, Remark, Task, TaskError, Verdict,
};
use roque_notation::{Letters, fen, uci};
use roque_rules::{Bitboard, Square};

fn task(kind: Kind, attributes: &[(&str, &str)]) -> Task {
    Task::read(kind, attributes.iter().copied()).unwrap_or_else(|fault| panic!("{kind}: {fault}"))
}

fn fault(kind: Kind, attributes: &[(&str, &str)]) -> String {
    match Task::read(kind, attributes.iter().copied()) {
        Err(fault) => fault.to_string(),
        Ok(task) => panic!("{task:?}"),
    }
}

fn squares(text: &str) -> Bitboard {
    text.split_whitespace().map(|square| square.parse::<Square>().unwrap()).collect()
}

fn arrows(text: &str) -> Vec<(Square, Square)> {
    let arrow = |text| uci::read_squares(text).map(|(from, to, _)| (from, to)).unwrap();
    text.split_whitespace().map(arrow).collect()
}

/// The verdict on an answer written as a lesson would state it.
fn judged(task: &Task, answer: &str) -> Verdict {
    let answer = Answer::read(&task.ask(), answer).unwrap_or_else(|| panic!("{answer:?}"));
    task.check(&answer).unwrap()
}

fn codes(verdict: &Verdict) -> Vec<&str> {
    verdict.remarks.iter().map(|remark| &*remark.sentence.id).collect()
}

#[track_caller]
fn assert_right(task: &Task, answer: &str) {
    let verdict = judged(task, answer);
    assert!(verdict.right, "{answer}: {verdict:?}");
}

/// Wrong for these reasons, in this order.
#[track_caller]
fn assert_wrong(task: &Task, answer: &str, reasons: &[&str]) -> Vec<Remark> {
    let verdict = judged(task, answer);
    assert!(!verdict.right, "{answer}");
    assert_eq!(codes(&verdict), reasons, "{answer}");
    verdict.remarks
}

#[test]
fn reach_alone_wants_every_square_and_no_other() {
    let knight = task(Kind::Reach, &[("fen", "8/8/8/8/8/8/8/N7"), ("square", "a1")]);
    assert_eq!(knight.ask(), Ask::Squares);
    assert!(knight.scene().position.is_none());
    assert_right(&knight, "b3 c2");
    let missed = assert_wrong(&knight, "b3", &["remark-reach-missed"]);
    assert_eq!(missed[0].drawing, Drawing { good: squares("c2"), ..Drawing::default() });
    let wrong = assert_wrong(&knight, "b3 c2 c3 b2", &["refusal-not-its-move"]);
    assert_eq!(wrong[0].drawing.bad, squares("c3 b2"));
    assert_wrong(&knight, "a1", &["refusal-same-square", "remark-reach-missed"]);
    assert_wrong(&knight, "", &["remark-reach-missed"]);
}

#[test]
fn reach_without_kings_knows_what_stands_in_the_way() {
    let rook = task(Kind::Reach, &[("fen", "8/8/8/3p4/8/1N1R4/8/8"), ("square", "d3")]);
    assert_right(&rook, "d1 d2 d4 d5 c3 e3 f3 g3 h3");
    let remarks = assert_wrong(
        &rook,
        "d1 d2 d4 d5 d6 c3 b3 a3 e3 f3 g3 h3",
        &["lesson-refusal-own-piece", "refusal-blocked"],
    );
    assert_eq!(remarks[1].drawing.bad, squares("d6 a3"));
    assert_eq!(remarks[1].drawing.noted, squares("d5 b3"));

    let pawn = task(Kind::Reach, &[("fen", "8/8/8/8/8/2p1n3/3P4/8"), ("square", "d2")]);
    assert_right(&pawn, "d3 d4 c3 e3");
    assert_wrong(&pawn, "d3 d4 c3 e3 d5", &["refusal-not-its-move"]);
    let blocked = task(Kind::Reach, &[("fen", "8/8/8/8/3n4/8/3P4/8"), ("square", "d2")]);
    let remarks =
        assert_wrong(&blocked, "d3 d4 e3", &["refusal-pawn-blocked", "refusal-pawn-takes-nothing"]);
    assert_eq!(remarks[0].drawing.noted, squares("d4"));
    let moved = task(Kind::Reach, &[("fen", "8/8/8/8/8/3P4/8/8"), ("square", "d3")]);
    assert_wrong(&moved, "d4 d5", &["refusal-pawn-has-moved"]);

    let king = task(Kind::Reach, &[("fen", "8/8/8/8/8/8/1r6/K7"), ("square", "a1")]);
    assert_right(&king, "b2");
    let remarks = assert_wrong(&king, "b2 b1", &["refusal-king-attacked"]);
    assert_eq!(remarks[0].drawing.noted, squares("b2"));
}

#[test]
fn reach_in_a_position_is_by_legal_moves() {
    let pinned =
        task(Kind::Reach, &[("fen", "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1"), ("square", "e2")]);
    assert_right(&pinned, "");
    let remarks = assert_wrong(&pinned, "d3", &["lesson-refusal-pinned"]);
    let drawing = Drawing {
        bad: squares("d3"),
        noted: squares("e4"),
        arrows: arrows("e4e1"),
        ..Drawing::default()
    };
    assert_eq!(remarks[0].drawing, drawing);
    // The other side's men too: it is then their turn.
    let black = task(Kind::Reach, &[("fen", "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1"), ("square", "e8")]);
    assert_right(&black, "d8 f8 d7 e7 f7");
    let faults = fault(Kind::Reach, &[("fen", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), ("square", "e1")]);
    assert_eq!(faults, "the king on e1 may castle: where it can go is then not one square a move");
    assert_eq!(
        fault(Kind::Reach, &[("fen", "8/8/8/8/8/8/8/8"), ("square", "e4")]),
        "nothing stands on e4"
    );
}

#[test]
fn set_up_says_what_stands_wrongly() {
    let start = task(Kind::SetUp, &[]);
    assert_eq!(start.ask(), Ask::Placement { men: "KQRRBBNNPPPPPPPPkqrrbbnnpppppppp".to_owned() });
    assert_right(&start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let swapped = assert_wrong(
        &start,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR",
        &["remark-set-up-king-and-queen", "remark-set-up-misplaced"],
    );
    assert_eq!(swapped[0].drawing.bad, squares("d1 e1"));
    let missing = assert_wrong(
        &start,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
        &["remark-set-up-empty"],
    );
    assert_eq!(missing[0].drawing.noted, squares("e2"));
    assert_wrong(
        &start,
        "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr",
        &["remark-set-up-turned-round"],
    );
    assert_wrong(
        &start,
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        &["remark-set-up-misplaced", "remark-set-up-empty"],
    );
    assert_eq!(
        fault(Kind::SetUp, &[("fen", "8/8/8/8/8/8/8/8")]),
        "the board to be set up is empty"
    );
    // A hint speaks of the men that are to be placed; what stands elsewhere than at home has none.
    for (fen, hint) in [
        ("3qk3/8/8/8/8/8/8/8", Some("hint-set-up")),
        ("8/8/8/8/8/8/8/1NB2BN1", Some("hint-set-up-pieces")),
        ("8/8/8/8/8/8/PPPPPPPP/8", Some("hint-set-up-pawns")),
        ("8/8/8/8/8/8/8/4Q3", None),
    ] {
        let given = task(Kind::SetUp, &[("fen", fen)]).hint();
        assert_eq!(given.as_ref().map(|remark| remark.sentence.id.as_ref()), hint, "{fen}");
    }
}

#[test]
fn name_square_says_how_one_went_astray() {
    let e4 = task(Kind::NameSquare, &[("square", "e4")]);
    assert_right(&e4, "e4");
    for (pressed, reason) in [
        ("d5", "remark-square-turned"),
        ("e5", "remark-square-rank"),
        ("d4", "remark-square-file"),
        ("a1", "remark-square-other"),
    ] {
        let remarks = assert_wrong(&e4, pressed, &[reason]);
        assert_eq!(remarks[0].drawing.bad, squares(pressed));
    }
}

#[test]
fn spot_illegal_has_one_answer_and_a_reason() {
    let fen = "4k3/8/8/8/4r3/8/4N3/R3K3 w - - 0 1";
    let pinned = task(Kind::SpotIllegal, &[("fen", fen), ("moves", "a1a8 e2c3 e1d1")]);
    let right = judged(&pinned, "e2c3");
    assert!(right.right);
    assert_eq!(codes(&right), ["lesson-refusal-pinned"]);
    assert_eq!(right.remarks[0].drawing.arrows, arrows("e4e1"));
    let wrong = assert_wrong(&pinned, "e1d1", &["remark-move-is-legal"]);
    assert_eq!(wrong[0].drawing.arrows, arrows("e1d1"));

    for (moves, expected) in [
        ("a1a8 e1d1", "0 of the moves are illegal, not one"),
        ("e2c3 e2g3 e1d1", "2 of the moves are illegal, not one"),
        ("e2c3 e1d1 e1d1", "the same move stands twice"),
    ] {
        assert_eq!(fault(Kind::SpotIllegal, &[("fen", fen), ("moves", moves)]), expected);
    }
    // Castling is a move by two squares; a pawn on the last rank is thought of as a queen.
    let castles = ("fen", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    let task = task(Kind::SpotIllegal, &[castles, ("moves", "e1g1 a7a8 h1h8 e1e3")]);
    assert_right(&task, "e1e3");
}

/// Conditions of FIDE 3.8.2, with cases R-CASTLE-13 to 16 and 21 of the requirements.
#[test]
fn castling_names_the_condition_that_fails() {
    for (fen, side, right) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "king", "castling-legal"),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "queen", "castling-legal"),
        ("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "king", "castling-legal"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "king", "castling-right-lost"),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "king", "castling-blocked"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "queen", "castling-blocked"),
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "king", "castling-in-check"),
        ("R4rk1/8/8/8/8/8/8/4K2R w K - 0 1", "king", "castling-through-check"),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "king", "castling-into-check"),
        ("r3k3/8/8/8/8/8/8/4KR2 b q - 0 1", "queen", "castling-legal"),
        ("r3k3/8/8/8/8/8/8/3RK3 b q - 0 1", "queen", "castling-through-check"),
    ] {
        let task = task(Kind::Castling, &[("fen", fen), ("side", side)]);
        assert_right(&task, right);
        let Ask::Choice(choices) = task.ask() else { panic!() };
        for choice in choices.iter().map(|choice| choice.code()).filter(|code| code != right) {
            let verdict = judged(&task, &choice);
            assert!(!verdict.right, "{fen} {choice}");
            let truth = if right == "castling-legal" {
                "remark-castling-is-legal".to_owned()
            } else {
                format!("refusal-{right}")
            };
            assert_eq!(verdict.remarks.last().unwrap().sentence.id, truth);
            if choice != "castling-legal" {
                assert_eq!(verdict.remarks[0].sentence.id, format!("remark-holds-{choice}"));
            }
        }
    }
}

#[test]
fn castling_draws_what_guards_the_king_s_way() {
    let fen = ("fen", "R4rk1/8/8/8/8/8/8/4K2R w K - 0 1");
    let castling = task(Kind::Castling, &[fen, ("side", "king")]);
    assert_eq!(castling.scene().drawing.arrows, arrows("e1g1"));
    let remarks = assert_wrong(&castling, "castling-legal", &["refusal-castling-through-check"]);
    assert_eq!(remarks[0].drawing.arrows, arrows("f8f1"));
    assert_eq!(remarks[0].drawing.noted, squares("f8"));
    // Whatever fails is a right answer, though the rules name one reason only.
    let both = ("fen", "4k3/4r3/8/8/8/8/8/4KB1R w K - 0 1");
    let several = task(Kind::Castling, &[both, ("side", "king")]);
    assert_right(&several, "castling-blocked");
    assert_right(&several, "castling-in-check");
    assert_wrong(
        &several,
        "castling-into-check",
        &["remark-holds-castling-into-check", "refusal-castling-blocked"],
    );
    let abroad = ("fen", "4k3/8/8/8/8/8/4K3/7R w - - 0 1");
    assert_eq!(
        fault(Kind::Castling, &[abroad, ("side", "king")]),
        "the king is not on its first rank, so that nobody would think of castling"
    );
}

#[test]
fn en_passant_is_played_or_its_reason_chosen() {
    let legal =
        task(Kind::EnPassant, &[("fen", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), ("capture", "e5d6")]);
    assert_eq!(legal.scene().last_move, Some(arrows("d7d5")[0]));
    let right = judged(&legal, "e5d6");
    assert_eq!((right.right, codes(&right)), (true, vec!["remark-en-passant-is-legal"]));
    assert_eq!(right.remarks[0].drawing.noted, squares("d5"));
    assert_wrong(&legal, "en-passant-too-late", &["remark-en-passant-is-legal"]);
    assert_wrong(&legal, "e5e6", &["remark-other-move"]);
    assert_wrong(&legal, "e1g1", &["refusal-castling-right-lost"]);

    let late = task(
        Kind::EnPassant,
        &[("fen", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), ("capture", "e5d6"), ("last", "d6d5")],
    );
    assert_right(&late, "en-passant-too-late");
    let played = assert_wrong(&late, "e5d6", &["refusal-en-passant-too-late"]);
    assert_eq!(played[0].drawing.noted, squares("d5"));
    assert_wrong(&late, "en-passant-king", &["refusal-en-passant-too-late"]);

    // Both pawns leave the rank, and the rook sees the king (requirement R-EP-08).
    let exposed =
        task(Kind::EnPassant, &[("fen", "7k/8/8/KPp4r/8/8/8/8 w - c6 0 2"), ("capture", "b5c6")]);
    let right = judged(&exposed, "en-passant-king");
    assert_eq!(codes(&right), ["lesson-refusal-en-passant-exposes-king"]);
    assert_eq!(right.remarks[0].drawing.arrows, arrows("h5a5"));

    let nothing =
        task(Kind::EnPassant, &[("fen", "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1"), ("capture", "e5d6")]);
    assert_right(&nothing, "en-passant-nothing");
}

#[test]
fn en_passant_must_be_answerable() {
    let fen = ("fen", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    for (capture, last, expected) in [
        ("e5d6", None, "the last move is not told: state last=\"…\""),
        ("e5d6", Some("d7d5"), "the last move cannot have gone from d7 to d5"),
        ("e5d6", Some("a3a4"), "the last move cannot have gone from a3 to a4"),
        ("e4d5", None, "no pawn of the side to move stands on e4"),
        ("e5e6", None, "a pawn on e5 does not capture to e6"),
    ] {
        let stated: Vec<_> = [fen, ("capture", capture)]
            .into_iter()
            .chain(last.map(|last| ("last", last)))
            .collect();
        assert_eq!(fault(Kind::EnPassant, &stated), expected);
    }
}

#[test]
fn promote_knows_stalemate_from_mate() {
    // The queen stalemates.
    let careful =
        task(Kind::Promote, &[("fen", "8/5P1k/8/6K1/8/8/8/8 w - - 0 1"), ("advance", "f7f8")]);
    assert_right(&careful, "f7f8r");
    let queen = assert_wrong(&careful, "f7f8q", &["remark-promote-stalemates"]);
    assert!(queen[0].drawing.arrows.contains(&arrows("f8g8")[0]), "{queen:?}");
    assert_wrong(&careful, "f7f8b", &["remark-promote-draws"]);
    assert_wrong(&careful, "g5f6", &["remark-promote-that-pawn"]);
    assert_wrong(&careful, "f7f8", &["lesson-refusal-promotion-missing"]);
    assert_wrong(&careful, "f7f8k", &["refusal-promotion-to-that"]);

    let mates =
        task(Kind::Promote, &[("fen", "k7/2P5/K7/8/8/8/8/8 w - - 0 1"), ("advance", "c7c8")]);
    assert_right(&mates, "c7c8q");
    assert_right(&mates, "c7c8r");
    assert_wrong(&mates, "c7c8n", &["remark-promote-draws"]);

    let smothered = task(
        Kind::Promote,
        &[("fen", "8/5Ppk/6pp/8/8/8/8/K5R1 w - - 0 1"), ("advance", "f7f8"), ("answer", "f7f8q")],
    );
    assert_wrong(&smothered, "f7f8n", &["remark-promote-weaker"]);
    let no_pawn = [("fen", "8/5P1k/8/6K1/8/8/8/8 w - - 0 1"), ("advance", "g5g6")];
    assert_eq!(fault(Kind::Promote, &no_pawn), "no pawn of the side to move stands on g5");
}

#[test]
fn escape_check_wants_each_way_there_is() {
    let three = task(Kind::EscapeCheck, &[("fen", "4k3/8/8/4r3/8/8/3N2B1/4K3 w - - 0 1")]);
    assert_eq!(three.ask(), Ask::Moves);
    let two = task(Kind::EscapeCheck, &[("fen", "4k3/8/8/1b2r3/8/5N2/8/4K3 w - - 0 1")]);
    assert_right(&two, "e1d2 f3e5");
    assert_right(&two, "e1d1 e1d2 f3e5");
    assert_wrong(&two, "f3e5", &["remark-forgot-to-flee"]);
    let remarks = assert_wrong(&two, "e1d1", &["remark-forgot-to-capture"]);
    assert_eq!(remarks[0].drawing.noted, squares("e5"));
    let remarks = assert_wrong(
        &two,
        "e1d1 f3g5",
        &["lesson-refusal-still-in-check", "remark-forgot-to-capture"],
    );
    assert_eq!(remarks[0].drawing.arrows, arrows("e5e1"));
    assert_wrong(&three, "e1d1", &["remark-forgot-to-interpose"]);
    // A king that takes what attacks it captures.
    let king_takes = task(Kind::EscapeCheck, &[("fen", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")]);
    assert_right(&king_takes, "e1e2");

    assert_eq!(
        fault(Kind::EscapeCheck, &[("fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]),
        "the side to move is not in check"
    );
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(fault(Kind::EscapeCheck, &[("fen", mate)]), "it is mate");
}

#[test]
fn verdict_says_what_the_choice_overlooked() {
    let mate = task(Kind::Verdict, &[("fen", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")]);
    let right = judged(&mate, "checkmate");
    assert_eq!(codes(&right), ["remark-it-is-mate"]);
    assert_eq!(right.remarks[0].drawing.arrows, arrows("a8g8"));
    assert_wrong(&mate, "check", &["remark-it-is-mate"]);
    assert_wrong(&mate, "stalemate", &["remark-king-is-attacked", "remark-it-is-mate"]);

    let stalemate = task(Kind::Verdict, &[("fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")]);
    assert_right(&stalemate, "stalemate");
    let wrong = assert_wrong(
        &stalemate,
        "checkmate",
        &["remark-king-is-not-attacked", "remark-it-is-stalemate"],
    );
    assert_eq!(wrong[1].drawing.noted, squares("f7 g6"));
    assert_wrong(&stalemate, "none", &["remark-it-is-stalemate"]);

    let check = task(Kind::Verdict, &[("fen", "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1")]);
    let wrong = assert_wrong(&check, "checkmate", &["remark-king-can-flee"]);
    assert_eq!(wrong[0].drawing.arrows, arrows("g8h7"));
    let blocked = task(Kind::Verdict, &[("fen", "R5k1/5ppp/8/8/1b1r4/8/8/6K1 b - - 0 1")]);
    let wrong = assert_wrong(&blocked, "checkmate", &["remark-can-interpose"]);
    assert_eq!(wrong[0].drawing.arrows.len(), 1);
    assert!(
        !task(Kind::Verdict, &[("fen", "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1")]).scene().shows_check
    );

    let neither = task(Kind::Verdict, &[("fen", "6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1")]);
    assert_right(&neither, "none");
    assert_wrong(
        &neither,
        "check",
        &["remark-king-is-not-attacked", "remark-no-check-and-can-move"],
    );
}

#[test]
fn mate_in_one_takes_any_mate_and_explains_the_rest() {
    let task = task(Kind::MateInOne, &[("fen", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")]);
    assert_right(&task, "a1a8");
    let quiet = assert_wrong(&task, "a1a7", &["remark-no-check"]);
    assert_eq!(quiet[0].drawing.arrows, arrows("a1a7"));
    assert_wrong(&task, "a1b2", &["refusal-not-its-move"]);

    let air = [("fen", "6k1/5pp1/8/7Q/8/8/8/R5K1 w - - 0 1")];
    let with_air = self::task(Kind::MateInOne, &air);
    let wrong = assert_wrong(&with_air, "h5h7", &["remark-king-can-flee"]);
    assert!(wrong[0].drawing.arrows.contains(&arrows("h5h7")[0]));
    assert_right(&with_air, "a1a8");
    assert_eq!(fault(Kind::MateInOne, &[]), "no move mates");
}

#[test]
fn write_move_reads_the_letters_of_the_answer() {
    let task =
        task(Kind::WriteMove, &[("fen", "4k3/8/8/8/8/1N6/8/4KN2 w - - 0 1"), ("move", "b3d2")]);
    let said = |text: &str, letters| task.check(&Answer::Text(text.to_owned(), letters)).unwrap();
    for (text, letters, right, reasons) in [
        ("Nbd2", Letters::ENGLISH, true, vec![]),
        ("Cbd2", Letters::FRENCH, true, vec![]),
        ("Cbxd2", Letters::FRENCH, true, vec!["solution-write-move"]),
        ("Cb3-d2", Letters::FRENCH, true, vec!["solution-write-move"]),
        ("Nbd2", Letters::FRENCH, false, vec!["remark-written-in-other-letters"]),
        ("Cd2", Letters::FRENCH, false, vec!["remark-written-ambiguous"]),
        ("Cfd2", Letters::FRENCH, false, vec!["remark-written-other-move"]),
        ("Ch8", Letters::FRENCH, false, vec!["remark-written-no-such-move"]),
        ("hum", Letters::FRENCH, false, vec!["remark-written-unreadable"]),
        ("", Letters::FRENCH, false, vec!["remark-written-unreadable"]),
    ] {
        let verdict = said(text, letters);
        assert_eq!((verdict.right, codes(&verdict)), (right, reasons), "{text}");
    }
    assert_eq!(said("Cd2", Letters::FRENCH).remarks[0].drawing.arrows.len(), 2);
    assert!(
        fault(Kind::WriteMove, &[("move", "e2e5")]).starts_with("move=\"e2e5\": e2e5 is illegal")
    );
}

#[test]
fn claim_counts_positions_and_half_moves() {
    let twice = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let thrice = format!("{twice} Ng8");
    let claim = task(Kind::Claim, &[("moves", &thrice)]);
    let right = judged(&claim, "claim-threefold");
    assert_eq!(codes(&right), ["remark-claim-repetitions"]);
    let said = right.remarks[0].sentence.say(&roque_text::Texts::new(roque_text::Language::French));
    assert_eq!(
        said,
        "Cette position a été là 3 fois (au départ, puis après 2…\u{a0}Cg8, 4…\u{a0}Cg8)."
    );
    assert_wrong(
        &claim,
        "claim-fifty-moves",
        &["remark-claim-half-moves", "remark-claim-repetitions"],
    );

    let nothing = task(Kind::Claim, &[("moves", twice)]);
    assert_right(&nothing, "claim-nothing");
    let remarks = assert_wrong(
        &nothing,
        "claim-threefold",
        &["remark-claim-repetitions", "remark-claim-half-moves"],
    );
    let said = remarks[0].sentence.say(&roque_text::Texts::new(roque_text::Language::English));
    assert_eq!(said, "This position has been there 2 times (after 2.\u{a0}Ng1, 4.\u{a0}Ng1).");

    let fifty = ("fen", "4k3/8/8/8/8/8/R7/4K3 w - - 98 90");
    assert_right(&task(Kind::Claim, &[fifty, ("moves", "Kd1 Kd8")]), "claim-fifty-moves");
    assert_right(&task(Kind::Claim, &[fifty, ("moves", "Kd1")]), "claim-nothing");
    let seventy_five = ("fen", "4k3/8/8/8/8/8/R7/4K3 w - - 148 90");
    let over = task(Kind::Claim, &[seventy_five, ("moves", "Kd1 Kd8")]);
    assert_right(&over, "claim-over");
    assert_wrong(&over, "claim-nothing", &["remark-claim-over"]);
    assert!(fault(Kind::Claim, &[("moves", "e4 e4")]).starts_with("moves=\"e4\""));
}

#[test]
fn dead_or_alive_proves_that_mate_is_possible() {
    let dead = task(Kind::DeadOrAlive, &[("fen", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1")]);
    assert_right(&dead, "dead");
    assert_wrong(&dead, "alive", &["remark-dead-by-men"]);
    let walled =
        task(Kind::DeadOrAlive, &[("fen", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1")]);
    assert_wrong(&walled, "alive", &["remark-dead-by-place"]);
    let alive = task(Kind::DeadOrAlive, &[("fen", "4k3/8/8/8/8/8/2n5/4KB2 w - - 0 1")]);
    let wrong = assert_wrong(&alive, "dead", &["remark-alive"]);
    let proof = wrong[0].proof.as_deref().unwrap();
    let end = proof.moves.iter().fold(proof.start, |position, &mv| position.play(mv).unwrap());
    assert!(end.outcome().is_some_and(|outcome| outcome.winner().is_some()));
    assert_eq!(fen::read("4k3/8/8/8/8/8/2n5/4KB2 w - - 0 1").unwrap(), proof.start);
}

#[test]
fn what_a_lesson_states_wrongly_is_told_with_its_place() {
    for (kind, stated, expected) in [
        (Kind::Reach, &[("fen", "8/8/8/8/8/8/8/N7")][..], "the kind reach needs square=\"…\""),
        (
            Kind::Reach,
            &[("square", "e9")],
            "square=\"e9\": a square is a file from a to h and a rank from 1 to 8, as in e4",
        ),
        (
            Kind::MateInOne,
            &[("fen", "8/8/8/8/8/8/8/8 w - - 0 1"), ("moves", "e4")],
            "the kind mate-in-one has no \"moves\": it has answer, fen",
        ),
        (
            Kind::Reach,
            &[("fen", "8/8/8/8/8/8/8/N7"), ("square", "a1"), ("answer", "b3")],
            "answer=\"b3\" is not right here",
        ),
        (Kind::Castling, &[("side", "left")], "side=\"left\": king or queen"),
        (
            Kind::MateInOne,
            &[("fen", "8/8/8/8/8/8/8/8 w - - 0 1")],
            "fen=\"8/8/8/8/8/8/8/8 w - - 0 1\": impossible position: White has no king; Black has no king",
        ),
    ] {
        assert_eq!(fault(kind, stated), expected);
    }
    assert!(matches!(
        Task::read(Kind::WriteMove, [("move", "knight")]),
        Err(TaskError::Unreadable { attribute: "move", .. })
    ));
}

#[test]
fn an_answer_of_another_shape_is_refused() {
    let task = task(Kind::Reach, &[("fen", "8/8/8/8/8/8/8/N7"), ("square", "a1")]);
    for answer in [Answer::Choice(0), Answer::Moves(Vec::new()), Answer::Square(Square::A1)] {
        assert_eq!(task.check(&answer), Err(OtherShape));
    }
}

#[test]
fn every_kind_has_a_name() {
    for kind in Kind::ALL {
        assert_eq!(Kind::from_code(kind.code()), Some(kind));
    }
    assert_eq!(Kind::from_code("reaches"), None);
}
