//! The table of PGN texts as they are met in the wild, each with its right reading: `data/pgn_cases.json`.

use std::collections::BTreeSet;

use roque_notation::{
    Dialect, Letters, fen,
    pgn::{self, Fault, Game, Guess, NodeId, Notes, Problem, Score},
    san::SanError,
    uci,
};
use roque_rules::Position;
use serde_json::{Map, Value, json};

/// Warnings that a case does not name, though its text deserves them.
const ALSO: [(&str, &str); 2] = [
    // What follows the unclosed variation is read inside it, as far as legal.
    ("pgn-075", "move_number"),
    ("pgn-075", "illegal_in_variation"),
];

struct Case {
    id: String,
    text: Vec<u8>,
    letters: Option<&'static str>,
    expect: Value,
}

fn cases() -> Vec<Case> {
    let table: Value =
        serde_json::from_str(include_str!("data/pgn_cases.json")).expect("the table");
    let all = table["cases"].as_array().expect("cases").iter();
    all.filter(|case| case["kind"] == "pgn")
        .map(|case| Case {
            id: case["id"].as_str().expect("an id").to_owned(),
            text: match case["input"].as_str() {
                Some(text) => text.as_bytes().to_vec(),
                None => from_base64(case["input_b64"].as_str().expect("a text")),
            },
            letters: match case["options"]["lang"].as_str() {
                Some("fr") => Some("fr"),
                Some("de") => Some("de"),
                Some("auto") => None,
                _ => Some("en"),
            },
            expect: case["expect"].clone(),
        })
        .collect()
}

fn from_base64(text: &str) -> Vec<u8> {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let value = |letter| digits.find(letter).expect("a digit of base 64") as u32;
    let letters: Vec<char> = text.trim_end_matches('=').chars().collect();
    letters
        .chunks(4)
        .flat_map(|four| {
            let bits = four.iter().fold(0, |bits, &letter| bits << 6 | value(letter));
            let bits = bits << (6 * (4 - four.len()));
            bits.to_be_bytes()[1..four.len()].to_vec()
        })
        .collect()
}

struct Read {
    games: Vec<Value>,
    warnings: BTreeSet<String>,
    errors: Vec<String>,
}

fn read(text: &[u8], letters: Option<&str>) -> Read {
    let mut warnings = BTreeSet::new();
    let letters = letters.map_or_else(
        || {
            let guess = pgn::guess_letters(text);
            match guess {
                Guess::Certain(letters) if letters == Letters::ENGLISH => {}
                Guess::Certain(letters) => {
                    warnings.insert(format!("language_detected:{}", letters.code()));
                }
                Guess::Assumed(letters) => {
                    warnings.insert(format!("language_assumed:{}", letters.code()));
                }
            }
            guess.letters()
        },
        |code| Letters::of_code(code).expect("a language"),
    );
    let mut reader = pgn::read(text, letters);
    let mut read = Read { games: Vec::new(), warnings, errors: Vec::new() };
    for game in reader.by_ref() {
        let plies = game.game.as_ref().map_or(0, |game| game.main_line().count());
        game.problems.iter().for_each(|problem| read.note(problem, plies));
        read.games.extend(game.game.as_ref().map(view));
    }
    reader.take_loose().iter().for_each(|problem| read.note(problem, 0));
    read
}

impl Read {
    fn note(&mut self, problem: &Problem, plies: usize) {
        let code = problem.fault.code().replace('-', "_");
        if !problem.fault.is_error() {
            self.warnings.insert(code);
            return;
        }
        let ply = plies + 1;
        self.errors.push(match &problem.fault {
            Fault::Illegal(SanError::Ambiguous { candidates, .. }) => {
                let mut moves: Vec<String> =
                    candidates.iter().map(|mv| format!("{mv:?}")).collect();
                moves.sort();
                format!("{code}@{ply}:{}", moves.join(","))
            }
            Fault::Illegal(SanError::Illegal { text, .. }) if code == "illegal" => {
                format!("{code}@{ply}:{text}")
            }
            Fault::Illegal(_) => format!("{code}@{ply}"),
            Fault::AfterEnd(text) | Fault::UnknownMove(text) => format!("{code}@{ply}:{text}"),
            Fault::UnsupportedVariant(variant) => format!("{code}:{variant}"),
            _ => code,
        });
    }
}

