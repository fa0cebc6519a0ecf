//! What a game promises to whoever keeps it.

mod common;

use common::{Kept, play};
use proptest::prelude::*;
use roque_game::{
    Action, ClaimRule, Event, Game, Gesture, Millis, Preset, Refusal, ReplayError, Rulebook, Said,
    Start, TakeBack, TimeControl,
};
use roque_notation::{Dialect, fen};
use roque_rules::{
    Color, DrawReason, Outcome, Position, Reason, Role, Square, WinReason, chess960::StartArray,
};

#[test]
fn mate_ends_the_game_and_nothing_is_accepted_after_it() {
    let mut kept = Kept::new(&Start::default());
    kept.moves("f2f3 e7e5 g2g4 d8h4");
    let mate = Outcome::Win { winner: Color::Black, reason: WinReason::Checkmate };
    assert_eq!(kept.game.outcome(), Some(mate));
    for action in [play("e2e4"), Action::Resign, Action::TakeBack] {
        assert_eq!(kept.act(Color::White, action, 0), Err(Refusal::GameOver(mate.into())));
    }
}

#[test]
fn the_fifth_occurrence_and_the_seventy_fifth_move_end_the_game_by_themselves() {
    let mut kept = Kept::new(&Start::default());
    kept.moves(&["g1f3 g8f6 f3g1 f6g8"; 4].join(" "));
    assert_eq!(kept.game.outcome(), Some(Outcome::Draw(DrawReason::FivefoldRepetition)));

    let mut kept = Kept::at("4k3/8/8/8/8/8/R7/4K3 w - - 149 120");
    kept.moves("a2a3");
    assert_eq!(kept.game.outcome(), Some(Outcome::Draw(DrawReason::SeventyFiveMoves)));
}

#[test]
fn who_is_not_to_move_waits_and_may_resign() {
    let mut kept = Kept::new(&Start::default());
    assert_eq!(kept.act(Color::Black, play("e7e5"), 0), Err(Refusal::NotYourTurn));
    kept.act(Color::Black, Action::Resign, 0).unwrap();
    let resigned = Outcome::Win { winner: Color::White, reason: WinReason::Resignation };
    assert_eq!(kept.game.outcome(), Some(resigned));
}

#[test]
fn a_refused_move_names_its_reason_and_changes_nothing() {
    let mut kept = Kept::at("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1");
    let refusal = kept.act(Color::White, play("e2d3"), 5_000).unwrap_err();
    assert_eq!(refusal.code(), "pinned");
    assert_eq!(refusal.role(), Some(Role::Bishop));
    assert_eq!(refusal.squares(), Square::E4.into());
    assert!(kept.game.plies().is_empty());
    assert_eq!(kept.log.len(), 1);
}

#[test]
fn castling_is_understood_by_both_gestures_and_stored_as_one() {
    for gesture in ["e1g1", "e1h1"] {
        let mut kept = Kept::at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        kept.moves(gesture);
        assert_eq!(
            kept.log[1],
            Event::Played { mv: "e1h1".into(), said: Said::NOTHING, at: Millis(0) }
        );
        assert_eq!(kept.game.position().king(Color::White), Square::G1);
    }
}

#[test]
fn castling_refused_names_the_condition_that_fails() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling-right-lost"),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "castling-blocked"),
        ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "e1g1", "castling-in-check"),
        ("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "e1g1", "castling-through-check"),
        ("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "e1g1", "castling-into-check"),
        ("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1", "castling-into-check"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1a1", "castling-blocked"),
    ];
    for (fen, gesture, code) in cases {
        let refusal = Kept::at(fen).act(Color::White, play(gesture), 0).unwrap_err();
        assert_eq!(refusal.code(), code, "{fen} {gesture}");
    }
}

#[test]
fn every_kind_of_illegal_move_has_its_reason() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "no-piece"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8e7", "not-your-piece"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e1", "same-square"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2", "own-piece"),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a2", "not-its-move"),
        ("4k3/8/8/8/8/P7/8/R3K3 w - - 0 1", "a1a5", "blocked"),
        ("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", "pawn-blocked"),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3d4", "pawn-takes-nothing"),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn-has-moved"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "en-passant-too-late"),
        ("7k/8/8/K2Pp2q/8/8/8/8 w - e6 0 1", "d5e6", "en-passant-exposes-king"),
        ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "king-attacked"),
        ("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", "pinned"),
        ("4k3/8/8/8/4r3/8/7P/4K3 w - - 0 1", "h2h3", "still-in-check"),
        ("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h7h8", "promotion-missing"),
        ("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h7h8k", "promotion-to-that"),
        ("4k3/8/8/8/8/8/7P/4K3 w - - 0 1", "h2h3q", "nothing-to-promote"),
    ];
    let castling = 5;
    assert_eq!(cases.len() + castling, Reason::CODES.len(), "a reason is not shown here");
    for (fen, text, code) in cases {
        let refusal = Kept::at(fen).act(Color::White, play(text), 0).unwrap_err();
        assert_eq!(refusal.code(), code, "{fen} {text}");
    }
}

