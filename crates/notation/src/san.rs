//! Standard algebraic notation (PGN standard 8.2.3; FIDE C.8 to C.13) with any language's letters.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write as _;

use roque_rules::{CastlingSide, File, Move, Position, Rank, Reason, Role, Square, why_not};

use crate::Letters;

/// What keeps a text from being a move that can be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// Not a move in these letters.
    #[error("{0:?} is no move in this notation")]
    Syntax(String),
    /// No such piece can go there.
    #[error("{text:?} is illegal{}", .reason.map_or(String::new(), |reason| alloc::format!(": {reason}")))]
    Illegal {
        /// What was read.
        text: String,
        /// Why not, when one piece only can have been meant.
        reason: Option<Reason>,
    },
    /// Several pieces can go there.
    #[error("{text:?} is ambiguous: it may be {candidates:?}")]
    Ambiguous {
        /// What was read.
        text: String,
        /// The moves it may mean.
        candidates: Vec<Move>,
    },
}

/// Writes a legal move with the shortest correct disambiguation, `+` and `#`.
pub fn write(position: &Position, mv: Move, letters: Letters) -> String {
    let mut san = String::with_capacity(8);
    if let Some(side) = position.castling_side(mv) {
        san.push_str(match side {
            CastlingSide::King => "O-O",
            CastlingSide::Queen => "O-O-O",
        });
    } else {
        write_piece_move(&mut san, position, mv, letters);
    }
    let after = position.play_unchecked(mv);
    if after.is_check() {
        san.push(if after.has_legal_move() { '+' } else { '#' });
    }
    san
}

fn write_piece_move(san: &mut String, position: &Position, mv: Move, letters: Letters) {
    let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    let captures = position.captured(mv).is_some();
    if role == Role::Pawn {
        san.extend(captures.then(|| mv.from().file().letter()));
    } else {
        san.push(letters.letter(role));
        disambiguate(san, position, mv, role);
    }
    san.extend(captures.then_some('x'));
    // Writing into a string cannot fail.
    let _ = write!(san, "{}", mv.to());
    if let Some(role) = mv.promotion() {
        san.extend(['=', letters.letter(role)]);
    }
}

/// FIDE C.10: the file if it tells the pieces apart, else the rank, else both.
fn disambiguate(san: &mut String, position: &Position, mv: Move, role: Role) {
    let rivals: Vec<Square> = candidates(position, role, mv.to())
        .map(Move::from)
        .filter(|&from| from != mv.from())
        .collect();
    if rivals.is_empty() {
        return;
    }
    let (file, rank) = (mv.from().file(), mv.from().rank());
    let same_file = rivals.iter().any(|rival| rival.file() == file);
    let same_rank = rivals.iter().any(|rival| rival.rank() == rank);
    san.extend((!same_file || same_rank).then(|| file.letter()));
    san.extend(same_file.then(|| rank.digit()));
}

/// The legal moves, castling left out, of one kind of piece to a square.
fn candidates(position: &Position, role: Role, to: Square) -> impl Iterator<Item = Move> {
    let pieces = position.board().pieces(position.turn(), role);
    let moves = position.legal_moves().into_iter();
    moves.filter(move |mv| mv.to() == to && pieces.contains(mv.from())).filter({
        let position = *position;
        move |&mv| position.castling_side(mv).is_none()
    })
}

/// Reads a legal move in these letters.
///
/// Besides strict SAN this takes what is unambiguous all the same: zeros or small letters in
/// castling, any dash between the squares, a missing or false `x`, `+` or `#`, `e.p.`, `ep`, `!?`
/// and the like, promotions without sign or in brackets, and squares of departure that were not
/// needed. A letter that means no piece in these letters is refused.
pub fn read(position: &Position, text: &str, letters: Letters) -> Result<Move, SanError> {
    let syntax = || SanError::Syntax(text.to_string());
    let body = without_suffixes(text.trim());
    if let Some(side) = read_castling(body) {
        let castles = |mv: &Move| position.castling_side(*mv) == Some(side);
        return position.legal_moves().into_iter().find(castles).ok_or_else(|| {
            let king = position.king(position.turn());
            let reason = position
                .castling_rook(position.turn(), side)
                .map_or(Some(Reason::CastlingRightLost), |rook| {
                    why_not(position, king, rook, None)
                });
            SanError::Illegal { text: text.to_string(), reason }
        });
    }
    let written = Written::read(body, letters).ok_or_else(syntax)?;
    let found: Vec<Move> = candidates(position, written.role, written.to)
        .filter(|mv| written.promotion == mv.promotion() && written.fits(mv.from()))
        .collect();
    match found[..] {
        [mv] => Ok(mv),
        [] => Err(SanError::Illegal { text: text.to_string(), reason: written.why_not(position) }),
        _ => Err(SanError::Ambiguous { text: text.to_string(), candidates: found }),
    }
}

