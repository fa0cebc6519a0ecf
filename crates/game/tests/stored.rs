//! The stored form of events: what is in a log today can be read for ever, and what is no game's log
//! is refused.

use proptest::prelude::*;
use roque_game::{
    ClaimRule, Ending, Event, Game, Millis, Preset, Rulebook, Said, Start, TakeBack, TimeControl,
    Verdict,
};
use roque_rules::{Bitboard, Color, Square};
use serde_json::{Value, json};

/// An event in its stored form, which is read back as the same event.
fn stored(event: &Event) -> Value {
    let text = serde_json::to_string(event).expect("an event can be written");
    assert_eq!(serde_json::from_str::<Event>(&text).expect(&text), *event);
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn a_start_holds_all_that_was_agreed() {
    let clock = TimeControl { untimed_plies: 2, ..TimeControl::fischer(3, 2) };
    let start = Start { rulebook: Rulebook::FIDE, clock: Some(clock), ..Start::default() };
    let allowance = json!({"periods": {"first": {"time": 180_000, "bonus": {"increment": 2_000}}}});
    assert_eq!(
        stored(&start.event(Millis(7))),
        json!({
            "event": "started",
            "version": 2,
            "rulebook": {
                "threefold": "claim",
                "fivefold": true,
                "fifty": "claim",
                "seventyfive": true,
                "dead": "full",
                "agreement": {"after-plies": 2},
                "resign-test": "fide",
                "flag-test": "fide",
                "take-back": "never",
                "touch-move": false,
                "announce-check": "off",
                "wrong-claim": "fide",
                "search": {"each-move": 5_000, "at-the-end": 500_000, "in-doubt": "win"},
            },
            "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "chess960": false,
            "clock": {"white": allowance, "black": allowance, "untimed-plies": 2},
            "at": 7,
        })
    );
}

#[test]
fn every_event_keeps_its_stored_form() {
    let at = Millis(12);
    let squares: Bitboard = [Square::A1, Square::G1].into_iter().collect();
    let said = Said { check: true, draw: true };
    let events = [
        (
            Event::Played { mv: "e2e4".into(), said: Said::NOTHING, at },
            json!({"event": "played", "move": "e2e4", "at": 12}),
        ),
        (
            Event::Played { mv: "e2e4".into(), said, at },
            json!({"event": "played", "move": "e2e4", "said": {"check": true, "draw": true}, "at": 12}),
        ),
        (
            Event::DrawOffered { by: Color::Black, at },
            json!({"event": "draw-offered", "by": "black", "at": 12}),
        ),
        (Event::DrawDeclined { at }, json!({"event": "draw-declined", "at": 12})),
        (
            Event::Claimed {
                by: Color::White,
                rule: ClaimRule::Fifty,
                with: None,
                upheld: true,
                penalty: Millis::ZERO,
                at,
            },
            json!({"event": "claimed", "by": "white", "rule": "fifty", "upheld": true, "at": 12}),
        ),
        (
            Event::Claimed {
                by: Color::White,
                rule: ClaimRule::Threefold,
                with: Some("g1f3".into()),
                upheld: false,
                penalty: Millis::minutes(2),
                at,
            },
            json!({
                "event": "claimed", "by": "white", "rule": "threefold", "move": "g1f3",
                "upheld": false, "penalty": 120_000, "at": 12,
            }),
        ),
        (
            Event::Touched { square: Square::G1, at },
            json!({"event": "touched", "square": "g1", "at": 12}),
        ),
        (
            Event::Adjusted { squares, at },
            json!({"event": "adjusted", "squares": ["a1", "g1"], "at": 12}),
        ),
        (
            Event::TakeBackAsked { by: Color::White, at },
            json!({"event": "take-back-asked", "by": "white", "at": 12}),
        ),
        (Event::TakeBackDropped { at }, json!({"event": "take-back-dropped", "at": 12})),
        (Event::TookBack { plies: 3, at }, json!({"event": "took-back", "plies": 3, "at": 12})),
        (Event::Hinted { at }, json!({"event": "hinted", "at": 12})),
        (
            Event::Ended {
                winner: Some(Color::White),
                reason: "time".into(),
                perpetual_check: None,
                verdict: Some(Verdict::Winnable),
                at,
            },
            json!({"event": "ended", "winner": "white", "reason": "time", "verdict": "winnable", "at": 12}),
        ),
        (
            Event::Ended {
                winner: None,
                reason: "threefold-repetition".into(),
                perpetual_check: Some(Color::White),
                verdict: None,
                at,
            },
            json!({
                "event": "ended", "winner": null, "reason": "threefold-repetition",
                "perpetual-check": "white", "at": 12,
            }),
        ),
    ];
    for (event, form) in events {
        assert_eq!(stored(&event), form);
    }
}

#[test]
fn a_log_of_version_1_is_replayed_as_a_solo_game() {
    let log = [
        r#"{"event":"started","version":1,"rulebook":{"take-back":"free"},"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","chess960":false,"at":7}"#,
        r#"{"event":"played","move":"e2e4","at":12}"#,
        r#"{"event":"took-back","plies":0,"at":20}"#,
        r#"{"event":"played","move":"f2f3","at":25}"#,
        r#"{"event":"played","move":"e7e5","at":26}"#,
        r#"{"event":"played","move":"g2g4","at":27}"#,
        r#"{"event":"played","move":"d8h4","at":28}"#,
        r#"{"event":"ended","winner":"black","reason":"checkmate","at":28}"#,
    ];
    let events: Vec<Event> =
        log.iter().map(|text| serde_json::from_str(text).expect(text)).collect();
    let game = Game::replay(&events).expect("a game");
    assert_eq!(game.rulebook().preset(), Some(Preset::Solo));
    assert_eq!(game.ending().map(Ending::code), Some("checkmate"));
    assert_eq!((game.thinking_time(Color::White), game.time_control()), (Millis(6), None));

    let never = log[0].replace("free", "never");
    let game = Game::replay([&serde_json::from_str(&never).expect("an event")]).expect("a game");
    assert_eq!(*game.rulebook(), Rulebook { take_back: TakeBack::Never, ..Rulebook::SOLO });
}

#[test]
fn what_was_agreed_has_no_field_that_nobody_knows() {
    let error = serde_json::from_str::<Rulebook>(r#"{"threfold":"auto"}"#).unwrap_err();
    assert!(error.to_string().contains("threfold"), "{error}");
    let clock = json!({"white": {"per-move": 1}, "black": {"per-move": 1}});
    serde_json::from_value::<TimeControl>(clock).expect("a clock");
    for (side, wrong) in [
        (json!({"periods": {"first": {"time": 1}, "than": []}}), "than"),
        (json!({"periods": {"first": {"time": 1, "bonnus": "none"}}}), "bonnus"),
        (json!({"periods": {"first": {"time": 1, "moves": 0}}}), "nonzero"),
        (json!({"periods": {"first": {"time": -1}}}), "-1"),
    ] {
        let clock = json!({"white": side, "black": {"per-move": 1}});
        let error = serde_json::from_value::<TimeControl>(clock).unwrap_err().to_string();
        assert!(error.contains(wrong), "{error}");
    }
}

fn any_event() -> impl Strategy<Value = Event> {
    let side = any::<bool>().prop_map(|white| if white { Color::White } else { Color::Black });
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "e1e2", "a1a1", "h7h8q", "e9"];
    let reasons = ["time", "agreement", "checkmate", "aborted", "stalemate", "boredom"];
    let square = (0u8..64).prop_map(Square::from_index);
    (0u8..12, side, 0..moves.len(), square, any::<u64>(), any::<bool>()).prop_map(
        move |(kind, by, choice, square, number, yes)| {
            let (at, mv) = (Millis(number), moves[choice].to_owned());
            match kind {
                0 => Event::DrawOffered { by, at },
                1 => Event::DrawDeclined { at },
                2 => Event::Claimed {
                    by,
                    rule: ClaimRule::ALL[choice % 2],
                    with: None,
                    upheld: yes,
                    penalty: at,
                    at,
                },
                3 => Event::Touched { square, at },
                4 => Event::Adjusted { squares: square.into(), at },
                5 => Event::TakeBackAsked { by, at },
                6 => Event::TakeBackDropped { at },
                7 => Event::TookBack { plies: number as u32 % 6, at },
                8 if yes => Event::Ended {
                    winner: (choice > 3).then_some(by),
                    reason: reasons[choice % reasons.len()].to_owned(),
                    perpetual_check: None,
                    verdict: None,
                    at,
                },
                10 => Event::Hinted { at },
                9 if yes => Start::default().event(at),
                _ => Event::Played { mv, said: Said { check: yes, draw: yes }, at },
            }
        },
    )
}

proptest! {
    /// A log that no game wrote is refused event by event, with nothing changed and the process
    /// alive; times and penalties beyond all sense included.
    #[test]
    fn a_log_of_anything_is_a_game_or_an_error(
        events in proptest::collection::vec(any_event(), 0..40),
        per_move: bool,
    ) {
        let clock = if per_move { TimeControl::correspondence(3) } else { TimeControl::fischer(3, 2) };
        let start = Start { rulebook: Rulebook::CLUB, clock: Some(clock), ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        for event in &events {
            let before = game.arbiter(event.at());
            if game.evolve(event).is_err() {
                prop_assert_eq!(game.arbiter(event.at()), before);
            }
        }
        prop_assert_eq!(game.plies().len() + 1, game.history().positions().len());
    }
}
