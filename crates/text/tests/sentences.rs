//! Everything the arbiter can answer has a sentence in every language.

use roque_game::Refusal;
use roque_rules::{
    Bitboard, Color, Doubt, DrawReason, Outcome, Problem, Reason, Role, Square, WinReason,
};
use roque_text::{Language, Texts};

const FILES: [(&str, &str); 2] = [
    ("fr", include_str!("../../../locales/fr/rules.ftl")),
    ("en", include_str!("../../../locales/en/rules.ftl")),
];

#[test]
fn every_refusal_has_a_sentence_and_every_sentence_a_refusal() {
    // The server's own: the message was meant for another position, or for another's side.
    let mut codes: Vec<&str> = Reason::CODES.into_iter().chain(Refusal::CODES).collect();
    codes.extend(["stale", "not-your-side"]);
    codes.sort_unstable();
    for (language, file) in FILES {
        let mut ids: Vec<&str> = file
            .lines()
            .filter_map(|line| line.strip_prefix("refusal-")?.split_once(" = "))
            .map(|(id, _)| id)
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, codes, "{language}");
    }
}

#[test]
fn every_doubt_about_a_position_has_a_sentence() {
    for code in Doubt::CODES {
        for (language, file) in FILES {
            assert!(file.contains(&format!("\nposition-{code} = ")), "{language}: {code}");
        }
    }
}

#[test]
fn every_end_of_a_game_has_a_sentence() {
    let wins = WinReason::ALL.map(|reason| Outcome::Win { winner: Color::White, reason });
    let outcomes = wins.into_iter().chain(DrawReason::ALL.map(Outcome::Draw));
    for outcome in outcomes {
        for language in Language::ALL {
            let sentence = Texts::new(language).outcome(outcome);
            assert!(!sentence.starts_with("result-"), "{language:?} {outcome:?}");
        }
    }
}

#[test]
fn sentences_name_the_piece_and_the_squares() {
    let french = Texts::new(Language::French);
    let english = Texts::new(Language::English);
    assert_eq!(
        french.reason(&Reason::Blocked(Role::Queen, Bitboard::EMPTY)),
        "La dame ne peut pas sauter par-dessus une pièce."
    );
    assert_eq!(
        english.reason(&Reason::NotItsMove(Role::Bishop)),
        "A bishop moves along diagonals only."
    );
    let kings = [Square::E1, Square::A8].into_iter().collect();
    assert_eq!(
        french.problem(&Problem::ManyKings(Color::Black, kings)),
        "Les Noirs ont plusieurs rois\u{a0}: e1, a8."
    );
    assert_eq!(["easy", "expert"].map(|id| french.level(id)), ["Facile", "Expert"]);
    assert_eq!(french.legal(), "Ce coup est permis.");
    assert_eq!(english.problem(&Problem::NoKing(Color::White)), "White has no king.");
}

#[test]
fn every_problem_of_a_position_has_a_sentence() {
    let a1 = Square::A1;
    let problems = [
        Problem::NoKing(Color::White),
        Problem::ManyKings(Color::White, a1.into()),
        Problem::PawnsOnBackRanks(a1.into()),
        Problem::KingLeftInCheck { king: a1, attackers: a1.into() },
        Problem::ImpossibleCastling(Color::White, a1),
        Problem::ImpossibleEnPassant(a1),
    ];
    for problem in problems {
        for language in Language::ALL {
            let sentence = Texts::new(language).problem(&problem);
            assert!(!sentence.starts_with("position-"), "{language:?} {problem:?}");
            assert!(!sentence.contains('{'), "{language:?}: {sentence}");
        }
    }
}
