//! Texts of every notation.

use roque_notation::{
    Dialect, Letters, epd as positions, fen as notation, san as moves, uci as program,
};
use roque_rules::Position;

use crate::position;

const LETTERS: [Letters; 2] = [Letters::ENGLISH, Letters::FRENCH];
const DIALECTS: [Dialect; 2] = [Dialect::Ordinary, Dialect::Chess960];

/// A FEN, or not.
pub fn fen(text: &str) {
    let _ = notation::read_diagram(text);
    let setup = notation::read_setup(text);
    let departures = notation::departures(text);
    let strict = notation::read_strict(text);
    assert_eq!(setup.is_ok(), departures.is_ok());
    assert!(setup.is_ok() || strict.is_err());
    let Ok(setup) = setup else { return };
    for dialect in DIALECTS {
        let written = notation::write_setup(&setup, dialect);
        // What stands for a rook that is not there may be read as another one's right.
        if setup.problems().is_empty() {
            assert_eq!(notation::read_setup(&written), Ok(setup), "{written}");
            assert_eq!(notation::departures(&written), Ok(Vec::new()), "{written}");
        }
    }
    match notation::read(text) {
        Ok(position) => position::examine(&position),
        Err(_) => assert!(!setup.problems().is_empty()),
    }
}

/// A FEN on the first line, and moves in UCI on the others.
pub fn uci(text: &str) {
    let mut lines = text.lines();
    let Some(mut position) = lines.next().and_then(start) else { return };
    for line in lines.take(40) {
        let _ = program::read_squares(line);
        let Ok(mv) = program::read(&position, line) else { continue };
        for dialect in DIALECTS {
            let written = program::write(&position, mv, dialect);
            assert_eq!(program::read(&position, &written), Ok(mv), "{written}");
        }
        position = position.play(mv).expect("a legal move");
    }
    position::examine(&position);
}

/// A FEN on the first line, and moves in algebraic notation on the others.
pub fn san(text: &str) {
    let mut lines = text.lines();
    let Some(mut position) = lines.next().and_then(start) else { return };
    for line in lines.take(40) {
        let read = LETTERS.map(|letters| moves::read(&position, line, letters));
        let Some(reading) = read.into_iter().flatten().next() else { continue };
        for letters in LETTERS {
            let written = moves::write(&position, reading.mv, letters);
            let again = moves::read(&position, &written, letters).expect("what was written");
            assert_eq!(again.mv, reading.mv, "{written}");
        }
        position = position.play(reading.mv).expect("a legal move");
    }
    position::examine(&position);
}

/// An EPD, or not.
pub fn epd(line: &str) {
    let Ok(read) = positions::read(line) else { return };
    let _ = (read.moves("bm"), read.text("id"), read.perft().count());
    let written = read.to_string();
    let again = positions::read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(again.position, read.position, "{written}");
    assert_eq!(again.to_string(), written);
    assert!(!again.unterminated, "{written}");
    // A quote inside an operand cannot be written.
    if !read.operations.iter().flat_map(|one| &one.operands).any(|operand| operand.contains('"')) {
        assert_eq!(again.operations, read.operations, "{written}");
    }
}

/// The ordinary start where the line is no position.
fn start(line: &str) -> Option<Position> {
    if line.is_empty() { Some(Position::default()) } else { notation::read(line).ok() }
}
