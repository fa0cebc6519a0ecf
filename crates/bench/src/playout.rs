//! Games played from a seed, the same each time: somewhat like people's, in that they take what they
//! can and go on to the bare end.

use roque_rules::{Move, Position};

use crate::random::Random;

const SEED: u64 = 2_026;
const LONGEST: usize = 200;

/// As many games as an instruction counter is put on.
pub(crate) const FEW: u64 = 10;

/// All positions of `games` games.
pub(crate) fn positions(games: u64) -> Vec<Position> {
    (0..games).flat_map(game).collect()
}

fn game(number: u64) -> Vec<Position> {
    let mut random = Random(SEED ^ number << 32);
    let mut positions = vec![Position::default()];
    while positions.len() < LONGEST {
        let position = positions[positions.len() - 1];
        let moves = position.legal_moves();
        let Some(mv) = choose(&position, &moves, &mut random) else { break };
        positions.push(position.play_unchecked(mv));
    }
    positions
}

/// One of three moves picked at random: the one that takes most, if any does.
fn choose(position: &Position, moves: &[Move], random: &mut Random) -> Option<Move> {
    let picked = (0..3).filter_map(|_| random.of(moves));
    picked.max_by_key(|&mv| position.captured(mv).map(|(_, role)| role))
}
