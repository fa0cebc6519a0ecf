//! Ends that hang on who can still mate: dead positions (FIDE 5.2.2), flags (6.9), resignation
//! (5.1.2).

mod common;

use common::{Kept, play};
use roque_game::{
    Action, Allowance, Bonus, DeadRule, Decision, Event, Game, InDoubt, Millis, Preset, Question,
    Rulebook, Search, Start, TimeControl, Verdict, WinTest,
};
use roque_notation::fen;
use roque_rules::{
    Color::{self, Black, White},
    Move, Square,
};

const FIDE: Rulebook = Rulebook::FIDE;
/// A wall of pawns: before White's king steps anywhere, and after.
const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

/// The same wall with a hole, through which a king gets at the pawns: worth a search.
const HOLE: &str = "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1";

/// The end when the flag of a side falls here.
fn flag(text: &str, side: Color, rulebook: Rulebook) -> (String, &'static str) {
    let mut clock = TimeControl::fischer(5, 0);
    let run_down = Allowance::single(Millis::ZERO, Bonus::None);
    match side {
        White => clock.white = run_down,
        Black => clock.black = run_down,
    }
    let position = fen::read(text).expect(text);
    let start = Start { position, rulebook, clock: Some(clock), ..Start::default() };
    let mut kept = Kept::new(&start);
    kept.act(side, Action::Flag, 0).expect("it has fallen");
    kept.end().expect("an end")
}

fn question(decision: Decision) -> Question {
    match decision {
        Decision::Needs(question) => *question,
        Decision::Events(events) => panic!("nothing is asked: {events:?}"),
    }
}

fn verdicts(events: &[Event]) -> Vec<(&str, Option<Verdict>)> {
    let ends = events.iter().filter_map(|event| match event {
        Event::Ended { reason, verdict, .. } => Some((reason.as_str(), *verdict)),
        _ => None,
    });
    ends.collect()
}

#[test]
fn a_dead_position_ends_the_game_with_the_move_that_makes_it() {
    let mut kept = Kept::from(WALL, FIDE);
    kept.moves("e1e2");
    assert_eq!(kept.end(), Some(("1/2-1/2".into(), "dead-position")));
    assert_eq!(kept.game.verdict(), Some(Verdict::Unwinnable));

    // Before the capture that is forced is played.
    let mut kept = Kept::from("7k/8/8/8/8/8/5q2/7K b - - 0 1", FIDE);
    kept.moves("f2g2");
    assert_eq!(kept.end(), Some(("1/2-1/2".into(), "dead-position")));
}

#[test]
fn bare_material_is_named_as_such() {
    let mut kept = Kept::from("8/8/4k3/8/8/3Kp3/8/8 w - - 0 1", FIDE);
    kept.moves("d3e3");
    assert_eq!(kept.end(), Some(("1/2-1/2".into(), "insufficient-material")));
}

#[test]
fn rules_end_games_as_fide_s_do_whatever_etiquette_they_bind_to() {
    let as_fide = Preset::ALL.map(|preset| preset.rulebook().ends_as_fide());
    // Solo, Fide, CommentJouer, EchecRoyal, Initiation, Vchess, Club.
    assert_eq!(as_fide, [true, true, false, false, true, false, false]);
    let touching = Rulebook { touch_move: true, ..Rulebook::FIDE };
    assert!(touching.ends_as_fide());
    let endless = Rulebook { fivefold: false, ..Rulebook::FIDE };
    assert!(!endless.ends_as_fide());
}

