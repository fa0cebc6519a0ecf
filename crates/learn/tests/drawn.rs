//! Drawn exercises: whatever the seed, there is a task that its own solution answers.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use roque_learn::exercise::{
    Answer, Ask, Choice, Difficulty, Drawn, Kind, NotDrawn, Remark, Sentence, Task,
};
use roque_notation::Letters;
use roque_rules::{Bitboard, Board, Outcome, Position, Role, Square, WinReason};
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
                sentences(&task).iter().for_each(|sentence| assert_said(sentence, &texts));
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

const PINNED: &[(&str, &str)] = &[];

#[allow(dead_code)]
fn _uses(_: Remark, _: Position) {}
