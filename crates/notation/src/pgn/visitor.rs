use super::{Fault, GameResult, RawText, Spot};
use crate::san::Written;

/// Whether the reader goes into something or passes over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Tell all of it.
    Read,
    /// Pass over it, as fast as can be.
    Skip,
}

/// A move as it stands in the text, before any board is looked at.
#[derive(Debug, Clone, Copy)]
pub struct Word<'a> {
    /// What it says.
    pub written: Written,
    /// The word itself.
    pub bytes: &'a [u8],
    /// Where it begins.
    pub at: Spot<'a>,
}

/// What is said of a move beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Annotation {
    /// A numeric annotation glyph (PGN standard 10), or a sign that stands for one.
    Nag(Nag),
    /// `(=)`: with this move a draw was offered (FIDE C.12).
    DrawOffer,
    /// `e.p.` apart from the move.
    EnPassant,
}

/// A numeric annotation glyph: 1 is `!`, 2 is `?`; 0 to 255 are defined (PGN standard 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nag(pub u16);

impl Nag {
    /// The glyph of a sign that stands alone, as in the *Chess Informant*.
    pub(super) fn of_sign(sign: &str) -> Option<Self> {
        Some(Self(match sign {
            "!" => 1,
            "?" => 2,
            "!!" | "‼" => 3,
            "??" | "⁇" => 4,
            "!?" | "⁉" => 5,
            "?!" | "⁈" => 6,
            "□" => 7,
            "=" => 10,
            "∞" => 13,
            "+/=" | "+=" | "⩲" => 14,
            "=/+" | "=+" | "⩱" => 15,
            "+/-" | "±" | "+/−" => 16,
            "-/+" | "∓" | "−/+" => 17,
            "+-" | "+−" | "+–" => 18,
            "-+" | "−+" | "–+" => 19,
            _ => return None,
        }))
    }
}

/// What wants to know what stands in a PGN text, in the order in which it stands there.
///
/// Between [`begin_game`](Self::begin_game) and [`end_game`](Self::end_game) come tags, then
/// [`begin_moves`](Self::begin_moves), then everything else; a comment may come before the tags.
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, _at: Spot<'_>) {}

    /// A tag pair. A name is nearly always a few letters and digits.
    fn tag(&mut self, _name: &[u8], _value: RawText<'_>, _at: Spot<'_>) {}

    /// The tags are over.
    fn begin_moves(&mut self, _at: Spot<'_>) -> Next {
        Next::Read
    }

    /// The number before a move.
    fn move_number(&mut self, _number: u32, _at: Spot<'_>) {}

    /// A move.
    fn san(&mut self, _word: Word<'_>) {}

    /// A word where a move should be, but no move in these letters.
    fn unknown_move(&mut self, _word: &str, _at: Spot<'_>) {}

    /// Something said of the move before.
    fn annotation(&mut self, _annotation: Annotation, _at: Spot<'_>) {}

    /// A comment on the move before or, where there is none yet, on the game or the variation.
    fn comment(&mut self, _text: RawText<'_>, _at: Spot<'_>) {}

    /// A variation on the move before begins; what is skipped has no end either.
    fn begin_variation(&mut self, _at: Spot<'_>) -> Next {
        Next::Read
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The game ends, with the result that stands after the moves, if any does.
    fn end_game(&mut self, _result: Option<GameResult>, _at: Spot<'_>) {}

    /// Something is wrong, but reading goes on.
    fn fault(&mut self, _fault: Fault, _at: Spot<'_>) {}
}