fn without_suffixes(text: &str) -> &str {
    let annotations = ['+', '#', '!', '?', '†', '‡'];
    let text = text.trim_end_matches(annotations);
    let bare = ["e.p.", "e.p", "ep"].iter().find_map(|suffix| text.strip_suffix(suffix));
    bare.unwrap_or(text).trim_end().trim_end_matches(annotations)
}

fn read_castling(body: &str) -> Option<CastlingSide> {
    let mut parts = body.split(is_dash);
    let is_o = |part: &str| matches!(part, "O" | "o" | "0");
    match (parts.by_ref().take(4).filter(|part| is_o(part)).count(), body.chars().count()) {
        (2, 3) => Some(CastlingSide::King),
        (3, 5) => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Hyphen, non-breaking hyphen, en dash, em dash and minus.
fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}' | '\u{2011}' | '\u{2013}' | '\u{2014}' | '\u{2212}')
}

/// A move as it stands on paper.
struct Written {
    role: Role,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
}

impl Written {
    fn read(body: &str, letters: Letters) -> Option<Self> {
        let mut rest: Vec<char> = body.chars().collect();
        let role = letters.role(*rest.first()?);
        if role.is_some() {
            rest.remove(0);
        }
        let promotion = take_promotion(&mut rest, letters).ok()?;
        let to_rank = Rank::from_digit(rest.pop()?)?;
        let to_file = take_file(rest.pop()?)?;
        if rest.last().is_some_and(|&c| c == 'x' || c == ':' || c == '×' || is_dash(c)) {
            rest.pop();
        }
        let from_rank = rest.last().and_then(|&c| Rank::from_digit(c));
        if from_rank.is_some() {
            rest.pop();
        }
        let from_file = rest.last().and_then(|&c| take_file(c));
        if from_file.is_some() {
            rest.pop();
        }
        rest.is_empty().then_some(Self {
            role: role.unwrap_or(Role::Pawn),
            from_file,
            from_rank,
            to: Square::new(to_file, to_rank),
            promotion,
        })
    }

    /// A pawn that leaves its file must say from where, as in `exd5`; else a capture could be taken
    /// for another.
    fn fits(&self, from: Square) -> bool {
        let file = match self.from_file {
            None if self.role == Role::Pawn => Some(self.to.file()),
            file => file,
        };
        file.is_none_or(|file| from.file() == file)
            && self.from_rank.is_none_or(|rank| from.rank() == rank)
    }

    fn why_not(&self, position: &Position) -> Option<Reason> {
        let pieces = position.board().pieces(position.turn(), self.role);
        let mut meant = pieces.into_iter().filter(|&from| self.fits(from));
        match (meant.next(), meant.next()) {
            (Some(from), None) => why_not(position, from, self.to, self.promotion),
            _ => None,
        }
    }
}

fn take_file(letter: char) -> Option<File> {
    if letter.is_ascii_lowercase() { File::from_letter(letter) } else { None }
}

/// Takes `=Q`, `/Q`, `(Q)` or `Q` from the end, if it is there; fails on what promotes to nothing.
fn take_promotion(rest: &mut Vec<char>, letters: Letters) -> Result<Option<Role>, NoMove> {
    let bracketed = rest.last() == Some(&')');
    if bracketed {
        rest.pop();
    }
    let last = *rest.last().ok_or(NoMove)?;
    if last.is_ascii_digit() && !bracketed {
        return Ok(None);
    }
    let role = letters.role(last).filter(|role| Role::PROMOTIONS.contains(role)).ok_or(NoMove)?;
    rest.pop();
    if bracketed {
        rest.pop().filter(|&c| c == '(').ok_or(NoMove)?;
    } else if rest.last().is_some_and(|c| matches!(c, '=' | '/')) {
        rest.pop();
    }
    Ok(Some(role))
}

struct NoMove;
