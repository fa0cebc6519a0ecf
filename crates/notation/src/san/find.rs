//! From a move on paper to the legal move it means.
//!
//! No list of legal moves is made: the rules tell who may come to the square of arrival.

use alloc::{vec, vec::Vec};

use roque_rules::{
    Bitboard, CastlingSide, Color, File, Move, Position, Rank, Reason, Role, Square, why_not,
};

use super::{Action, Reading, San, Sign, Tolerance, Tolerances, Written};
use crate::{Letters, uci};

/// Why no legal move was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotFound {
    /// No such piece can go there; and why not, when one piece only can have been meant.
    Illegal(Option<Reason>),
    /// Several pieces can go there.
    Ambiguous(Vec<Move>),
}

impl San {
    /// The legal move that is meant. Signs are not looked at; a wrong one changes no move. The null
    /// move is none.
    #[inline]
    pub fn find(self, position: &Position) -> Result<Move, NotFound> {
        self.piece_move(position).map_or_else(|| self.find_unusual(position), Ok)
    }

    /// The one legal move of a piece or a pawn that is meant, if that is what is meant.
    #[inline(always)]
    pub(crate) fn piece_move(self, position: &Position) -> Option<Move> {
        if self.0 >> super::KIND != super::PIECE {
            return None;
        }
        let (role, to, promotion) = (self.role(), self.to(), self.promotion());
        let departures = position.departures(role, self.departures(), to);
        let last_rank = Bitboard::rank(Rank::Eighth.relative_to(position.turn()));
        let promotes = role == Role::Pawn && last_rank.contains(to);
        let from = departures.first()?;
        (!departures.many() && promotes == promotion.is_some())
            .then(|| Move::with_promotion(from, to, promotion))
    }

    /// Moves that name no piece; and why there is no other.
    #[cold]
    #[inline(never)]
    fn find_unusual(self, position: &Position) -> Result<Move, NotFound> {
        match self.action() {
            Action::Squares { from, to, promotion } => squares(position, from, to, promotion),
            Action::Castle(side) => castle(position, side),
            Action::Null => Err(NotFound::Illegal(None)),
            Action::Piece { role, to, .. } => {
                let departures = position.departures(role, self.departures(), to);
                Err(self.not_found(position, departures))
            }
        }
    }

    /// The squares that what is written of the departure allows. A pawn of which nothing is written
    /// stays on its file.
    #[inline]
    fn departures(self) -> Bitboard {
        let written = self.0 >> super::FROM_FILE & 15;
        let stays = written == 0 && self.role() == Role::Pawn;
        let file = if stays { self.to().file() as u32 + 1 } else { written };
        FILES[file as usize & 15] & RANKS[(self.0 >> super::FROM_RANK & 15) as usize]
    }

    /// Why it is not the one move to be found from one of these `departures`.
    fn not_found(self, position: &Position, departures: Bitboard) -> NotFound {
        let (role, to, promotion) = (self.role(), self.to(), self.promotion());
        if role != Role::Pawn && promotion.is_some() {
            return NotFound::Illegal(Some(Reason::NothingToPromote));
        }
        if departures.many() {
            return NotFound::Ambiguous(
                departures.into_iter().map(|from| Move::new(from, to)).collect(),
            );
        }
        let pieces = position.board().pieces(position.turn(), role);
        NotFound::Illegal(
            the_one_meant(position, pieces & self.departures(), to)
                .and_then(|from| why_not(position, from, to, promotion)),
        )
    }
}

static FILES: [Bitboard; 16] = one_of_eight(Bitboard::file(File::A), 1);
static RANKS: [Bitboard; 16] = one_of_eight(Bitboard::rank(Rank::First), 8);

/// All squares for none, then the first line moved by steps.
const fn one_of_eight(first: Bitboard, step: u32) -> [Bitboard; 16] {
    let mut lines = [Bitboard::ALL; 16];
    let mut index = 1;
    while index <= 8 {
        lines[index] = Bitboard(first.0 << (step * (index as u32 - 1)));
        index += 1;
    }
    lines
}

