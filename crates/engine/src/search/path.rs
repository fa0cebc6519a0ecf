//! Repetitions and the fifty moves, from the real game and the line searched.

use roque_rules::{Bitboard, Color, Move, Position};

/// The positions from the beginning of the game to the node searched.
pub(super) struct Path {
    stations: Vec<Station>,
    /// The index of the search's root.
    root: usize,
    /// Half-moves without capture or pawn move that make a draw.
    half_moves: u16,
}

/// What is kept of a position.
#[derive(Clone, Copy)]
struct Station {
    key: u64,
    /// The men of each side.
    men: [Bitboard; 2],
}

impl Station {
    fn of(position: &Position) -> Self {
        let men = Color::ALL.map(|color| position.board().color(color));
        Self { key: position.key(), men }
    }
}

impl Path {
    /// Of a game whose last position is the root.
    pub(super) fn new(game: &[Position]) -> Self {
        let stations: Vec<Station> = game.iter().map(Station::of).collect();
        let played = game.last().map_or(0, Position::half_moves);
        // Fifty moves must be claimed; in a game where nobody did, only the 75 count (FIDE 9.6.2).
        let half_moves = if played >= 100 { 150 } else { 100 };
        Self { root: stations.len().saturating_sub(1), stations, half_moves }
    }

    pub(super) fn push(&mut self, position: &Position) {
        self.stations.push(Station::of(position));
    }

    pub(super) fn pop(&mut self) {
        self.stations.pop();
    }

    /// Whether the last position, pushed before, draws by repetition: it has occurred since the
    /// root, so that a cycle is there for the taking, or twice before.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        self.counts_as_draw(position.key(), self.back(position, 4))
    }

    /// Whether the side to move has a move after which the position draws by repetition. So it has
    /// at least a draw, and the search need not find the move to know.
    pub(super) fn can_repeat(&self, position: &Position) -> bool {
        let Some(now) = self.stations.last() else { return false };
        let (own, other) = (position.turn() as usize, !position.turn() as usize);
        self.back(position, 3).any(|index| {
            let then = self.stations[index];
            let moved = now.men[own] ^ then.men[own];
            moved.len() == 2
                && now.men[other] == then.men[other]
                && leads_to(position, now.men[own] & moved, then.men[own] & moved, then.key)
                && self.counts_as_draw(then.key, (0..=index).rev().step_by(2))
        })
    }

    pub(super) fn is_stale(&self, position: &Position) -> bool {
        position.half_moves() >= self.half_moves
    }

    /// The positions before the last one that no capture or pawn move separates from it: the one so
    /// many half-moves back, and every second one before that.
    fn back(&self, position: &Position, nearest: usize) -> impl Iterator<Item = usize> {
        let current = self.stations.len().saturating_sub(1);
        let span = usize::from(position.half_moves()).min(current);
        (nearest..=span).step_by(2).map(move |back| current - back)
    }

    /// Whether a position that has occurred at some of these places would draw if it came again.
    fn counts_as_draw(&self, key: u64, places: impl Iterator<Item = usize>) -> bool {
        let mut before_root = 0;
        for index in places.filter(|&index| self.stations[index].key == key) {
            before_root += 1;
            if index >= self.root || before_root == 2 {
                return true;
            }
        }
        false
    }
}

/// Whether moving the one man left to the one square reached brings the position with this key.
fn leads_to(position: &Position, left: Bitboard, reached: Bitboard, key: u64) -> bool {
    left.first()
        .zip(reached.first())
        .map(|(from, to)| Move::new(from, to))
        .is_some_and(|mv| position.is_legal(mv) && position.play_unchecked(mv).key() == key)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use roque_notation::{fen, uci};

    use super::*;

    /// The path that begins at a root and makes these moves, and where it ends.
    fn walk(root: &str, moves: &str) -> (Path, Position) {
        let mut position = fen::read(root).unwrap();
        let mut path = Path::new(&[position]);
        for text in moves.split_whitespace() {
            position = position.play(uci::read(&position, text).unwrap()).unwrap();
            path.push(&position);
        }
        (path, position)
    }

    #[test]
    fn a_move_back_to_where_the_search_began_is_seen_before_it_is_made() {
        let root = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        for (moves, can) in [
            ("", false),
            ("a1a2 e8d8", false),
            ("a1a2 e8d8 a2a1", true),
            // The right to castle does not come back.
            ("a1b1 e8d8 b1a1", false),
            // Nor does a rook through a king.
            ("e1e2 e8d8 e2d2 d8e8 a1a8", false),
        ] {
            let root = if moves.starts_with("a1b1") { root } else { &root.replace('Q', "-") };
            let (path, position) = walk(root, moves);
            assert_eq!(path.can_repeat(&position), can, "{moves}");
        }
    }

    #[test]
    fn what_was_before_the_root_has_to_come_for_the_third_time() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let knights = "b1c3 b8c6 c3b1";
        let game = |moves: &str| {
            let (path, position) = walk(START, moves);
            (Path { root: path.stations.len() - 1, ..path }, position)
        };
        let (path, position) = game(knights);
        assert!(!path.can_repeat(&position));
        let (path, position) = game(&format!("{knights} c6b8 {knights}"));
        assert!(path.can_repeat(&position));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn a_repetition_is_seen_coming_exactly_when_some_move_makes_it(
            root in 0usize..20, choices in proptest::collection::vec(any::<usize>(), 0..60)
        ) {
            // A few men that can only go to and fro.
            let mut position = fen::read("7k/7p/7P/8/8/p7/P7/K2N4 w - - 0 1").unwrap();
            let mut path = Path { root, ..Path::new(&[position]) };
            for choice in choices {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
                let repeats = |mv: Move| {
                    let next = position.play_unchecked(mv);
                    let stations = [&path.stations[..], &[Station::of(&next)]].concat();
                    Path { stations, ..path }.repeats(&next)
                };
                let expected = moves.iter().any(|&mv| repeats(mv));
                prop_assert_eq!(path.can_repeat(&position), expected);
                position = position.play_unchecked(mv);
                path.push(&position);
            }
        }
    }
}
