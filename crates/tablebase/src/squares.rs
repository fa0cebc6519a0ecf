//! How tables number squares. A board may be turned and mirrored until a first man stands in a
//! corner of it, so that positions which are the same but for that have one number.
//!
//! Squares are from 0 (a1) to 63 (h8), by ranks.

use std::cmp::Ordering;

const SQUARES: usize = 64;

/// The square as seen in a mirror beside the board.
pub(crate) const fn mirrored(square: u8) -> u8 {
    square ^ 0b000_111
}

/// The square as Black sees it.
pub(crate) const fn flipped(square: u8) -> u8 {
    square ^ 0b111_000
}

/// The square with file and rank exchanged.
pub(crate) const fn transposed(square: u8) -> u8 {
    (square >> 3) | ((square & 0b111) << 3)
}

pub(crate) const fn file(square: u8) -> u8 {
    square & 0b111
}

pub(crate) const fn rank(square: u8) -> u8 {
    square >> 3
}

/// On which side of the diagonal from a1 to h8 it lies: `Greater` is above it, on the side of a8.
pub(crate) fn side_of_diagonal(square: u8) -> Ordering {
    rank(square).cmp(&file(square))
}

/// The ten squares of the triangle a1-d1-d4: those below the diagonal rank by rank, then those on it.
const TRIANGLE: [u8; 10] = [1, 2, 3, 10, 11, 19, 0, 9, 18, 27];
/// So many of them lie below the diagonal.
const BELOW_DIAGONAL: u8 = 6;

/// The place of a square in the triangle; squares outside count as the first.
const fn place_in_triangle(square: u8) -> u8 {
    let mut place = 0;
    while place < TRIANGLE.len() {
        if TRIANGLE[place] == square {
            return place as u8;
        }
        place += 1;
    }
    0
}

/// The place of a square among the 28 below the diagonal, rank by rank.
const fn place_below_diagonal(square: u8) -> u64 {
    let (file, rank) = (file(square) as u64, rank(square) as u64);
    rank * (15 - rank) / 2 + file.saturating_sub(rank + 1)
}

/// So many ways there are to place three different men.
pub(crate) const THREE: u64 = 6 * 63 * 62 + 4 * 28 * 62 + 4 * 7 * 28 + 4 * 7 * 6;

/// The number of three men on different squares, the first of them in the triangle, and the first
/// that is not on the diagonal below it.
pub(crate) fn three(squares: [u8; 3]) -> u64 {
    let [first, second, third] = squares.map(u64::from);
    // Each has as many places as the men before it leave.
    let second_left = second - u64::from(second > first);
    let third_left = third - u64::from(third > first) - u64::from(third > second);
    let on_diagonal = squares.map(|square| u64::from(rank(square)));
    let diagonal_left = [
        on_diagonal[0],
        on_diagonal[1].saturating_sub(u64::from(second > first)),
        on_diagonal[2].saturating_sub(u64::from(third > first) + u64::from(third > second)),
    ];
    match squares.map(|square| side_of_diagonal(square).is_eq()) {
        [false, ..] => {
            u64::from(place_in_triangle(squares[0])) * 63 * 62 + second_left * 62 + third_left
        }
        [true, false, _] => {
            6 * 63 * 62
                + diagonal_left[0] * 28 * 62
                + place_below_diagonal(squares[1]) * 62
                + third_left
        }
        [true, true, false] => {
            6 * 63 * 62
                + 4 * 28 * 62
                + (diagonal_left[0] * 7 + diagonal_left[1]) * 28
                + place_below_diagonal(squares[2])
        }
        [true, true, true] => {
            6 * 63 * 62
                + 4 * 28 * 62
                + 4 * 7 * 28
                + (diagonal_left[0] * 7 + diagonal_left[1]) * 6
                + diagonal_left[2]
        }
    }
}

/// So many ways there are to place two kings apart from each other.
pub(crate) const KINGS: u64 = 462;

/// The number of two kings, the first in the triangle, and the other not above the diagonal when the
/// first is on it.
pub(crate) fn kings(first: u8, second: u8) -> u64 {
    let place = place_in_triangle(first);
    u64::from(KING_PAIRS[place as usize][second as usize & 63])
}

/// Pairs are numbered in order, but those with both kings on the diagonal come after all others.
static KING_PAIRS: [[u16; SQUARES]; 10] = number_king_pairs();

