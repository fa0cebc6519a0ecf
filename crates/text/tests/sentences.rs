//! Everything the arbiter can answer has a sentence in every language.

use roque_game::{ClaimRule, Obligation, Preset, Refusal, Remark};
use roque_rules::{
    Bitboard, Color, DrawReason, Move, Outcome, Position, Problem, Reason, Role, Square, Warning,
    WinReason, Winnability,
};
use roque_text::{Language, Texts};

const FILES: [(&str, &str); 2] = [
    ("fr", include_str!("../../../locales/fr/rules.ftl")),
    ("en", include_str!("../../../locales/en/rules.ftl")),
];

#[test]
fn every_refusal_has_a_sentence_and_every_sentence_a_refusal() {
    // The server's own: the message was meant for another position, or for another's side; nobody is
    // helped in a game that counts; a written move cannot be read, or means no man or several.
    let mut codes: Vec<&str> = Reason::CODES.into_iter().chain(Refusal::CODES).collect();
    codes.extend(["stale", "not-your-side", "game-counts"]);
    codes.extend(["unreadable", "no-such-move", "ambiguous"]);
    codes.extend(Obligation::CODES);
    codes.sort_unstable();
    for (language, file) in FILES {
        let mut found: Vec<_> = ids(file, "refusal-").collect();
        found.sort_unstable();
        assert_eq!(found, codes, "{language}");
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
    for (language, file) in FILES {
        assert!(file.contains("\nresult-aborted = "), "{language}: a game called off");
    }
}

/// The identifiers of a family of sentences, without its prefix, in the order of the file.
fn ids<'a>(file: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    file.lines()
        .filter_map(move |line| line.strip_prefix(prefix)?.split_once(" = "))
        .map(|(id, _)| id)
}

#[test]
fn whether_a_side_can_mate_has_a_sentence() {
    let answers =
        [Winnability::Winnable(Vec::new()), Winnability::Unwinnable, Winnability::Unknown];
    for answer in answers {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let [white, black] = Color::ALL.map(|color| texts.winnability(color, &answer));
            assert!(white.ends_with('.') && black.ends_with('.'), "{white} {black}");
            assert_ne!(white, black);
        }
    }
}

#[test]
fn every_remark_and_every_wrong_claim_has_a_sentence() {
    let claims = ClaimRule::ALL.map(ClaimRule::code);
    for (language, file) in FILES {
        assert_eq!(ids(file, "remark-").collect::<Vec<_>>(), Remark::CODES, "{language}");
        assert_eq!(ids(file, "claim-wrong-").collect::<Vec<_>>(), claims, "{language}");
    }
}

#[test]
fn every_rulebook_has_a_name_and_says_how_it_differs() {
    let names = Preset::ALL.map(Preset::name).into_iter().chain(["custom"]);
    let mut expected: Vec<_> =
        names.flat_map(|name| [name.to_owned(), format!("{name}-says")]).collect();
    expected.sort_unstable();
    for (language, file) in FILES {
        let mut found: Vec<_> = ids(file, "rulebook-").collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{language}");
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
    assert_eq!(["easy-1", "full"].map(|id| french.level(id)), ["Mulot", "Roque"]);
    let start = Position::default();
    assert_eq!(
        french.legal(&start, Move::new(Square::G1, Square::F3)),
        "Ce coup est permis\u{a0}: cavalier va en f3."
    );
    assert_eq!(english.problem(&Problem::NoKing(Color::White)), "White has no king.");
}

#[test]
fn every_fault_of_a_position_has_a_sentence_and_every_sentence_a_fault() {
    let files = [
        ("fr", include_str!("../../../locales/fr/positions.ftl")),
        ("en", include_str!("../../../locales/en/positions.ftl")),
    ];
    let mut codes: Vec<&str> = Problem::CODES.into_iter().chain(Warning::CODES).collect();
    codes.sort_unstable();
    for (language, file) in files {
        let mut ids: Vec<&str> = file
            .lines()
            .filter_map(|line| line.strip_prefix("position-")?.split_once(" = "))
            .map(|(id, _)| id)
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, codes, "{language}");
    }
}

#[test]
fn a_sentence_about_a_position_is_told_all_it_asks_for() {
    let a1 = Square::A1;
    let (white, squares) = (Color::White, Bitboard::from(a1));
    let problems = [
        Problem::NoKing(white),
        Problem::ManyKings(white, squares),
        Problem::PawnsOnBackRanks(squares),
        Problem::KingLeftInCheck { king: a1, attackers: squares },
        Problem::ImpossibleCastling(white, a1),
        Problem::StrayCastling(squares),
        Problem::ImpossibleEnPassant(a1),
    ];
    let warnings = [
        Warning::TooManyMen(white, squares),
        Warning::TooManyPawns(white, squares),
        Warning::TooManyPromoted(white, squares),
        Warning::ImpossiblePawns(white, squares),
        Warning::TooManyCheckers(squares),
        Warning::UnexplainedCheck(squares),
        Warning::UnexplainedEnPassant(a1),
    ];
    assert_eq!(problems.map(|problem| problem.code()), Problem::CODES);
    assert_eq!(warnings.map(|warning| warning.code()), Warning::CODES);
    for language in Language::ALL {
        let texts = Texts::new(language);
        let problems = problems.iter().map(|problem| texts.problem(problem));
        for sentence in problems.chain(warnings.iter().map(|warning| texts.warning(warning))) {
            assert!(!sentence.contains('{') && !sentence.starts_with("position-"), "{sentence}");
        }
    }
}
