use core::{
    fmt,
    mem::MaybeUninit,
    ops::{ControlFlow, Deref},
    slice,
};

use crate::{Move, MoveSet};

/// The legal moves of a position, in an array of its own: nothing is allocated, and no more is
/// written than the moves there are.
#[derive(Clone)]
pub struct MoveList {
    length: usize,
    moves: [MaybeUninit<Move>; MoveList::CAPACITY],
}

impl MoveList {
    /// No position has more legal moves, however many queens a [`Setup`](crate::Setup) puts on the
    /// board; no position of a game has more than 218.
    pub const CAPACITY: usize = 512;

    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self { length: 0, moves: [const { MaybeUninit::uninit() }; Self::CAPACITY] }
    }

    /// Adds the moves of a set, unless there is no place for them, as only the position after an
    /// illegal move may have it.
    #[inline(always)]
    pub(crate) fn add(&mut self, set: MoveSet) {
        let mut length = self.length;
        if length + set.count() > Self::CAPACITY {
            return;
        }
        let _ = set.for_each(|mv| {
            // SAFETY: there is place for as many moves as `count` says, and `for_each` gives just as
            // many: one for each square of the set, or four for each.
            unsafe { self.moves.get_unchecked_mut(length) }.write(mv);
            length += 1;
            ControlFlow::<()>::Continue(())
        });
        self.length = length;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: `length` is the number of moves written from the beginning on, by `add` alone.
        unsafe { slice::from_raw_parts(self.moves.as_ptr().cast(), self.length) }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        Moves { list: self, next: 0 }
    }
}

/// The moves of a list, one after the other.
#[derive(Debug, Clone)]
pub struct Moves {
    list: MoveList,
    next: usize,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let mv = *self.list.get(self.next)?;
        self.next += 1;
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bitboard, File, Piece, Position, Rank, Role, Setup, Square, attacks};
    use std::vec::Vec;

    /// A square can be reached from each of eight directions by the nearest man alone, and by knights
    /// from where knights attack it; it is not reached where an own man stands. Promoting, a square
    /// of the last rank is reached by one pawn that advances or two that capture, three times more
    /// often than its directions say; castling adds two.
    #[test]
    fn no_board_has_more_moves_than_the_list_holds() {
        let most_first = |reached: fn(Square) -> Bitboard| {
            let mut counts: Vec<usize> =
                Square::all().map(|square| reached(square).len()).collect();
            counts.sort_unstable_by(|a, b| b.cmp(a));
            counts
        };
        let (directions, knights) = (most_first(attacks::king), most_first(attacks::knight));
        let bound = |reached: usize, jumping: usize| {
            let others = 64 - reached - jumping;
            let jumps: usize = knights[..reached].iter().sum();
            let others_reach: usize = directions[..reached].iter().sum();
            jumps.min(8 * jumping) + others_reach.min(27 * others)
        };
        let splits = (0..=64).flat_map(|reached| (0..=64 - reached).map(move |k| (reached, k)));
        let most = splits.map(|(reached, jumping)| bound(reached, jumping)).max().unwrap();
        let promotions = 8 * 2 * (Role::PROMOTIONS.len() - 1);
        assert_eq!(most, 440);
        assert!(most + promotions + 2 <= MoveList::CAPACITY);
    }

    #[test]
    fn positions_with_the_most_moves_lose_none() {
        // P. Petrović, 1964: the most of any position a game can reach.
        let most = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1";
        let more = "knQQQQQ1/nnQ4Q/Q6Q/Q6Q/Q2Q3Q/Q6Q/Q5QQ/1QQQQQ1K";
        for (board, expected) in [(most, 218), (more, 258)] {
            let mut setup = Setup::EMPTY;
            for (line, rank) in board.split('/').zip(Rank::ALL.into_iter().rev()) {
                let mut files = File::ALL.into_iter();
                for letter in line.chars() {
                    if let Some(empty) = letter.to_digit(10) {
                        files.nth(empty as usize - 1);
                    } else {
                        let square = Square::new(files.next().unwrap(), rank);
                        setup.board.put(square, Piece::from_letter(letter).unwrap());
                    }
                }
            }
            let position = Position::try_from(setup).unwrap();
            assert_eq!(position.count_legal_moves(), expected);
            assert_eq!(position.legal_moves().len(), expected);
        }
    }
}
