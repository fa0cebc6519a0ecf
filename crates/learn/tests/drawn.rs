//! Drawn exercises: whatever the seed, there is a task that its own solution answers.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use roque_learn::exercise::{
    Answer, Ask, Choice, Difficulty, Drawn, Kind, NotDrawn, Sentence, Task,
};
use roque_notation::Letters;
use roque_rules::{Bitboard, Board, Outcome, Role, Square, WinReason};
use roque_text::{Language, Texts};

fn drawn(kind: Kind, difficulty: Difficulty, seed: u32) -> Task {
    Drawn { kind, difficulty, seed }.task()
}

fn any_drawn() -> impl Strategy<Value = Drawn> {
    let kinds = proptest::sample::select(Kind::ALL.to_vec());
    (kinds, 1u8..=5, any::<u32>()).prop_map(|(kind, difficulty, seed)| Drawn {
        kind,
        difficulty: Difficulty::new(difficulty).unwrap(),
        seed,
    })
}

fn any_square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(Square::from_index)
}

fn any_answer() -> impl Strategy<Value = Answer> {
    let role = proptest::option::of(proptest::sample::select(Role::ALL.to_vec()));
    let played = (any_square(), any_square(), role);
    prop_oneof![
        any::<u64>().prop_map(|squares| Answer::Squares(Bitboard(squares))),
        any_square().prop_map(Answer::Square),
        proptest::collection::vec(played, 0..4).prop_map(Answer::Moves),
        Just(Answer::Placement(Board::EMPTY)),
        (0usize..8).prop_map(Answer::Choice),
        ".{0,8}".prop_map(|text| Answer::Text(text, Letters::FRENCH)),
    ]
}

/// All that a task may say on its own account.
fn sentences(task: &Task) -> Vec<Sentence> {
    let choices = match task.ask() {
        Ask::Choice(choices) | Ask::MoveOrChoice(choices) => choices,
        _ => Vec::new(),
    };
    let hint = task.hint().map(|remark| remark.sentence);
    let solution = task.solution();
    let praise = task.check(&solution.answer).unwrap().remarks;
    [task.question(), solution.remark.sentence]
        .into_iter()
        .chain(hint)
        .chain(choices.into_iter().map(Choice::sentence))
        .chain(praise.into_iter().map(|remark| remark.sentence))
        .collect()
}

fn all_texts() -> [Texts; 2] {
    Language::ALL.map(Texts::new)
}

fn assert_said(sentence: &Sentence, texts: &[Texts; 2]) {
    for texts in texts {
        let said = sentence.say(texts);
        assert!(!said.contains('{') && said != sentence.id, "{:?}: {said}", texts.language());
    }
}

