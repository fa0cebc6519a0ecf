//! A library is made of texts without a fault, and every fault is told with its file and line.

use proptest::prelude::*;
use roque_learn::content::{Fault, Library, Part, Source};
use roque_text::Language;

const LEVELS: [&str; 2] = ["easy", "hard"];

/// A lesson of which everything is right but perhaps `body`, which begins in its eighth line.
fn lesson(slug: &str, body: &str) -> String {
    format!("---\ntitle: T\nslug: {slug}\nsummary: S\nminutes: 5\n---\n\n{body}\n")
}

fn source(file: &str, text: impl Into<String>) -> Source {
    Source { file: file.to_owned(), text: text.into() }
}

/// The same lesson in both languages.
fn both(body: &str) -> [Source; 2] {
    [
        source("fr/lessons/01-un.md", lesson("un", body)),
        source("en/lessons/01-un.md", lesson("one", body)),
    ]
}

fn faults(sources: impl IntoIterator<Item = Source>) -> Vec<Fault> {
    Library::read(sources, &LEVELS).map_or_else(|faults| faults, |_| Vec::new())
}

/// The faults of the French file of a lesson with this body, as `line: what`.
fn told(body: &str) -> Vec<String> {
    let faults = faults(both(body)).into_iter().filter(|fault| fault.file.starts_with("fr/"));
    faults.map(|fault| format!("{}: {}", fault.line, fault.what)).collect()
}

fn fenced(info: &str, body: &str) -> String {
    format!("```{info}\n{body}\n```")
}

#[test]
fn a_lesson_is_read_part_by_part() {
    let corner = "exercise id=\"corner\" kind=\"reach\" fen=\"8/8/8/8/8/8/8/N7\" square=\"a1\" difficulty=\"1\"";
    let body = [
        "Bouge [le cavalier](#jump).\n\n## Sauter {#jump}\n",
        &fenced("board fen=\"8/8/8/8/3N4/8/8/8\" reach=\"d4\"", "Huit *cases*."),
        &fenced(corner, "Marque ses cases.\n\nhint: Deux."),
        &fenced("game id=\"pawns\" color=\"white\" level=\"easy\"", "Essaie."),
        "\nFin.",
    ]
    .join("\n");
    let library = Library::read(both(&body), &LEVELS).unwrap();
    let page = library.lessons(Language::French).next().unwrap();
    assert_eq!((page.title(), page.short_name()), ("T", "01-un"));
    assert_eq!(library.path(page).as_deref(), Some("/apprendre/un"));
    let [before, Part::Board(board), Part::Exercise(exercise), Part::Game(game), after] =
        &page.parts[..]
    else {
        panic!("{:?}", page.parts)
    };
    assert!(matches!(before, Part::Prose(text) if text.contains("<h2 id=\"jump\">Sauter</h2>")));
    assert_eq!(board.diagram.marks.len(), 8);
    assert_eq!(board.caption, "<p>Huit <em>cases</em>.</p>\n");
    assert_eq!((exercise.id.as_str(), exercise.difficulty), ("corner", 1));
    assert_eq!(exercise.question.as_deref(), Some("<p>Marque ses cases.</p>\n"));
    assert_eq!(exercise.hint.as_deref(), Some("<p>Deux.</p>\n"));
    assert_eq!((game.level.as_str(), game.caption.as_str()), ("easy", "<p>Essaie.</p>\n"));
    assert!(matches!(after, Part::Prose(text) if text == "<p>Fin.</p>\n"));
    assert_eq!(page.length.words, 3 + 2 + 3 + 1 + 1 + 1);
    let english = library.exercise(Language::English, "corner").unwrap();
    assert_eq!(english.task, exercise.task);
}

