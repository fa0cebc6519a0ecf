//! From a block of a lesson to a diagram.

use std::fmt::Display;

use roque_notation::{Letters, fen, san, uci};
use roque_rules::{Bitboard, Color, Outcome, Position, Reason, Setup, Square, is_dead, why_not};

use super::{Diagram, Illegal};
use crate::content::Fence;
use crate::exercise::reached;

/// How many positions a stated dead position may be searched.
const BUDGET: u64 = 2_000_000;

/// Reads the attributes of a block `board`: the diagram, or all that is wrong with it.
pub(crate) fn read(fence: &Fence) -> Result<Diagram, Vec<String>> {
    let setup = match fence.value("fen") {
        None => Ok(Setup::default()),
        Some(text) => fen::read_setup(text).map_err(|error| vec![format!("fen {text:?}: {error}")]),
    };
    on(setup?, Bitboard::EMPTY, fence, &[])
}

/// Reads a block `vchess`, whose first line is the diagram.
pub(crate) fn read_vchess(fence: &Fence, first_line: &str) -> Result<Diagram, Vec<String>> {
    let (setup, marks) = fen::read_diagram(first_line.trim()).ok_or_else(|| {
        vec![format!("{first_line:?} is no diagram: write fen:PLACEMENT e4,e5: or fen:PLACEMENT:")]
    })?;
    on(setup, marks.into_iter().collect(), fence, &["fen", "marks"])
}

/// Whether moves, an illegal move or an outcome are stated, and the like.
fn on(
    setup: Setup,
    marks: Bitboard,
    fence: &Fence,
    elsewhere: &[&str],
) -> Result<Diagram, Vec<String>> {
    let mut reading = Reading { diagram: Diagram { marks, ..Diagram::of(setup) }, wrong: vec![] };
    for (name, value) in &fence.attributes {
        if elsewhere.contains(&name.as_str()) {
            reading.wrong.push(format!("{name:?} is told by the diagram itself"));
        } else {
            reading.attribute(name, value.as_deref());
        }
    }
    // What follows from the last board waits for the moves, wherever they were stated.
    for name in ["reach", "illegal", "outcome"] {
        if let Some(value) = fence.value(name) {
            reading.judge(name, value);
        }
    }
    let Reading { diagram, wrong } = reading;
    if wrong.is_empty() { Ok(diagram) } else { Err(wrong) }
}

struct Reading {
    diagram: Diagram,
    wrong: Vec<String>,
}

impl Reading {
    fn attribute(&mut self, name: &str, value: Option<&str>) {
        let diagram = &mut self.diagram;
        let read = match (name, value) {
            ("fen" | "reach" | "illegal" | "outcome", Some(_)) => Ok(()),
            ("marks", Some(text)) => squares(text).map(|marks| diagram.marks = marks),
            ("arrows", Some(text)) => arrows(text).map(|arrows| diagram.arrows = arrows),
            ("moves", Some(text)) => play(diagram, text),
            ("seen-from", Some("white" | "black")) => {
                diagram.seen_from =
                    if value == Some("black") { Color::Black } else { Color::White };
                Ok(())
            }
            ("letters", None) => {
                diagram.letters = true;
                Ok(())
            }
            ("beside", None) => {
                diagram.beside = true;
                Ok(())
            }
            ("play", None) => {
                diagram.play = true;
                position(&diagram.start).map(drop)
            }
            ("letters" | "beside" | "play", Some(_)) => Err("stands alone".to_owned()),
            ("seen-from", _) => Err("is \"white\" or \"black\"".to_owned()),
            ("fen" | "marks" | "arrows" | "moves" | "reach" | "illegal" | "outcome", None) => {
                Err("needs a value".to_owned())
            }
            _ => Err("is no attribute of a board".to_owned()),
        };
        self.keep(name, read);
    }

    fn judge(&mut self, name: &str, value: &str) {
        let diagram = &mut self.diagram;
        let read = match name {
            "reach" => reach(diagram, value),
            "illegal" => illegal(diagram, value),
            _ => outcome(diagram, value),
        };
        self.keep(name, read);
    }

    fn keep(&mut self, name: &str, read: Result<(), String>) {
        if let Err(what) = read {
            self.wrong.push(format!("{name:?} {what}"));
        }
    }
}

fn square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|_| format!("names {text:?}, which is no square from a1 to h8"))
}

fn squares(text: &str) -> Result<Bitboard, String> {
    text.split_whitespace().map(square).collect()
}

fn arrows(text: &str) -> Result<Vec<(Square, Square)>, String> {
    let arrow = |text: &str| match uci::read_squares(text) {
        Some((from, to, None)) if from != to => Ok((from, to)),
        _ => Err(format!("holds {text:?}, which is no arrow between two squares, such as e2e4")),
    };
    text.split_whitespace().map(arrow).collect()
}