/// A game in the shape of the table.
fn view(game: &Game) -> Value {
    let mut view = Map::new();
    let (uci, variations) = line(game, game.main_line().next(), *game.start(), 1);
    view.insert("uci".into(), uci);
    view.insert("variations".into(), variations);
    view.insert("result".into(), game.result.to_string().into());
    view.insert("chess960".into(), (game.dialect() == Dialect::Chess960).into());
    view.insert("start_fen".into(), fen::write(game.start(), Dialect::Ordinary).into());
    let mut tags: Map<String, Value> =
        game.tags().map(|(name, value)| (name.to_owned(), value.into())).collect();
    tags.insert("Result".into(), game.result.to_string().into());
    view.insert("tags".into(), tags.into());
    for (name, look) in LOOKS {
        let nodes = std::iter::once(NodeId::ROOT).chain(game.main_line()).enumerate();
        let found: Map<String, Value> = nodes
            .filter_map(|(ply, node)| Some((ply.to_string(), look(game.notes(node)?)?)))
            .collect();
        let found = if name == "draw_offers" {
            found.into_iter().map(|(ply, _)| Value::from(ply)).collect()
        } else {
            found.into()
        };
        view.insert(name.into(), found);
    }
    view.into()
}

type Look = fn(&Notes) -> Option<Value>;

const LOOKS: [(&str, Look); 8] = [
    ("comments", |notes| (!notes.comments.is_empty()).then(|| json!(notes.comments))),
    ("nags", |notes| {
        let nags: Vec<u16> = notes.nags.iter().map(|nag| nag.0).collect();
        (!nags.is_empty()).then(|| json!(nags))
    }),
    ("clk", |notes| notes.clock.map(seconds)),
    ("emt", |notes| notes.elapsed.map(seconds)),
    ("eval", |notes| {
        notes.evaluation.map(|evaluation| {
            let mut value = match evaluation.score {
                Score::Centipawns(cp) => json!({ "cp": cp }),
                Score::Mate(moves) => json!({ "mate": moves }),
            };
            if let Some(depth) = evaluation.depth {
                value["depth"] = depth.into();
            }
            value
        })
    }),
    ("csl", |notes| {
        let squares: Vec<String> =
            notes.squares.iter().map(|mark| format!("{:?}{}", mark.paint, mark.square)).collect();
        (!squares.is_empty()).then(|| json!(squares.iter().map(short).collect::<Vec<_>>()))
    }),
    ("cal", |notes| {
        let arrows: Vec<String> = notes
            .arrows
            .iter()
            .map(|arrow| format!("{:?}{}{}", arrow.paint, arrow.from, arrow.to))
            .collect();
        (!arrows.is_empty()).then(|| json!(arrows.iter().map(short).collect::<Vec<_>>()))
    }),
    ("draw_offers", |notes| notes.draw_offer.then_some(Value::Null)),
];

/// `Greend4` is written `Gd4`.
#[expect(clippy::ptr_arg, reason = "maps over strings")]
fn short(mark: &String) -> String {
    mark.replace("reen", "").replace("ed", "").replace("ellow", "").replace("lue", "")
}

fn seconds(milliseconds: u64) -> Value {
    #[expect(clippy::cast_precision_loss, reason = "clocks are small")]
    Value::from(milliseconds as f64 / 1000.0)
}