#[test]
fn each_fault_of_a_block_is_told_with_its_line() {
    let board = |attributes: &str| fenced(&format!("board {attributes}"), "Légende.");
    let exercise = |attributes: &str| fenced(&format!("exercise {attributes}"), "");
    let game = |attributes: &str| fenced(&format!("game {attributes}"), "Joue.");
    let mated = "fen=\"7k/6Q1/5K2/8/8/8/8/8 b - - 0 1\"";
    for (body, expected) in [
        (board("fen=8/8"), "\"fen=8/8\" is no attribute: write name=\"value\", or the name alone"),
        (board("color=\"red\""), "\"color\" is no attribute of a board"),
        (board("moves=\"1. e5\""), "\"moves\" cannot be played: \"e5\" is illegal"),
        (board("illegal=\"e2e4\""), "\"illegal\" states e2e4, which is legal"),
        (board("reach=\"g1\" marks=\"f3\""), "\"reach\" disagrees with what is marked: from g1"),
        (board("outcome=\"check\""), "\"outcome\" states \"check\", but nobody is in check"),
        (board("beside"), "nothing to stand beside"),
        (fenced("board", ""), "a board has a caption"),
        (fenced("vchess", "fen:8/8:\nLégende."), "\"fen:8/8:\" is no diagram"),
        (fenced("bord", "Légende."), "there is no block \"bord\""),
        (exercise("id=\"a\" kind=\"rech\" difficulty=\"1\""), "an exercise tells its kind"),
        (exercise("kind=\"set-up\" difficulty=\"1\""), "it has an id"),
        (exercise("id=\"a\" kind=\"set-up\" difficulty=\"6\""), "an exercise tells its difficulty"),
        (
            exercise("id=\"a\" kind=\"reach\" square=\"e4\" difficulty=\"1\""),
            "nothing stands on e4",
        ),
        (
            exercise("id=\"a\" kind=\"reach\" square=\"b1\" answer=\"a3\" difficulty=\"1\""),
            "answer=\"a3\" is not right here",
        ),
        (
            game("id=\"g\" color=\"white\" level=\"god\""),
            "a game tells its level=\"…\": one of easy, hard",
        ),
        (game("id=\"g\" level=\"easy\""), "a game tells whose side one plays"),
        (
            game(&format!("id=\"g\" color=\"white\" level=\"easy\" {mated}")),
            "the game is over before it begins: checkmate",
        ),
    ] {
        let (expected, found) = (format!("8: {expected}"), told(&body));
        assert!(found.iter().any(|found| found.starts_with(&expected)), "{expected}\n{found:#?}");
    }
}

#[test]
fn each_fault_of_prose_is_told_with_its_line() {
    for (body, expected) in [
        ("## Sans nom", "8: a heading has an anchor: write {#name}"),
        ("## A {#a}\n\n## B {#a}", "10: the anchor \"a\" stands twice"),
        ("# A {#a}", "8: the title of a lesson is in its head: begin with ##"),
        ("[a](/nulle-part)", "8: the link \"/nulle-part\" leads to no page"),
        (
            "B.\n\n[a](/apprendre/un#b)",
            "10: the link \"/apprendre/un#b\" names no part of its page",
        ),
        ("[a](#b)", "8: the link \"#b\" names no part of its page"),
        ("[a](/learn)", "8: the link \"/learn\" leads to a page of the other language"),
        ("A <b>b</b>", "8: HTML is not written in texts"),
        ("- a\n- ![a](/b.png)", "9: there are no pictures"),
        ("> ```board\n> L.\n> ```", "8: a block stands by itself"),
        (
            &["mot"; 31].join(" "),
            "8: a sentence of 31 words, of at most 30: “mot mot mot mot mot …”",
        ),
        (&["mot"; 16].join(" "), "1: sentences have 16.0 words on average, of at most 15"),
    ] {
        let found = told(body);
        assert!(found.iter().any(|found| found.starts_with(expected)), "{expected}\n{found:#?}");
    }
}

#[test]
fn every_fault_is_told_and_not_the_first_alone() {
    let found = told(&format!("{}\n\n[a](/x)", fenced("board marks=\"z9\" play=\"1\" x", "L.")));
    assert_eq!(found.len(), 4, "{found:#?}");
}

#[test]
fn a_text_that_one_language_lacks_is_a_fault_of_the_other() {
    let [french, english] = both("A.");
    let missing = Fault {
        file: "fr/lessons/01-un.md".into(),
        line: 1,
        what: "it is missing in the language en".into(),
    };
    assert_eq!(faults([french]), [missing]);
    assert_eq!(faults([english])[0].what, "it is missing in the language fr");
}

#[test]
fn languages_have_the_same_anchors_and_the_same_blocks() {
    let pair = |french: &str, english: &str| {
        let found = faults([
            source("fr/lessons/01-un.md", lesson("un", french)),
            source("en/lessons/01-un.md", lesson("one", english)),
        ]);
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        pair("## A {#a}\n\n## B {#b}", "## A {#a}\n\n## C {#c}"),
        ["content/en/lessons/01-un.md:10: heading 2 is level 2, {#c}; \
          in the other language it is level 2, {#b}"]
    );
    let board = fenced("board play", "L.");
    assert_eq!(
        pair(&board, "L."),
        ["content/en/lessons/01-un.md:1: block 1 is missing; in the other language it is a board \
          in line 8, and only their words may differ"]
    );
    assert_eq!(pair(&board, &fenced("board", "L.")).len(), 1);
    assert_eq!(pair(&board, &fenced("board play", "C.")), [""; 0]);
}

