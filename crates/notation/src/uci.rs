//! Moves as programs exchange them: `e2e4`, `e7e8q`.

use alloc::string::{String, ToString};
use core::fmt::Write as _;

use roque_rules::{CastlingSide, File, IllegalMove, Move, Position, Role, Square};

use crate::Dialect;

/// What keeps a text from being a move that can be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// Not two squares and perhaps a letter of `qrbn`.
    #[error("{0:?} is no move: write two squares and, for a promotion, q, r, b or n, as in e7e8q")]
    Syntax(String),
    /// A move, but not here.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Reads a legal move. Castling is understood in both dialects: as the king taking its rook, and
/// as the king going to its square of arrival when that is no ordinary king step.
pub fn read(position: &Position, text: &str) -> Result<Move, UciError> {
    let (from, to, promotion) =
        read_squares(text).ok_or_else(|| UciError::Syntax(text.to_string()))?;
    let mv =
        castling_meant(position, from, to).unwrap_or(Move::with_promotion(from, to, promotion));
    position.play(mv)?;
    Ok(mv)
}

/// The two squares and the promotion a text names, whether or not a move can be played there.
pub fn read_squares(text: &str) -> Option<(Square, Square, Option<Role>)> {
    if !text.is_ascii() || !(4..=5).contains(&text.len()) {
        return None;
    }
    let promotion = match text.get(4..)? {
        "" => None,
        letter => Some(Role::from_letter(letter.chars().next()?)?),
    };
    Some((text.get(..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?, promotion))
}

/// The legal castling move that a king's jump to its square of arrival stands for.
pub fn castling_meant(position: &Position, from: Square, to: Square) -> Option<Move> {
    let us = position.turn();
    let far = (from.file() as i8 - to.file() as i8).abs() > 1;
    if from != position.king(us) || !far {
        return None;
    }
    let side = CastlingSide::ALL.into_iter().find(|side| side.king_to(us) == to)?;
    let mv = Move::new(from, position.castling_rook(us, side)?);
    position.is_legal(mv).then_some(mv)
}

/// Writes a move. The ordinary dialect writes castling `e1g1` wherever the king stands on the
/// e-file and the rook in the corner; elsewhere that would be ambiguous.
pub fn write(position: &Position, mv: Move, dialect: Dialect) -> String {
    let to = match position.castling_side(mv) {
        Some(side) if dialect == Dialect::Ordinary && is_classical(mv) => {
            side.king_to(position.turn())
        }
        _ => mv.to(),
    };
    let mut text = String::with_capacity(5);
    // Writing into a string cannot fail.
    let _ = write!(text, "{}{to}", mv.from());
    text.extend(mv.promotion().map(Role::letter));
    text
}

fn is_classical(castling: Move) -> bool {
    castling.from().file() == File::E && matches!(castling.to().file(), File::A | File::H)
}
