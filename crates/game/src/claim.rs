//! Draws that the player to move may claim (FIDE 9.2, 9.3).

use roque_rules::{DrawReason, History, Outcome};

use crate::rulebook::{CountRule, Rulebook};
use crate::{ClaimRule, Ending, ending};

pub(crate) fn count_rule(rules: &Rulebook, rule: ClaimRule) -> CountRule {
    match rule {
        ClaimRule::Threefold => rules.threefold,
        ClaimRule::Fifty => rules.fifty,
    }
}

/// Whether a rule's draw is on the board at the end of this history. A game that is over there,
/// by mate or stalemate, is no draw to claim.
pub(crate) fn is_right(history: &History, rule: ClaimRule) -> bool {
    history.current().has_legal_move()
        && match rule {
            ClaimRule::Threefold => history.occurrences() >= 3,
            ClaimRule::Fifty => history.current().half_moves() >= 100,
        }
}

/// How a game ends when the claim is right.
pub(crate) fn ending(history: &History, rule: ClaimRule) -> Ending {
    match rule {
        ClaimRule::Threefold => ending::by_repetition(history, DrawReason::ThreefoldRepetition),
        ClaimRule::Fifty => Outcome::Draw(DrawReason::FiftyMoves).into(),
    }
}