const fn number_king_pairs() -> [[u16; SQUARES]; 10] {
    let mut numbers = [[0; SQUARES]; 10];
    let mut next = 0;
    let mut both_on_diagonal = false;
    loop {
        let mut place = 0;
        while place < 10 {
            let first = TRIANGLE[place];
            let on_diagonal = place as u8 >= BELOW_DIAGONAL;
            let mut second = 0;
            while second < SQUARES as u8 {
                let apart = file(first).abs_diff(file(second)) > 1
                    || rank(first).abs_diff(rank(second)) > 1;
                let above = on_diagonal && rank(second) > file(second);
                let both = on_diagonal && rank(second) == file(second);
                if apart && !above && both == both_on_diagonal {
                    numbers[place][second as usize] = next;
                    next += 1;
                }
                second += 1;
            }
            place += 1;
        }
        if both_on_diagonal {
            return numbers;
        }
        both_on_diagonal = true;
    }
}

/// The places of pawns, from 47 (a2) to 0 (e7): the farther from the middle files, then the farther
/// from promotion, the higher.
pub(crate) const fn pawn_place(square: u8) -> u64 {
    let from_middle = if file(square) < 4 { 3 - file(square) } else { file(square) - 4 } as u64;
    let right = (file(square) >= 4) as u64;
    (12 * from_middle + 13 - right).saturating_sub(2 * rank(square) as u64)
}

/// The number of pawns of one side, the first on one of the files a to d, and no place of the others
/// higher than its own. The numbers begin anew on each file.
pub(crate) fn leading_pawns(squares: &[u8]) -> u64 {
    let Some((&first, others)) = squares.split_first() else { return 0 };
    let lower = (1..rank(first)).map(|rank| with_first_on(file(first), rank, others.len()));
    let places = others.iter().zip((1..=others.len()).rev());
    lower.sum::<u64>() + places.map(|(&square, left)| choose(pawn_place(square), left)).sum::<u64>()
}

/// So many ways there are to place pawns of one side when the first stands on this file.
pub(crate) fn count_leading_pawns(file: u8, pawns: usize) -> u64 {
    (1..7).map(|rank| with_first_on(file, rank, pawns - 1)).sum()
}

fn with_first_on(file: u8, rank: u8, others: usize) -> u64 {
    choose(pawn_place(rank * 8 + file), others)
}

/// How many sets of `k` there are among `n`.
pub(crate) fn choose(n: u64, k: usize) -> u64 {
    // After each step the product is itself such a number, so that nothing is left over.
    (0..k as u64).fold(1, |sets, taken| sets * n.saturating_sub(taken) / (taken + 1))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Each number up to `count` is given to exactly one of these.
    fn assert_numbers(numbers: impl Iterator<Item = u64>, count: u64) {
        let all: Vec<u64> = numbers.collect();
        assert_eq!(all.len() as u64, count);
        let different: HashSet<u64> =
            all.into_iter().inspect(|&number| assert!(number < count)).collect();
        assert_eq!(different.len() as u64, count);
    }

    #[test]
    fn every_three_men_that_need_no_turning_have_a_number_of_their_own() {
        let needs_no_turning = |squares: &[u8; 3]| {
            let first_off =
                squares.iter().map(|&square| side_of_diagonal(square)).find(|side| side.is_ne());
            first_off.is_none_or(Ordering::is_lt)
        };
        let all =
            (0..64u8).flat_map(|a| (0..64).flat_map(move |b| (0..64).map(move |c| [a, b, c])));
        let placed = all
            .filter(|[a, b, c]| a != b && a != c && b != c && TRIANGLE.contains(a))
            .filter(needs_no_turning);
        assert_numbers(placed.map(three), THREE);
    }

    #[test]
    fn every_two_kings_that_need_no_turning_have_a_number_of_their_own() {
        let apart = |a: u8, b: u8| file(a).abs_diff(file(b)).max(rank(a).abs_diff(rank(b))) > 1;
        let all = TRIANGLE.iter().flat_map(|&a| (0..64).map(move |b| (a, b)));
        let placed = all
            .filter(|&(a, b)| apart(a, b))
            .filter(|&(a, b)| side_of_diagonal(a).then(side_of_diagonal(b)).is_le());
        assert_numbers(placed.map(|(a, b)| kings(a, b)), KINGS);
    }

    #[test]
    fn every_pawn_has_a_place_and_every_two_a_number() {
        assert_numbers((8..56).map(pawn_place), 48);
        for first_file in 0..4 {
            let pairs = (8..56u8).filter(|&a| file(a) == first_file).flat_map(|a| {
                (8..56).filter(move |&b| pawn_place(b) < pawn_place(a)).map(move |b| [a, b])
            });
            let count = count_leading_pawns(first_file, 2);
            assert_numbers(pairs.map(|pair| leading_pawns(&pair)), count);
        }
    }

    #[test]
    fn sets_are_counted() {
        assert_eq!(choose(64, 0), 1);
        assert_eq!(choose(62, 2), 1_891);
        assert_eq!(choose(3, 5), 0);
        assert_eq!(choose(64, 5), 7_624_512);
    }
}
