//! A proof that the losing king never gets into a mate, from where the men may ever stand.

use alloc::{vec, vec::Vec};

use super::{
    mobility::{Man, Mobility},
    steps,
};
use crate::{Bitboard, Color, Position, Role, Square, attacks};

/// What a mate needs at least.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picture {
    /// Where the losing king is.
    pub(super) king: Square,
    /// Where the winning king is, if it matters.
    pub(super) guard: Option<Square>,
    /// The squares that the loser's own men fill.
    pub(super) blockers: Bitboard,
}

/// Whether `winner` is proven never to mate, because on no square that the losing king may reach
/// can the check, the guards and the blockers of a mate come together.
pub(super) fn holds(position: &Position, winner: Color) -> bool {
    Hunt::new(position, winner).is_some_and(|hunt| hunt.pictures().next().is_none())
}

/// The mates that the reach of the men allows, those that need the fewest blockers first; none when
/// it tells nothing.
pub(super) fn pictures(position: &Position, winner: Color) -> Vec<Picture> {
    let mut pictures: Vec<_> =
        Hunt::new(position, winner).iter().flat_map(Hunt::pictures).collect();
    pictures.sort_by_key(|picture| (picture.blockers.len(), picture.guard.is_some()));
    pictures.truncate(32);
    pictures
}

/// The losing king and what may be brought against it.
struct Hunt {
    prey: Bitboard,
    /// Squares that the winner's men other than the king may attack.
    attacks: Bitboard,
    /// Where the winner's king may stand.
    guard: Bitboard,
    /// Where each of the loser's men other than the king may stand.
    blockers: Vec<Bitboard>,
}

impl Hunt {
    /// `None` when nothing can be said: somebody may castle, or the winner may promote.
    fn new(position: &Position, winner: Color) -> Option<Self> {
        if !position.castling().is_empty() {
            return None;
        }
        let mut mobility = Mobility::new(position);
        while mobility.grow() {
            if mobility.may_promote(winner) {
                return None;
            }
        }
        let king =
            |color| move |man: &&Man| man.piece.role == Role::King && man.piece.color == color;
        let others = |color| mobility.of(color).filter(|man| man.piece.role != Role::King);
        Some(Self {
            prey: mobility.of(!winner).find(king(!winner))?.reach,
            attacks: others(winner).fold(Bitboard::EMPTY, |all, man| all | man.attacks()),
            guard: mobility.of(winner).find(king(winner))?.reach,
            blockers: others(!winner).map(|man| man.reach).collect(),
        })
    }

    fn pictures(&self) -> impl Iterator<Item = Picture> {
        (self.prey & self.attacks).into_iter().flat_map(|king| self.pictures_on(king))
    }

    fn pictures_on(&self, king: Square) -> impl Iterator<Item = Picture> {
        let open = attacks::king(king) - self.attacks;
        let blockers: Vec<_> =
            self.blockers.iter().map(|&reach| reach & open).filter(|reach| reach.any()).collect();
        let near = steps::attacks(Color::White, Role::King, attacks::king(king))
            - attacks::king(king)
            - king.into();
        let guards = (self.guard & near).into_iter().map(Some);
        core::iter::once(None).chain(guards).filter_map(move |guard| {
            let open = guard.map_or(open, |guard| open - attacks::king(guard));
            can_fill(open, &blockers).then_some(Picture { king, guard, blockers: open })
        })
    }
}

/// Whether different men can stand on all the squares at once (a matching, found by augmenting
/// paths).
pub(super) fn can_fill(squares: Bitboard, reaches: &[Bitboard]) -> bool {
    let together = reaches.iter().fold(Bitboard::EMPTY, |all, &reach| all | reach);
    let mut places = vec![None; reaches.len()];
    squares.len() <= reaches.len()
        && (squares - together).is_empty()
        && squares.into_iter().all(|square| fill(square, reaches, &mut places, &mut 0))
}

/// Puts a man on a square, moving others elsewhere if need be; the bits of `asked` are the men that
/// have been asked.
fn fill(
    square: Square,
    reaches: &[Bitboard],
    places: &mut [Option<Square>],
    asked: &mut u64,
) -> bool {
    for (man, reach) in reaches.iter().enumerate() {
        if reach.contains(square) && *asked & 1 << man == 0 {
            *asked |= 1 << man;
            if places[man].is_none_or(|other| fill(other, reaches, places, asked)) {
                places[man] = Some(square);
                return true;
            }
        }
    }
    false
}
