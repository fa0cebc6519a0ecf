//! A text is read alike whatever the windows it is seen through, and a game that is passed over ends
//! where it ends when it is read.

use std::{convert::Infallible, fmt::Display};

use proptest::prelude::*;
use roque_notation::{
    Letters,
    pgn::{
        Annotation, Builder, Fault, GameResult, Next, RawText, Reader, Replay, Splitter, Spot,
        Visitor, Word,
    },
};

/// Writes down all it is told.
#[derive(Default)]
struct Witness {
    skip: Option<fn(usize) -> bool>,
    games: usize,
    events: Vec<String>,
    /// Results, none for a game that ends inside a variation, and where they stand.
    ends: Vec<(Option<GameResult>, u64)>,
    unclosed: bool,
}

impl Witness {
    fn note(&mut self, what: impl Display, at: Spot<'_>) {
        let place = at.place();
        assert_eq!(place.offset, at.offset());
        self.events.push(format!("{what} at {place} ({})", place.offset));
    }
}

impl Visitor for Witness {
    fn begin_game(&mut self, at: Spot<'_>) {
        self.games += 1;
        self.note("game", at);
    }
    fn tag(&mut self, name: &[u8], value: RawText<'_>, at: Spot<'_>) {
        let name = String::from_utf8_lossy(name);
        self.note(format!("tag {name} {value:?}"), at);
    }
    fn begin_moves(&mut self, at: Spot<'_>) -> Next {
        self.note("moves", at);
        if self.skip.is_some_and(|skip| skip(self.games)) { Next::Skip } else { Next::Read }
    }
    fn move_number(&mut self, number: u32, at: Spot<'_>) {
        self.note(format!("number {number}"), at);
    }
    fn san(&mut self, word: Word<'_>) {
        let Word { written, bytes, at } = word;
        self.note(format!("move {:?} {bytes:?}", written.san), at);
    }
    fn unknown_move(&mut self, word: &str, at: Spot<'_>) {
        self.note(format!("unknown {word}"), at);
    }
    fn annotation(&mut self, annotation: Annotation, at: Spot<'_>) {
        self.note(format!("{annotation:?}"), at);
    }
    fn comment(&mut self, text: RawText<'_>, at: Spot<'_>) {
        self.note(format!("comment {text:?}"), at);
    }
    fn begin_variation(&mut self, at: Spot<'_>) -> Next {
        self.note("variation", at);
        Next::Read
    }
    fn end_variation(&mut self) {
        self.events.push("variation ends".into());
    }
    fn end_game(&mut self, result: Option<GameResult>, at: Spot<'_>) {
        let unclosed = std::mem::take(&mut self.unclosed);
        self.ends.push((result.filter(|_| !unclosed), at.offset()));
        self.events.push(format!("game ends {result:?}"));
    }
    fn fault(&mut self, fault: Fault, at: Spot<'_>) {
        self.unclosed |= fault == Fault::UnclosedVariation;
        self.note(format!("{fault:?}"), at);
    }
}

/// Reads a text in pieces of these lengths, again and again.
fn in_pieces(text: &[u8], lengths: &[usize], visitor: &mut impl Visitor) {
    let mut rest = text;
    let mut lengths = lengths.iter().cycle();
    let fill = |buffer: &mut [u8]| {
        let length = rest.len().min(*lengths.next().expect("a length")).min(buffer.len());
        let (now, later) = rest.split_at(length);
        buffer[..length].copy_from_slice(now);
        rest = later;
        Ok::<usize, Infallible>(length)
    };
    let Ok(()) = Reader::new(Letters::ENGLISH).read_from(fill, visitor);
}

