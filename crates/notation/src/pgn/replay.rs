//! Moves that are played as they are read.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use roque_rules::{Color, Move, Position, Setup};

use super::{
    Annotation, Fault, GameResult, Next, Place, Problem, RawText, Spot, Visitor, Word, date,
    text::decode,
};
use crate::{
    Dialect, Letters, fen,
    san::{Action, NotFound, Reading, SanError, Tolerance},
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

    #[inline]
    fn played(&mut self, mv: Option<Move>, after: Position) {
        self.line.before = self.line.after;
        self.line.after = after;
        self.line.moved = true;
        self.follower.play(&self.line.before, mv, &self.line.after);
        if self.outer.is_empty() {
            self.count();
        }
    }

    /// Whether the board has ended the main line (FIDE 5.2.2, 9.6).
    #[inline]
    fn count(&mut self) {
        let position = &self.line.after;
        if position.half_moves() == 0 {
            self.keys.clear();
        }
        self.keys.push(position.key());
        if self.drawn.is_some() {
            return;
        }
        if position.is_insufficient_material() {
            self.drawn = Some("insufficient material");
        } else if position.half_moves() >= 150 {
            self.drawn = Some("75 moves without capture or pawn move");
        } else if position.half_moves() >= 16 {
            let key = position.key();
            if self.keys.iter().filter(|&&earlier| earlier == key).count() >= 5 {
                self.drawn = Some("the same position for the fifth time");
            }
        }
    }

    fn null_move(&mut self, at: Spot<'_>) {
        if let Some(after) = pass(&self.line.after) {
            self.report(Fault::NullMove, at);
            self.played(None, after);
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

    #[cold]
    fn not_found(&mut self, word: Word<'_>, fault: NotFound) -> Option<Reading> {
        let text = decode(word.bytes);
        let reading = word.written.find(&self.line.after, &text, self.letters).ok();
        if reading.is_none() {
            self.break_off(SanError::new(&text, fault), word.at);
        }
        reading
    }

    #[cold]
    fn tolerate(&mut self, reading: Reading, at: Spot<'_>) {
        for tolerance in reading.tolerated.iter() {
            self.report(Fault::Tolerated(tolerance), at);
        }
    }

    #[cold]
    fn after_draw(&mut self, rule: &'static str, at: Spot<'_>) {
        if !core::mem::replace(&mut self.said.after_draw, true) {
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
        self.follower.begin_moves(&start, dialect)
    }

    #[inline]
    fn move_number(&mut self, number: u32, at: Spot<'_>) {
        let expected = self.line.after.move_number();
        if number != expected && !self.said.move_number && !self.line.broken {
            self.said.move_number = true;
            self.report(Fault::MoveNumber { found: number, expected }, at);
        }
    }

    #[inline]
    fn san(&mut self, word: Word<'_>) {
        if self.line.broken {
            return;
        }
        let before = &self.line.after;
        let (mv, after, tolerated) = match word.written.san.find(before) {
            Ok(mv) => {
                let after = before.play_unchecked(mv);
                (mv, after, word.written.judge(before, mv, &after))
            }
            Err(_) if matches!(word.written.san.action(), Action::Null) => {
                self.null_move(word.at);
                return;
            }
            Err(fault) => match self.not_found(word, fault) {
                Some(Reading { mv, tolerated }) => {
                    (mv, self.line.after.play_unchecked(mv), tolerated)
                }
                None => return,
            },
        };
        if !tolerated.is_empty() {
            self.tolerate(Reading { mv, tolerated }, word.at);
        }
        if let Some(rule) = self.drawn.filter(|_| self.outer.is_empty()) {
            self.after_draw(rule, word.at);
        }
        self.played(Some(mv), after);
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
                    board.pieces(us, roque_rules::Role::Pawn).contains(square)
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