/// The moves of a line in UCI, and its variations.
fn line(
    game: &Game,
    first: Option<NodeId>,
    mut position: Position,
    mut ply: usize,
) -> (Value, Value) {
    let (mut moves, mut variations) = (Vec::new(), Vec::new());
    let mut next = first;
    while let Some(node) = next {
        let siblings: Vec<NodeId> = game.children(game.parent(node)).collect();
        if siblings[0] == node {
            for &variation in &siblings[1..] {
                let (uci, inner) = line(game, Some(variation), position, ply);
                variations.push(json!({ "instead_of_ply": ply, "uci": uci, "variations": inner }));
            }
        }
        let Some(mv) = game.mv(node) else {
            // After a null move the table looks no further than the next position's letters.
            moves.push("0000".to_owned());
            let other = fen::write(&position, Dialect::Ordinary);
            let other = if other.contains(" w ") {
                other.replace(" w ", " b ")
            } else {
                other.replace(" b ", " w ")
            };
            position = fen::read(&other).expect("a position");
            next = game.children(node).next();
            ply += 1;
            continue;
        };
        moves.push(uci::write(&position, mv, game.dialect()));
        position = position.play(mv).expect("a legal move");
        next = game.children(node).next();
        ply += 1;
    }
    (moves.into(), variations.into())
}

/// Every value that is expected, and where nothing is expected of moves and variations, none.
fn compare(id: &str, found: &Value, expected: &Value) {
    let expected = expected.as_object().expect("a game");
    for (name, value) in expected {
        match (name.as_str(), value) {
            ("tags", Value::Object(tags)) => {
                for (tag, value) in tags {
                    assert_eq!(&found["tags"][tag], value, "{id}: tag {tag}");
                }
            }
            ("variations", _) => assert_eq!(&with_inner(value), &found[name], "{id}"),
            _ => assert_eq!(&found[name], value, "{id}: {name}"),
        }
    }
    for (name, _) in LOOKS.iter().filter(|(name, _)| !expected.contains_key(*name)) {
        let nothing = found[name].as_object().is_some_and(Map::is_empty)
            || found[name].as_array().is_some_and(Vec::is_empty);
        assert!(nothing, "{id}: {name} {}", found[name]);
    }
}

/// The table leaves empty lists of variations out.
fn with_inner(variations: &Value) -> Value {
    let variations = variations.as_array().expect("variations").iter();
    variations
        .map(|variation| {
            let mut variation = variation.clone();
            variation["variations"] = match &variation["variations"] {
                Value::Null => json!([]),
                inner => with_inner(inner),
            };
            variation
        })
        .collect()
}

#[test]
fn every_case_is_read_as_the_table_says() {
    let cases = cases();
    assert_eq!(cases.len(), 113);
    for case in cases {
        let id = &case.id;
        let read = read(&case.text, case.letters);
        let games = case.expect["games"].as_array().expect("games");
        assert_eq!(read.games.len(), games.len(), "{id}: {:?} {:?}", read.games, read.errors);
        for (found, expected) in read.games.iter().zip(games) {
            compare(id, found, expected);
        }
        let mut warnings: BTreeSet<String> =
            serde_json::from_value(case.expect["warnings"].clone()).expect("warnings");
        warnings
            .extend(ALSO.iter().filter(|(also, _)| also == id).map(|(_, code)| (*code).to_owned()));
        assert_eq!(read.warnings, warnings, "{id}");
        let errors: Vec<String> =
            serde_json::from_value(case.expect["errors"].clone()).expect("errors");
        assert_eq!(read.errors.len(), errors.len(), "{id}: {:?}", read.errors);
        for (found, expected) in read.errors.iter().zip(&errors) {
            match expected.strip_prefix("ambiguous_or_") {
                Some(rest) => assert!(found.starts_with(rest), "{id}: {found}"),
                None => assert_eq!(found, expected, "{id}"),
            }
        }
    }
}

