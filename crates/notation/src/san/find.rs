//! From a move on paper to the legal move it means.
//!
//! Attacks are symmetrical: the pieces that may come to a square are among those that the square
//! attacks. So one look from the square of arrival and one from the king do, without a list of
//! legal moves.

use alloc::{vec, vec::Vec};

use roque_rules::{
    Bitboard, CastlingSide, Color, File, Move, Position, Rank, Reason, Role, Square, attacks,
    why_not,
};

use super::lines;
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
        if self.0 >> super::KIND == super::PIECE {
            let role = Role::ALL[(self.0 >> super::ROLE & 7) as usize % 6];
            return match role {
                Role::Pawn => pawn(position, self.departure_file(), self.to(), self.promotion()),
                _ if self.promotion().is_some() => {
                    Err(NotFound::Illegal(Some(Reason::NothingToPromote)))
                }
                _ => piece(position, role, self.departures(), self.to()),
            };
        }
        match self.action() {
            Action::Squares { from, to, promotion } => squares(position, from, to, promotion),
            Action::Castle(side) => castle(position, side),
            Action::Null | Action::Piece { .. } => Err(NotFound::Illegal(None)),
        }
    }

    /// The squares that what is written of the departure allows.
    #[inline]
    fn departures(self) -> Bitboard {
        FILES[(self.0 >> super::FROM_FILE & 15) as usize]
            & RANKS[(self.0 >> super::FROM_RANK & 15) as usize]
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

#[inline]
fn piece(position: &Position, role: Role, from: Bitboard, to: Square) -> Result<Move, NotFound> {
    let candidates = legal_departures(position, role, from, to);
    match candidates.first() {
        Some(from) if !candidates.many() => Ok(Move::new(from, to)),
        _ => Err(not_one(position, role, from, to, None, candidates)),
    }
}

/// Where the pieces of this kind stand, among `from`, that may legally go to a square; castling is
/// left out.
#[inline]
pub(super) fn legal_departures(
    position: &Position,
    role: Role,
    from: Bitboard,
    to: Square,
) -> Bitboard {
    let board = position.board();
    let own = board.color(position.turn());
    if own.contains(to) {
        return Bitboard::EMPTY;
    }
    let pieces = own & board.role(role) & from;
    let occupied = board.occupied();
    let mut candidates = match role {
        Role::Knight => pieces & attacks::knight(to),
        Role::King => pieces & attacks::king(to),
        Role::Bishop => seen(pieces & lines::diagonal(to), to, occupied),
        Role::Rook => seen(pieces & lines::straight(to), to, occupied),
        Role::Queen => seen(pieces & (lines::diagonal(to) | lines::straight(to)), to, occupied),
        Role::Pawn => Bitboard::EMPTY,
    };
    for from in candidates {
        if is_exposed(position, role, from, to) {
            candidates = candidates - from.into();
        }
    }
    candidates
}

/// Those of these line pieces that see a square on a board with these `occupied` squares. There are
/// few of them, so that looking between is quicker than looking along lines.
#[inline]
fn seen(pieces: Bitboard, square: Square, occupied: Bitboard) -> Bitboard {
    let mut seen = pieces;
    for piece in pieces {
        if (attacks::between(piece, square) & occupied).any() {
            seen = seen - piece.into();
        }
    }
    seen
}

/// Whether a move, not en passant, would leave the own king attacked.
#[inline]
fn is_exposed(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let board = position.board();
    let us = position.turn();
    let enemy = board.color(!us) - to.into();
    let king = if role == Role::King { to } else { position.king(us) };
    let leapers = (attacks::knight(king) & board.role(Role::Knight))
        | (attacks::pawn(us, king) & board.role(Role::Pawn))
        | (attacks::king(king) & board.role(Role::King));
    let sliders = (lines::straight(king) & board.straight_sliders(!us))
        | (lines::diagonal(king) & board.diagonal_sliders(!us));
    let occupied = (board.occupied() - from.into()) | to.into();
    (leapers & enemy).any()
        || (sliders & enemy)
            .into_iter()
            .any(|slider| (attacks::between(slider, king) & occupied).is_empty())
}

#[inline]
fn pawn(
    position: &Position,
    from_file: Option<File>,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, NotFound> {
    let us = position.turn();
    let from = match from_file {
        Some(file) if file != to.file() => capturing_pawn(position, file, to),
        _ => advancing_pawn(position, to),
    };
    let promotes = to.rank() == Rank::Eighth.relative_to(us);
    let legal = from.filter(|&from| {
        promotes == promotion.is_some()
            && if position.en_passant() == Some(to) {
                position.is_legal(Move::new(from, to))
            } else {
                !is_exposed(position, Role::Pawn, from, to)
            }
    });
    match legal {
        Some(from) => Ok(Move::with_promotion(from, to, promotion)),
        None => Err(not_one(
            position,
            Role::Pawn,
            Bitboard::file(from_file.unwrap_or(to.file())),
            to,
            promotion,
            Bitboard::EMPTY,
        )),
    }
}

/// The pawn that a step, or a double step, brings to an empty square.
#[inline]
fn advancing_pawn(position: &Position, to: Square) -> Option<Square> {
    let (us, board) = (position.turn(), position.board());
    let pawns = board.pieces(us, Role::Pawn);
    if board.occupied().contains(to) {
        return None;
    }
    let behind = to.forward(!us)?;
    if pawns.contains(behind) {
        return Some(behind);
    }
    let start = behind.forward(!us)?;
    let double = to.rank() == Rank::Fourth.relative_to(us) && !board.occupied().contains(behind);
    (double && pawns.contains(start)).then_some(start)
}

/// The pawn of a file that captures something on a square of the next file.
#[inline]
fn capturing_pawn(position: &Position, file: File, to: Square) -> Option<Square> {
    let (us, board) = (position.turn(), position.board());
    let prey = board.color(!us).contains(to) || position.en_passant() == Some(to);
    let pawns = board.pieces(us, Role::Pawn) & Bitboard::file(file);
    let captors = attacks::pawn(!us, to) & pawns;
    captors.first().filter(|_| prey)
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

#[cold]
fn not_one(
    position: &Position,
    role: Role,
    from: Bitboard,
    to: Square,
    promotion: Option<Role>,
    candidates: Bitboard,
) -> NotFound {
    if candidates.any() {
        return NotFound::Ambiguous(
            candidates.into_iter().map(|from| Move::new(from, to)).collect(),
        );
    }
    let pieces = position.board().pieces(position.turn(), role);
    NotFound::Illegal(
        the_one_meant(position, pieces & from, to)
            .and_then(|from| why_not(position, from, to, promotion)),
    )
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
