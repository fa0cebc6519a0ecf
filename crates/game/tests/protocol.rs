//! The dialogues of the requirements: who says and does what, and how it ends.

use roque_game::{
    Action, Allowance, Bonus, ClaimRule, Event, Game, Gesture, Millis, Preset, Refusal, Rulebook,
    Said, Start, TimeControl,
};
use roque_notation::{fen, uci};
use roque_rules::{Bitboard, Color, Square};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Dialogues that are not the game's: the test of the page that holds them.
const SHOWN_BY_THE_PAGE: &[(&str, &str, &str)] = &[(
    "P-FLIP-1",
    include_str!("../../../web/e2e/commands.test.ts"),
    "flipping turns the board for mouse and keyboard alike",
)];

/// Dialogues that wait for a capability: the review of one mistake after a game.
const WAITS_FOR_REVIEW: &[&str] = &["P-REVIEW-1"];

#[derive(Deserialize)]
struct Table {
    protocol_cases: Vec<Protocol>,
}

#[derive(Deserialize)]
struct Protocol {
    id: String,
    preset: String,
    fen: String,
    events: Vec<Map<String, Value>>,
    expected: String,
}

/// How a dialogue ends.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Accepted,
    /// The game goes on and nothing may be claimed.
    NothingToClaim,
    Refused(&'static str),
    /// The claim was wrong; the move announced has been played.
    WrongClaim(Option<&'static str>),
    Ended(&'static str, &'static str),
    /// The side of the first player in two games that follow.
    Swapped,
    /// The visitor has this side and the move.
    Plays(Color),
}

/// What the words of the table mean.
fn meaning(expected: &str) -> Answer {
    match expected {
        "accepted"
        | "accepted: j'adoube said first"
        | "accepted: the touched rook has no legal move" => Answer::Accepted,
        "refused: no move made yet" | "refused or pending until Black has moved" => {
            Answer::Refused("agreement-too-early")
        }
        "1/2-1/2 agreement" => Answer::Ended("1/2-1/2", "agreement"),
        "refused: offer lapsed when Black moved" | "refused: offer already declined" => {
            Answer::Refused("no-offer")
        }
        "refused: an offer cannot be withdrawn" => Answer::Refused("offer-is-yours"),
        "1/2-1/2 threefold"
        | "1/2-1/2 threefold, automatic"
        | "1/2-1/2 threefold (the announced move need not be played on the board)" => {
            Answer::Ended("1/2-1/2", "threefold-repetition")
        }
        "refused: Black does not have the move" => Answer::Refused("not-your-turn"),
        "claim wrong: the announced move f6d5 must be played; clock penalty 2 min to opponent (1 min in rapid/blitz)" => {
            Answer::WrongClaim(Some("f6d5"))
        }
        "refused: the repeated position is no longer on the board" => Answer::WrongClaim(None),
        "refused or unavailable: rule not applied in this preset" => Answer::Refused("claim-off"),
        "1/2-1/2 fifty moves" | "1/2-1/2 fifty moves, automatic" => {
            Answer::Ended("1/2-1/2", "fifty-moves")
        }
        "game goes on, no claim offered" => Answer::NothingToClaim,
        "refused: the g1 knight was touched and can move"
        | "refused on this side; a rook h1 move is due" => Answer::Refused("touched-move"),
        "refused: the touched enemy pawn d5 must be captured (e4xd5)" => {
            Answer::Refused("touched-capture")
        }
        "refused" => Answer::Refused("take-back-forbidden"),
        "refused: game over 0-1" => Answer::Refused("game-over"),
        "1-0 time" => Answer::Ended("1-0", "time"),
        "1/2-1/2: Black cannot mate by any series of legal moves" => {
            Answer::Ended("1/2-1/2", "time-unwinnable")
        }
        "0-1 checkmate: mate made before the flag was noticed stands" => {
            Answer::Ended("0-1", "checkmate")
        }
        "game 1 colours at random; game 2 colours swapped" => Answer::Swapped,
        "human White to move; engine plays Black" => Answer::Plays(Color::White),
        other => panic!("the table says {other:?}, which nobody has translated"),
    }
}

#[test]
fn every_dialogue_of_the_requirements() {
    let table: Table =
        serde_json::from_str(include_str!("data/requirements_cases.json")).expect("the table");
    assert_eq!(table.protocol_cases.len(), 33);
    let mut faults = Vec::new();
    for case in &table.protocol_cases {
        let elsewhere = SHOWN_BY_THE_PAGE.iter().find(|(id, ..)| *id == case.id);
        if let Some((id, file, test)) = elsewhere {
            if !file.contains(test) {
                faults.push(format!("{id}: the page has no test {test:?}"));
            }
        } else if !WAITS_FOR_REVIEW.contains(&case.id.as_str()) {
            let (answer, expected) = (case.answer(), meaning(&case.expected));
            if answer != expected {
                faults.push(format!("{}: {answer:?}, expected {expected:?}", case.id));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

impl Protocol {
    fn answer(&self) -> Answer {
        let (preset, rulebook, clock) = self.terms();
        let first = &self.events[0];
        if first.contains_key("new_match") {
            let side = |game| preset.proposal().colors.in_game(game, Color::White);
            return if side(0) == side(1) { Answer::Accepted } else { Answer::Swapped };
        }
        let position = fen::read(&self.fen).expect(&self.id);
        if first.contains_key("new_game") {
            let side = preset.proposal().colors.in_game(0, Color::Black);
            assert_eq!(position.turn(), side);
            return Answer::Plays(side);
        }
        let start = Start { rulebook, position, clock, ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        let mut last = Answer::Accepted;
        for event in &self.events {
            last = perform(&mut game, event);
        }
        last
    }

    /// The rules and the clock that the name of a preset stands for.
    fn terms(&self) -> (Preset, Rulebook, Option<TimeControl>) {
        let (name, more) = self.preset.split_once('+').unwrap_or((&self.preset, ""));
        let preset: Preset = name.parse().expect(&self.id);
        let rules = preset.rulebook();
        let clock = (more == "5min").then(|| {
            // A flag that falls before anybody moves is that of a clock that has run down.
            let mut clock = TimeControl::fischer(5, 0);
            match self.events[0].get("flag").and_then(Value::as_str) {
                Some("white") => clock.white = run_down(),
                Some("black") => clock.black = run_down(),
                _ => {}
            }
            clock
        });
        (preset, Rulebook { touch_move: rules.touch_move || more == "touch", ..rules }, clock)
    }
}

fn run_down() -> Allowance {
    Allowance::single(Millis::ZERO, Bonus::None)
}

fn perform(game: &mut Game, event: &Map<String, Value>) -> Answer {
    let text = |key: &str| event.get(key).and_then(Value::as_str);
    let by = |key: &str| text(key).map(color);
    let turn = game.turn();
    let (by, action) = if let Some(mv) = text("move") {
        (turn, Action::Play { gesture: gesture(mv), said: Said::NOTHING })
    } else if let Some(rule) = text("claim") {
        let rule = if rule == "fifty" { ClaimRule::Fifty } else { ClaimRule::Threefold };
        let with = text("with_move").map(gesture);
        (by("by").expect("a claimant"), Action::Claim { rule, with })
    } else if let Some(by) = by("offer_draw") {
        (by, Action::OfferDraw)
    } else if let Some(by) = by("accept_draw") {
        (by, Action::AcceptDraw)
    } else if let Some(by) = by("decline_draw").or(by("withdraw_offer")) {
        (by, Action::DeclineDraw)
    } else if let Some(by) = by("takeback") {
        (by, Action::TakeBack)
    } else if let Some(by) = by("allow_takeback") {
        (by, Action::AnswerTakeBack(true))
    } else if let Some(by) = by("resign") {
        (by, Action::Resign)
    } else if text("flag").is_some() {
        (turn, Action::Flag)
    } else if let Some(square) = text("touch") {
        (turn, Action::Touch(square.parse().expect("a square")))
    } else if let Some(square) = text("adjust") {
        (turn, Action::Adjust(Bitboard::of(square.parse::<Square>().expect("a square"))))
    } else {
        panic!("{event:?} is no event")
    };
    let flag = action == Action::Flag;
    match game.act(by, action, Millis(1)) {
        // A flag changes nothing any more; what is expected is the end that stands.
        Err(Refusal::GameOver(ending)) if flag => {
            Answer::Ended(leaked(&ending.to_string()), ending.code())
        }
        Err(refusal) => Answer::Refused(refusal.code()),
        Ok(events) => outcome(game, &events),
    }
}

fn outcome(game: &Game, events: &[Event]) -> Answer {
    if let Some(ending) = game.ending() {
        return Answer::Ended(leaked(&ending.to_string()), ending.code());
    }
    match events {
        [Event::Claimed { upheld: false, .. }] => Answer::WrongClaim(None),
        [Event::Claimed { upheld: false, with: Some(with), .. }, Event::Played { mv, .. }] => {
            assert_eq!(with, mv);
            Answer::WrongClaim(Some(leaked(mv)))
        }
        _ if game.position().half_moves() >= 100 && game.arbiter(Millis(1)).claims.is_empty() => {
            Answer::NothingToClaim
        }
        _ => Answer::Accepted,
    }
}

fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

fn gesture(text: &str) -> Gesture {
    let (from, to, promotion) = uci::read_squares(text).expect("a move");
    Gesture { from, to, promotion }
}

fn color(name: &str) -> Color {
    if name == "white" { Color::White } else { Color::Black }
}