#[test]
fn every_case_survives_writing_and_reading_again() {
    for case in cases() {
        let letters = case.letters.map_or_else(
            || pgn::guess_letters(&case.text).letters(),
            |code| Letters::of_code(code).expect("a language"),
        );
        for game in pgn::read(&case.text, letters).filter_map(|read| read.game) {
            written_and_read_again(&game, &case.id);
        }
    }
}

fn written_and_read_again(game: &Game, what: &str) {
    let text = pgn::write(game);
    let again: Vec<_> = pgn::read(text.as_bytes(), Letters::ENGLISH).collect();
    assert_eq!(again.len(), 1, "{what}: {text}");
    assert_eq!(again[0].game.as_ref(), Some(game), "{what}: {text}");
    let errors: Vec<_> =
        again[0].problems.iter().filter(|problem| problem.fault.is_error()).collect();
    assert!(errors.is_empty(), "{what}: {errors:?} in {text}");
    assert_eq!(pgn::write(again[0].game.as_ref().expect("a game")), text, "{what}");
}

fn file(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/pgn/");
    std::fs::read(format!("{folder}{name}")).expect(name)
}

fn games(text: &[u8]) -> Vec<pgn::GameRead> {
    pgn::read(text, Letters::ENGLISH).collect()
}

#[test]
fn bytes_of_every_kind_give_their_games() {
    for (name, count, warnings) in [
        ("p05-bom-utf8.pgn", 1, &[][..]),
        ("p05-bom-two-games.pgn", 2, &[]),
        ("p05-latin1.pgn", 1, &["latin1"]),
        ("p05-mixed-bad-byte.pgn", 1, &["latin1"]),
        ("p05-crlf.pgn", 1, &[]),
        ("p05-cr.pgn", 1, &[]),
    ] {
        let read = games(&file(name));
        assert_eq!(read.len(), count, "{name}");
        for read in read {
            let game = read.game.expect(name);
            assert_eq!(game.main_line().count(), 7, "{name}");
            let last = game.main_line().last().and_then(|node| game.mv(node));
            assert_eq!(last.map(|mv| format!("{mv:?}")).as_deref(), Some("h5f7"), "{name}");
            assert_eq!(game.result.as_str(), "1-0", "{name}");
            assert_eq!(game.tag("Event"), Some("Ünïcode"), "{name}");
            let codes: Vec<_> = read.problems.iter().map(|problem| problem.fault.code()).collect();
            assert_eq!(codes, warnings, "{name}");
            written_and_read_again(&game, name);
        }
    }
}

#[test]
fn what_stands_in_a_comment_is_never_syntax() {
    let read = games(&file("p06-comments.pgn"));
    assert_eq!(read.len(), 2);
    let game = read[0].game.as_ref().expect("a game");
    let view = view(game);
    assert_eq!(view["uci"], json!(["d2d4", "d7d5", "c2c4", "e7e6"]));
    assert_eq!(view["result"], "1/2-1/2");
    assert_eq!(view["nags"], json!({ "2": [2] }));
    assert_eq!(view["comments"]["0"], json!(["before the first move"]));
    assert_eq!(view["comments"]["1"].as_array().map(Vec::len), Some(2));
    assert_eq!(view["comments"]["1"][1], "second comment");
    assert_eq!(view["comments"]["2"], json!(["rest of line } with a brace"]));
    assert_eq!(view["comments"]["4"], json!(["last", "two"]));
    assert_eq!(
        view["variations"],
        json!([{ "instead_of_ply": 3, "uci": ["g1f3", "g8f6", "g2g3"], "variations":
            [{ "instead_of_ply": 4, "uci": ["e7e6", "g2g3"], "variations": [] }] }])
    );
    assert_eq!(read[1].game.as_ref().map(|game| game.main_line().count()), Some(1));
    for read in &read {
        written_and_read_again(read.game.as_ref().expect("a game"), "p06");
    }
}

