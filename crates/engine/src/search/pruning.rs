//! What is left out near the leaves, where the evaluation already says that nothing will come of
//! it. A check is never left out, nor a move of a side that has not yet a way out of a mate.

use roque_rules::Role;

use super::{exchange, moves::Attempt, node::Node, reductions};
use crate::{
    evaluation::exchange_value,
    score::{DECISIVE, Value},
};

/// Whether a move is worth a search.
pub(super) enum Worth {
    Trying,
    Nothing,
    /// Nor are the quiet moves after it.
    NoQuiet,
}

/// Whether a position is so far above what the other side allows that it is not searched (reverse
/// futility).
pub(super) fn is_won_anyway(node: &Node, guess: Value) -> bool {
    let margin = 80 * node.depth - if node.improving { 60 } else { 0 };
    node.depth <= 8 && guess - margin >= node.beta
}

/// Whether a position is so far below `alpha` that only a capture could help (razoring). When less
/// than a mate is not enough, no evaluation tells.
pub(super) fn is_lost_anyway(node: &Node, guess: Value) -> bool {
    node.depth <= 4
        && node.alpha < DECISIVE
        && guess + 220 + 180 * node.depth * node.depth <= node.alpha
}

pub(super) fn worth(node: &Node, attempt: &Attempt, alpha: Value) -> Worth {
    if attempt.gives_check {
        return Worth::Trying;
    }
    let depth = (node.depth - reductions::expected(node, attempt)).max(0);
    if attempt.quiet {
        quiet_worth(node, attempt, alpha, depth)
    } else if is_capture_worthless(node, attempt, alpha, depth) {
        Worth::Nothing
    } else {
        Worth::Trying
    }
}

/// At this depth, reductions taken off.
fn quiet_worth(node: &Node, attempt: &Attempt, alpha: Value, depth: i32) -> Worth {
    if attempt.place >= moves_worth_trying(node) {
        return Worth::NoQuiet;
    }
    let hopeless = node
        .judgement
        .is_some_and(|judgement| depth <= 9 && judgement.corrected + 110 + 95 * depth <= alpha);
    if hopeless {
        return Worth::NoQuiet;
    }
    let distrusted = depth <= 5 && attempt.history < -4_000 * node.depth;
    if distrusted || !exchange::brings(node.position, attempt.mv, -25 * depth * depth) {
        return Worth::Nothing;
    }
    Worth::Trying
}

/// How many moves are looked at before the other quiet ones are left out (late move pruning).
fn moves_worth_trying(node: &Node) -> usize {
    let most = 4 + node.depth * node.depth;
    (if node.improving { 2 * most } else { most }) as usize
}

fn is_capture_worthless(node: &Node, attempt: &Attempt, alpha: Value, depth: i32) -> bool {
    let hopeless = node.judgement.is_some_and(|judgement| {
        let taken = node.position.captured(attempt.mv).map_or(0, |(_, role)| exchange_value(role));
        let promoted = attempt.mv.promotion().map_or(0, exchange_value);
        depth <= 6 && judgement.corrected + taken + promoted + 230 + 200 * depth <= alpha
    });
    hopeless
        || !exchange::brings(node.position, attempt.mv, -exchange_value(Role::Pawn) * node.depth)
}