fn position(setup: &Setup) -> Result<Position, String> {
    Position::try_from(*setup).map_err(|error| format!("needs a position, but {error}"))
}

/// Plays a line written as `1. e4 e5 2. Nf3`.
fn play(diagram: &mut Diagram, text: &str) -> Result<(), String> {
    let mut board = position(&diagram.start)?;
    for token in text.split_whitespace() {
        let written = token.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let written = if written.len() < token.len() && written.starts_with('.') {
            written.trim_start_matches('.')
        } else {
            token
        };
        if written.is_empty() {
            continue;
        }
        let mv = san::read(&board, written, Letters::ENGLISH).map_err(says)?.mv;
        let side = board.castling_side(mv);
        let to = side.map_or(mv.to(), |side| side.king_to(board.turn()));
        board = board.play(mv).map_err(says)?;
        diagram.last_move = Some((mv.from(), to));
        diagram.line.push(mv);
        diagram.boards.push(Setup::from(&board));
    }
    if diagram.line.is_empty() { Err("holds no move".to_owned()) } else { Ok(()) }
}

fn says(error: impl Display) -> String {
    format!("cannot be played: {error}")
}

fn reach(diagram: &mut Diagram, text: &str) -> Result<(), String> {
    let from = square(text)?;
    let board = diagram.shown();
    if board.board.piece_at(from).is_none() {
        return Err(format!("names {from}, where nothing stands"));
    }
    let found = reached(board, from);
    if diagram.marks.any() && diagram.marks != found {
        return Err(format!(
            "disagrees with what is marked: from {from} one may go to {}, and {} is marked",
            told(found),
            told(diagram.marks)
        ));
    }
    diagram.marks = found;
    Ok(())
}

fn told(squares: Bitboard) -> String {
    let names: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(" ") }
}

fn illegal(diagram: &mut Diagram, text: &str) -> Result<(), String> {
    let board = position(diagram.shown())?;
    let (from, to, promotion) = uci::read_squares(text)
        .ok_or_else(|| format!("is {text:?}, which is no move such as e1g1 or e7e8q"))?;
    let refused = match uci::castling_meant(&board, from, to) {
        Some(_) => None,
        None => why_not(&board, from, to, promotion),
    };
    match refused {
        None => Err(format!("states {text}, which is legal")),
        Some(Reason::PromotionMissing) => {
            Err(format!("does not say what the pawn becomes: write {text}q"))
        }
        Some(reason) => {
            diagram.illegal = Some(Illegal { from, to, reason });
            Ok(())
        }
    }
}

fn outcome(diagram: &Diagram, text: &str) -> Result<(), String> {
    let board = position(diagram.shown())?;
    let holds = match text {
        "checkmate" => matches!(board.outcome(), Some(Outcome::Win { .. })),
        "stalemate" => !board.is_check() && !board.has_legal_move(),
        "dead" => board.has_legal_move() && is_dead(&board, BUDGET) == Some(true),
        "check" => board.is_check() && board.has_legal_move(),
        "none" => !board.is_check() && board.outcome().is_none(),
        _ => {
            return Err(format!("is {text:?}, and not checkmate, stalemate, dead, check or none"));
        }
    };
    if holds { Ok(()) } else { Err(format!("states {text:?}, but {}", truth(&board))) }
}

