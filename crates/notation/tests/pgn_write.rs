//! The export format of PGN.

use roque_notation::{Dialect, fen, pgn, uci};
use roque_rules::{Move, Position, Square};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

#[test]
fn a_game_is_written_in_export_format() {
    let start = position("4k3/8/8/8/8/8/8/4K2R b K - 3 9");
    let moves = [Move::new(Square::E8, Square::D8), Move::new(Square::E1, Square::H1)];
    let tags = [("White", "Tour \"h\"".to_owned()), ("Annotator", "A\\B".to_owned())];
    let text = pgn::write(&pgn::Game {
        tags: &tags,
        start,
        dialect: Dialect::Ordinary,
        moves: &moves,
        result: "*".into(),
    });
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
    assert_eq!(text, expected);
}

#[test]
fn long_games_are_wrapped_before_column_80() {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(20) {
        let mv = uci::read(&position, text).unwrap();
        position = position.play(mv).unwrap();
        moves.push(mv);
    }
    let text = pgn::write(&pgn::Game {
        tags: &[],
        start: Position::default(),
        dialect: Dialect::Ordinary,
        moves: &moves,
        result: "1/2-1/2".into(),
    });
    let movetext = text.split_once("\n\n").unwrap().1;
    assert!(movetext.lines().count() > 5);
    assert!(movetext.lines().all(|line| line.len() < 80 && line.trim() == line));
    assert!(movetext.ends_with("40. Ng1 Ng8 1/2-1/2\n\n"));
}
