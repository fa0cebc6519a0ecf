//! Moves that are played as they are read.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use roque_rules::{Color, Move, Position, Role, Setup};

use super::{
    Annotation, Fault, GameResult, Next, Place, Problem, RawText, Spot, Visitor, Word, date,
    text::decode,
};
use crate::{
    Dialect, Letters, fen,
    san::{Action, Reading, SanError, Tolerance, Tolerances, Written},
};

/// What wants to know the moves of a game, each legal where it stands.
///
/// The order is that of [`Visitor`]. A game whose start cannot be understood has no
/// [`begin_moves`](Self::begin_moves).
pub trait Follower {
    /// A game begins.
    fn begin_game(&mut self, _at: Spot<'_>) {}

    /// A tag, for the first time in this game.
    fn tag(&mut self, _name: &[u8], _value: RawText<'_>) {}

    /// The tags are over.
    fn begin_moves(&mut self, _start: &Position, _dialect: Dialect) -> Next {
        Next::Read
    }

    /// A legal move, or none for the null move of an analysis.
    fn play(&mut self, _before: &Position, _mv: Option<Move>, _after: &Position) {}

    /// Something said of the move before.
    fn annotation(&mut self, _annotation: Annotation) {}

    /// A comment on the move before or, where there is none yet, on the game or the variation.
    fn comment(&mut self, _text: RawText<'_>) {}

    /// A variation that replaces the move before.
    fn begin_variation(&mut self) -> Next {
        Next::Read
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The game ends with this result: the board's if it decides the game, else that after the
    /// moves, else that of the tag.
    fn end_game(&mut self, _result: GameResult, _at: Spot<'_>) {}

    /// Something is wrong, but reading goes on.
    fn problem(&mut self, _problem: Problem) {}
}

/// Plays the moves that a [`Reader`](super::Reader) finds, and tells a [`Follower`].
#[derive(Debug)]
pub struct Replay<F> {
    follower: F,
    letters: Letters,
    /// Where games start that do not say where.
    usual: Position,
    tags: Tags,
    /// The line being played; those it is a variation of.
    line: Line,
    outer: Vec<Line>,
    /// The keys of the main line's positions since the last move that cannot be taken back.
    keys: Vec<u64>,
    /// By which rule the board has ended the game, while moves still could be played.
    drawn: Option<&'static str>,
    said: Said,
}

/// What of the tags decides how moves are read.
#[derive(Debug, Default)]
struct Tags {
    names: Vec<u64>,
    /// What they say of the start, and where.
    fen: Option<(String, Place)>,
    variant: Option<(String, Place)>,
    set_up: bool,
    result: Option<GameResult>,
}

#[derive(Debug)]
struct Line {
    /// Before and after the last move; the same while there is none.
    before: Position,
    after: Position,
    moved: bool,
    /// What cannot be played ends a line.
    broken: bool,
}

const INSUFFICIENT: &str = "insufficient material";

/// What is said once a game.
#[derive(Debug, Default)]
struct Said {
    move_number: bool,
    latin1: bool,
    after_draw: bool,
}

impl Line {
    fn new(start: Position) -> Self {
        Self { before: start, after: start, moved: false, broken: false }
    }
}

impl<F: Follower> Replay<F> {
    /// For texts in these letters.
    pub fn new(letters: Letters, follower: F) -> Self {
        Self {
            follower,
            letters,
            usual: Position::default(),
            tags: Tags::default(),
            line: Line::new(Position::default()),
            outer: Vec::new(),
            keys: Vec::new(),
            drawn: None,
            said: Said::default(),
        }
    }

    /// Who is told.
    pub fn follower(&mut self) -> &mut F {
        &mut self.follower
    }

    /// Who was told.
    pub fn into_follower(self) -> F {
        self.follower
    }

    #[cold]
    fn report(&mut self, fault: Fault, at: Spot<'_>) {
        self.report_at(fault, at.place());
    }

    fn report_at(&mut self, fault: Fault, place: Place) {
        self.follower.problem(Problem { place, fault });
    }

    /// The position that the tags set up, and how its castling is written.
    fn start(&mut self, at: Spot<'_>) -> Option<(Position, Dialect)> {
        let mut chess960 = false;
        if let Some((variant, place)) = self.tags.variant.take() {
            let Some(dialect) = variant_of(&variant) else {
                self.report_at(Fault::UnsupportedVariant(variant), place);
                return None;
            };
            chess960 = dialect == Dialect::Chess960;
        }
        let Some((fen, place)) = self.tags.fen.take() else {
            if self.tags.set_up {
                self.report(Fault::FenMissing, at);
            }
            let dialect = if chess960 { Dialect::Chess960 } else { Dialect::Ordinary };
            return Some((self.usual, dialect));
        };
        match fen::read(&fen) {
            Err(error) => {
                self.report_at(Fault::BadFen(error.to_string()), place);
                None
            }
            Ok(position) => {
                if !self.tags.set_up {
                    self.report_at(Fault::SetupMissing, place);
                }
                let dialect = if chess960 { Dialect::Chess960 } else { Dialect::of(&position) };
                if !chess960 && dialect == Dialect::Chess960 {
                    self.report_at(Fault::Chess960Assumed, place);
                }
                Some((position, dialect))
            }
        }
    }

    #[inline(always)]
    fn play(&mut self, mv: Move, written: Written, at: Spot<'_>) {
        self.line.before = self.line.after;
        self.line.after.advance_unchecked(mv);
        let tolerated = written.judge(&self.line.before, mv, &self.line.after);
        if !tolerated.is_empty() {
            self.tolerate(tolerated, at);
        }
        if self.drawn.is_some() && self.outer.is_empty() {
            self.after_draw(at);
        }
        self.played(Some(mv));
    }

    /// Tells of the move that the line has come by.
    #[inline(always)]
    fn played(&mut self, mv: Option<Move>) {
        self.line.moved = true;
        self.follower.play(&self.line.before, mv, &self.line.after);
        if self.outer.is_empty() {
            self.count();
        }
    }

    /// Whether the board has ended the main line (FIDE 5.2.2, 9.6).
    #[inline(always)]
    fn count(&mut self) {
        let position = &self.line.after;
        let half_moves = position.half_moves();
        if half_moves == 0 {
            self.keys.clear();
        }
        self.keys.push(position.key());
        // Without a capture there is as much material as before, and with a pawn there is enough.
        let bare = half_moves == 0 && position.board().role(Role::Pawn).is_empty();
        if (bare || half_moves >= 16) && self.drawn.is_none() {
            self.drawn = self.drawn_by();
        }
    }

    /// By which rule the board has ended the main line.
    fn drawn_by(&self) -> Option<&'static str> {
        let position = &self.line.after;
        if position.is_insufficient_material() {
            return Some(INSUFFICIENT);
        }
        if position.half_moves() >= 150 {
            return Some("75 moves without capture or pawn move");
        }
        let key = position.key();
        let times = self.keys.iter().filter(|&&earlier| earlier == key).count();
        (times >= 5).then_some("the same position for the fifth time")
    }

    fn null_move(&mut self, at: Spot<'_>) {
        if let Some(after) = pass(&self.line.after) {
            self.report(Fault::NullMove, at);
            self.line.before = core::mem::replace(&mut self.line.after, after);
            self.played(None);
        } else {
            self.break_off(SanError::Illegal { text: "--".into(), reason: None }, at);
        }
    }

    /// The line cannot be played on.
    #[cold]
    fn break_off(&mut self, error: SanError, at: Spot<'_>) {
        self.line.broken = true;
        let text = match &error {
            SanError::Syntax(text)
            | SanError::Illegal { text, .. }
            | SanError::Ambiguous { text, .. } => text.clone(),
        };
        let fault = if !self.outer.is_empty() {
            Fault::IllegalInVariation(error)
        } else if !self.line.after.has_legal_move() {
            Fault::AfterEnd(text)
        } else if let SanError::Syntax(text) = error {
            Fault::UnknownMove(text)
        } else {
            Fault::Illegal(error)
        };
        self.report(fault, at);
    }

    /// Castling, a null move, a text whose first letter may be a piece's in lower case, or no legal
    /// move at all.
    #[cold]
    #[inline(never)]
    fn find_unusual(
        &mut self,
        written: Written,
        bytes: &[u8],
        at: Spot<'_>,
    ) -> Option<(Move, Written)> {
        let fault = match written.san.find(&self.line.after) {
            Ok(mv) => return Some((mv, written)),
            Err(fault) => fault,
        };
        if matches!(written.san.action(), Action::Null) {
            self.null_move(at);
            return None;
        }
        let text = decode(bytes);
        let reading = written.find(&self.line.after, &text, self.letters).ok();
        if reading.is_none() {
            self.break_off(SanError::new(&text, fault), at);
        }
        reading.map(|Reading { mv, tolerated }| (mv, Written { tolerated, ..written }))
    }

    #[cold]
    #[inline(never)]
    fn tolerate(&mut self, tolerated: Tolerances, at: Spot<'_>) {
        for tolerance in tolerated.iter() {
            self.report(Fault::Tolerated(tolerance), at);
        }
    }

    #[cold]
    #[inline(never)]
    fn wrong_number(&mut self, found: u32, at: Spot<'_>) {
        if !self.line.broken && !core::mem::replace(&mut self.said.move_number, true) {
            let expected = self.line.after.move_number();
            self.report(Fault::MoveNumber { found, expected }, at);
        }
    }

    #[cold]
    #[inline(never)]
    fn after_draw(&mut self, at: Spot<'_>) {
        if let Some(rule) = self.drawn
            && !core::mem::replace(&mut self.said.after_draw, true)
        {
            self.report(Fault::AfterDraw(rule), at);
        }
    }

    fn check_text(&mut self, text: RawText<'_>, at: Spot<'_>) {
        if !text.is_utf8() && !core::mem::replace(&mut self.said.latin1, true) {
            self.report(Fault::Latin1, at);
        }
    }

    /// The result of board, mark and tag, in this order, and who disagrees.
    fn result(&mut self, mark: Option<GameResult>, at: Spot<'_>) -> GameResult {
        let tag = self.tags.result.filter(|&tag| tag != GameResult::Unknown);
        let mark_said = mark.filter(|&mark| mark != GameResult::Unknown);
        // Only mate and stalemate show without doubt: a draw by other rules may be overlooked.
        let over = !self.line.after.has_legal_move();
        let board = over.then(|| GameResult::from(self.line.after.outcome()));
        let result = board.or(mark_said).or(tag).unwrap_or_default();
        let wrong = |said: &GameResult| *said != result;
        let said = mark.filter(wrong).or(self.tags.result.filter(wrong));
        if let Some(said) = said.filter(|_| !self.line.broken) {
            self.report(Fault::ResultMismatch { said, result }, at);
        }
        result
    }
}

impl<F: Follower> Visitor for Replay<F> {
    fn begin_game(&mut self, at: Spot<'_>) {
        self.tags.names.clear();
        self.tags = Tags { names: core::mem::take(&mut self.tags.names), ..Tags::default() };
        self.said = Said::default();
        self.drawn = None;
        self.keys.clear();
        self.outer.clear();
        self.line.broken = false;
        self.follower.begin_game(at);
    }

    fn tag(&mut self, name: &[u8], value: RawText<'_>, at: Spot<'_>) {
        let hash = hash(name);
        if self.tags.names.contains(&hash) {
            self.report(Fault::DuplicateTag(decode(name).into_owned()), at);
            return;
        }
        self.tags.names.push(hash);
        self.check_text(value, at);
        match name {
            b"FEN" => self.tags.fen = Some((value.decode().into_owned(), at.place())),
            b"Variant" => self.tags.variant = Some((value.decode().into_owned(), at.place())),
            b"SetUp" => self.tags.set_up = value.bytes() == b"1",
            b"Result" => {
                self.tags.result = GameResult::of_word(value.bytes()).map(|(result, _)| result);
            }
            b"Date" | b"EventDate" | b"UTCDate" if !date::is_possible(value.bytes()) => {
                self.report(Fault::BadDate(value.decode().into_owned()), at);
            }
            _ => {}
        }
        self.follower.tag(name, value);
    }

    fn begin_moves(&mut self, at: Spot<'_>) -> Next {
        let Some((start, dialect)) = self.start(at) else {
            self.line.broken = true;
            return Next::Skip;
        };
        self.line = Line::new(start);
        self.keys.push(start.key());
        self.drawn = start.is_insufficient_material().then_some(INSUFFICIENT);
        self.follower.begin_moves(&start, dialect)
    }

    #[inline]
    fn move_number(&mut self, number: u32, at: Spot<'_>) {
        if number != self.line.after.move_number() {
            self.wrong_number(number, at);
        }
    }

    #[inline(always)]
    fn san(&mut self, word: Word<'_>) {
        if self.line.broken {
            return;
        }
        let found = match word.written.san.piece_move(&self.line.after) {
            Some(mv) => Some((mv, word.written)),
            None => self.find_unusual(word.written, word.bytes, word.at),
        };
        if let Some((mv, written)) = found {
            self.play(mv, written, word.at);
        }
    }

    fn unknown_move(&mut self, word: &str, at: Spot<'_>) {
        if !self.line.broken {
            self.break_off(SanError::Syntax(word.to_string()), at);
        }
    }

    fn annotation(&mut self, annotation: Annotation, at: Spot<'_>) {
        if self.line.broken {
            return;
        }
        match annotation {
            Annotation::EnPassant => {
                let captured = self.line.before.en_passant().is_some_and(|square| {
                    let board = self.line.after.board();
                    let us = self.line.before.turn();
                    board.pieces(us, Role::Pawn).contains(square)
                });
                if !captured {
                    self.report(Fault::Tolerated(Tolerance::FalseEnPassant), at);
                }
            }
            annotation => self.follower.annotation(annotation),
        }
    }

    fn comment(&mut self, text: RawText<'_>, at: Spot<'_>) {
        self.check_text(text, at);
        if !self.line.broken {
            self.follower.comment(text);
        }
    }

    fn begin_variation(&mut self, at: Spot<'_>) -> Next {
        if self.line.broken {
            return Next::Skip;
        }
        if !self.line.moved {
            self.report(Fault::JunkIgnored("(".to_string()), at);
            return Next::Skip;
        }
        let next = self.follower.begin_variation();
        if next == Next::Read {
            let variation = Line::new(self.line.before);
            self.outer.push(core::mem::replace(&mut self.line, variation));
        }
        next
    }

    fn end_variation(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
            self.follower.end_variation();
        }
    }

    fn end_game(&mut self, result: Option<GameResult>, at: Spot<'_>) {
        if let Some(main) = self.outer.drain(..).next() {
            self.line = main;
        }
        let result = self.result(result, at);
        self.follower.end_game(result, at);
    }

    fn fault(&mut self, fault: Fault, at: Spot<'_>) {
        self.report(fault, at);
    }
}

/// The position after the side to move has not moved; nothing while it is in check.
pub(super) fn pass(position: &Position) -> Option<Position> {
    let setup = Setup::from(position);
    Position::try_from(Setup {
        turn: !setup.turn,
        en_passant: None,
        half_moves: setup.half_moves.saturating_add(1),
        move_number: setup.move_number + u32::from(setup.turn == Color::Black),
        ..setup
    })
    .ok()
}

/// Chess or Chess960, under the names they are given in Variant tags.
fn variant_of(name: &str) -> Option<Dialect> {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    match name.as_str() {
        "" | "standard" | "chess" | "normal" | "regular" | "orthodox" | "fromposition" => {
            Some(Dialect::Ordinary)
        }
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess"
        | "fischerandomchess" | "fischerrandom960" | "frc" | "freestyle" | "freestylechess" => {
            Some(Dialect::Chess960)
        }
        _ => None,
    }
}

/// FNV-1a: enough to tell the names of a game's tags apart.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