#[test]
fn a_move_that_may_be_dead_asks_and_the_answer_decides() {
    let kept = Kept::from(HOLE, FIDE);
    let ask = || question(kept.game.decide(White, play("e1e2"), Millis(5)).unwrap());
    let asked = ask();
    assert_eq!(asked.winners(), Color::ALL);
    assert_eq!(asked.budget(), FIDE.search.each_move);
    assert_eq!(
        *asked.position(),
        kept.game.position().play(Move::new(Square::E1, Square::E2)).unwrap()
    );
    assert_ne!(asked.answer(), Verdict::Unwinnable);
    for (verdict, ends) in [
        (Verdict::Winnable, vec![]),
        (Verdict::Unknown, vec![]),
        (Verdict::Unwinnable, vec![("dead-position", Some(Verdict::Unwinnable))]),
    ] {
        let events = ask().settle(verdict);
        assert!(matches!(&events[0], Event::Played { mv, .. } if mv == "e1e2"));
        assert_eq!(verdicts(&events), ends, "{verdict:?}");
    }
}

#[test]
fn most_moves_of_a_game_ask_nothing() {
    let kept = Kept::by(FIDE);
    let decision = kept.game.decide(White, play("e2e4"), Millis(0)).unwrap();
    assert!(matches!(decision, Decision::Events(_)));
}

#[test]
fn a_rulebook_says_which_positions_are_dead() {
    let single_bishop = ("8/8/3k4/8/8/3K4/5p2/6B1 w - - 0 1", "g1f2");
    let bishops_on_one_colour = ("5b2/8/3k4/8/8/3K4/5p2/6B1 w - - 0 1", "g1f2");
    let (material, dead) = (Some("insufficient-material"), Some("dead-position"));
    let cases = [
        (DeadRule::Full, [material, material, dead]),
        (DeadRule::Material, [material, material, None]),
        (DeadRule::Material3, [material, None, None]),
        (DeadRule::Off, [None, None, None]),
    ];
    for (dead, ends) in cases {
        let end = |(fen, mv)| {
            let mut kept = Kept::from(fen, Rulebook { dead, ..FIDE });
            kept.moves(mv);
            kept.end().map(|(_, code)| code)
        };
        assert_eq!(
            [single_bishop, bishops_on_one_colour, (WALL, "e1e2")].map(end),
            ends,
            "{dead:?}"
        );
    }
}

/// Bug kind D08.
#[test]
fn a_flag_is_judged_by_any_series_of_legal_moves() {
    let win = |score: &str| (score.to_owned(), "time");
    let draw = ("1/2-1/2".to_owned(), "time-unwinnable");
    let cases = [
        ("R6K/8/7k/6n1/8/8/8/8 w - - 0 1", White, win("0-1")),
        ("8/8/8/8/6n1/8/P6P/5k1K w - - 0 1", White, win("0-1")),
        ("8/8/4k3/8/3b4/8/2R1K3/8 w - - 0 1", White, draw.clone()),
        ("8/1n6/4k3/8/8/8/2Q1K3/8 w - - 0 1", White, draw.clone()),
        ("8/8/4k3/8/8/8/2R1K3/8 w - - 0 1", White, draw.clone()),
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Black, draw),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", White, win("0-1")),
    ];
    for (text, side, end) in cases {
        assert_eq!(flag(text, side, FIDE), end, "{text}");
    }
}

#[test]
fn where_material_was_agreed_a_flag_is_judged_by_material() {
    let material = Rulebook { flag_test: WinTest::Material, ..FIDE };
    let cases = [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false),
        ("4kn2/8/8/8/8/8/8/R3K3 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/8/R3K3 w - - 0 1", false),
        ("2b1kb2/8/8/8/8/8/8/R3K3 w - - 0 1", true),
        ("4k1nn/8/8/8/8/8/8/R3K3 w - - 0 1", true),
        ("4k3/7p/8/8/8/8/8/R3K3 w - - 0 1", true),
        ("4kr2/8/8/8/8/8/8/R3K3 w - - 0 1", true),
    ];
    for (text, can_mate) in cases {
        let end =
            if can_mate { ("0-1", "time") } else { ("1/2-1/2", "time-insufficient-material") };
        assert_eq!(flag(text, White, material), (end.0.to_owned(), end.1), "{text}");
    }
    // The knight could mate with the rook's help: FIDE's test says so, the table does not.
    assert_eq!(flag(cases[1].0, White, FIDE), ("0-1".to_owned(), "time"));
    let none = Rulebook { flag_test: WinTest::None, ..FIDE };
    assert_eq!(flag(cases[0].0, White, none), ("0-1".to_owned(), "time"));
}

