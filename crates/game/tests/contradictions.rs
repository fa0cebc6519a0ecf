//! The texts that Roque was made from contradict one another in thirty places. Each has its answer
//! here: a field of the rulebook, or what holds whatever the rulebook.

mod common;

use common::{Kept, claim, gesture, play};
use roque_game::{
    Action, ClaimRule, Colors, Notation, Preset, Remark, Rulebook, Said, Start, TimeControl,
};
use roque_notation::{Letters, fen, san};
use roque_rules::{
    Color::{Black, White},
    DrawReason, Outcome, WinReason,
};
use serde_json::{Value, json};

const ANSWERS: [(&str, fn()); 30] = [
    ("C-01", || {
        rulebook_says("threefold", &["claim", "claim", "claim", "off", "claim", "auto", "auto"]);
    }),
    ("C-02", || {
        rulebook_says("fifty", &["claim", "claim", "claim", "auto", "claim", "off", "claim"]);
    }),
    ("C-03", fivefold_and_seventy_five),
    ("C-04", agreement),
    ("C-05", || {
        let columns = ["full", "full", "material", "material", "full", "off", "material3"];
        rulebook_says("dead", &columns);
    }),
    ("C-06", saying_check_is_a_label),
    ("C-07", touch_move),
    ("C-08", || {
        let columns = ["free", "never", "by-agreement", "never", "by-agreement", "never", "never"];
        rulebook_says("take-back", &columns);
    }),
    ("C-09", no_king_is_captured),
    ("C-10", a_clock_is_a_choice_of_the_game),
    ("C-11", || {
        let columns = ["fide", "fide", "material", "material", "fide", "fide", "material"];
        rulebook_says("flag-test", &columns);
    }),
    ("C-12", pieces_have_letters_in_every_language),
    ("C-13", castling_is_fides),
    ("C-14", the_double_step_is_from_the_second_rank),
    ("C-15", pawns_capture_diagonally),
    ("C-16", castling_in_chess960_leaps_over_nothing),
    ("C-17", the_start_is_a_choice_of_the_game),
    ("C-18", colours_are_a_choice_of_the_game),
    ("C-19", the_rules_give_no_advice),
    ("C-20", || {
        let columns = ["fide", "fide", "none", "none", "fide", "none", "none"];
        rulebook_says("resign-test", &columns);
    }),
    ("C-21", perpetual_check_is_a_remark),
    ("C-22", positions_are_the_same_as_fide_says),
    ("C-23", fifty_moves_are_a_hundred_half_moves),
    ("C-24", all_ends_have_names),
    ("C-25", the_diagram_of_the_scholars_mate),
    ("C-26", levels_are_not_called_difficulty),
    ("C-27", castling_goes_by_squares),
    ("C-28", offers_are_made_at_any_time),
    ("C-29", a_move_is_judged_by_its_legality),
    ("C-30", stalemate_is_one_thing),
];

#[test]
fn every_contradiction_has_its_answer() {
    for (number, (id, answer)) in (1..).zip(ANSWERS) {
        assert_eq!(id, format!("C-{number:02}"));
        answer();
    }
}

const COLUMNS: [Preset; 7] = [
    Preset::Solo,
    Preset::Fide,
    Preset::CommentJouer,
    Preset::EchecRoyal,
    Preset::Initiation,
    Preset::Vchess,
    Preset::Club,
];

/// Checks a field of all presets, in the order of `COLUMNS`.
#[track_caller]
fn rulebook_says<T: Clone + Into<Value>>(field: &str, values: &[T]) {
    for (preset, value) in COLUMNS.into_iter().zip(values) {
        let rulebook = serde_json::to_value(preset.rulebook()).expect("JSON");
        assert_eq!(rulebook[field], value.clone().into(), "{field} of {preset}");
    }
}

fn fivefold_and_seventy_five() {
    let formal = [true, true, true, false, true, false, false];
    rulebook_says("fivefold", &formal);
    rulebook_says("seventyfive", &formal);
}

fn agreement() {
    let after = |plies: u32| json!({ "after-plies": plies });
    let off = json!("off");
    let columns = [after(2), after(2), after(0), off.clone(), after(2), off, after(0)];
    rulebook_says("agreement", &columns);
}

fn saying_check_is_a_label() {
    let columns = ["off", "off", "off", "off", "optional", "off", "required"];
    rulebook_says("announce-check", &columns);
    let mut kept = Kept::by(Rulebook::CLUB);
    kept.moves("e2e4 f7f5 d1h5");
    assert_eq!(kept.end(), None, "a check unsaid is legal");
}

fn touch_move() {
    rulebook_says("touch-move", &[false, false, false, false, false, false, true]);
}