#[test]
fn every_kind_has_a_task_of_every_difficulty_that_its_solution_answers() {
    let texts = all_texts();
    for kind in Kind::ALL {
        for difficulty in Difficulty::all() {
            for seed in 0..40 {
                let task = drawn(kind, difficulty, seed);
                assert_eq!(task.kind(), kind);
                let solution = task.solution();
                let verdict = task.check(&solution.answer).unwrap();
                assert!(verdict.right, "{kind} {difficulty:?} {seed}: {task:?}");
                for sentence in sentences(&task) {
                    assert_said(&sentence, &texts);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Whatever is answered is judged, or refused for its shape; what is wrong is given a reason.
    #[test]
    fn any_answer_to_any_task_is_judged(drawn in any_drawn(), answer in any_answer()) {
        let task = drawn.task();
        if let Ok(verdict) = task.check(&answer) {
            prop_assert!(verdict.right || !verdict.remarks.is_empty(), "{drawn} {answer:?}");
            let texts = all_texts();
            for remark in verdict.remarks {
                assert_said(&remark.sentence, &texts);
            }
        }
    }

    #[test]
    fn a_drawn_exercise_is_found_again_by_its_name(drawn in any_drawn()) {
        let name = drawn.to_string();
        prop_assert_eq!(name.parse::<Drawn>(), Ok(drawn));
        prop_assert_eq!(name.to_uppercase().parse::<Drawn>(), Err(NotDrawn));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_same_name_gives_the_same_task(drawn in any_drawn()) {
        prop_assert_eq!(drawn.task(), drawn.task());
    }

    /// Of the squares to mark one set only is right, of the squares to press one, and of the choices
    /// one, but where several conditions of castling or several claims hold.
    #[test]
    fn whatever_is_not_the_solution_is_wrong(drawn in any_drawn(), flip in any_square()) {
        let task = drawn.task();
        let solution = task.solution().answer;
        match (&solution, task.ask()) {
            (Answer::Squares(squares), _) => {
                let other = Answer::Squares(*squares ^ flip.into());
                prop_assert!(!task.check(&other).unwrap().right);
            }
            (Answer::Square(square), _) if *square != flip => {
                prop_assert!(!task.check(&Answer::Square(flip)).unwrap().right);
            }
            (Answer::Choice(right), Ask::Choice(choices) | Ask::MoveOrChoice(choices)) => {
                if !matches!(drawn.kind, Kind::Castling | Kind::Claim) {
                    for other in (0..choices.len()).filter(|other| other != right) {
                        prop_assert!(!task.check(&Answer::Choice(other)).unwrap().right);
                    }
                }
                prop_assert!(task.check(&Answer::Choice(choices.len())).is_err());
            }
            (Answer::Placement(board), _) => {
                let mut other = *board;
                if other.take(flip).is_some() {
                    prop_assert!(!task.check(&Answer::Placement(other)).unwrap().right);
                }
            }
            _ => {}
        }
    }

    /// A move mates exactly when the rules say that the game is over by it.
    #[test]
    fn a_mate_in_one_is_what_ends_the_game(level in 1u8..=5, seed in any::<u32>()) {
        let task = drawn(Kind::MateInOne, Difficulty::new(level).unwrap(), seed);
        let position = task.scene().position.unwrap();
        for mv in position.legal_moves() {
            let answer = Answer::Moves(vec![(mv.from(), mv.to(), mv.promotion())]);
            let end = position.play(mv).unwrap().outcome();
            let mates = matches!(end, Some(Outcome::Win { reason: WinReason::Checkmate, .. }));
            prop_assert_eq!(task.check(&answer).unwrap().right, mates);
        }
    }
}

/// Texts and progress keep these names: what they mean must not change with the program.
#[test]
fn drawn_exercises_stay_what_they_are() {
    let fen = |name: &str| {
        let scene = name.parse::<Drawn>().unwrap().task().scene();
        roque_notation::fen::write_setup(&scene.setup, roque_notation::Dialect::Ordinary)
    };
    for (name, expected) in PINNED {
        assert_eq!(fen(name), *expected, "{name}");
    }
}

/// Who begins is shown few men, but for games that begin with all of them.
#[test]
fn boards_of_the_first_two_difficulties_are_sparse() {
    let full = [Kind::SetUp, Kind::Claim, Kind::MateInOne, Kind::Castling];
    for kind in Kind::ALL.into_iter().filter(|kind| !full.contains(kind)) {
        for level in 1..=2 {
            for seed in 0..40 {
                let scene = drawn(kind, Difficulty::new(level).unwrap(), seed).scene();
                let men = scene.setup.board.occupied().len();
                assert!(men <= 11, "{kind} {level} {seed}: {men} men");
            }
        }
    }
}

/// To flee is not always the answer.
#[test]
fn each_way_out_of_check_is_wanted_of_beginners() {
    let texts = Texts::new(Language::English);
    let forgotten: BTreeSet<String> = (0..60)
        .map(|seed| drawn(Kind::EscapeCheck, Difficulty::LEAST, seed))
        .map(|task| task.check(&Answer::Moves(Vec::new())).unwrap())
        .flat_map(|verdict| verdict.remarks)
        .map(|remark| remark.sentence.say(&texts))
        .collect();
    assert_eq!(forgotten.len(), 3, "{forgotten:?}");
}

#[test]
fn seeds_give_different_tasks() {
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::SetUp) {
        for difficulty in Difficulty::all() {
            let tasks: BTreeSet<String> =
                (0..30).map(|seed| format!("{:?}", drawn(kind, difficulty, seed))).collect();
            let least = if matches!(kind, Kind::NameSquare) { 10 } else { 25 };
            assert!(tasks.len() >= least, "{kind} {difficulty:?}: {} of 30", tasks.len());
        }
    }
}

/// No answer comes so often that one could guess it.
#[test]
fn every_choice_is_right_now_and_then() {
    for kind in [Kind::Verdict, Kind::DeadOrAlive, Kind::Castling, Kind::SpotIllegal] {
        let mut right = BTreeSet::new();
        let mut choices = 0;
        for difficulty in Difficulty::all() {
            for seed in 0..24 {
                let task = drawn(kind, difficulty, seed);
                let Answer::Choice(number) = task.solution().answer else { panic!("{kind}") };
                right.insert(number);
                if let Ask::Choice(offered) = task.ask() {
                    choices = choices.max(offered.len());
                }
            }
        }
        assert_eq!(right.len(), choices, "{kind}: {right:?}");
    }
}

const PINNED: &[(&str, &str)] = &[
    ("reach-2-00000001", "8/8/8/2n5/8/np6/8/8 b - - 0 1"),
    ("reach-5-c0ffee00", "4k2r/5p2/1PBrbnpp/p1p5/5PPP/1PpPB2K/2P5/1R1Q4 b - - 0 38"),
    ("set-up-2-00000001", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("set-up-5-c0ffee00", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("name-square-2-00000001", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("name-square-5-c0ffee00", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("spot-illegal-2-00000001", "1R4r1/8/k6p/8/1K4n1/4P3/P7/8 b - - 0 1"),
    ("spot-illegal-5-c0ffee00", "rnb1k1n1/pp5p/1b4p1/1Nppp1q1/P3p3/QPP4P/3PBrPK/1RB1R3 w q - 0 29"),
    ("castling-2-00000001", "8/k4p2/8/5Q2/n4r2/P3Pb2/2P5/R3KN1R w KQ - 0 1"),
    ("castling-5-c0ffee00", "r3k2r/4p1p1/3p1pR1/8/P5QQ/1B1R4/1KP2Qbr/7N b kq - 0 1"),
    ("en-passant-2-00000001", "8/8/K7/4p3/3kPp2/8/6b1/6n1 b - e3 0 1"),
    ("en-passant-5-c0ffee00", "1n3q2/3P4/4P1P1/KQ4Pp/8/2Q5/1P3kP1/2q5 w - h6 0 1"),
    ("promote-2-00000001", "3k4/1P2b1Q1/8/5Q2/8/4K3/6p1/8 w - - 0 1"),
    ("promote-5-c0ffee00", "4n2K/6Pp/5Ppk/6pp/8/8/1P6/8 w - - 0 1"),
    ("escape-check-2-00000001", "8/1p2p2n/1K6/1Q6/1n6/5P2/P7/5k2 b - - 0 1"),
    (
        "escape-check-5-c0ffee00",
        "r1b2knr/pppp2p1/2n1p2p/5p2/P1P2P1P/2bPB2P/1P2P2R/R2QKBN1 w Q - 0 11",
    ),
    ("verdict-2-00000001", "2n3K1/8/8/8/1p5n/1P5k/8/8 w - - 0 1"),
    ("verdict-5-c0ffee00", "4k3/4b1pr/1BPqpp1p/1p5b/p4n1P/1PKP1PP1/P1PN4/RN3B1R w - - 7 32"),
    ("mate-in-one-2-00000001", "8/p2Q3B/8/k1pb3K/r1P5/5P2/1R5N/2q5 w - - 7 96"),
    ("mate-in-one-5-c0ffee00", "1r2kbnr/6pp/1p6/p2n1Q1P/P2p4/3pPPPN/RP3KB1/2q4R b k - 0 29"),
    ("write-move-2-00000001", "k7/B5p1/6p1/K7/2Q5/3P4/8/5b2 b - - 0 1"),
    ("write-move-5-c0ffee00", "1rbq2nr/1ppk4/4p1p1/p1bP1p2/P1Pn1K1p/3BB3/1P3PPP/RNQ3NR b - - 1 18"),
    ("claim-2-00000001", "rn2r3/p3b1p1/qpbp1pkp/2p1p3/1nP1P3/PPNP1PPP/1B1RQ2R/3K1BN1 b - - 16 31"),
    ("claim-5-c0ffee00", "1rbqkb1r/pp3ppp/n1pppn2/8/5P2/2PPPQ2/PP4PP/RNB1KBNR w KQk - 6 9"),
    ("dead-or-alive-2-00000001", "7b/7K/8/7k/8/8/4b3/8 b - - 0 1"),
    ("dead-or-alive-5-c0ffee00", "6k1/8/8/4p3/1p1pPp1p/pPpP1PpP/P1P3P1/1K6 b - - 0 1"),
];
