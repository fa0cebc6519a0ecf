//! What people overlook: geometry that is hard to see at the board, and whatever happens away from
//! where they look.

use roque_rules::{Board, Color, Move, Position, Role, Square, attacks};

use super::news::News;

/// Moves that a player does not always think of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blind {
    /// Whose moves.
    pub of: Side,
    /// Of which kinds they are, all at once.
    pub spots: &'static [Spot],
    /// How many of a hundred.
    pub share: u8,
}

/// Whose moves are overlooked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The player's own.
    Own,
    /// The opponent's, which makes them threats not seen.
    Theirs,
    /// Either's.
    Both,
}

/// A kind of move that is hard to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A capture, of any kind.
    Capture,
    /// A capture of a man of this role or a lesser one.
    Modest(Role),
    /// A check, and so a mate.
    Check,
    /// A capture from more than so many squares away.
    Far(u8),
    /// A capture along a diagonal over more than so many squares.
    Diagonal(u8),
    /// A capture along a rank over more than so many squares.
    Sideways(u8),
    /// A piece goes back by so many ranks or more.
    Back(u8),
    /// A knight moves and takes nothing.
    Knight,
    /// A move that takes nothing and gives no check.
    Quiet,
    /// A move that neither begins nor ends within so many squares of where something has just
    /// happened.
    Elsewhere(u8),
    /// A man steps aside, and the one behind it attacks a piece.
    Unveiling,
    /// A capture of what is only guarded by pinned men.
    PinnedGuard,
}

impl Blind {
    /// Whether it is about a move of the player's own, or of the opponent's.
    pub(super) fn concerns(self, own: bool) -> bool {
        match self.of {
            Side::Own => own,
            Side::Theirs => !own,
            Side::Both => true,
        }
    }

    /// Whether a legal move is of these kinds, after what has happened.
    pub(super) fn covers(self, position: &Position, mv: Move, news: News) -> bool {
        self.spots.iter().all(|spot| spot.covers(position, mv, news))
    }
}

impl Spot {
    fn covers(self, position: &Position, mv: Move, news: News) -> bool {
        let taken = position.captured(mv);
        let (files, ranks) = steps(mv.from(), mv.to());
        let far = |beyond: u8| files.abs().max(ranks.abs()) > i32::from(beyond);
        match self {
            Self::Capture => taken.is_some(),
            Self::Modest(most) => taken.is_some_and(|(_, role)| role <= most),
            Self::Check => position.play_unchecked(mv).is_check(),
            Self::Far(beyond) => taken.is_some() && far(beyond),
            Self::Diagonal(beyond) => taken.is_some() && files.abs() == ranks.abs() && far(beyond),
            Self::Sideways(beyond) => taken.is_some() && ranks == 0 && far(beyond),
            Self::Back(beyond) => {
                let back = if position.turn() == Color::White { -ranks } else { ranks };
                back >= i32::from(beyond)
            }
            Self::Knight => taken.is_none() && role(position, mv) == Some(Role::Knight),
            Self::Quiet => taken.is_none() && !position.play_unchecked(mv).is_check(),
            Self::Elsewhere(beyond) => news.squares().into_iter().all(|square| {
                [mv.from(), mv.to()].into_iter().all(|end| distance(square, end) > beyond)
            }),
            Self::Unveiling => unveils(position, mv),
            Self::PinnedGuard => {
                taken.is_some_and(|(square, _)| guards_are_pinned(position.board(), square))
            }
        }
    }
}

fn role(position: &Position, mv: Move) -> Option<Role> {
    position.board().role_at(mv.from())
}

/// Files and ranks from one square to another.
fn steps(from: Square, to: Square) -> (i32, i32) {
    let place = |square: Square| (square.file() as i32, square.rank() as i32);
    let ((a, b), (c, d)) = (place(from), place(to));
    (c - a, d - b)
}

/// Steps of a king from one square to another.
fn distance(from: Square, to: Square) -> u8 {
    let (files, ranks) = steps(from, to);
    files.abs().max(ranks.abs()) as u8
}

/// Whether the man that moves lies between a slider of its side and a piece of the other, and leaves
/// the line.
fn unveils(position: &Position, mv: Move) -> bool {
    let (board, own) = (position.board(), position.turn());
    let pieces = board.color(!own) - board.pieces(!own, Role::Pawn);
    let leaves = |slider, target| {
        attacks::between(slider, target) & board.occupied() == mv.from().into()
            && !attacks::line(slider, target).contains(mv.to())
    };
    let straight = board.straight_sliders(own);
    let sees = |slider: Square, target: Square| {
        let (files, ranks) = steps(slider, target);
        let along = if files == 0 || ranks == 0 { straight } else { board.diagonal_sliders(own) };
        along.contains(slider) && leaves(slider, target)
    };
    let sliders = straight | board.diagonal_sliders(own);
    sliders.into_iter().any(|slider| pieces.into_iter().any(|target| sees(slider, target)))
}

