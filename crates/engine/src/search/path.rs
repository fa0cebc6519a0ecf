//! Repetitions and the fifty moves, from the real game and the line searched.

use roque_rules::Position;

/// The keys of all positions from the beginning of the game to the node searched.
pub(super) struct Path {
    keys: Vec<u64>,
    /// The index of the search's root.
    root: usize,
    /// Half-moves without capture or pawn move that make a draw.
    half_moves: u16,
}

impl Path {
    /// Of a game whose last position is the root.
    pub(super) fn new(game: &[Position]) -> Self {
        let keys: Vec<u64> = game.iter().map(Position::key).collect();
        let played = game.last().map_or(0, Position::half_moves);
        // Fifty moves must be claimed; in a game where nobody did, only the 75 count (FIDE 9.6.2).
        let half_moves = if played >= 100 { 150 } else { 100 };
        Self { root: keys.len().saturating_sub(1), keys, half_moves }
    }

    pub(super) fn push(&mut self, position: &Position) {
        self.keys.push(position.key());
    }

    pub(super) fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether the last position, pushed before, draws by repetition: it has occurred since the
    /// root, so that a cycle is there for the taking, or twice before.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        let current = self.keys.len().saturating_sub(1);
        let span = usize::from(position.half_moves());
        let mut before_root = 0;
        for back in (4..=span.min(current)).step_by(2) {
            let index = current - back;
            if self.keys[index] != position.key() {
                continue;
            }
            before_root += 1;
            if index >= self.root || before_root == 2 {
                return true;
            }
        }
        false
    }

    pub(super) fn is_stale(&self, position: &Position) -> bool {
        position.half_moves() >= self.half_moves
    }
}