#[test]
fn languages_tell_the_same_minutes_and_chapters() {
    for (changed, what) in [
        ("minutes: 6", "the other language tells other minutes"),
        ("minutes: 5\nchapter: C", "a chapter stands in one language and not in the other"),
    ] {
        let [french, english] = both("A.");
        let english = Source { text: english.text.replace("minutes: 5", changed), ..english };
        let found = faults([french, english]);
        assert_eq!(found.iter().map(|fault| fault.what.as_str()).collect::<Vec<_>>(), [what]);
    }
}

#[test]
fn no_two_lessons_share_an_address_and_no_two_blocks_a_name() {
    let exercise =
        |id: &str| fenced(&format!("exercise id=\"{id}\" kind=\"set-up\" difficulty=\"1\""), "");
    let two = |second_slug: &str, second_id: &str| {
        let mut sources = Vec::new();
        for language in ["fr", "en"] {
            let file = |name: &str| format!("{language}/lessons/{name}.md");
            sources.push(source(&file("01-a"), lesson("one", &exercise("a"))));
            sources.push(source(&file("02-b"), lesson(second_slug, &exercise(second_id))));
        }
        faults(sources).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(two("two", "b"), [""; 0]);
    assert_eq!(
        two("one", "b")[0],
        "content/en/lessons/02-b.md:1: the slug \"one\" is that of content/en/lessons/01-a.md"
    );
    assert_eq!(
        two("two", "a")[0],
        "content/en/lessons/02-b.md:8: the id \"a\" is that of content/en/lessons/01-a.md:8"
    );
}

#[test]
fn files_stand_where_they_belong() {
    for (file, what) in [
        ("de/rules.md", "a text stands in the folder of a language"),
        ("fr/rules.txt", "a text is a file `.md`"),
        ("fr/notes.md", "a text has an address"),
        ("fr/lessons/un.md", "a lesson is lessons/NN-name.md"),
        ("fr/more/01-un.md", "a lesson is lessons/NN-name.md"),
    ] {
        let found = faults([source(file, "# A\n")]);
        assert!(found[0].file == file && found[0].what.starts_with(what), "{found:#?}");
    }
}

#[test]
fn guides_begin_with_their_title_and_their_sentences_are_not_counted() {
    let long = ["mot"; 40].join(" ");
    let guide = |language: &str, text: &str| source(&format!("{language}/rules.md"), text);
    let right = format!("# Les règles\n\n## Le pat {{#pat}}\n\n{long}\n");
    assert_eq!(faults([guide("fr", &right), guide("en", &right)]), []);
    let found = faults([guide("fr", "Rien."), guide("en", "Rien.")]);
    assert_eq!(found[0].what, "a text begins with its title: # …");
}

proptest! {
    /// Whatever a file holds, it is read to the end.
    #[test]
    fn no_text_stops_the_reader(
        text in r#"(---\n|title: a\n|slug: b\n|```[a-z]{0,8} ?|fen="[a-zA-Z0-9/ ]{0,9}" ?|\n|> |- |#|\{#a\}|fen:8/8:|\PC|\[a\]\(/x\)){0,40}"#
    ) {
        for file in ["fr/lessons/01-a.md", "fr/rules.md"] {
            let (_, faults) = Library::read_all([source(file, text.clone())], &LEVELS);
            let lines = text.lines().count() + 1;
            for fault in faults {
                prop_assert!((1..=lines).contains(&fault.line), "{fault} of {lines} lines");
            }
        }
    }

    /// Nor do blocks whose attributes are nearly right.
    #[test]
    fn no_block_stops_the_reader(
        kind in "(board|vchess|exercise|game)",
        attributes in proptest::collection::vec(
            (
                "(fen|marks|arrows|moves|reach|illegal|outcome|square|kind|id|side|capture|advance|move|answer|level|color|difficulty)",
                "([a-h][1-8]){0,2}q?|castling|reach|claim|write-move|1\\. e4 e5|8/8/8/8/8/8/8/8 w - - 0 1|4k3/8/8/8/8/8/8/4K2R w K - 0 1|checkmate|easy|white|1",
            ),
            0..6,
        ),
        body in "(fen:8/8/8/8/8/8/8/8 e4:)?\n?(hint:)?.{0,20}",
    ) {
        let attributes: Vec<_> =
            attributes.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        let block = fenced(&format!("{kind} {}", attributes.join(" ")), &body);
        let _ = Library::read_all(both(&block), &LEVELS);
    }
}
