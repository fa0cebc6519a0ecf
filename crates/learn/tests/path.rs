//! The path keeps what it promises to somebody who has never played.

use std::{collections::BTreeSet, path::Path};

use roque_learn::content::{Library, Page, Part, Source};
use roque_rules::Role;
use roque_text::Language;

fn library() -> Library {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    Library::read_all(Source::below(&folder).expect("the folder of the texts"), &["easy-1"]).0
}

/// Something to move, to step through or to answer.
fn is_to_do(part: &Part) -> bool {
    match part {
        Part::Board(board) => board.diagram.play || !board.diagram.line.is_empty(),
        Part::Exercise(_) | Part::Game(_) => true,
        Part::Prose(_) => false,
    }
}

fn has_a_heading(part: &Part) -> bool {
    matches!(part, Part::Prose(html) if html.contains("<h2"))
}

/// With which men the games of a lesson are played.
fn men_of_games(lesson: &Page) -> Vec<BTreeSet<Role>> {
    let games = lesson.parts.iter().filter_map(|part| match part {
        Part::Game(game) => Some(game.start.board().men().map(|(_, man)| man.role).collect()),
        _ => None,
    });
    games.collect()
}

#[test]
fn a_man_is_moved_on_the_first_screen_of_the_first_lesson() {
    let library = library();
    let first = library.lessons(Language::French).next().expect("a first lesson");
    let block = first.parts.iter().find(|part| !matches!(part, Part::Prose(_)));
    assert!(matches!(block, Some(Part::Board(board)) if board.diagram.play));
}

#[test]
fn each_lesson_begins_with_something_to_do() {
    for lesson in library().lessons(Language::French) {
        let mut top = lesson.parts.iter().take_while(|part| !has_a_heading(part));
        assert!(top.any(is_to_do), "{}", lesson.name);
    }
}

#[test]
fn each_man_joins_the_small_games_when_it_has_been_learnt() {
    let library = library();
    let lessons = ["07-pawn", "08-rook", "09-bishop", "10-queen", "11-knight"];
    let joining = [Role::Pawn, Role::Rook, Role::Bishop, Role::Queen, Role::Knight];
    let mut known = BTreeSet::from([Role::King]);
    for (name, role) in lessons.into_iter().zip(joining) {
        let page = library.page(Language::French, &format!("lessons/{name}")).expect(name);
        known.insert(role);
        let games = men_of_games(page);
        assert!(!games.is_empty(), "{name}");
        assert!(games.iter().all(|men| *men == known), "{name}: {games:?}");
    }
}

#[test]
fn the_chapters_are_those_of_the_requirements_and_then_what_goes_further() {
    let library = library();
    let fronts = library.lessons(Language::French).filter_map(|page| page.front.as_ref());
    let mut chapters: Vec<_> =
        fronts.map(|front| front.chapter.as_ref().unwrap_or(&front.title).as_str()).collect();
    chapters.dedup();
    let wanted = [
        "Découvrir le jeu",
        "Le matériel",
        "Le but",
        "Installer l’échiquier",
        "Jouer un tour et connaître les coups spéciaux",
        "Des exemples pour comprendre",
        "Fin de partie et résultat",
        "Les erreurs à éviter",
        "Quelques conseils pour progresser",
        "Résumé express",
        "Pour aller plus loin",
    ];
    assert_eq!(chapters, wanted);
}
