//! What is wrong in a text, with the words around it.

use roque_notation::pgn::{Fault, Place, Problem, decode};
use roque_notation::san::SanError;
use roque_rules::Reason;

use crate::shown;
use crate::wire::{Excerpt, PgnFault, Refusal, TextPlace};

/// How many characters are shown on each side.
const AROUND: usize = 40;

/// A problem of a text that begins at `start`.
pub(super) fn show(problem: &Problem, text: &[u8], start: Place) -> PgnFault {
    let Problem { place, fault } = problem;
    let (found, expected) = words(fault);
    let at = usize::try_from(place.offset - start.offset).unwrap_or(usize::MAX);
    PgnFault {
        code: fault.code().to_owned(),
        error: fault.is_error(),
        found,
        expected,
        refusal: refusal(fault),
        place: TextPlace::from(*place),
        excerpt: excerpt(text, at.min(text.len())),
    }
}

/// What stands there and what should.
fn words(fault: &Fault) -> (String, String) {
    match fault {
        Fault::TooLong(limit) | Fault::TooDeep(limit) => (String::new(), limit.to_string()),
        Fault::UnknownMove(word)
        | Fault::AfterEnd(word)
        | Fault::UnsupportedVariant(word)
        | Fault::JunkIgnored(word)
        | Fault::DuplicateTag(word)
        | Fault::BadDate(word)
        | Fault::ResultSpelling(word)
        | Fault::Illegal(
            SanError::Syntax(word)
            | SanError::Illegal { text: word, .. }
            | SanError::Ambiguous { text: word, .. },
        )
        | Fault::IllegalInVariation(
            SanError::Syntax(word)
            | SanError::Illegal { text: word, .. }
            | SanError::Ambiguous { text: word, .. },
        ) => (word.clone(), String::new()),
        Fault::ResultMismatch { said, result } => (said.to_string(), result.to_string()),
        Fault::MoveNumber { found, expected } => (found.to_string(), expected.to_string()),
        Fault::Binary
        | Fault::BadFen(_)
        | Fault::BadTag
        | Fault::UnclosedComment
        | Fault::UnclosedVariation
        | Fault::StrayParenthesis
        | Fault::ResultInVariation
        | Fault::MissingResult
        | Fault::Latin1
        | Fault::Tolerated(_)
        | Fault::NullMove
        | Fault::AfterDraw(_)
        | Fault::SetupMissing
        | Fault::FenMissing
        | Fault::Chess960Assumed => (String::new(), String::new()),
    }
}

/// The rule that forbids a move, where one piece only can have been meant.
fn refusal(fault: &Fault) -> Option<Refusal> {
    let (Fault::Illegal(error) | Fault::IllegalInVariation(error)) = fault else { return None };
    let SanError::Illegal { reason: Some(reason), .. } = error else { return None };
    (*reason != Reason::PromotionMissing).then(|| shown::reason(reason))
}

/// The line of a byte, the word that begins there apart.
fn excerpt(text: &[u8], at: usize) -> Excerpt {
    let ends_line = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let begin = text[..at].iter().rposition(ends_line).map_or(0, |end| end + 1);
    let length = text[at..].iter().position(ends_line).unwrap_or(text.len() - at);
    let before = decode(&text[begin..at]).into_owned();
    let rest = decode(&text[at..at + length]).into_owned();
    let letters = rest.chars().take_while(|letter| !letter.is_whitespace()).take(AROUND);
    let (word, after) = rest.split_at(letters.map(char::len_utf8).sum());
    let skipped = before.chars().count().saturating_sub(AROUND);
    Excerpt {
        before: before.chars().skip(skipped).collect(),
        word: word.to_owned(),
        after: after.chars().take(AROUND).collect(),
    }
}

impl From<Place> for TextPlace {
    fn from(Place { offset, line, column }: Place) -> Self {
        Self { offset, line, column }
    }
}

impl From<TextPlace> for Place {
    fn from(TextPlace { offset, line, column }: TextPlace) -> Self {
        Self { offset, line, column }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use roque_notation::pgn::GameResult;
    use roque_notation::san::Tolerance;

    use super::*;

    const FILES: [&str; 2] = [
        include_str!("../../../../../locales/fr/pgn.ftl"),
        include_str!("../../../../../locales/en/pgn.ftl"),
    ];

    fn faults() -> Vec<Fault> {
        let word = || "Qh9".to_owned();
        let illegal = |reason| SanError::Illegal { text: word(), reason };
        let ambiguous = || SanError::Ambiguous { text: word(), candidates: Vec::new() };
        let (said, result) = (GameResult::Draw, GameResult::WhiteWins);
        let tolerated = Tolerance::ALL.map(Fault::Tolerated);
        [
            Fault::Binary,
            Fault::TooLong(1),
            Fault::TooDeep(1),
            Fault::UnknownMove(word()),
            Fault::Illegal(illegal(None)),
            Fault::Illegal(illegal(Some(Reason::PromotionMissing))),
            Fault::Illegal(ambiguous()),
            Fault::AfterEnd(word()),
            Fault::BadFen(word()),
            Fault::UnsupportedVariant(word()),
            Fault::JunkIgnored(word()),
            Fault::BadTag,
            Fault::DuplicateTag(word()),
            Fault::BadDate(word()),
            Fault::UnclosedComment,
            Fault::UnclosedVariation,
            Fault::StrayParenthesis,
            Fault::ResultInVariation,
            Fault::MissingResult,
            Fault::ResultSpelling(word()),
            Fault::ResultMismatch { said, result },
            Fault::Latin1,
            Fault::MoveNumber { found: 1, expected: 2 },
            Fault::NullMove,
            Fault::IllegalInVariation(illegal(None)),
            Fault::AfterDraw("rule"),
            Fault::SetupMissing,
            Fault::FenMissing,
            Fault::Chess960Assumed,
        ]
        .into_iter()
        .chain(tolerated)
        .collect()
    }

    #[test]
    fn every_fault_has_a_sentence_and_every_sentence_a_fault() {
        let faults = faults();
        let codes: BTreeSet<&str> = faults.iter().map(Fault::code).collect();
        for file in FILES {
            let lines = file.lines().filter_map(|line| line.strip_prefix("pgn-fault-"));
            let ids: BTreeSet<&str> =
                lines.filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
            assert_eq!(ids, codes);
        }
    }

    #[test]
    fn the_words_around_a_place_are_those_of_its_line() {
        let text = "1. e4 e5\r\n2. Nf3 Qh9 {é} 3. d4\n".as_bytes();
        let at = text.windows(3).position(|word| word == b"Qh9").unwrap();
        let whole = |before: &str, word: &str, after: &str| Excerpt {
            before: before.to_owned(),
            word: word.to_owned(),
            after: after.to_owned(),
        };
        assert_eq!(excerpt(text, at), whole("2. Nf3 ", "Qh9", " {é} 3. d4"));
        assert_eq!(excerpt(text, 0), whole("", "1.", " e4 e5"));
        assert_eq!(excerpt(text, text.len()), whole("", "", ""));
        let long = "x ".repeat(100);
        let shown = excerpt(long.as_bytes(), 100);
        assert_eq!((shown.before.len(), shown.after.len()), (AROUND, AROUND));
        assert_eq!(excerpt(b"\xE9t\xE9 1.", 0), whole("", "été", " 1."));
    }
}