fn truth(board: &Position) -> String {
    match board.outcome() {
        Some(outcome) => format!("the rules say {}", outcome.code()),
        None if board.is_check() => "the king is in check and may get out of it".to_owned(),
        None => "nobody is in check and the game goes on".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(attributes: &str) -> Result<Diagram, Vec<String>> {
        read(&Fence::parse(&format!("board {attributes}")).unwrap())
    }

    fn wrong(attributes: &str) -> String {
        board(attributes).unwrap_err().join("; ")
    }

    #[test]
    fn a_lone_knight_reaches_eight_squares() {
        let diagram = board(r#"fen="8/8/8/8/3N4/8/8/8" reach="d4""#).unwrap();
        assert_eq!(told(diagram.marks), "c2 e2 b3 f3 b5 f5 c6 e6");
        assert_eq!(
            diagram,
            board(r#"fen="8/8/8/8/3N4/8/8/8" reach="d4" marks="b3 b5 c2 c6 e2 e6 f3 f5""#).unwrap()
        );
    }

    #[test]
    fn what_is_marked_and_what_is_reached_must_agree() {
        assert_eq!(
            wrong(r#"fen="8/8/8/8/8/8/8/N7" reach="a1" marks="b3 c3""#),
            "\"reach\" disagrees with what is marked: from a1 one may go to c2 b3, and b3 c3 is marked"
        );
        assert_eq!(wrong(r#"reach="e4""#), "\"reach\" names e4, where nothing stands");
    }

    #[test]
    fn a_line_is_played_and_what_is_stated_belongs_to_its_end() {
        let diagram = board(
            r#"outcome="checkmate" moves="1. f3 e5 2. g4 2... Qh4#" arrows="h4e1" seen-from="black""#,
        )
        .unwrap();
        assert_eq!((diagram.line.len(), diagram.boards.len()), (4, 4));
        assert_eq!(diagram.check(), Some(Square::E1));
        assert_eq!(diagram.seen_from, Color::Black);
        assert_eq!(
            wrong(r#"moves="1. e4 Ke7""#),
            "\"moves\" cannot be played: \"Ke7\" is illegal: own-piece {e7}"
        );
        assert_eq!(wrong(r#"moves="1.""#), "\"moves\" holds no move");
        assert!(
            wrong(r#"fen="8/8/8/8/8/8/8/N7" moves="Nb3""#)
                .starts_with("\"moves\" needs a position, but ")
        );
    }

    #[test]
    fn an_illegal_move_must_be_illegal() {
        let fen = r#"fen="4kr2/8/8/8/8/8/8/4K2R w K - 0 1""#;
        let diagram = board(&format!(r#"{fen} illegal="e1g1""#)).unwrap();
        let Some(Illegal { reason: Reason::CastlingThroughCheck(by), .. }) = diagram.illegal else {
            panic!("{:?}", diagram.illegal)
        };
        assert_eq!(by, Square::F8.into());
        assert_eq!(wrong(r#"illegal="e2e4""#), "\"illegal\" states e2e4, which is legal");
        assert_eq!(
            wrong(r#"fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1" illegal="e1g1""#),
            "\"illegal\" states e1g1, which is legal"
        );
        assert_eq!(
            wrong(r#"fen="8/P3k3/8/8/8/8/8/4K3 w - - 0 1" illegal="a7a8""#),
            "\"illegal\" does not say what the pawn becomes: write a7a8q"
        );
    }

    #[test]
    fn an_outcome_must_be_true() {
        for (fen, outcome) in [
            ("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "checkmate"),
            ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "stalemate"),
            ("7k/8/8/8/8/8/8/K6B w - - 0 1", "dead"),
            ("7k/8/8/8/8/8/8/K6R b - - 0 1", "check"),
            ("7k/8/8/8/8/8/8/K5R1 b - - 0 1", "none"),
        ] {
            for stated in ["checkmate", "stalemate", "dead", "check", "none"] {
                let read = board(&format!(r#"fen="{fen}" outcome="{stated}""#));
                assert_eq!(read.is_ok(), stated == outcome, "{fen} {stated}: {read:?}");
            }
        }
        assert_eq!(
            wrong(r#"fen="7k/5K2/6Q1/8/8/8/8/8 b - - 0 1" outcome="checkmate""#),
            "\"outcome\" states \"checkmate\", but the rules say stalemate"
        );
        assert!(wrong(r#"outcome="won""#).starts_with("\"outcome\" is \"won\", and not "));
    }

    #[test]
    fn attributes_are_known_and_well_formed() {
        for (attributes, what) in [
            (r#"fen="9/8""#, "fen \"9/8\": FEN, column 1: "),
            (r#"colour="red""#, "\"colour\" is no attribute of a board"),
            (r#"play="yes""#, "\"play\" stands alone"),
            ("marks", "\"marks\" needs a value"),
            (r#"marks="i9""#, "\"marks\" names \"i9\", which is no square"),
            (r#"arrows="e2e2""#, "\"arrows\" holds \"e2e2\""),
            (r#"seen-from="left""#, "\"seen-from\" is \"white\" or \"black\""),
            (r#"fen="8/8/8/8/8/8/8/8" play"#, "\"play\" needs a position"),
        ] {
            assert!(wrong(attributes).starts_with(what), "{attributes}: {}", wrong(attributes));
        }
        assert_eq!(board("").unwrap(), Diagram::of(Setup::default()));
    }

    #[test]
    fn the_diagrams_of_vchess_are_read_as_they_are_written() {
        let fence = Fence::parse("vchess reach=\"e4\"").unwrap();
        let line = "fen:k7/2p5/5q2/2b5/4N3/2R3r1/3P4/7K f6,d6,c5,f2,g3,g5:";
        let diagram = read_vchess(&fence, line).unwrap();
        assert_eq!(told(diagram.marks), "f2 g3 c5 g5 d6 f6");
        assert!(read_vchess(&fence, "k7/8 f6").unwrap_err()[0].contains("is no diagram"));
        let twice = Fence::parse("vchess marks=\"e4\"").unwrap();
        assert_eq!(
            read_vchess(&twice, line).unwrap_err(),
            ["\"marks\" is told by the diagram itself"]
        );
    }
}