#[test]
fn every_preset_draws_when_a_bare_king_would_win_on_time() {
    for preset in Preset::ALL {
        let (score, _) = flag("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", White, preset.rulebook());
        assert_eq!(score, "1/2-1/2", "{preset}");
    }
}

#[test]
fn in_doubt_a_possible_win_is_not_denied_unless_material_was_agreed_to_decide() {
    let knight = "4kn2/8/8/8/8/8/8/R3K3 w - - 0 1";
    let doubt = |in_doubt| Rulebook { search: Search { in_doubt, ..FIDE.search }, ..FIDE };
    let settle = |text: &str, action: Action, rulebook: Rulebook| {
        let kept = Kept::from(text, rulebook);
        let events = question(kept.game.decide(White, action, Millis(0)).unwrap());
        let events = events.settle(Verdict::Unknown);
        verdicts(&events).into_iter().map(|(reason, _)| reason.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(settle(HOLE, Action::Resign, doubt(InDoubt::Win)), ["resignation"]);
    assert_eq!(settle(HOLE, Action::Resign, doubt(InDoubt::Material)), ["resignation"]);
    assert_eq!(settle(knight, Action::Resign, doubt(InDoubt::Win)), ["resignation"]);
    assert_eq!(
        settle(knight, Action::Resign, doubt(InDoubt::Material)),
        ["resignation-insufficient-material"]
    );
}

#[test]
fn article_5_1_2_resigning_against_a_side_that_cannot_mate_is_a_draw() {
    let resign = |text: &str, rulebook| {
        let mut kept = Kept::from(text, rulebook);
        kept.act(White, Action::Resign, 0).unwrap();
        kept.end().unwrap()
    };
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(resign(bare, FIDE), ("1/2-1/2".to_owned(), "resignation-unwinnable"));
    assert_eq!(resign(bare, Rulebook::COMMENT_JOUER), ("0-1".to_owned(), "resignation"));
    let material = Rulebook { resign_test: WinTest::Material, ..FIDE };
    assert_eq!(resign(bare, material), ("1/2-1/2".to_owned(), "resignation-insufficient-material"));
    let rook = "4kr2/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(resign(rook, FIDE), ("0-1".to_owned(), "resignation"));
    assert_eq!(resign(rook, material), ("0-1".to_owned(), "resignation"));
}

#[test]
fn a_verdict_in_the_log_is_believed_and_not_found_again() {
    let mut kept = Kept::from(HOLE, FIDE);
    let events = question(kept.game.decide(White, Action::Resign, Millis(3)).unwrap())
        .settle(Verdict::Unwinnable);
    kept.log.extend(events);
    let game = Game::replay(&kept.log).unwrap();
    assert_eq!(game.ending().unwrap().code(), "resignation-unwinnable");
    assert_eq!(game.verdict(), Some(Verdict::Unwinnable), "whatever a search would say today");
}

#[test]
fn a_game_does_not_begin_where_it_is_over() {
    let over = |text: &str, rulebook| {
        let position = fen::read(text).expect(text);
        let start = Start { position, rulebook, ..Start::default() };
        start.outcome().map(roque_rules::Outcome::code)
    };
    assert_eq!(over("8/8/3k4/8/8/3K4/8/8 w - - 0 1", FIDE), Some("insufficient-material"));
    assert_eq!(over("8/8/3k4/8/8/3K4/8/8 w - - 0 1", Rulebook::VCHESS), None);
    assert_eq!(over("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", FIDE), Some("stalemate"));
    assert_eq!(over("4k3/8/8/8/8/8/R7/4K3 w - - 150 120", FIDE), Some("seventy-five-moves"));
    assert_eq!(
        over("4k3/8/8/8/8/8/R7/4K3 w - - 100 80", Rulebook::ECHEC_ROYAL),
        Some("fifty-moves")
    );
    assert_eq!(over("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FIDE), None);
}