/// What PGN is made of, and what it is not.
fn a_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        8 => prop::sample::select(vec![
            "e4", "1…", "Nf3", "exd5", "O-O", "e8=Q+", "d8(Q)", "0-1(Q)", "Qh4#", "1.", "12.", "1...",
            "3", "e.p.", "--", "Ng1-f3", "0-0-0", "♘f3", "Cf3",
        ]),
        2 => prop::sample::select(vec![
            "1-0", "0-1", "1/2-1/2", "*", "½–½", "1/2", "(", ")", "(=)", "{", "}", "{ text }", "{a;b}",
            "; to the end", "$1", "!?", "!", "+-", "=", "% escaped", "\"", "é", "\u{FEFF}",
            "\0",
        ]),
        1 => prop::sample::select(vec![
            "[Event \"a\"]", "[White \"B \\\" C\"]", "[Bad", "[", "]", "\n[Event \"x\"]\n",
            "\n\n[Event \"x\"]\n\n", "{ [%clk 0:01:02] }", "word", "Here", "\u{1A}",
        ]),
    ];
    let gap = prop::sample::select(vec![" ", " ", " ", "\n", "\r\n", "\n\n", "\r", "\t", ""]);
    proptest::collection::vec((piece, gap), 0..40)
        .prop_map(|parts| parts.into_iter().flat_map(|(piece, gap)| [piece, gap]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn windows_change_nothing(
        text in a_text(),
        lengths in proptest::collection::vec(1usize..20, 1..6),
    ) {
        let mut whole = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut whole);
        let mut pieces = Witness::default();
        in_pieces(text.as_bytes(), &lengths, &mut pieces);
        prop_assert_eq!(whole.events, pieces.events);
    }

    #[test]
    fn a_game_passed_over_ends_where_it_ends(
        text in a_text(),
        lengths in proptest::collection::vec(1usize..20, 1..6),
    ) {
        let mut read = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut read);
        for skip in [|_: usize| true, |game: usize| game.is_multiple_of(2)] {
            let mut skipped = Witness { skip: Some(skip), ..Witness::default() };
            Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut skipped);
            prop_assert_eq!(&read.ends, &skipped.ends, "{:?}", &text);
            let mut pieces = Witness { skip: Some(skip), ..Witness::default() };
            in_pieces(text.as_bytes(), &lengths, &mut pieces);
            prop_assert_eq!(&skipped.events, &pieces.events);
        }
    }

    #[test]
    fn parts_of_any_size_hold_the_same_games(text in a_text(), length in 1usize..20, least in 1usize..100) {
        let mut whole = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut whole);
        prop_assert_eq!(whole.events, in_parts(text.as_bytes(), length, least).0, "{:?}", &text);
    }

    #[test]
    fn no_bytes_make_the_readers_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), length in 1usize..40) {
        let mut replay = Replay::new(Letters::FRENCH, Builder::new(Vec::new()));
        in_pieces(&bytes, &[length], &mut replay);
    }

    #[test]
    fn utf16_is_read_as_utf8_is(text in a_text(), big_endian: bool, lengths in proptest::collection::vec(1usize..20, 1..6)) {
        let text = text.replace('\u{FEFF}', "");
        let mut plain = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut plain);
        let marked = format!("\u{FEFF}{text}");
        let wide: Vec<u8> = marked
            .encode_utf16()
            .flat_map(|unit| if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() })
            .collect();
        let mut pieces = Witness::default();
        in_pieces(&wide, &lengths, &mut pieces);
        prop_assert_eq!(plain.events, pieces.events);
    }
}

#[test]
fn a_result_right_after_a_glyph_or_a_number_is_found_wherever_the_text_is_cut() {
    for text in ["1. e4 $14½–½ 1. d4 e5 1-0", "1. e4 1…½–½ 2.…1/2 e4 …1/2 *"] {
        for length in 1..text.len() {
            let mut skipped = Witness { skip: Some(|_: usize| true), ..Witness::default() };
            in_pieces(text.as_bytes(), &[length], &mut skipped);
            let mut read = Witness::default();
            Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut read);
            assert_eq!(skipped.ends, read.ends, "{text} in pieces of {length} bytes");
        }
    }
}

