//! The export format of PGN, and that what is written is read again as the same tree.

use proptest::prelude::*;
use roque_notation::{
    Dialect, Letters, fen,
    pgn::{self, Arrow, ColoredSquare, Evaluation, Game, GameResult, Nag, NodeId, Paint, Score},
    uci,
};
use roque_rules::{Color, Move, Position, Square, chess960::StartArray};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

#[test]
fn a_game_is_written_in_export_format() {
    let start = position("4k3/8/8/8/8/8/8/4K2R b K - 3 9");
    let mut game = Game::new(start, Dialect::Ordinary);
    game.set_tag("White", "Tour \"h\"");
    game.set_tag("Annotator", "A\\B");
    let king = game.push(NodeId::ROOT, Some(Move::new(Square::E8, Square::D8)));
    game.push(king, Some(Move::new(Square::E1, Square::H1)));
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Tour \"h\""]
[Black "?"]
[Result "*"]
[Annotator "A\\B"]
[FEN "4k3/8/8/8/8/8/8/4K2R b K - 3 9"]
[SetUp "1"]

9... Kd8 10. O-O *

"#;
    assert_eq!(pgn::write(&game), expected);
}

#[test]
fn what_stands_beside_the_moves_is_written_so_that_others_can_read_it() {
    let mut game = Game::default();
    game.result = GameResult::BlackWins;
    let e4 = game.push(NodeId::ROOT, Some(Move::new(Square::E2, Square::E4)));
    let d4 = game.push(NodeId::ROOT, Some(Move::new(Square::D2, Square::D4)));
    let nf6 = game.push(d4, Some(Move::new(Square::G8, Square::F6)));
    let e5 = game.push(e4, Some(Move::new(Square::E7, Square::E5)));
    game.push(e5, None);
    game.notes_mut(NodeId::ROOT).comments.push("Début".into());
    let notes = game.notes_mut(e4);
    notes.nags.push(Nag(1));
    notes.clock = Some(298_500);
    notes.evaluation = Some(Evaluation { score: Score::Centipawns(-5), depth: Some(20) });
    notes.arrows.push(Arrow { paint: Paint::Green, from: Square::E2, to: Square::E4 });
    notes.squares.push(ColoredSquare { paint: Paint::Red, square: Square::D5 });
    notes.comments.push("best by test } {".into());
    game.notes_mut(d4).before.push("or".into());
    game.notes_mut(nf6).draw_offer = true;
    game.notes_mut(e5).evaluation = Some(Evaluation { score: Score::Mate(-3), depth: None });
    game.notes_mut(e5).elapsed = Some(3_600_000);
    let text = pgn::write(&game);
    let movetext = text.split_once("\n\n").expect("tags, then moves").1;
    let expected = "{Début} 1. e4 $1 {[%eval -0.05,20] [%clk 0:04:58.5] [%csl Rd5] [%cal Ge2e4]}
; best by test } {
({or} 1. d4 Nf6 {(=)}) 1... e5 {[%eval #-3] [%emt 1:00:00]} 2. -- 0-1

";
    assert_eq!(movetext, expected);
    let read = pgn::read(text.as_bytes(), Letters::ENGLISH).next().and_then(|read| read.game);
    assert_eq!(read.as_ref(), Some(&game));
}

#[test]
fn a_tag_holds_no_control_characters() {
    let text = b"[White \"a\0b\x07c\x7F\xC2\x85\"]\n\n1. e4 *\n";
    let game = pgn::read(text, Letters::ENGLISH).next().and_then(|read| read.game).expect("a game");
    assert_eq!(game.tag("White"), Some("abc"));
    let again = pgn::read(pgn::write(&game).as_bytes(), Letters::ENGLISH).next();
    assert_eq!(again.and_then(|read| read.game), Some(game));
}

#[test]
fn a_glyph_before_the_first_move_is_read_again() {
    for text in
        ["1.?Nf3 *", "$2 {a} 1. Nf3 *", "$2\n1. Nf3 *", "$2 $14 Nf3 *", "$2 *", "$2 ; a}\n*"]
    {
        let read = pgn::read(text.as_bytes(), Letters::ENGLISH).next().expect("a game");
        let game = read.game.expect("understood");
        assert_eq!(game.notes(NodeId::ROOT).map(|notes| notes.nags[0]), Some(Nag(2)), "{text}");
        assert_eq!(game.count_moves(), text.matches("Nf3").count(), "{text}");
        let again = pgn::read(pgn::write(&game).as_bytes(), Letters::ENGLISH).next();
        assert_eq!(again.and_then(|read| read.game), Some(game), "{text}");
    }
}

#[test]
fn long_games_are_wrapped_before_column_80() {
    let mut game = Game::default();
    let (mut position, mut last) = (Position::default(), NodeId::ROOT);
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(20) {
        let mv = uci::read(&position, text).unwrap();
        position = position.play(mv).unwrap();
        last = game.push(last, Some(mv));
    }
    game.result = GameResult::Draw;
    let text = pgn::write(&game);
    let movetext = text.split_once("\n\n").unwrap().1;
    assert!(movetext.lines().count() > 5);
    assert!(movetext.lines().all(|line| line.len() < 80 && line.trim() == line));
    assert!(movetext.ends_with("40. Ng1 Ng8 1/2-1/2\n\n"));
}

#[test]
fn other_letters_are_written_for_people() {
    let game = pgn::read(b"1. Nf3 Nc6 2. g3 *", Letters::ENGLISH).next().and_then(|read| read.game);
    let game = game.expect("a game");
    assert!(pgn::write_in(&game, Letters::FRENCH).ends_with("1. Cf3 Cc6 2. g3 *\n\n"));
    assert!(pgn::write_in(&game, Letters::FIGURINE).ends_with("1. ♘f3 ♘c6 2. g3 *\n\n"));
}

/// One step in the making of a tree: how far to go back, which move to play (none: the null move,
/// where it is possible), and what to write beside it.
#[derive(Debug, Clone)]
struct Step {
    back: usize,
    choice: Option<usize>,
    notes: Beside,
}

#[derive(Debug, Clone)]
struct Beside {
    nags: Vec<u16>,
    comments: Vec<String>,
    clock: Option<u64>,
    evaluation: Option<Evaluation>,
    arrow: Option<Arrow>,
    draw_offer: bool,
}

fn a_comment() -> impl Strategy<Value = String> {
    "[a-z;(){}\\[\\]%$. é1-]{0,30}( [a-zé}]{1,9}){0,12}".prop_filter_map("says something", |text| {
        let text = text.trim().to_owned();
        (!text.is_empty() && !text.contains("[%") && text != "(=)").then_some(text)
    })
}

fn beside() -> impl Strategy<Value = Beside> {
    let score = prop_oneof![
        (-99_999i32..99_999).prop_map(Score::Centipawns),
        (-99i32..99).prop_map(Score::Mate)
    ];
    let evaluation = (score, proptest::option::of(0u32..99))
        .prop_map(|(score, depth)| Evaluation { score, depth });
    let arrow = (0u8..64, 0u8..64).prop_map(|(from, to)| Arrow {
        paint: Paint::Blue,
        from: Square::from_index(from),
        to: Square::from_index(to),
    });
    (
        proptest::collection::vec(0u16..300, 0..3),
        proptest::collection::vec(a_comment(), 0..3),
        proptest::option::of(0u64..100_000_000),
        proptest::option::of(evaluation),
        proptest::option::of(arrow),
        any::<bool>(),
    )
        .prop_map(|(nags, comments, clock, evaluation, arrow, draw_offer)| Beside {
            nags,
            comments,
            clock,
            evaluation,
            arrow,
            draw_offer,
        })
}

fn quiet() -> Beside {
    let (nags, comments) = (Vec::new(), Vec::new());
    Beside { nags, comments, clock: None, evaluation: None, arrow: None, draw_offer: false }
}

fn a_step() -> impl Strategy<Value = Step> {
    let back = prop_oneof![6 => Just(0usize), 1 => 1usize..12];
    let choice = prop_oneof![20 => any::<usize>().prop_map(Some), 1 => Just(None)];
    let notes = prop_oneof![4 => Just(()).prop_map(|()| quiet()), 1 => beside()];
    (back, choice, notes).prop_map(|(back, choice, notes)| Step { back, choice, notes })
}

fn a_tag() -> impl Strategy<Value = (String, String)> {
    ("[A-Z][A-Za-z0-9_]{0,12}", "[^\u{0}-\u{1F}\u{7F}-\u{9F}]{0,40}")
}

fn grow(start: Position, dialect: Dialect, steps: &[Step]) -> Game {
    let mut game = Game::new(start, dialect);
    let mut path = vec![(NodeId::ROOT, start)];
    for step in steps {
        let keep = path.len().saturating_sub(step.back).max(1);
        path.truncate(keep);
        let (parent, before) = *path.last().expect("the start");
        let moves = before.legal_moves();
        let (mv, after) = match step.choice {
            Some(choice) if !moves.is_empty() => {
                let mv = moves[choice % moves.len()];
                (Some(mv), before.play_unchecked(mv))
            }
            None if !before.is_check() && !moves.is_empty() => match passed(&before) {
                Some(after) => (None, after),
                None => continue,
            },
            _ => continue,
        };
        let node = game.push(parent, mv);
        let beside = &step.notes;
        let notes = game.notes_mut(node);
        notes.nags.extend(beside.nags.iter().copied().map(Nag));
        notes.comments.extend(beside.comments.iter().cloned());
        notes.clock = beside.clock;
        notes.evaluation = beside.evaluation;
        notes.arrows.extend(beside.arrow);
        notes.draw_offer = beside.draw_offer;
        path.push((node, after));
    }
    // A reader believes the board before the mark.
    let end = game.main_line().fold(start, |position, node| match game.mv(node) {
        Some(mv) => position.play_unchecked(mv),
        None => passed(&position).expect("no check"),
    });
    if !end.has_legal_move() {
        game.result = end.outcome().into();
    }
    game
}

fn passed(before: &Position) -> Option<Position> {
    let setup = roque_rules::Setup::from(before);
    let black = setup.turn == Color::Black;
    let (turn, move_number) = (!setup.turn, setup.move_number + u32::from(black));
    let half_moves = setup.half_moves + 1;
    let setup = roque_rules::Setup { turn, move_number, half_moves, en_passant: None, ..setup };
    Position::try_from(setup).ok()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_is_read_as_the_same_tree(
        array in prop_oneof![3 => Just(518u16), 1 => 0u16..960],
        tags in proptest::collection::vec(a_tag(), 0..4),
        steps in proptest::collection::vec(a_step(), 0..60),
    ) {
        let start = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        let dialect = if array == 518 { Dialect::Ordinary } else { Dialect::Chess960 };
        let mut game = grow(start, dialect, &steps);
        for (name, value) in &tags {
            game.set_tag(name, value);
        }
        let text = pgn::write(&game);
        let read: Vec<_> = pgn::read(text.as_bytes(), Letters::ENGLISH).collect();
        prop_assert_eq!(read.len(), 1, "{}", &text);
        let errors = read[0].problems.iter().filter(|problem| problem.fault.is_error());
        prop_assert_eq!(errors.count(), 0, "{:?} in {}", &read[0].problems, &text);
        let again = read[0].game.as_ref().expect("a game");
        prop_assert_eq!(pgn::write(again), text.clone());
        prop_assert_eq!(again, &game, "{}", &text);
        prop_assert!(text.lines().all(|line| line.starts_with('[')
            || line.contains("[%") || line.contains(['%', '[', ';']) || line.chars().count() < 80), "{}", &text);
    }
}
