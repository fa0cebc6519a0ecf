//! Positions for the properties of the engine: those of a game played by chance.

use proptest::prelude::*;
use roque_rules::Position;

/// The positions of any game from the ordinary start, so many half-moves long at most.
pub(crate) fn any_game(half_moves: usize) -> impl Strategy<Value = Vec<Position>> {
    let choices = proptest::collection::vec(any::<usize>(), 0..half_moves);
    choices.prop_map(|choices| {
        let mut game = vec![Position::default()];
        for choice in choices {
            let position = game[game.len() - 1];
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
            game.push(position.play_unchecked(mv));
        }
        game
    })
}