/// No pawn is promoted by a result: what is in brackets behind it begins the next game.
#[test]
fn a_result_before_a_bracket_ends_the_game_for_whoever_reads_or_counts() {
    let text = b"1. f3 e5 2. g4 Qh4# 0-1(Q)\n1. e4 *";
    let results: Vec<_> = roque_notation::pgn::read(text, Letters::ENGLISH)
        .filter_map(|read| read.game.map(|game| game.result))
        .collect();
    assert_eq!(results, [GameResult::BlackWins, GameResult::Unknown]);
    let (_, parts) = in_parts(text, 7, 1);
    assert_eq!(parts, 2);
}

#[test]
fn a_result_keeps_its_place_while_a_comment_follows_it() {
    let text = "1. e4\n* {said\nafterwards}\n1. d4 *";
    for length in 1..text.len() {
        let mut pieces = Witness::default();
        in_pieces(text.as_bytes(), &[length], &mut pieces);
        let expected = [(Some(GameResult::Unknown), 6), (Some(GameResult::Unknown), 32)];
        assert_eq!(pieces.ends, expected, "in pieces of {length} bytes");
    }
}

#[test]
fn a_number_after_a_result_in_a_variation_says_nothing_yet() {
    for text in ["1. e4 (1. d4 1-0 2. \0", "1. e4 (1. d4 1-0 2.\n", "1. e4 (1. d4 1-0 2. c4) *"] {
        let mut whole = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut whole);
        let told = whole.events.iter().any(|event| event.starts_with("ResultInVariation"));
        assert_eq!(told, text.contains("c4"), "{:?}", whole.events);
        for length in 1..text.len() {
            let mut pieces = Witness::default();
            in_pieces(text.as_bytes(), &[length], &mut pieces);
            assert_eq!(whole.events, pieces.events, "in pieces of {length} bytes");
        }
    }
}

#[test]
fn an_unclosed_comment_ends_before_the_next_game() {
    for text in [
        "[Event \"a\"]\n\n1. e4 {never closed\n\n[Event \"b\"]\n\n1. d4 {closed} *\n",
        "[Event \"a\"]\n\n1. e4 {never closed 1-0\n[Event \"b\"]\n\n1. d4 *\n",
    ] {
        let mut witness = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut witness);
        assert_eq!(witness.games, 2, "{text}");
        let unclosed = "UnclosedComment at line 3, column 7 (19)".to_owned();
        assert!(witness.events.contains(&unclosed), "{:?}", witness.events);
    }
}

#[test]
fn a_comment_longer_than_the_limit_is_cut_and_the_next_game_read() {
    let text = format!("1. e4 {{{}}} e5 1-0\n\n1. d4 *\n", "long ".repeat(1_000_000));
    for skip in [None, Some((|_| true) as fn(usize) -> bool)] {
        let mut witness = Witness { skip, ..Witness::default() };
        in_pieces(text.as_bytes(), &[100_000], &mut witness);
        assert_eq!(witness.ends.len(), 2);
        let limits = witness.events.iter().filter(|event| event.starts_with("TooLong(4194304)"));
        assert_eq!(limits.count(), usize::from(skip.is_none()));
    }
}

#[test]
fn variations_deeper_than_the_limit_are_left_out() {
    let text = format!("1. e4 {} *\n\n1. d4 *\n", "(1. d4 ".repeat(20_000));
    let mut replay = Replay::new(Letters::ENGLISH, Builder::new(Vec::new()));
    Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut replay);
    let games = replay.into_follower().sink().clone();
    let codes: Vec<_> = games[0].problems.iter().map(|problem| problem.fault.code()).collect();
    assert_eq!(codes, ["too-deep", "unclosed-variation", "missing-result"]);
}