#[test]
fn a_take_back_gives_the_player_the_move_again() {
    let mut kept = Kept::new(&Start::default());
    assert_eq!(kept.act(Color::White, Action::TakeBack, 0), Err(Refusal::NothingToTakeBack));
    kept.moves("e2e4");
    assert_eq!(kept.act(Color::Black, Action::TakeBack, 0), Err(Refusal::NothingToTakeBack));

    kept.act(Color::White, Action::TakeBack, 0).unwrap();
    assert_eq!(*kept.game.position(), Position::default(), "while the other side is thinking");

    kept.moves("e2e4 e7e5");
    kept.act(Color::White, Action::TakeBack, 0).unwrap();
    assert_eq!(*kept.game.position(), Position::default(), "after its answer");

    kept.moves("e2e4 e7e5 g1f3");
    kept.act(Color::Black, Action::TakeBack, 0).unwrap();
    assert_eq!((kept.game.plies().len(), kept.game.turn()), (1, Color::Black));
}

#[test]
fn a_rulebook_may_forbid_taking_back() {
    let rulebook = Rulebook { take_back: TakeBack::Never, ..Rulebook::SOLO };
    let mut kept = Kept::new(&Start { rulebook, ..Start::default() });
    kept.moves("e2e4");
    assert!(!kept.game.can_take_back(Color::White));
    assert_eq!(kept.act(Color::White, Action::TakeBack, 0), Err(Refusal::TakeBackForbidden));
}

#[test]
fn a_game_remembers_how_often_moves_were_taken_back_though_they_are_gone() {
    let mut kept = Kept::new(&Start::default());
    assert_eq!(kept.game.take_backs(), 0);
    for taken in 1..=2 {
        kept.moves("e2e4 e7e5");
        kept.act(Color::White, Action::TakeBack, 0).unwrap();
        assert_eq!((kept.game.take_backs(), kept.game.plies().len()), (taken, 0));
    }
    assert_eq!(Game::replay(&kept.log).unwrap().take_backs(), 2);
}

#[test]
fn advice_is_noted_once_a_turn_and_costs_neither_the_turn_nor_time() {
    let mut kept = Kept::new(&Start::default());
    assert_eq!(kept.act(Color::Black, Action::Hint, 0), Err(Refusal::NotYourTurn));
    kept.act(Color::White, Action::Hint, 1_000).unwrap();
    kept.act(Color::White, Action::Hint, 1_500).unwrap();
    assert_eq!((kept.game.hints(), kept.log.len(), kept.game.turn()), (1, 2, Color::White));
    kept.act(Color::White, play("e2e4"), 2_000).unwrap();
    assert_eq!(kept.game.thinking_time(Color::White), Millis(2_000));
    kept.act(Color::Black, Action::Hint, 2_000).unwrap();
    kept.act(Color::Black, play("e7e5"), 2_000).unwrap();
    // What was taken back has been helped all the same.
    kept.act(Color::White, Action::TakeBack, 2_000).unwrap();
    assert_eq!(kept.game.hints(), 2);
    kept.act(Color::White, Action::Hint, 2_000).unwrap();
    assert_eq!(Game::replay(&kept.log).unwrap().hints(), 3);
}

#[test]
fn thinking_time_is_counted_from_move_to_move_and_from_the_take_back() {
    let mut kept = Kept::new(&Start::default());
    kept.act(Color::White, play("e2e4"), 1_000).unwrap();
    kept.act(Color::Black, play("e7e5"), 1_250).unwrap();
    kept.act(Color::White, Action::TakeBack, 9_000).unwrap();
    kept.act(Color::White, play("d2d4"), 9_040).unwrap();
    kept.act(Color::Black, play("d7d5"), 9_100).unwrap();
    assert_eq!(kept.game.thinking_time(Color::White), Millis(40));
    assert_eq!(kept.game.thinking_time(Color::Black), Millis(60));
}

