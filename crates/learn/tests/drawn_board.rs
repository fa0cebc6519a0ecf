//! What a diagram shows, drawn and in words.

use proptest::prelude::*;
use roque_learn::content::{Library, Source};
use roque_learn::diagram::{Diagram, describe, draw, symbols};
use roque_rules::{Bitboard, Color, Setup, Square};
use roque_text::{Language, Texts};

/// The diagram of a block `board`, as a lesson states it.
fn board(attributes: &str) -> Diagram {
    let body = format!(
        "---\ntitle: T\nslug: t\nsummary: S\nminutes: 5\n---\n\n```board {attributes}\nL.\n```\n"
    );
    let sources = ["fr", "en"]
        .map(|language| Source { file: format!("{language}/lessons/01-t.md"), text: body.clone() });
    let library = Library::read(sources, &[]).expect(attributes);
    let page = library.lessons(Language::French).next().expect("a lesson");
    page.boards().next().expect("a board").diagram.clone()
}

fn words(language: Language, attributes: &str) -> String {
    describe(&board(attributes), &Texts::new(language))
}

#[test]
fn a_board_is_told_man_by_man_with_what_is_marked() {
    let attributes = r#"fen="8/8/8/8/3N4/8/8/8" reach="d4" arrows="d4f5""#;
    assert_eq!(
        words(Language::French, attributes),
        "Blancs\u{a0}: cavalier d4. Cases marquées\u{a0}: c2 e2 b3 f3 b5 f5 c6 e6. Flèche de d4 à f5."
    );
    assert_eq!(
        words(Language::English, attributes),
        "White: knight d4. Marked squares: c2 e2 b3 f3 b5 f5 c6 e6. Arrow from d4 to f5."
    );
}

#[test]
fn a_position_tells_whose_turn_it_is_the_check_and_the_last_move() {
    assert_eq!(
        words(Language::English, r#"fen="4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1" moves="O-O Kd8 Rd1""#),
        "White: king g1, rooks a1 d1, pawns a2 h2. Black: king d8. Black to move. \
         The king on d8 is in check. Last move: f1 to d1."
    );
    assert_eq!(words(Language::French, ""), "Position de départ. Trait aux Blancs.");
    assert_eq!(words(Language::French, r#"fen="8/8/8/8/8/8/8/8""#), "Échiquier vide.");
    assert_eq!(
        words(Language::French, r#"illegal="e2e5""#),
        "Position de départ. Trait aux Blancs. Coup interdit\u{a0}: de e2 à e5."
    );
}

#[test]
fn what_a_colour_says_a_shape_says_too() {
    let texts = Texts::new(Language::French);
    let drawn = |attributes: &str| draw(&board(attributes), &texts, "b");
    let marked = drawn(r#"fen="4k3/8/8/8/3p4/8/8/4K3" marks="d4 d5""#);
    assert_eq!(marked.matches("class=\"ring\"").count(), 1, "a man that is marked");
    assert_eq!(marked.matches("class=\"dot\"").count(), 1, "an empty square that is marked");
    let illegal = drawn(r#"illegal="e2e5""#);
    assert!(illegal.contains("class=\"cross\"") && illegal.contains("class=\"arrow illegal\""));
    let check = drawn(r#"fen="4k3/8/8/8/8/8/8/4RK2 b - - 0 1""#);
    assert_eq!(check.matches("class=\"check\"").count(), 1);
    let moved = drawn(r#"moves="e4""#);
    assert_eq!(moved.matches("class=\"last\"").count(), 2);
}

#[test]
fn letters_are_those_of_the_language() {
    let diagram = board(r#"fen="4k3/8/8/8/8/8/8/3NK3" letters"#);
    for (language, knight, king) in
        [(Language::French, ">C<", ">R<"), (Language::English, ">N<", ">K<")]
    {
        let drawn = draw(&diagram, &Texts::new(language), "b");
        assert!(!drawn.contains("#man-"), "{language:?}");
        assert_eq!((drawn.matches(knight).count(), drawn.matches(king).count()), (1, 2));
    }
}

#[test]
fn a_board_seen_from_black_has_h1_at_the_top_left() {
    let texts = Texts::new(Language::English);
    let seen = |from: &str| {
        let diagram = board(&format!("fen=\"8/8/8/8/8/8/8/7R\" seen-from=\"{from}\""));
        draw(&diagram, &texts, "b")
    };
    assert!(seen("white").contains("href=\"#man-wR\" x=\"315\" y=\"315\""));
    assert!(seen("black").contains("href=\"#man-wR\" x=\"0\" y=\"0\""));
}

proptest! {
    /// Whatever is on the board, the drawing is closed and uses symbols that there are.
    #[test]
    fn any_diagram_can_be_drawn(marks: u64, arrows in proptest::collection::vec((0u8..64, 0u8..64), 0..4), black: bool) {
        let arrows = arrows.into_iter().filter(|(from, to)| from != to);
        let diagram = Diagram {
            marks: Bitboard(marks),
            arrows: arrows.map(|(from, to)| (Square::from_index(from), Square::from_index(to))).collect(),
            seen_from: if black { Color::Black } else { Color::White },
            ..Diagram::of(Setup::default())
        };
        let drawn = draw(&diagram, &Texts::new(Language::French), "b");
        prop_assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>") && !drawn.contains("NaN"));
        let known = symbols();
        for used in drawn.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            let symbol = format!("<symbol id=\"{}\"", used);
            prop_assert!(known.contains(&symbol), "{used}");
        }
    }
}