/// How many variations are in one another.
fn depth(game: &Game) -> usize {
    let mut deepest = 0;
    let mut open = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = open.pop() {
        deepest = deepest.max(depth);
        let children = game.children(node).enumerate();
        open.extend(children.map(|(index, child)| (child, depth + usize::from(index > 0))));
    }
    deepest
}

#[test]
fn long_deep_and_wordy_games_are_kept_whole() {
    let long = games(&file("p09-long.pgn"));
    assert_eq!(long[0].game.as_ref().map(|game| game.main_line().count()), Some(6000));
    let deep = games(&file("p09-nest-2000.pgn"));
    let game = deep[0].game.as_ref().expect("a game");
    assert_eq!(depth(game), 2000);
    let comment = "word ".repeat(200_000);
    let wordy = games(format!("1. e4 {{{comment}}} e5 *").as_bytes());
    let notes = wordy[0].game.as_ref().and_then(|game| game.notes(game.main_line().next()?));
    assert_eq!(notes.map(|notes| notes.comments[0].as_str()), Some(comment.trim()));
    for read in long.iter().chain(&deep).chain(&wordy) {
        assert!(
            read.problems.iter().all(|problem| !problem.fault.is_error()),
            "{:?}",
            read.problems.first()
        );
        written_and_read_again(read.game.as_ref().expect("a game"), "p09");
    }
}

#[test]
fn every_result_is_found_wherever_it_stands() {
    let read = games(&file("p11-results.pgn"));
    let found: Vec<_> = read
        .iter()
        .map(|read| {
            let game = read.game.as_ref().expect("a game");
            let codes: Vec<_> = read.problems.iter().map(|problem| problem.fault.code()).collect();
            (game.main_line().count(), game.result.as_str(), codes)
        })
        .collect();
    assert_eq!(
        found,
        [
            (3, "1-0", vec!["missing-result"]),
            (2, "1-0", vec!["result-mismatch"]),
            (2, "1/2-1/2", vec![]),
            (0, "1-0", vec![]),
        ]
    );
}

/// FIDE 5.2.2: the game has ended; moves after that are told once, and kept.
#[test]
fn moves_after_a_draw_by_the_board_are_told_of() {
    let head = "[SetUp \"1\"]\n[FEN \"";
    for (fen, moves, expected) in [
        // Nothing to mate with from the beginning.
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", "1. Ke2 Ke4 *", &["after-draw"][..]),
        // The last pawn is taken.
        ("8/8/8/4k3/4P3/8/8/4K3 b - - 0 1", "1... Kxe4 2. Ke2 *", &["after-draw"]),
        ("8/8/8/4k3/4P3/8/8/4K3 b - - 0 1", "1... Kxe4 *", &[]),
        // A pawn becomes a knight.
        ("8/4P3/8/2k5/8/8/8/4K3 w - - 0 1", "1. e8=N Kc4 *", &["after-draw"]),
        ("8/4P3/8/2k5/8/8/8/4K3 w - - 0 1", "1. e8=R Kc4 *", &[]),
        // The last rook is taken by a king, not by a pawn.
        ("8/8/4k3/3r4/4K3/8/8/8 b - - 0 1", "1... Kf6 2. Kxd5 Kf7 *", &["after-draw"]),
        ("8/8/8/3rk3/8/2K5/8/8 b - - 148 90", "90... Rd1 91. Kc2 Rd8 *", &["after-draw"]),
    ] {
        let text = format!("{head}{fen}\"]\n\n{moves}\n");
        let read = games(text.as_bytes()).remove(0);
        let told = read.problems.iter().map(|problem| problem.fault.code());
        let told: Vec<_> = told.filter(|code| *code == "after-draw").collect();
        assert_eq!(told, expected, "{fen} {moves}");
        let plies = moves.split(' ').filter(|word| word.starts_with(char::is_alphabetic));
        assert_eq!(read.game.expect(fen).main_line().count(), plies.count(), "{moves}");
    }
}
