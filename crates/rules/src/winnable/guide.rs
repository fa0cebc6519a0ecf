//! Which positions look close to a mate: the orders in which a search opens them. They change how
//! soon an answer is found, never which.

use super::cage::Picture;
use crate::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// The ranks that an order gives, from zero.
pub(super) const RANKS: usize = 256;

/// How many orders there are. No one leads to every mate, so a search takes them in turn.
pub(super) const ORDERS: usize = 3;

/// How far a position seems from a mate by `winner`, by each order; zero is next to it. `depth` is
/// the number of moves that led to it.
pub(super) fn ranks(
    position: &Position,
    winner: Color,
    pictures: &[Picture],
    depth: usize,
) -> [usize; ORDERS] {
    let scene = Scene::new(position, winner);
    [scene.stripping() + depth / 8, scene.smothering(pictures) + depth / 8, depth]
        .map(|rank| rank.min(RANKS - 1))
}

struct Scene<'a> {
    board: &'a Board,
    winner: Color,
    king: Square,
    prey: Square,
    /// Squares that the winner's men attack, through the losing king too.
    attacked: Bitboard,
    /// Squares that the losing king may go to, as far as the winner's men allow.
    flights: usize,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Position, winner: Color) -> Self {
        let board = position.board();
        let (king, prey) = (position.king(winner), position.king(!winner));
        let occupied = board.occupied() - prey.into();
        let men = board.men().filter(|(_, piece)| piece.color == winner);
        let attacked = men.fold(Bitboard::EMPTY, |attacked, (square, piece)| {
            attacked | attacks::attacks(winner, piece.role, square, occupied)
        });
        let flights = (attacks::king(prey) - board.color(!winner) - attacked).len();
        Self { board, winner, king, prey, attacked, flights }
    }

    /// For a winner with the strength to mate a bare king: take everything else first, promote, and
    /// drive the king to the edge.
    fn stripping(&self) -> usize {
        let own = |role| self.board.pieces(self.winner, role);
        let strength = if (own(Role::Queen) | own(Role::Rook)).any() {
            0
        } else {
            let walk = |pawn: Square| 7 - pawn.rank().relative_to(self.winner) as usize;
            8 + 2 * own(Role::Pawn).into_iter().map(walk).min().unwrap_or(7)
        };
        let others = self.board.color(!self.winner) - self.prey.into();
        let safe = usize::from((others & self.attacked).is_empty());
        strength
            + 6 * others.len()
            + 2 * safe
            + 2 * to_edge(self.prey)
            + distance(self.king, self.prey)
            + self.flights
    }

    /// For a winner whose few men need the loser's to be in the way: the king onto a square where
    /// he can be mated, his own men round him, the other king near.
    fn smothering(&self, pictures: &[Picture]) -> usize {
        let own = self.board.color(!self.winner) - self.prey.into();
        let missing = |picture: &Picture| {
            let guard = picture.guard.map_or(0, |guard| distance(guard, self.king));
            3 * distance(picture.king, self.prey) + 2 * guard + 5 * (picture.blockers - own).len()
        };
        let target = pictures.iter().map(missing).min().unwrap_or(0);
        let mut near: [usize; 2] = [7, 7];
        for square in own {
            let away = distance(square, self.prey);
            if away < near[0] {
                near = [away, near[0]];
            } else if away < near[1] {
                near[1] = away;
            }
        }
        4 * self.flights + target + near[0] + near[1] + distance(self.king, self.prey)
    }
}

fn to_edge(square: Square) -> usize {
    let near = |line: usize| line.min(7 - line);
    near(square.file() as usize).min(near(square.rank() as usize))
}

fn distance(a: Square, b: Square) -> usize {
    let files = (a.file() as usize).abs_diff(b.file() as usize);
    files.max((a.rank() as usize).abs_diff(b.rank() as usize))
}