#[test]
fn a_broken_log_is_refused_with_its_fault() {
    let started = Start::default().event(Millis(0));
    let played = |mv: &str| Event::Played { mv: mv.into(), said: Said::NOTHING, at: Millis(0) };
    let replay = |events: &[Event]| Game::replay(events).map(|_| ());
    assert_eq!(replay(&[]), Err(ReplayError::Start));
    assert_eq!(replay(&[played("e2e4")]), Err(ReplayError::Start));
    assert_eq!(replay(&[started.clone(), started.clone()]), Err(ReplayError::Start));
    assert_eq!(replay(&[started.clone(), played("e9")]), Err(ReplayError::Move("e9".into())));
    assert!(matches!(replay(&[started.clone(), played("e2e5")]), Err(ReplayError::Illegal(_))));
    assert_eq!(
        replay(&[started.clone(), Event::TookBack { plies: 3, at: Millis(0) }]),
        Err(ReplayError::TookBack { kept: 3, played: 0 })
    );
    let ended = Event::Ended {
        winner: None,
        reason: "checkmate".into(),
        perpetual_check: None,
        verdict: None,
        at: Millis(0),
    };
    assert!(matches!(replay(&[started, ended]), Err(ReplayError::Ended { .. })));
}

/// Anything anybody might do, sensible or not.
fn any_action(game: &Game, kind: u8, choice: usize) -> Action {
    let moves = game.position().legal_moves();
    let mv = moves.get(choice % moves.len().max(1)).copied();
    let square = Square::from_index(choice as u8 % 64);
    let rule = ClaimRule::ALL[choice % 2];
    let Some(mv) = mv else { return Action::Flag };
    let gesture = Gesture { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
    match kind {
        0 => Action::TakeBack,
        1 => Action::AnswerTakeBack(choice.is_multiple_of(2)),
        2 => Action::OfferDraw,
        3 => Action::DeclineDraw,
        4 if choice.is_multiple_of(16) => Action::AcceptDraw,
        5 => Action::Claim { rule, with: choice.is_multiple_of(3).then_some(gesture) },
        6 => Action::Touch(square),
        7 => Action::Adjust(square.into()),
        8 if choice.is_multiple_of(32) => Action::Resign,
        9 => Action::Flag,
        10 if choice.is_multiple_of(8) => Action::Abort,
        11 => Action::Play { gesture, said: Said { check: true, draw: true } },
        12 => Action::play(square, mv.to(), None),
        13 => Action::Hint,
        _ => Action::from(mv),
    }
}

proptest! {
    /// Whoever does whatever under any rules: what is decided can be applied, a refusal leaves no
    /// trace, and the log, written and read, is the same game again.
    #[test]
    fn the_same_log_gives_the_same_game(
        array in 0u16..960,
        preset in 0..Preset::ALL.len(),
        touch_move: bool,
        clock in proptest::option::of((1u64..3, 0u64..3)),
        steps in proptest::collection::vec((any::<usize>(), 0u64..3_000, 0u8..24, 0u8..8), 0..150),
    ) {
        let position = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        let rulebook = Rulebook { touch_move, ..Preset::ALL[preset].rulebook() };
        let clock = clock.map(|(minutes, seconds)| TimeControl::fischer(minutes, seconds));
        let start = Start { rulebook, position, dialect: Dialect::Chess960, clock };
        let mut kept = Kept::new(&start);
        let mut now = 0;
        for (choice, wait, kind, who) in steps {
            now += wait;
            let by = if who == 0 { !kept.game.turn() } else { kept.game.turn() };
            let action = any_action(&kept.game, kind, choice);
            let (before, stored) = (kept.game.arbiter(Millis(now)), kept.log.len());
            if kept.act(by, action, now).is_err() {
                prop_assert_eq!(kept.game.arbiter(Millis(now)), before);
                prop_assert_eq!(kept.log.len(), stored);
            }
        }
        let stored: Vec<String> =
            kept.log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
        let read: Vec<Event> =
            stored.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        prop_assert_eq!(&read, &kept.log);
        let (again, game) = (Game::replay(&read).unwrap(), kept.game);
        prop_assert_eq!(again.plies(), game.plies());
        prop_assert_eq!(again.history().positions(), game.history().positions());
        prop_assert_eq!(again.ending(), game.ending());
        prop_assert_eq!(again.rulebook(), game.rulebook());
        prop_assert_eq!(again.time_control(), game.time_control());
        prop_assert_eq!(again.thinking_since(), game.thinking_since());
        prop_assert_eq!(again.arbiter(Millis(now + 5)), game.arbiter(Millis(now + 5)));
        prop_assert_eq!(
            fen::write(again.position(), again.dialect()),
            fen::write(game.position(), game.dialect())
        );
    }
}
