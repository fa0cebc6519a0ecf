//! Positions that may be played on from, but that no game has ever led to.

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Color, Role, Setup, attacks};

/// A sign that no game has led to a position. The signs are certain, but far from all there are:
/// a position without any may be out of reach all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// More pawns than a side begins with, on these squares.
    ManyPawns(Color, Bitboard),
    /// More of these pieces than pawns can have become, their side's other men counted.
    ManyPromoted(Color, Bitboard),
    /// No last move can have given check with all of these men.
    ImpossibleCheck(Bitboard),
}

impl Doubt {
    /// The kebab-case name by which sentences and programs know this doubt.
    pub fn code(&self) -> &'static str {
        match self {
            Self::ManyPawns(..) => "many-pawns",
            Self::ManyPromoted(..) => "many-promoted",
            Self::ImpossibleCheck(_) => "impossible-check",
        }
    }

    /// Every [`code`](Self::code), for whoever must have a sentence for each.
    pub const CODES: [&'static str; 3] = ["many-pawns", "many-promoted", "impossible-check"];

    /// The side it is about.
    pub fn color(&self) -> Option<Color> {
        match *self {
            Self::ManyPawns(color, _) | Self::ManyPromoted(color, _) => Some(color),
            Self::ImpossibleCheck(_) => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::ManyPawns(_, squares)
            | Self::ManyPromoted(_, squares)
            | Self::ImpossibleCheck(squares) => squares,
        }
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ManyPawns(color, pawns) => write!(f, "{color} has {} pawns", pawns.len()),
            Self::ManyPromoted(color, pieces) => {
                write!(f, "{color} has more promoted pieces than pawns to promote: {pieces:?}")
            }
            Self::ImpossibleCheck(checkers) => {
                write!(f, "no move can have given check with {checkers:?} at once")
            }
        }
    }
}

impl Setup {
    /// Every sign found that no game has led here.
    pub fn doubts(&self) -> Vec<Doubt> {
        let men = Color::ALL.into_iter().filter_map(|color| self.doubt_about_men(color));
        men.chain(self.doubt_about_check()).collect()
    }

    fn doubt_about_men(&self, color: Color) -> Option<Doubt> {
        let pawns = self.board.pieces(color, Role::Pawn);
        let Some(missing) = 8usize.checked_sub(pawns.len()) else {
            return Some(Doubt::ManyPawns(color, pawns));
        };
        let pieces = |role| self.board.pieces(color, role);
        let bishops = pieces(Role::Bishop);
        let (mut promoted, mut kinds) = (0, Bitboard::EMPTY);
        for (of_a_kind, at_first) in [
            (pieces(Role::Knight), 2),
            (bishops & Bitboard::LIGHT_SQUARES, 1),
            (bishops - Bitboard::LIGHT_SQUARES, 1),
            (pieces(Role::Rook), 2),
            (pieces(Role::Queen), 1),
        ] {
            if of_a_kind.len() > at_first {
                promoted += of_a_kind.len() - at_first;
                kinds |= of_a_kind;
            }
        }
        (promoted > missing).then_some(Doubt::ManyPromoted(color, kinds))
    }

    /// One move gives check with the man it moves, or opens a line, or both.
    fn doubt_about_check(&self) -> Option<Doubt> {
        let king = self.board.pieces(self.turn, Role::King).first()?;
        let checkers = self.board.attackers(king, !self.turn, self.board.occupied());
        let sliders =
            self.board.straight_sliders(!self.turn) | self.board.diagonal_sliders(!self.turn);
        let impossible = match (checkers.len(), (checkers & sliders).len()) {
            (0 | 1, _) | (2, 1) => false,
            (2, 2) => {
                let mut two = checkers.into_iter();
                let (one, other) = (two.next()?, two.next()?);
                attacks::line(one, other).contains(king)
            }
            _ => true,
        };
        impossible.then_some(Doubt::ImpossibleCheck(checkers))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;
    use crate::{Piece, Square};

    /// Black to move, with the black king on e8.
    fn doubts(white: &[(Role, &str)]) -> Vec<Doubt> {
        let mut setup = Setup { turn: Color::Black, ..Setup::EMPTY };
        setup.board.put(Square::E8, Piece { color: Color::Black, role: Role::King });
        for (role, squares) in white {
            for square in squares.split(' ') {
                let piece = Piece { color: Color::White, role: *role };
                setup.board.put(square.parse().unwrap(), piece);
            }
        }
        setup.doubts()
    }

    fn set(squares: &str) -> Bitboard {
        squares.split(' ').map(|name| name.parse::<Square>().unwrap()).collect()
    }

    #[test]
    fn a_side_has_eight_pawns_and_what_they_became() {
        let (seven, eight, nine) =
            ("a2 b2 c2 d2 e2 f2 g2", "a2 b2 c2 d2 e2 f2 g2 h2", "a2 b2 c2 d2 e2 f2 g2 h2 a3");
        assert_eq!(doubts(&[(Role::Pawn, nine)]), [Doubt::ManyPawns(Color::White, set(nine))]);
        assert_eq!(doubts(&[(Role::Pawn, eight), (Role::Queen, "a1")]), []);
        assert_eq!(doubts(&[(Role::Pawn, seven), (Role::Queen, "a1 b1")]), []);
        assert_eq!(
            doubts(&[(Role::Pawn, seven), (Role::Queen, "a1 b1 c1")]),
            [Doubt::ManyPromoted(Color::White, set("a1 b1 c1"))]
        );
        // Two bishops of one colour are one more than at first.
        assert_eq!(
            doubts(&[(Role::Pawn, eight), (Role::Bishop, "a1 c1")]),
            [Doubt::ManyPromoted(Color::White, set("a1 c1"))]
        );
    }

    #[test]
    fn one_move_cannot_give_every_double_check() {
        let none: Vec<Doubt> = vec![];
        assert_eq!(doubts(&[(Role::Rook, "e1"), (Role::Knight, "f6")]), none);
        assert_eq!(doubts(&[(Role::Rook, "e1"), (Role::Bishop, "b5")]), none);
        for impossible in [
            &[(Role::Knight, "f6 d6")][..],
            &[(Role::Knight, "f6"), (Role::Pawn, "d7")],
            &[(Role::Rook, "a8 h8")],
            &[(Role::Rook, "e1"), (Role::Bishop, "b5"), (Role::Knight, "f6")],
        ] {
            let found = doubts(impossible);
            assert!(matches!(found[..], [Doubt::ImpossibleCheck(_)]), "{impossible:?}: {found:?}");
        }
    }
}
