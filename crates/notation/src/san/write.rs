//! From a move to what is put on paper.

use alloc::string::String;

use roque_rules::{Bitboard, CastlingSide, Move, Position, Role};

use super::{Action, San, Sign};
use crate::Letters;

impl San {
    /// A legal move with the shortest correct disambiguation (FIDE C.10: the file if it tells the
    /// pieces apart, else the rank, else both) and its sign.
    pub fn of(position: &Position, mv: Move) -> Self {
        let san = match position.castling_side(mv) {
            Some(side) => Self::castle(side),
            None => Self::of_piece(position, mv),
        };
        let after = position.play_unchecked(mv);
        san.signed(match after.is_check() {
            false => Sign::None,
            true if after.has_legal_move() => Sign::Check,
            true => Sign::Mate,
        })
    }

    /// A legal move in long form: with the square it leaves, `e.p.` where that is what it does, and
    /// its sign.
    pub fn long(position: &Position, mv: Move) -> Self {
        let short = Self::of(position, mv);
        let (from, to) = (mv.from(), mv.to());
        let san = match short.action() {
            Action::Piece { role: Role::Pawn, .. } => Self::squares(from, to),
            Action::Piece { role, .. } => {
                Self::piece(role, to).leaving_file(from.file()).leaving_rank(from.rank()).dashed()
            }
            _ => return short,
        };
        let san = mv.promotion().map_or(san, |role| san.promoting(role));
        let san = san.capturing(short.captures()).signed(short.sign());
        if position.is_en_passant(mv) { san.saying_en_passant() } else { san }
    }

    const fn dashed(self) -> Self {
        Self(self.0 | 1 << super::DASHED)
    }

    fn of_piece(position: &Position, mv: Move) -> Self {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let captures = position.captured(mv).is_some();
        let san = Self::piece(role, mv.to()).capturing(captures);
        match role {
            Role::Pawn => {
                let san = if captures { san.leaving_file(mv.from().file()) } else { san };
                mv.promotion().map_or(san, |role| san.promoting(role))
            }
            Role::King => san,
            _ => san.told_apart(position, role, mv),
        }
    }

    #[inline]
    fn told_apart(self, position: &Position, role: Role, mv: Move) -> Self {
        let (from, to) = (mv.from(), mv.to());
        let others = position.board().pieces(position.turn(), role) - from.into();
        if others.is_empty() {
            return self;
        }
        let rivals = position.departures(role, others, to);
        let same_file = (rivals & Bitboard::file(from.file())).any();
        let same_rank = (rivals & Bitboard::rank(from.rank())).any();
        match (rivals.any(), same_file, same_rank) {
            (false, ..) => self,
            (true, false, _) => self.leaving_file(from.file()),
            (true, true, false) => self.leaving_rank(from.rank()),
            (true, true, true) => self.leaving_file(from.file()).leaving_rank(from.rank()),
        }
    }

    /// Writes it at the end of a text.
    pub fn push(self, text: &mut String, letters: Letters) {
        match self.action() {
            Action::Castle(CastlingSide::King) => text.push_str("O-O"),
            Action::Castle(CastlingSide::Queen) => text.push_str("O-O-O"),
            Action::Null => text.push_str("--"),
            Action::Squares { from, to, promotion } => {
                push_square(text, from);
                text.push(if self.captures() { 'x' } else { '-' });
                push_square(text, to);
                push_promotion(text, promotion, letters);
            }
            Action::Piece { role, from_file, from_rank, to, promotion } => {
                if role != Role::Pawn {
                    text.push(letters.letter(role));
                }
                text.extend(from_file.map(roque_rules::File::letter));
                text.extend(from_rank.map(roque_rules::Rank::digit));
                if self.captures() {
                    text.push('x');
                } else if self.0 >> super::DASHED & 1 == 1 {
                    text.push('-');
                }
                push_square(text, to);
                push_promotion(text, promotion, letters);
            }
        }
        if self.says_en_passant() {
            text.push_str(" e.p.");
        }
        match self.sign() {
            Sign::None => {}
            Sign::Check => text.push('+'),
            Sign::Mate => text.push('#'),
        }
    }
}

fn push_square(text: &mut String, square: roque_rules::Square) {
    text.push(square.file().letter());
    text.push(square.rank().digit());
}

fn push_promotion(text: &mut String, promotion: Option<Role>, letters: Letters) {
    if let Some(role) = promotion {
        text.push('=');
        text.push(letters.letter(role));
    }
}
