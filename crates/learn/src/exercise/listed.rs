use roque_rules::{Move, Position};

/// The legal moves by the squares they leave and reach: an order that does not hang on how they
/// are found, so that what is drawn from a seed and what is shown first stay what they are.
pub(super) fn listed(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_unstable_by_key(|mv| mv.to_bits());
    moves
}