fn no_king_is_captured() {
    assert!(fen::read("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1").is_err());
}

fn a_clock_is_a_choice_of_the_game() {
    assert_eq!(Start::default().clock, None);
    for preset in Preset::ALL {
        let kept = Kept::timed(preset.rulebook(), TimeControl::fischer(5, 0));
        assert!(kept.game.deadline().is_some(), "{preset} may be played with a clock");
    }
}

fn pieces_have_letters_in_every_language() {
    let start = fen::read("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1").expect("a position");
    for (text, letters) in
        [("Cf3", Letters::FRENCH), ("Nf3", Letters::ENGLISH), ("♘f3", Letters::FRENCH)]
    {
        let mv = san::read(&start, text, letters).expect(text).mv;
        assert_eq!(mv, gesture("g1f3").meant(&start), "{text}");
    }
    assert!(san::read(&start, "Cf3", Letters::ENGLISH).is_err());
    assert_eq!(Preset::EchecRoyal.proposal().notation, Notation::Figurines);
}

fn castling_is_fides() {
    let cases = [
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", Some("castling-in-check")),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Some("castling-through-check")),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Some("castling-into-check")),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", Some("castling-blocked")),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1c1", Some("castling-right-lost")),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", None),
    ];
    for (fen, mv, refusal) in cases {
        for preset in Preset::ALL {
            let decided = Kept::from(fen, preset.rulebook()).act(White, play(mv), 0);
            assert_eq!(decided.err().map(|refusal| refusal.code()), refusal, "{preset} {fen}");
        }
    }
}

fn the_double_step_is_from_the_second_rank() {
    Kept::at("4k3/8/8/8/8/8/4P3/4K3 w - - 37 60").moves("e2e4");
    let refused = Kept::at("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1").refused(White, play("e3e5"));
    assert_eq!(refused, "pawn-has-moved");
}

fn pawns_capture_diagonally() {
    let fen = "4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(Kept::at(fen).refused(White, play("e4e5")), "pawn-blocked");
    Kept::at(fen).moves("e4d5");
}

fn castling_in_chess960_leaps_over_nothing() {
    let refused = Kept::at("k7/8/8/8/8/8/8/1KR1N3 w C - 0 1").refused(White, play("b1c1"));
    assert_eq!(refused, "castling-blocked");
}

fn the_start_is_a_choice_of_the_game() {
    for preset in Preset::ALL {
        assert_eq!(preset.proposal().chess960, preset == Preset::Vchess);
    }
}

fn colours_are_a_choice_of_the_game() {
    let colors = |preset: Preset| preset.proposal().colors;
    assert_eq!(colors(Preset::EchecRoyal), Colors::White);
    for preset in [Preset::Fide, Preset::Initiation] {
        assert_eq!(colors(preset), Colors::DrawnThenSwapped);
    }
    let games = |drawn| [0, 1, 2].map(|game| Colors::DrawnThenSwapped.in_game(game, drawn));
    assert_eq!(games(White), [White, Black, White]);
    assert_eq!(games(Black), [Black, White, Black]);
}

fn the_rules_give_no_advice() {
    let rules = include_str!("../../../content/fr/rules.md");
    let mut headings = rules.lines().filter(|line| line.starts_with('#')).map(str::to_lowercase);
    let advice = ["conseil", "stratégie", "ouverture", "tactique"];
    assert!(headings.all(|heading| advice.iter().all(|word| !heading.contains(word))));
}

fn perpetual_check_is_a_remark() {
    let sentences = include_str!("../../../locales/fr/rules.ftl");
    assert!(sentences.contains("remark-perpetual-check") && sentences.contains("Échec perpétuel"));
    let checks = ["h5e8 g8h7 e8h5 h7g8"; 2].join(" ");
    let mut kept = Kept::from("6k1/6p1/8/7Q/8/8/1r6/6K1 w - - 0 1", Rulebook::CLUB);
    kept.moves(&checks);
    let ending = kept.game.ending().expect("an end");
    assert_eq!(ending.outcome(), Some(Outcome::Draw(DrawReason::ThreefoldRepetition)));
    assert_eq!(ending.remark(), Some(Remark::PerpetualCheck(White)));
}

fn positions_are_the_same_as_fide_says() {
    let same =
        |one: &str, other: &str| fen::read(one).expect(one) == fen::read(other).expect(other);
    let pawns = "4k3/8/8/3pP3/8/8/8/4K3 w";
    assert!(!same(&format!("{pawns} - d6 0 1"), &format!("{pawns} - - 0 1")), "it may be taken");
    let none = "4k3/8/8/3p4/8/8/8/4K3 w";
    assert!(same(&format!("{none} - d6 0 1"), &format!("{none} - - 0 1")), "nothing can take it");
    let castle = "4k3/8/8/8/8/8/8/4K2R w";
    assert!(!same(&format!("{castle} K - 0 1"), &format!("{castle} - - 0 1")));
}