impl Written {
    /// The legal move that is meant, and all that had to be overlooked to find it. `text` is what
    /// this was parsed from: its first letter may turn out to be a piece's in lower case.
    pub fn find(
        self,
        position: &Position,
        text: &str,
        letters: Letters,
    ) -> Result<Reading, NotFound> {
        let (written, mv) = match self.san.find(position) {
            Ok(mv) => (self, mv),
            Err(fault) => capitalized(text, letters)
                .and_then(|written| Some((written, written.san.find(position).ok()?)))
                .ok_or(fault)?,
        };
        let tolerated = written.judge(position, mv, &position.play_unchecked(mv));
        Ok(Reading { mv, tolerated })
    }

    /// What was tolerated in the writing of this legal move, which is what was meant.
    #[inline]
    pub(crate) fn judge(self, position: &Position, mv: Move, after: &Position) -> Tolerances {
        let san = self.san;
        if !san.captures() && san.sign() == Sign::None && !san.says_en_passant() {
            return self.tolerated;
        }
        let captures = || {
            position.board().occupied().contains(mv.to()) || position.en_passant() == Some(mv.to())
        };
        let false_sign = match san.sign() {
            Sign::None => false,
            Sign::Check => !after.is_check(),
            Sign::Mate => !after.is_check() || after.has_legal_move(),
        };
        let mut tolerated = self.tolerated;
        if san.says_en_passant() && !position.is_en_passant(mv) {
            tolerated = tolerated.with(Tolerance::FalseEnPassant);
        }
        if san.captures() && !captures() {
            tolerated = tolerated.with(Tolerance::FalseCaptureSign);
        }
        if false_sign {
            tolerated = tolerated.with(Tolerance::FalseCheckSign);
        }
        tolerated
    }
}

/// The text again, its first letter taken for that of a piece; only where it would be another one.
#[cold]
fn capitalized(text: &str, letters: Letters) -> Option<Written> {
    let text = text.trim();
    let first = text.chars().next().filter(|letter| letter.is_lowercase())?;
    let role = letters.role(first.to_uppercase().next()?).filter(|&role| role != Role::Pawn)?;
    let rest = &text[first.len_utf8()..];
    let mut written = Written::parse(&alloc::format!("{}{rest}", letters.letter(role)), letters)?;
    written.tolerated = written.tolerated.with(Tolerance::LowercasePiece);
    Some(written)
}

#[cold]
fn squares(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, NotFound> {
    let mv = uci::castling_meant(position, from, to)
        .unwrap_or(Move::with_promotion(from, to, promotion));
    if position.is_legal(mv) {
        return Ok(mv);
    }
    Err(NotFound::Illegal(why_not(position, from, to, promotion)))
}

fn castle(position: &Position, side: CastlingSide) -> Result<Move, NotFound> {
    let us: Color = position.turn();
    let king = position.king(us);
    let Some(rook) = position.castling_rook(us, side) else {
        return Err(NotFound::Illegal(Some(Reason::CastlingRightLost)));
    };
    let mv = Move::new(king, rook);
    if position.is_legal(mv) {
        Ok(mv)
    } else {
        Err(NotFound::Illegal(why_not(position, king, rook, None)))
    }
}

/// The one piece, if there is but one, whose refusal explains: the only one there is, or the only
/// one that moves like that.
fn the_one_meant(position: &Position, pieces: Bitboard, to: Square) -> Option<Square> {
    let only = |squares: Vec<Square>| match squares[..] {
        [square] => Some(square),
        _ => None,
    };
    let moves_so = |from: &Square| {
        !matches!(why_not(position, *from, to, None), Some(Reason::NotItsMove(_)) | None)
    };
    match pieces.len() {
        1 => only(vec![pieces.first()?]),
        _ => only(pieces.into_iter().filter(moves_so).collect()),
    }
}