/// The events of a text that comes in pieces of this length and is read in parts of at least so many
/// bytes.
fn in_parts(text: &[u8], length: usize, least: usize) -> (Vec<String>, usize) {
    let mut rest = text;
    let mut fill = |buffer: &mut [u8]| {
        let length = rest.len().min(length).min(buffer.len());
        let (now, later) = rest.split_at(length);
        buffer[..length].copy_from_slice(now);
        rest = later;
        Ok::<usize, Infallible>(length)
    };
    let mut splitter = Splitter::with_parts_of(least);
    let (mut events, mut parts, mut games) = (Vec::new(), 0, 0);
    loop {
        let Ok(part) = splitter.next(&mut fill);
        let Some(part) = part else { break };
        assert_eq!(part.games_before, games);
        let mut witness = Witness::default();
        Reader::starting_at(Letters::ENGLISH, part.place).read_all(&part.text, &mut witness);
        games += witness.games as u64;
        events.extend(witness.events);
        parts += 1;
    }
    (events, parts)
}

#[test]
fn parts_end_with_the_byte_that_no_text_has_and_begin_in_the_middle_of_a_line() {
    for text in [
        "* % no escape",
        "[Event \"a\"]\n\n1. e4 \0 e5 1-0\n\n1. d4 *\n",
        "1. e4 *\n\0\n1. d4 *\n",
        "\0",
    ] {
        let mut whole = Witness::default();
        Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut whole);
        for length in 1..text.len() {
            assert_eq!(in_parts(text.as_bytes(), length, 1).0, whole.events, "{text:?}");
        }
    }
}

#[test]
fn a_long_comment_makes_the_parts_behind_it_no_longer() {
    let text =
        format!("1. e4 {{{}}} 1-0\n", "long ".repeat(200_000)) + &"1. e4 e5 *\n".repeat(200_000);
    let mut rest = text.as_bytes();
    let mut splitter = Splitter::with_parts_of(10_000);
    let mut lengths = Vec::new();
    loop {
        let part = splitter.next(|buffer| std::io::Read::read(&mut rest, buffer)).expect("bytes");
        let Some(part) = part else { break };
        lengths.push(part.text.len());
    }
    assert!(lengths[0] > 1_000_000);
    let (last, others) = lengths[1..].split_last().expect("more parts");
    assert!(others.iter().all(|length| (10_000..10_100).contains(length)), "{others:?}");
    assert!(*last < 2_000_000);
}

#[test]
fn parts_hold_whole_games_and_know_where_they_are() {
    let mut text = String::new();
    for number in 0..60_000 {
        let end = ["\n", "\r\n", "\n\n"][number % 3];
        let game = format!("[Event \"é {number}\"]{end}1. e4 {{a{end}b}} e5 (1... c5) 1-0{end}");
        text += &game;
        if number % 7 == 0 {
            text += "1. d4 d5 {no result, then a tag}\n";
        }
    }
    let mut whole = Witness::default();
    Reader::new(Letters::ENGLISH).read_all(text.as_bytes(), &mut whole);
    let (events, parts) = in_parts(text.as_bytes(), 50_000, 1 << 20);
    assert!(parts > 2, "{parts}");
    assert_eq!(whole.events, events);
    assert_eq!(in_parts(b"", 1, 1), (Vec::new(), 0));
    assert_eq!(in_parts(b"1. e4", 1, 1).1, 1);
}

#[test]
fn what_is_wrong_with_the_start_stands_at_the_tag_that_says_it() {
    for (tag, code) in [
        ("[FEN \"8/8 w\"]", "bad-fen"),
        ("[Variant \"Atomic\"]", "unsupported-variant"),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", "setup-missing"),
    ] {
        let text = format!("[Event \"a\"]\n{tag}\n[White \"b\"]\n\n1. Kd1 *\n");
        let read = roque_notation::pgn::read(text.as_bytes(), Letters::ENGLISH).next();
        let problems = read.expect("a game").problems;
        let found = problems.iter().map(|problem| (problem.fault.code(), problem.place.line));
        assert_eq!(found.collect::<Vec<_>>(), [(code, 2)], "{text}");
    }
}
