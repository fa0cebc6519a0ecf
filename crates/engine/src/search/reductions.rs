//! Late moves are looked at less deeply at first: the order is good, so they rarely matter.

use std::sync::LazyLock;

static TABLE: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    let logarithm = |number: usize| f64::from(number.max(1) as u32).ln();
    let entry = |depth, place| (0.35 + logarithm(depth) * logarithm(place) / 2.3) as u8;
    std::array::from_fn(|depth| std::array::from_fn(|place| entry(depth, place)))
});

/// How many half-moves less, for the quiet move at this place of the order (from 0).
pub(super) fn late_move(depth: i32, place: usize, principal: bool) -> i32 {
    if depth < 3 || place < 3 {
        return 0;
    }
    let reduction = i32::from(TABLE[depth.min(63) as usize][place.min(63)]);
    (reduction - i32::from(principal)).clamp(0, depth - 2)
}