fn fifty_moves_are_a_hundred_half_moves() {
    for (half_moves, claims) in [(98, vec![]), (99, vec![ClaimRule::Fifty])] {
        let fen = format!("4k3/8/8/8/8/8/R7/4K3 w - - {half_moves} 80");
        let mut kept = Kept::from(&fen, Rulebook::FIDE);
        kept.moves("a2a3");
        assert_eq!(kept.game.claims(), claims);
    }
}

fn all_ends_have_names() {
    let wins = WinReason::ALL.map(|reason| Outcome::Win { winner: White, reason }.code());
    assert_eq!(wins, ["checkmate", "resignation", "time"]);
    let draws = DrawReason::ALL.map(|reason| Outcome::Draw(reason).code());
    for draw in [
        "stalemate",
        "dead-position",
        "agreement",
        "threefold-repetition",
        "fifty-moves",
        "fivefold-repetition",
        "seventy-five-moves",
        "time-unwinnable",
    ] {
        assert!(draws.contains(&draw), "{draw}");
    }
}

fn the_diagram_of_the_scholars_mate() {
    for ranks in ["rnbqkbnr/ppp2Qpp/2np4", "r1bqkbnr/ppp2Qpp/2np4"] {
        let fen = format!("{ranks}/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
        let position = fen::read(&fen).expect("as printed, and repaired");
        let mate = Outcome::Win { winner: White, reason: WinReason::Checkmate };
        assert_eq!(position.outcome(), Some(mate));
    }
}

fn levels_are_not_called_difficulty() {
    let texts = [
        include_str!("../../../locales/fr/rules.ftl"),
        include_str!("../../../locales/fr/game.ftl"),
        include_str!("../../../locales/fr/page.ftl"),
        include_str!("../../../locales/fr/new-game.ftl"),
    ];
    assert!(texts.iter().all(|text| !text.to_lowercase().contains("difficulté")));
}

fn castling_goes_by_squares() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    for (mv, king) in [("e8g8", "g8"), ("e8h8", "g8"), ("e8c8", "c8"), ("e8a8", "c8")] {
        let mut kept = Kept::at(fen);
        kept.moves(mv);
        assert_eq!(kept.game.position().king(Black).to_string(), king);
    }
}

fn offers_are_made_at_any_time() {
    for by in [White, Black] {
        let mut kept = Kept::by(Rulebook::FIDE);
        kept.moves("e2e4 e7e5");
        kept.act(by, Action::OfferDraw, 0).expect("on either side's turn");
    }
    let mut kept = Kept::by(Rulebook::FIDE);
    kept.moves("e2e4 e7e5");
    let said = Said { draw: true, check: false };
    kept.act(White, Action::Play { gesture: gesture("g1f3"), said }, 0).expect("with a move");
    kept.moves("b8c6");
    assert_eq!(kept.refused(Black, Action::AcceptDraw), "no-offer", "it lapsed with the answer");
}

fn a_move_is_judged_by_its_legality() {
    let start = Start::default().position;
    assert!(san::read(&start, "e5", Letters::ENGLISH).is_err(), "White's first move is not e5");
    assert!(san::read(&start, "e4", Letters::ENGLISH).is_ok());
}

fn stalemate_is_one_thing() {
    for fen in [
        "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
        "k7/p1Q5/P7/8/8/8/8/K7 b - - 0 1",
        "kb5R/8/1K6/8/8/8/8/8 b - - 0 1",
    ] {
        let position = fen::read(fen).expect(fen);
        assert_eq!(position.outcome(), Some(Outcome::Draw(DrawReason::Stalemate)), "{fen}");
    }
    let mut kept = Kept::from("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", Rulebook::VCHESS);
    kept.moves("g5g6");
    assert_eq!(kept.end(), Some(("1/2-1/2".into(), "stalemate")));
    assert_eq!(kept.refused(Black, claim(ClaimRule::Fifty)), "game-over");
}

#[test]
fn every_preset_has_one_name_and_rules_of_its_own() {
    for preset in Preset::ALL {
        assert_eq!(preset.name().parse(), Ok(preset));
        assert_eq!(preset.rulebook().preset(), Some(preset));
    }
    assert_eq!("club-sncf".parse(), Ok(Preset::Club));
    let error = "fied".parse::<Preset>().unwrap_err().to_string();
    assert!(error.contains("\"fied\"") && error.contains("initiation"), "{error}");
    let custom = Rulebook { touch_move: true, ..Rulebook::SOLO };
    assert_eq!(custom.preset(), None);
}
