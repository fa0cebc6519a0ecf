//! Late moves are looked at less deeply at first: the order is good, so they rarely matter. What is
//! taken off is reckoned in 1024ths of a half-move.

use std::sync::LazyLock;

use super::{
    moves::Attempt,
    node::{Kind, Node},
};

/// A half-move.
const WHOLE: i32 = 1_024;

struct Table([[i16; 64]; 64]);

static QUIETS: LazyLock<Table> = LazyLock::new(|| Table::new(0.80, 2.40));
static CAPTURES: LazyLock<Table> = LazyLock::new(|| Table::new(0.20, 3.40));

impl Table {
    /// The more, the deeper the search and the later the move, by the product of their logarithms.
    fn new(least: f64, divisor: f64) -> Self {
        let logarithm = |number: usize| f64::from(number.max(1) as u32).ln();
        let entry = |depth, place| {
            ((least + logarithm(depth) * logarithm(place) / divisor) * f64::from(WHOLE)) as i16
        };
        Self(std::array::from_fn(|depth| std::array::from_fn(|place| entry(depth, place + 1))))
    }

    fn get(&self, depth: i32, place: usize) -> i32 {
        i32::from(self.0[depth.clamp(0, 63) as usize][place.min(63)])
    }
}

fn base(node: &Node, attempt: &Attempt) -> i32 {
    let table = if attempt.quiet { &QUIETS } else { &CAPTURES };
    table.get(node.depth, attempt.place)
}

/// How many half-moves a move will probably lose, before it is looked at.
pub(super) fn expected(node: &Node, attempt: &Attempt) -> i32 {
    base(node, attempt) / WHOLE
}

/// How many half-moves less the move is looked at first.
pub(super) fn late_move(node: &Node, attempt: &Attempt) -> i32 {
    if node.depth < 3 || attempt.place < 2 + usize::from(node.is_principal()) {
        return 0;
    }
    let mut reduction = base(node, attempt);
    reduction += match node.kind {
        Kind::Principal => -WHOLE,
        Kind::Cut => WHOLE,
        Kind::All => 0,
    };
    if !node.improving {
        reduction += WHOLE / 2;
    }
    if attempt.gives_check || node.in_check {
        reduction -= WHOLE;
    }
    reduction -= attempt.history / 8;
    reduction.max(0) / WHOLE
}

/// A deep search without a move to begin with is better done a half-move less deep first (internal
/// iterative reduction).
pub(super) fn unexplored(node: &Node) -> i32 {
    i32::from(
        node.depth >= 4
            && node.remembered.is_none()
            && node.excluded.is_none()
            && node.kind != Kind::All,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_taken_off_the_deeper_the_search_and_the_later_the_move() {
        for table in [&*QUIETS, &*CAPTURES] {
            for number in 1..63 {
                let other = number as i32;
                assert!((1..63).map(|depth| table.get(depth, number)).is_sorted());
                assert!((1..63).map(|place| table.get(other, place)).is_sorted());
                assert!(table.get(other, number) < other * WHOLE, "{number}");
            }
        }
        assert!(QUIETS.get(8, 8) > CAPTURES.get(8, 8));
    }
}