/// Whether a man is guarded, but only by men that cannot leave the line to their king.
fn guards_are_pinned(board: &Board, square: Square) -> bool {
    let Some(man) = board.piece_at(square) else { return false };
    let guards = board.attackers(square, man.color, board.occupied());
    !guards.is_empty() && guards.into_iter().all(|guard| is_pinned(board, guard, man.color))
}

fn is_pinned(board: &Board, square: Square, color: Color) -> bool {
    let Some(king) = board.pieces(color, Role::King).into_iter().next() else { return false };
    let pins = |sliders: roque_rules::Bitboard, straight: bool| {
        sliders.into_iter().any(|slider| {
            let (files, ranks) = steps(slider, king);
            (files == 0 || ranks == 0) == straight
                && attacks::between(slider, king) & board.occupied() == square.into()
        })
    };
    pins(board.straight_sliders(!color), true) || pins(board.diagonal_sliders(!color), false)
}

#[cfg(test)]
mod tests {
    use roque_notation::{fen, uci};

    use super::*;

    fn covers(spot: Spot, fen: &str, mv: &str) -> bool {
        let position = fen::read(fen).unwrap();
        let mv = uci::read(&position, mv).unwrap();
        spot.covers(&position, mv, News::at(Square::E4))
    }

    #[test]
    fn each_spot_covers_what_it_says() {
        const BISHOP: &str = "4k3/8/8/7p/8/1p6/8/B3K2R w K - 0 1";
        const ALONG: &str = "k7/8/8/8/q6R/8/8/4K3 w - - 0 1";
        for (spot, fen, mv, expected) in [
            (Spot::Capture, BISHOP, "h1h5", true),
            (Spot::Capture, BISHOP, "h1h4", false),
            (Spot::Check, ALONG, "h4a4", true),
            (Spot::Check, ALONG, "h4b4", false),
            (Spot::Far(3), BISHOP, "h1h5", true),
            (Spot::Far(4), BISHOP, "h1h5", false),
            (Spot::Sideways(3), ALONG, "h4a4", true),
            (Spot::Sideways(7), ALONG, "h4a4", false),
            (Spot::Diagonal(2), "4k3/8/8/8/4p3/8/8/1B2K3 w - - 0 1", "b1e4", true),
            (Spot::Diagonal(3), "4k3/8/8/8/4p3/8/8/1B2K3 w - - 0 1", "b1e4", false),
            (Spot::Back(2), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5e3", true),
            (Spot::Back(2), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5e7", false),
            (Spot::Back(2), "4k3/8/8/3n4/8/8/8/4K3 b - - 0 1", "d5e7", true),
            (Spot::Knight, "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5e3", true),
            (Spot::Quiet, "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5e3", true),
            (Spot::Quiet, "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", false),
            (Spot::Elsewhere(1), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "e1e2", true),
            (Spot::Elsewhere(2), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "e1e2", false),
            (Spot::Elsewhere(0), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", true),
            (Spot::Elsewhere(1), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", false),
        ] {
            assert_eq!(covers(spot, fen, mv), expected, "{spot:?} {mv} in {fen}");
        }
    }

    #[test]
    fn a_discovered_attack_is_one_from_behind_the_man_that_moves() {
        const FEN: &str = "q6k/8/8/8/B7/8/8/R3K3 w Q - 0 1";
        assert!(covers(Spot::Unveiling, FEN, "a4c2"));
        assert!(!covers(Spot::Unveiling, FEN, "e1e2"));
        assert!(
            !covers(Spot::Unveiling, "q6k/8/8/8/R7/8/8/R3K3 w Q - 0 1", "a4a5"),
            "the line stays closed"
        );
    }

    #[test]
    fn a_pinned_guard_does_not_guard() {
        const PINNED: &str = "4k3/8/2n5/1B1p4/8/8/8/3RK3 w - - 0 1";
        assert!(!covers(Spot::PinnedGuard, PINNED, "d1d5"), "the knight does not guard it");
        assert!(covers(Spot::PinnedGuard, "4k3/3n4/8/1B2p3/8/8/8/4R1K1 w - - 0 1", "e1e5"));
        assert!(!covers(Spot::PinnedGuard, "4k3/3n4/8/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5"));
        assert!(
            !covers(Spot::PinnedGuard, "4k3/8/8/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5"),
            "nobody guards it"
        );
    }
}
