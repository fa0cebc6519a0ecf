//! What is left out near the leaves, where the evaluation already says that nothing will come of
//! it.

use crate::score::Value;

/// Whether a position is so far above what the other side allows that it is not searched (reverse
/// futility).
pub(super) fn is_won_anyway(depth: i32, evaluation: Value, beta: Value) -> bool {
    depth <= 6 && evaluation - 85 * depth >= beta
}

/// Whether quiet moves cannot help a position any more (futility).
pub(super) fn is_lost_anyway(depth: i32, evaluation: Value, alpha: Value) -> bool {
    depth <= 5 && evaluation + 110 + 95 * depth <= alpha
}

/// How many moves are looked at before the other quiet ones are left out (late move pruning).
pub(super) fn moves_worth_trying(depth: i32) -> usize {
    if depth <= 4 { 5 + 2 * (depth * depth) as usize } else { usize::MAX }
}
